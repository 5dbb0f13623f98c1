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
const lastRead = new WeakMap<
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
  const read = measureDoubtCandidates(understood, sources, knowledge);
  lastRead.set(understood, { sources, doubts: knowledge.doubts, read });
  return read;
}

function measureDoubtCandidates(
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
  { doubts, roles, regimes, facts: vocabulary, sought }: DoubtKnowledge,
): PartCandidates[] {
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
  return parts.map((part) => {
    const context = { ...shared, found: readFoundArticles(inForce, part) };
    const words = asked.parts.get(part) ?? asked.whole;
    const alike = doubts.alike(words.shared, maxAlike);
    const readings = new Set([words, asked.whole, asked.inPlace.get(part) ?? words]);
    const likeliest = [...readings].flatMap(({ learned }) => doubts.likeliest(learned, maxLearned));
    const ownTerms = asked.own.get(part)?.terms;
    const ofOwn = ownTerms === undefined ? [] : doubts.alike(doubts.sharedBy(ownTerms), maxAlike);
    const among = [...new Set([...found, ...alike, ...likeliest, ...ofOwn])].filter(
      ({ doubt }) => !doubt.on.some((key) => gone.has(key)),
    );
    const nearest = among
      .map((one) => ({ one, near: nearnessOfWords(one, part, context) }))
      .sort((left, right) => right.near - left.near)
      .slice(0, maxMeasured);
    const candidates = nearest.map(({ one }) => ({
      one,
      features: readDoubtFeatures(one, part, context),
    }));
    return { part, candidates, context };
  });
}

/** The weighted sum of what was measured. */
export function doubtWorth(features: Readonly<Record<DoubtFeature, number>>, weights = doubtWeights): number {
  return doubtFeatures.reduce((sum, name) => sum + features[name] * weights[name], 0);
}
