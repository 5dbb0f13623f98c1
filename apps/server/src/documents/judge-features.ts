/** What tells an answer from a passage that only speaks of the same; `fit-vault` finds what each counts for. */
export const judgeFeatures = [
  'always',
  /** Share of what is asked in the sentence of the first passage that gives the kind of thing asked. */
  'kindShare',
  /** The thing asked by name stands in a sentence that gives the kind; and whether one is asked by name at all. */
  'headWithKind',
  'headAsked',
  /** Of a question of several parts no sentence says as much as of one. */
  'severalAsked',
  /** What the weightiest unsaid word counts for beside the weightiest of all. */
  'weightiestUnsaid',
  /** A number that is asked for stands nowhere in the document. */
  'strangeNumber',
  /** What is asked to have been done is not said. */
  'deedUnsaid',
  /** Of many words no sentence says as large a share as of few (logarithm). */
  'wordsAsked',
  /** The first passage opens its document: it names everything and says little. */
  'isOpening',
] as const;
export type JudgeFeature = (typeof judgeFeatures)[number];
export type JudgeMeasures = Readonly<Record<JudgeFeature, number>>;
