/** What tells the passage that answers from the others that were found; `fit-vault` finds what each counts for. */
export const rankFeatures = [
  /** What the search counted, beside the best found (logarithm). */
  'search',
  /** How much of what is asked its best sentence and all of them say (logarithm). */
  'closeness',
  /** How much of what is asked it holds (logarithm). */
  'coverage',
  /** It speaks of the same matters. */
  'nearness',
  /** It opens its document; and it does where parties are asked for. */
  'opening',
  'openingOfParties',
  /** Share of the kinds of thing asked that it gives. */
  'kindGiven',
  /** Share of what is asked that it says, and that it or the opening of its document says. */
  'said',
  'openingSays',
  /** Share of the names of the question that its document says. */
  'namesAround',
  /** Its heading says what is asked. */
  'heading',
  /** It says what may or must be, where that is asked; and how much of what is asked such a sentence says. */
  'ruling',
  'ruleSaid',
  /** It says a condition, where one is asked. */
  'condition',
  /** It is a clause of the kinds that answer such a question, the rarer the more. */
  'clauseKind',
  /** The same of one sentence, by how much of what is asked it says; and with the kind of thing asked. */
  'clauseSaid',
  'joint',
] as const;
export type RankFeature = (typeof rankFeatures)[number];
export type RankMeasures = Readonly<Record<RankFeature, number>>;
