import type { Guide, GuideRule, GuideSection } from '../../../games/kit/guide.ts';

/** A section with those of its rules that were found. */
export interface Found {
  readonly section: GuideSection;
  readonly rules: readonly GuideRule[];
}

const wordsOf = (query: string): string[] => query.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);

/**
 * The rules that have every word of the query in their text, their id, or the title of their section; all of them for an empty query.
 *
 * @param textOf - the text of a rule or section by its id.
 */
export function searched({ sections }: Guide, query: string, textOf: (id: string) => string): Found[] {
  const sought = wordsOf(query);
  return sections
    .map((section) => ({
      section,
      rules: section.rules.filter(({ id }) => {
        const text = `${id} ${textOf(id)} ${textOf(section.id)}`.toLocaleLowerCase('en');
        return sought.every((word) => text.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** A stretch of text, and whether it is what was sought. */
export interface Stretch {
  readonly text: string;
  readonly isSought: boolean;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a text into what was sought and what lies between. */
export function stretches(text: string, query: string): Stretch[] {
  const sought = wordsOf(query);
  if (sought.length === 0) return [{ text, isSought: false }];
  return text
    .split(new RegExp(`(${sought.map(escaped).join('|')})`, 'giu'))
    .map((part, at) => ({ text: part, isSought: at % 2 === 1 }))
    .filter(({ text: part }) => part !== '');
}
