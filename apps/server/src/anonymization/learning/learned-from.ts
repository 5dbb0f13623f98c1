/** The sets of `bench/anonymizer` whose differences are looked into; the blind ones teach nothing. */
export const learnedFrom = [
  'gold.jsonl',
  'gold-train-2.jsonl',
  'gold-validation.jsonl',
  'gold-validation-2.jsonl',
  'papers-development.jsonl',
  'papers-development-2.jsonl',
  'papers-development-3.jsonl',
] as const;
