import { setImmediate as nextTurn } from 'node:timers/promises';
import { KeptWith } from '../../../platform/kept-with.ts';
import type { RankedSource } from '../../../retrieval/retrieval.ts';
import type { IndexedDoubt } from '../../../understanding/doubt-index.ts';
import type { Knowledge } from '../../../understanding/knowledge.ts';
import type { QuestionPart, UnderstoodQuestion } from '../../../understanding/understood-question.ts';
import {
  type DoubtContext,
  type DoubtFeature,
  doubtFeatures,
  factsWithOnlyMeasures,
  nearnessOfWords,
  readAskedWords,
  readDoubtFeatures,
  readFoundArticles,
} from './doubt-features.ts';
import { doubtWeights } from './doubt-weights.ts';

/** A doubt with what was measured of it against a part of a question. */
export interface DoubtCandidate {
  one: IndexedDoubt;
  features: Record<DoubtFeature, number>;
}

export interface PartCandidates {
  part: QuestionPart;
  candidates: DoubtCandidate[];
  context: DoubtContext;
}

/** What doubts are measured with. */
export type DoubtKnowledge = Pick<Knowledge, 'doubts' | 'roles' | 'regimes' | 'facts' | 'sought'>;

const maxParts = 4;
const readSources = 12;
/** Found by their words alone. */
const maxAlike = 12;
/** Found by what was learned of how doubts are told. */
const maxLearned = 6;
/** Of all that were found, those whose words come nearest. */
const maxMeasured = 48;

/** The last that was measured of a question: it is asked for again where nothing likely was found. */
const lastRead = new KeptWith<
  UnderstoodQuestion,
  { sources: readonly RankedSource[]; doubts: Knowledge['doubts']; read: PartCandidates[] }
>();

/** For each part of a question the doubts that stand on what was found, measured. */
export function readDoubtCandidates(
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
  knowledge: DoubtKnowledge,
): PartCandidates[] {
  const last = lastRead.get(understood);
  if (last?.sources === sources && last.doubts === knowledge.doubts) return last.read;
  const measuring = measureDoubtCandidates(understood, sources, knowledge);
  let step = measuring.next();
  while (!step.done) step = measuring.next();
  lastRead.set(understood, { sources, doubts: knowledge.doubts, read: step.value });
  return step.value;
}

/** How many doubts are measured in one turn of the event loop, in doubts that were read before. */
const doubtsInOneTurn = 24;
/** A doubt that no question came near before has its ways of asking read first: it takes as long as so many others. */
const doubtsOfReading = 12;

/** Measures them as {@link readDoubtCandidates}, which then need not: others are answered in between. */
export async function readDoubtCandidatesInTurns(
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
  knowledge: DoubtKnowledge,
): Promise<void> {
  const last = lastRead.get(understood);
  if (last?.sources === sources && last.doubts === knowledge.doubts) return;
  const measuring = measureDoubtCandidates(understood, sources, knowledge);
  let step = measuring.next();
  let measured = 0;
  while (!step.done) {
    measured += step.value.isRead ? 1 : doubtsOfReading;
    if (measured >= doubtsInOneTurn) {
      measured = 0;
      await nextTurn();
    }
    step = measuring.next();
  }
  lastRead.set(understood, { sources, doubts: knowledge.doubts, read: step.value });
}

/** Stops before each doubt that it measures, and tells it. */
function* measureDoubtCandidates(
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
  { doubts, roles, regimes, facts: vocabulary, sought }: DoubtKnowledge,
): Generator<IndexedDoubt, PartCandidates[]> {
  const facts = factsWithOnlyMeasures(understood);
  const parts = understood.parts.slice(0, maxParts);
  const asked = readAskedWords(understood, parts, doubts, sought);
  const inForce = sources
    .filter(({ ofParts }, rank) => rank < readSources || ofParts !== undefined)
    .filter(({ repealed, suspect }) => !repealed && !suspect);
  const shared = {
    index: doubts,
    roles,
    regimes,
    vocabulary,
    understood,
    facts,
    asked,
  };
  const found = doubts.of(inForce.flatMap(({ articles }) => articles));
  const gone = new Set(
    sources.filter(({ repealed, suspect }) => repealed || suspect).flatMap(({ articles }) => articles),
  );
  const measured: PartCandidates[] = [];
  for (const part of parts) {
    const context = { ...shared, found: readFoundArticles(inForce, part) };
    const words = asked.parts.get(part) ?? asked.whole;
    const alike = doubts.alike(words.shared, maxAlike);
    const readings = new Set([words, asked.whole, asked.inPlace.get(part) ?? words]);
    const likeliest = [...readings].flatMap(({ learned }) => doubts.likeliest(learned, maxLearned));
    // What a part of several asks by itself, and of the story: "¿mi mamá se puede quedar en la casa?" after who died and who inherits.
    const alone = asked.alone.get(part);
    if (alone !== undefined) {
      likeliest.push(...doubts.likeliest(alone.learned, maxLearned));
      likeliest.push(...doubts.likeliest(asked.whole.learned.beside(alone.learned), maxLearned));
    }
    const ownTerms = asked.own.get(part)?.terms;
    const ofOwn = ownTerms === undefined ? [] : doubts.alike(doubts.sharedBy(ownTerms), maxAlike);
    const among = [...new Set([...found, ...alike, ...likeliest, ...ofOwn])].filter(
      ({ doubt }) => !doubt.on.some((key) => gone.has(key)),
    );
    const nearest = among
      .map((one) => ({ one, near: nearnessOfWords(one, part, context) }))
      .sort((left, right) => right.near - left.near)
      .slice(0, maxMeasured);
    const candidates: DoubtCandidate[] = [];
    for (const { one } of nearest) {
      yield one;
      candidates.push({ one, features: readDoubtFeatures(one, part, context) });
    }
    measured.push({ part, candidates, context });
  }
  return measured;
}

/** The weighted sum of what was measured. */
export function doubtWorth(features: Readonly<Record<DoubtFeature, number>>, weights = doubtWeights): number {
  return doubtFeatures.reduce((sum, name) => sum + features[name] * weights[name], 0);
}
