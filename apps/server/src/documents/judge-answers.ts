import { type JudgeMeasures, judgeFeatures } from './judge-features.ts';
import { judgeWeights } from './judge-weights.ts';
import { type Asked, type Evidence, measureEvidence } from './passage-evidence.ts';
import type { FoundPassage } from './reading/search-passages.ts';

const readClosely = 3;
/** What a word counts for that only the rest of the document says. */
const elsewhereShare = 0.6;

/** Whether the passages say what is asked, and not only something near it. */
export function isAnswered(asked: Asked, passages: readonly FoundPassage[]): boolean {
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
export function measureAnswer(asked: Asked, passages: readonly FoundPassage[]): JudgeMeasures {
  const read = passages
    .slice(0, readClosely)
    .map((passage) => ({ passage, evidence: measureEvidence(passage, asked) }));
  const [first] = read;
  if (!first) return Object.fromEntries(judgeFeatures.map((name) => [name, 0])) as JudgeMeasures;
  const known = new Set([...first.passage.said, ...first.passage.saidElsewhere]);
  const most = (of: (evidence: Evidence) => number) => Math.max(...read.map(({ evidence }) => of(evidence)));
  return {
    always: 1,
    kindShare: first.evidence.kindShare,
    headWithKind: most(({ headWithKind }) => headWithKind),
    headAsked: asked.heads.length > 0 ? 1 : 0,
    severalAsked: asked.isOfSeveral ? 1 : 0,
    weightiestUnsaid: weightiestUnsaid(asked, first.evidence, known),
    strangeNumber: asked.numbers.some((number) => !known.has(number)) ? 1 : 0,
    deedUnsaid: Math.min(...read.map(({ evidence }) => deedUnsaid(asked, evidence))),
    wordsAsked: Math.log(1 + asked.weights.size),
    isOpening: first.passage.isOpening && !asked.words.asksForParties ? 1 : 0,
  };
}

function weightiestUnsaid({ weights }: Asked, { said }: Evidence, known: ReadonlySet<string>): number {
  const heaviest = Math.max(0, ...weights.values());
  if (heaviest === 0) return 0;
  const unsaid = [...weights].map(
    ([term, weight]) => weight * (1 - Math.max(said.get(term) ?? 0, known.has(term) ? elsewhereShare : 0)),
  );
  return Math.max(0, ...unsaid) / heaviest;
}

/** Share of what is asked to have been done, "¿apeló…?", "¿quedó levantado?", that the passage does not say. */
function deedUnsaid({ deeds }: Asked, { said }: Evidence): number {
  if (deeds.length === 0) return 0;
  return deeds.reduce((sum, deed) => sum + 1 - (said.get(deed) ?? 0), 0) / deeds.length;
}
