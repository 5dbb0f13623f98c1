/** What tells an answer from a passage that only speaks of the same; `fit-vault` finds what each counts for. */
export const judgeFeatures = [
  'always',
  /** Share of what is asked in the sentence of the first passage that gives the kind of thing asked. */
  'kindShare',
  /** A thing is asked by its name. */
  'headAsked',
  /** Of a question of several parts no sentence says as much as of one. */
  'severalAsked',
  /** What is asked to have been done is not said. */
  'deedUnsaid',
  /** Of many words no sentence says as large a share as of few (logarithm). */
  'wordsAsked',
  /** The first passage opens its document: it names everything and says little. */
  'isOpening',
  /** Share of the names of the question that the document of the first passage does not say. */
  'namesMissing',
] as const;
export type JudgeFeature = (typeof judgeFeatures)[number];
export type JudgeMeasures = Readonly<Record<JudgeFeature, number>>;
