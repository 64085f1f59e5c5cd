/** The id of a rule, as the rules files name it: `TG-3.2`. */
export type RuleId = string;

/** A picture in the guide, made of the game's own cards. */
export interface Picture {
  /** Card kinds from left to right. */
  readonly cards: readonly string[];
  /** Catalogue key of the sentence under it. */
  readonly caption: string;
  /** Whether what each card does is written beside it. */
  readonly explains?: boolean;
}

/** One numbered rule. Its text is in the catalogue under `guide.<id>`. */
export interface GuideRule {
  readonly id: RuleId;
  readonly picture?: Picture;
}

/** A section of the guide. Its title is in the catalogue under `guide.<id>`. */
export interface GuideSection {
  readonly id: string;
  readonly rules: readonly GuideRule[];
}

/** A rulebook in our own words. Refusals, the guide screen and the tutorial all cite its ids. */
export interface Guide {
  /** Whose game it is; shown on the credits screen. */
  readonly credits: { readonly author: string; readonly publisher: string; readonly year: number | null };
  readonly sections: readonly GuideSection[];
}

/** All rule ids of a guide, in order. */
export const ruleIds = (guide: Guide): RuleId[] => guide.sections.flatMap(({ rules }) => rules.map(({ id }) => id));
