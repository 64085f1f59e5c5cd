import type { RuleId } from '../src/games/kit/guide.ts';

/** Whether a title names a rule, and not another whose id only begins or ends like it. */
export const names = (title: string, id: RuleId): boolean =>
  new RegExp(`(?<![\\w.-])${id.replaceAll('.', '\\.')}(?!\\w|\\.\\d)`).test(title);

/** The ids that a rules file sets in bold, such as `**TG-1.1**` and `**TG-1.1 (ours)**`, each once. */
export const idsOfFile = (text: string): RuleId[] => [
  ...new Set([...text.matchAll(/\*\*([A-Z]{2}-\d+\.\d+)(?=[ *.])/g)].flatMap(([, id]) => id ?? [])),
];
