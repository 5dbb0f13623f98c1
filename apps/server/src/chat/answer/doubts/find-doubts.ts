import { civilDay } from '@foja/computable-law/core/civil-day';
import { analyzeTerms } from '@foja/legal-text/analyze';
import type { RankedSource } from '../../../retrieval/retrieval.ts';
import { conditionHolds } from '../../../understanding/conditions.ts';
import type { IndexedDoubt } from '../../../understanding/doubt-index.ts';
import type { Knowledge } from '../../../understanding/knowledge.ts';
import { readQuestionTokens } from '../../../understanding/phrases/question-tokens.ts';
import type { KnownFact, QuestionPart, UnderstoodQuestion } from '../../../understanding/understood-question.ts';
import { termsOf } from '../../terms-of.ts';
import { withFittingReply } from '../reply-of.ts';
import {
  type DoubtContext,
  type DoubtFeature,
  doubtFeatures,
  factsWithOnlyMeasures,
  nearnessOfWords,
  readAskedWords,
  readDoubtFeatures,
} from './doubt-features.ts';
import { doubtWeights } from './doubt-weights.ts';

/** A doubt that a question puts, with its answer for what was told. */
export interface DoubtFound {
  answer: string;
  /** The articles that say so. */
  keys: string[];
  worth: number;
  /** The part of the question that puts it. */
  part: QuestionPart;
}

/** A doubt with what was measured of it against a part of a question. */
export interface DoubtCandidate {
  one: IndexedDoubt;
  features: Record<DoubtFeature, number>;
}

const anyDay = civilDay('2026-01-01');

type DoubtKnowledge = Pick<Knowledge, 'doubts' | 'roles' | 'regimes' | 'facts'>;

const maxParts = 3;
/** Where a second doubt is nearly as likely as the first, both are told; one on no article of the first is oftener beside the point. */
const maxByPart = 2;
const nearlyAsLikely = 1.5;
const nearlyAsLikelyElsewhere = 0.5;
/** Worth from which one on what was found best stands beside the first all the same. */
const sureBeside = 1;
/** What a doubt on none of the articles that a question cites is less likely to be it. */
const notCited = 1;
/** What answered the question before is less likely to be what the next one asks. */
const alreadyAnswered = 1.2;
const readSources = 12;
/** Found by their words alone. */
const maxAlike = 12;
/** Found by what was learned of how doubts are told. */
const maxLearned = 6;
/** Of all that were found, those whose words come nearest. */
const maxMeasured = 48;

/** For each part of a question the doubts that stand on what was found, measured. */
export function readDoubtCandidates(
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
  { doubts, roles, regimes, facts: vocabulary }: DoubtKnowledge,
): { part: QuestionPart; candidates: DoubtCandidate[]; context: DoubtContext }[] {
  const facts = factsWithOnlyMeasures(understood);
  const parts = understood.parts.slice(0, maxParts);
  const asked = readAskedWords(understood, parts, doubts);
  const context = { index: doubts, roles, regimes, vocabulary, understood, facts, asked };
  const inForce = sources.slice(0, readSources).filter(({ repealed, suspect }) => !repealed && !suspect);
  const found = doubts.of(inForce.flatMap(({ articles }) => articles));
  const gone = new Set(
    sources.filter(({ repealed, suspect }) => repealed || suspect).flatMap(({ articles }) => articles),
  );
  return parts.map((part) => {
    const words = asked.parts.get(part) ?? asked.whole;
    const alike = doubts.alike(words.terms, maxAlike);
    const likeliest = [words, asked.whole].flatMap(({ learned }) => doubts.likeliest(learned, maxLearned));
    const among = [...new Set([...found, ...alike, ...likeliest])].filter(
      ({ doubt }) => !doubt.on.some((key) => gone.has(key)),
    );
    const nearest = among
      .map((one) => ({ one, near: nearnessOfWords(one, part, context) }))
      .sort((left, right) => right.near - left.near)
      .slice(0, maxMeasured);
    const candidates = nearest.map(({ one }) => ({
      one,
      features: readDoubtFeatures(one, part, inForce, context),
    }));
    return { part, candidates, context };
  });
}

/** The weighted sum of what was measured. */
export function doubtWorth(features: Readonly<Record<DoubtFeature, number>>, weights = doubtWeights): number {
  return doubtFeatures.reduce((sum, name) => sum + features[name] * weights[name], 0);
}

/** What a doubt answers to those facts. */
export function answerOf({ doubt, cases }: IndexedDoubt, facts: DoubtContext['facts']): string {
  return cases.find(({ when }) => conditionHolds(when, facts) === 'met')?.answer ?? doubt.answer;
}

/**
 * The doubt that each part of a question puts, where one of those that stand on what was found is likelier than none.
 * @param least worth from which one is taken; 0 is as likely as none.
 */
export function findDoubts(
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
  knowledge: DoubtKnowledge,
  least = 0,
): DoubtFound[] {
  const found = new Map<IndexedDoubt, DoubtFound>();
  const cited = citedKeys(understood);
  const answered = answeredBefore(understood, sources, knowledge);
  const parts = readDoubtCandidates(understood, sources, knowledge).map(({ part, candidates, context }) => {
    const ranked = candidates
      .map(({ one, features }): RankedDoubt => {
        const isCited = cited.size === 0 || one.doubt.on.some((key) => cited.has(key));
        return {
          one,
          isFirstFound: features.rank === 0,
          worth: doubtWorth(features) - (isCited ? 0 : notCited),
          behind: answered.has(one) ? alreadyAnswered : 0,
        };
      })
      .filter(({ one }) => !isForOthers(answerOf(one, context.facts), context))
      .filter(({ one }) => !isOfOthers(one, understood, knowledge))
      .filter(({ worth }) => worth > least)
      .sort((left, right) => right.worth - right.behind - (left.worth - left.behind));
    return { part, ranked, context };
  });
  for (const { part, ranked: all, context } of parts) {
    const ranked = withoutOtherParts(
      all,
      parts.map(({ ranked }) => ranked),
    );
    const [first] = ranked;
    for (const { one, worth, isFirstFound } of ranked.slice(0, maxByPart)) {
      const shares = one.doubt.on.some((key) => first?.one.doubt.on.includes(key));
      const isBeside = shares || (isFirstFound && worth >= sureBeside);
      const behind = (first?.worth ?? 0) - worth;
      if (behind > (isBeside ? nearlyAsLikely : nearlyAsLikelyElsewhere)) continue;
      // Two parts may put one doubt: it answers the one of which it says more, and the other is left open.
      const known = found.get(one);
      if (known !== undefined) {
        if (saidOf(part, known.answer) > saidOf(known.part, known.answer)) found.set(one, { ...known, part });
        continue;
      }
      const answer = withFittingReply(answerOf(one, context.facts), part);
      found.set(one, { answer, keys: one.doubt.on, worth, part });
    }
  }
  return [...found.values()];
}

interface RankedDoubt {
  one: IndexedDoubt;
  isFirstFound: boolean;
  worth: number;
  /** By how much it comes after others of its worth. */
  behind: number;
}

/** "En el ordinario y en el sumarísimo": what answers another part better leaves its place to what comes next, if that is likely as well. */
function withoutOtherParts(ranked: readonly RankedDoubt[], parts: readonly RankedDoubt[][]): readonly RankedDoubt[] {
  const [first, second] = ranked;
  if (first === undefined || second === undefined || second.worth < sureBeside) return ranked;
  const isOfAnother = parts.some((others) => others.some(({ one, worth }) => one === first.one && worth > first.worth));
  return isOfAnother && first.worth - second.worth <= nearlyAsLikely ? ranked.slice(1) : ranked;
}

/** Share of the words of a part that its answer says. */
function saidOf({ text }: QuestionPart, answer: string): number {
  const terms = analyzeTerms(text);
  return terms.filter((term) => termsOf(answer).has(term)).length / Math.max(1, terms.length);
}

/** It holds only for those who say so, or not for those who say so. */
function isOfOthers(
  { doubt: { on } }: IndexedDoubt,
  { regimes: told }: UnderstoodQuestion,
  { regimes }: DoubtKnowledge,
): boolean {
  return regimes.isUnnamed(on[0] ?? '', told) || on.every((key) => regimes.isDisplaced(key, told));
}

/** What the question before was answered with. */
function answeredBefore(
  { answered }: UnderstoodQuestion,
  sources: readonly RankedSource[],
  knowledge: DoubtKnowledge,
): ReadonlySet<IndexedDoubt> {
  if (answered === null) return new Set();
  return new Set(
    readDoubtCandidates(answered, sources, knowledge).flatMap(({ candidates }) => {
      const [best] = candidates
        .map(({ one, features }) => ({ one, worth: doubtWorth(features) }))
        .filter(({ worth }) => worth > 0)
        .sort((left, right) => right.worth - left.worth);
      return best === undefined ? [] : [best.one];
    }),
  );
}

/** "Sin hijos, …", "A falta de descendientes…": the condition with which an answer begins. */
const leadingCondition = /^(?:Si|Con|Sin|Cuando|A falta de|En ausencia de)\s[^,;:.]+/u;
const conditions = new Map<string, readonly KnownFact[]>();

/** Whether an answer begins with a condition that what was told contradicts. */
function isForOthers(answer: string, { vocabulary, facts }: DoubtContext): boolean {
  const [condition] = leadingCondition.exec(answer) ?? [];
  if (condition === undefined) return false;
  let flags = conditions.get(condition);
  if (flags === undefined) {
    flags = vocabulary
      .read(condition, readQuestionTokens(condition, anyDay), [], anyDay)
      .filter(({ value }) => typeof value === 'boolean');
    conditions.set(condition, flags);
  }
  return flags.some(
    ({ name, value }) => conditionHolds([{ fact: name, holds: value === true }], facts) === 'contradicted',
  );
}

/** The articles that a question names with their norm. */
function citedKeys({ claims }: UnderstoodQuestion): ReadonlySet<string> {
  return new Set(
    claims.flatMap(({ kind, norm, article }) => (kind === 'article' && norm && article ? [`${norm}:${article}`] : [])),
  );
}
