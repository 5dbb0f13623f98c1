import { civilDay } from '@foja/computable-law/core/civil-day';
import { analyzeTerms } from '@foja/legal-text/analyze';
import type { RankedSource } from '../../../retrieval/retrieval.ts';
import { conditionHolds } from '../../../understanding/conditions.ts';
import type { IndexedDoubt } from '../../../understanding/doubt-index.ts';
import type { Knowledge } from '../../../understanding/knowledge.ts';
import { readQuestionTokens } from '../../../understanding/phrases/question-tokens.ts';
import type { Ask, KnownFact, QuestionPart, UnderstoodQuestion } from '../../../understanding/understood-question.ts';
import { termsOf } from '../../terms-of.ts';
import { fixesWhatIsClaimed } from '../deny-premise.ts';
import { withFittingReply } from '../reply-of.ts';
import { figuresOf } from '../says-again.ts';
import {
  type DoubtContext,
  type DoubtFeature,
  doubtFeatures,
  factsWithOnlyMeasures,
  nearnessOfWords,
  readAskedWords,
  readDoubtFeatures,
  readFoundArticles,
  shareOfOwn,
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
  /** It is said just for the facts that were told. */
  isOfFacts: boolean;
}

/** A doubt with what was measured of it against a part of a question. */
export interface DoubtCandidate {
  one: IndexedDoubt;
  features: Record<DoubtFeature, number>;
}

const anyDay = civilDay('2026-01-01');

type DoubtKnowledge = Pick<Knowledge, 'doubts' | 'roles' | 'regimes' | 'facts' | 'sought'>;

/** The first clause of an answer, and what stands before its first comma: its subject. */
const clause = /^[^;.]*/u;
const subject = /^[^,;:.(]*/u;

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
const alreadyAnswered = 2.5;
/** What being of another code of procedure than the one that the thread names costs. */
const otherCourts = 1.5;
/** What speaking of all that a follow-up, or a few words after a story, says of its own is worth. */
const ownShareWorth = 1.2;
/** What beginning with a condition of which nothing was told costs. */
const unmetWorth = 0.8;
/** What fixing a figure of the kind that the question asks to confirm is worth. */
const claimedFigureWorth = 0.6;
const readSources = 12;
/** Found by their words alone. */
const maxAlike = 12;
/** Found by what was learned of how doubts are told. */
const maxLearned = 6;
/** Of all that were found, those whose words come nearest. */
const maxMeasured = 48;

interface PartCandidates {
  part: QuestionPart;
  candidates: DoubtCandidate[];
  context: DoubtContext;
}

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
  const inForce = sources.slice(0, readSources).filter(({ repealed, suspect }) => !repealed && !suspect);
  const context = {
    index: doubts,
    roles,
    regimes,
    vocabulary,
    understood,
    facts,
    asked,
    found: readFoundArticles(inForce),
  };
  const found = doubts.of(inForce.flatMap(({ articles }) => articles));
  const gone = new Set(
    sources.filter(({ repealed, suspect }) => repealed || suspect).flatMap(({ articles }) => articles),
  );
  return parts.map((part) => {
    const words = asked.parts.get(part) ?? asked.whole;
    const alike = doubts.alike(words.shared, maxAlike);
    const likeliest = [words, asked.whole].flatMap(({ learned }) => doubts.likeliest(learned, maxLearned));
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
  knowledge: DoubtKnowledge & Pick<Knowledge, 'cases'>,
  least = 0,
): DoubtFound[] {
  const found = new Map<IndexedDoubt, DoubtFound & { order: number }>();
  const parts = tellableOfEach(understood, sources, knowledge).map(({ part, tellable, context }) => ({
    part,
    tellable,
    ranked: tellable.filter(({ worth }) => worth > least),
    context,
  }));
  for (const [place, { part, tellable, ranked: all, context }] of parts.entries()) {
    const others = parts.filter((_, other) => other !== place);
    const own = ownDoubts(part, tellable, others, knowledge.doubts);
    const ranked =
      own ??
      withoutOtherParts(
        all,
        parts.map((other) => other.ranked),
      );
    const [first] = ranked;
    for (const [order, { one, worth, isFirstFound }] of ranked.slice(0, maxByPart).entries()) {
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
      const answer = withFittingReply(answerOf(one, context.facts), part, one.doubt.asked, understood.text);
      if (first !== undefined && one !== first.one && !addsTo(answerOf(first.one, context.facts), answer, part))
        continue;
      const isOfFacts = answerOf(one, context.facts) !== one.doubt.answer;
      found.set(one, { answer, keys: one.doubt.on, worth, part, isOfFacts, order });
    }
  }
  // What each part puts comes before what stands beside one of them.
  const inOrder = [...found.values()].sort((left, right) => left.order - right.order);
  return ofToldMatter(inOrder, understood, knowledge.regimes).map(({ order: _, ...doubt }) => doubt);
}

/** Worth from which a doubt says by itself of which matter a question is that names none. */
const saysMatterFrom = 3;

/** Of several doubts those of a matter that was told, where one of them is: the notice of a dismissal does not stand beside that of a lease. */
function ofToldMatter<One extends Pick<DoubtFound, 'keys' | 'worth'>>(
  found: readonly One[],
  { regimes: named }: UnderstoodQuestion,
  regimes: Knowledge['regimes'],
): readonly One[] {
  const [first] = found;
  const own = first === undefined ? null : regimes.regimeOf(first.keys[0] ?? '');
  const told = named.length > 0 || own === null || (first?.worth ?? 0) < saysMatterFrom ? named : [{ regime: own }];
  const isTold = ({ keys }: One) => regimes.isOfTold(keys[0] ?? '', told);
  const best = Math.max(...found.filter(isTold).map(({ worth }) => worth));
  return found.filter((one) => isTold(one) || one.worth > best);
}

interface TellableDoubts {
  part: QuestionPart;
  tellable: readonly RankedDoubt[];
  context: DoubtContext;
}

/** Of what was measured: a question is asked for its doubts again where none is likely. */
const lastTellable = new WeakMap<PartCandidates[], TellableDoubts[]>();

/** For each part the doubts that may be told to who asks, the likeliest first. */
function tellableOfEach(
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
  knowledge: DoubtKnowledge & Pick<Knowledge, 'cases'>,
): TellableDoubts[] {
  const read = readDoubtCandidates(understood, sources, knowledge);
  const known = lastTellable.get(read);
  if (known !== undefined) return known;
  const cited = citedKeys(understood);
  const named = normsOfThread(understood);
  const isOfAnotherCase = knowledge.cases.readFor(understood);
  const answered = answeredBefore(understood, sources, knowledge);
  const tellableOf = ({ part, candidates, context }: PartCandidates): TellableDoubts => {
    const tellable = candidates
      .map(({ one, features }): RankedDoubt => {
        const isCited = cited.size === 0 || one.doubt.on.some((key) => cited.has(key));
        return {
          one,
          isFirstFound: features.rank === 0,
          worth:
            doubtWorth(features) -
            (isCited ? 0 : notCited) +
            shareOfOwn(one, part, context) * ownShareWorth +
            (fixesWhatIsClaimed(understood.claims, answerOf(one, context.facts)) ? claimedFigureWorth : 0) -
            unmetCondition(answerOf(one, context.facts), context) * unmetWorth -
            (isOfOtherCourts(one, named) ? otherCourts : 0),
          behind: answered.has(one) ? alreadyAnswered : 0,
        };
      })
      .filter(({ one }) => !isForOthers(answerOf(one, context.facts), context))
      .filter(({ one }) => !isOfOthers(one, understood, knowledge))
      .filter(({ one }) => {
        const answer = answerOf(one, context.facts);
        return !isOfAnotherCase(clause.exec(answer)?.[0] ?? '', subject.exec(answer)?.[0] ?? '');
      })
      .sort((left, right) => right.worth - right.behind - (left.worth - left.behind));
    return { part, tellable, context };
  };
  const all = read.map(tellableOf);
  lastTellable.set(read, all);
  return all;
}

/** Worth from which a doubt answers a part that no other does, where it says what only that part asks. */
const leastOfOwn = -0.2;
/** How much less likely than the likeliest it may be. */
const farBehind = 3.6;
/** Share of what only one part asks, by how much the words tell, from which a doubt speaks of it. */
const ownShareFrom = 0.3;
/** What saying all that only one part asks is worth. */
const shareWorth = 2;

/**
 * "¿Cuánto pueden embargar y qué bienes no se pueden tocar?": where the likeliest doubt of a part is that of another part, the doubts that
 * speak of what only this one asks; null where the part has one of its own, or none speaks of it.
 */
function ownDoubts(
  part: QuestionPart,
  tellable: readonly RankedDoubt[],
  others: readonly { part: QuestionPart; ranked: readonly RankedDoubt[] }[],
  index: Knowledge['doubts'],
): readonly RankedDoubt[] | null {
  const [first] = tellable;
  if (first === undefined || others.length === 0) return null;
  const ofOthers = new Set(others.flatMap(({ ranked }) => ranked.slice(0, 1).map(({ one }) => one)));
  const holder = others.find(({ ranked: [best] }) => best?.one === first.one && best.worth >= first.worth);
  if (holder === undefined && first.worth > 0) return null;
  const askedElsewhere = new Set(others.flatMap((other) => analyzeTerms(other.part.text)));
  const distinct = [...new Set(analyzeTerms(part.text))].filter((term) => !askedElsewhere.has(term));
  const mass = index.massOf(distinct);
  const shareOf = ({ one }: RankedDoubt) => {
    const said = new Set([...one.answer.terms, ...one.ways.flatMap(({ terms }) => [...terms])]);
    return mass === 0 ? 0 : index.massOf(distinct.filter((term) => said.has(term))) / mass;
  };
  if (
    holder !== undefined &&
    shareOf(first) >= ownShareFrom &&
    saidOf(part, first.one.doubt.answer) >= saidOf(holder.part, first.one.doubt.answer)
  )
    return null;
  const own = tellable
    .filter(({ one, worth }) => worth > Math.max(leastOfOwn, first.worth - farBehind) && !ofOthers.has(one))
    .map((ranked) => ({ ranked, share: shareOf(ranked) }))
    .filter(({ share }) => share >= ownShareFrom)
    .sort((left, right) => right.ranked.worth + right.share * shareWorth - left.ranked.worth - left.share * shareWorth);
  const [best] = own;
  return best === undefined ? null : [best.ranked];
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

const figureAsks = new Set<Ask>(['how-long', 'how-much', 'since-when', 'consequence', 'requirements']);

/** Share of a second answer's words from which the first says it as well, where it adds nothing that is asked. */
const heldFrom = 0.5;

/** Whether a second answer is another one, says something that a part asks and the first leaves out, or fixes another figure where one is asked for. */
function addsTo(first: string, second: string, { text, asks }: QuestionPart): boolean {
  const [said, own, figures] = [termsOf(first), termsOf(second), figuresOf(first)];
  return (
    [...own].filter((term) => said.has(term)).length < own.size * heldFrom ||
    analyzeTerms(text).some((term) => own.has(term) && !said.has(term)) ||
    (asks.some((ask) => figureAsks.has(ask)) && figuresOf(second).some((figure) => !figures.includes(figure)))
  );
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

/** Share of a condition that may be told in other words. */
const saidOtherwise = 0.5;

/** Share of the condition with which an answer begins ("Si alternás horas diurnas y nocturnas, …") that nothing was told of. */
function unmetCondition(answer: string, { index, asked: { whole } }: DoubtContext): number {
  const [condition] = leadingCondition.exec(answer) ?? [];
  if (condition === undefined) return 0;
  const terms = termsOf(condition);
  const mass = index.massOfSet(terms);
  const unmet = mass === 0 ? 0 : index.massOf([...terms].filter((term) => !whole.terms.has(term))) / mass;
  return Math.max(0, unmet - saidOtherwise) / (1 - saidOtherwise);
}

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

/** The codes by which courts proceed: each has its own terms for the same thing. */
const codesOfCourts = new Set(['cpccn', 'cppn', 'cppf', 'ley-18345']);

/** The norms that a question names, or the last one of its thread that named any. */
function normsOfThread({ claims, answered }: UnderstoodQuestion): readonly string[] {
  const own = claims.flatMap(({ norm }) => norm ?? []);
  return own.length > 0 || answered === null ? own : normsOfThread(answered);
}

/** "CPPN: …" – "¿Plazo para apelar?": whether a doubt is of a code of procedure, and the thread is of another. */
function isOfOtherCourts({ doubt: { on } }: IndexedDoubt, named: readonly string[]): boolean {
  const [own = ''] = on[0]?.split(':') ?? [];
  const codes = named.filter((norm) => codesOfCourts.has(norm));
  return codes.length > 0 && codesOfCourts.has(own) && !codes.includes(own);
}
