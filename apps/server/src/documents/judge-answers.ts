import { type JudgeMeasures, judgeFeatures } from './judge-features.ts';
import { judgeWeights } from './judge-weights.ts';
import { type Asked, type Evidence, measureEvidence } from './passage-evidence.ts';
import type { ChosenPassage } from './passages-asked-for.ts';

const readClosely = 3;

/** Whether the passages say what is asked, and not only something near it. */
export function isAnswered(asked: Asked, passages: readonly ChosenPassage[]): boolean {
  const [first] = passages;
  // What is said of "la unidad 16" does not answer for "la unidad 28".
  const isOfAnother = asked.namedNumbers.some(
    (number) => !first?.said.includes(number) && !first?.saidElsewhere.includes(number),
  );
  if (isOfAnother) return false;
  const measured = measureAnswer(asked, passages);
  return judgeFeatures.reduce((sum, name) => sum + judgeWeights[name] * measured[name], 0) > 0;
}

/** Passages: best first, at least one. */
export function measureAnswer(asked: Asked, passages: readonly ChosenPassage[]): JudgeMeasures {
  const read = passages
    .slice(0, readClosely)
    .map((passage) => ({ passage, evidence: measureEvidence(passage, asked) }));
  const [first] = read;
  if (!first) return Object.fromEntries(judgeFeatures.map((name) => [name, 0])) as JudgeMeasures;
  const { measures } = first.passage;
  return {
    always: 1,
    kindShare: first.evidence.kindShare,
    headAsked: asked.heads.length > 0 ? 1 : 0,
    severalAsked: asked.isOfSeveral ? 1 : 0,
    deedUnsaid: Math.min(...read.map(({ evidence }) => deedUnsaid(asked, evidence))),
    wordsAsked: Math.log(1 + asked.weights.size),
    isOpening: first.passage.isOpening && !asked.words.asksForParties ? 1 : 0,
    namesMissing: asked.names.size === 0 ? 0 : 1 - measures.namesAround,
  };
}

/** Share of what is asked to have been done, "¿apeló…?", "¿quedó levantado?", that the passage does not say. */
function deedUnsaid({ deeds }: Asked, { said }: Evidence): number {
  if (deeds.length === 0) return 0;
  return deeds.reduce((sum, deed) => sum + 1 - (said.get(deed) ?? 0), 0) / deeds.length;
}
