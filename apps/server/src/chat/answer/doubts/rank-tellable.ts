import { KeptWith } from '../../../platform/kept-with.ts';
import type { RankedSource } from '../../../retrieval/retrieval.ts';
import type { IndexedDoubt } from '../../../understanding/doubt-index.ts';
import type { Knowledge } from '../../../understanding/knowledge.ts';
import type { Ask, QuestionPart, UnderstoodQuestion } from '../../../understanding/understood-question.ts';
import { fixesWhatIsClaimed } from '../deny-premise.ts';
import { isTermOfPrivateLaw } from '../term-of-private-law.ts';
import { answerOf } from './answer-of.ts';
import { askedUnits, lacksAskedUnit } from './asked-unit.ts';
import { companyTypesIn, isOfOtherCompany } from './company-type.ts';
import { type DoubtContext, shareOfOwn } from './doubt-features.ts';
import { isForOthers, unmetCondition } from './leading-condition.ts';
import { type DoubtKnowledge, doubtWorth, type PartCandidates, readDoubtCandidates } from './measure-doubts.ts';
import { ownPartWorth } from './own-part-worth.ts';
import { speaksToAsker } from './speaks-to-asker.ts';
import { readThreadFeatures, type ThreadFeature, type ThreadWeights } from './thread-features.ts';
import { threadWeights } from './thread-weights.ts';

/** A doubt that may be told, with how likely it is the one that is asked. */
export interface RankedDoubt {
  one: IndexedDoubt;
  isFirstFound: boolean;
  worth: number;
  /** What it is worth without what the thread, or the part by itself, says for it. */
  ofWhole: number;
  /** By how much it comes after others of its worth. */
  behind: number;
}

interface TellableDoubts {
  part: QuestionPart;
  tellable: readonly RankedDoubt[];
  context: DoubtContext;
}

/** A doubt that may be told, with its worth in any thread or none, and what the thread tells of it. */
interface TellableDoubt {
  one: IndexedDoubt;
  isFirstFound: boolean;
  worth: number;
  inThread: Record<ThreadFeature, number>;
  /** What a part of several says for it by itself. */
  ofOwnPart: number;
}

/** What a doubt on none of the articles that a question cites is less likely to be it. */
const notCited = 1;
/** What a doubt on none of the norms that a question names is less likely to be it, where another is on one of them. */
const notOfNamed = 0.8;
/** What being of another matter costs besides, where the question's own is sure: words that all matters share ("mayorías", "reformar") speak for any of them. */
const otherMatterBesides = 2.5;
/** By how much more what a part says by itself may speak for a doubt than for the one that is likeliest by the whole. */
const mostOfOwnPart = 3;
/** How much the words that name a matter weigh where they only hint at it, and where they are sure of it. */
const hintedMatter = 0.5;
const sureMatter = 0.6;
/** What being of another code of procedure than the one that the thread names costs. */
const otherCourts = 1.5;
/** What speaking of all that a follow-up, or a few words after a story, says of its own is worth. */
const ownShareWorth = 1.2;
/** What beginning with a condition of which nothing was told costs. */
const unmetWorth = 0.8;
/** What telling no time in the units in which one is asked for costs. */
const otherUnit = 0.8;
/** What fixing a figure of the kind that the question asks to confirm is worth. */
const claimedFigureWorth = 0.6;

/** How like a known way of asking a question is (`sameWords`, 0–1) that is that way, but for a word that tells little. */
const saidSoFrom = 0.9;
/** What being asked in just these words is worth: the weights are fitted to ways that nobody had written down. */
const saidSoWorth = 1.5;

/**
 * Worth from which a doubt says by itself of which matter a question is that names none ("me quiero divorciar y él no quiere" names no
 * regime, and is a way of asking of one doubt). Of the development questions whose likeliest doubt is worth as much three of four have
 * the right one.
 */
export const saysMatterFrom = 3;

/** The first clause of an answer, and what stands before its first comma: its subject. */
const clause = /^[^;.]*/u;
const subject = /^[^,;:.(]*/u;

/** Of what was measured: a question is asked for its doubts again where none is likely. */
const lastTellable = new KeptWith<PartCandidates[], { weights: ThreadWeights; ranked: TellableDoubts[] }>();

/**
 * For each part the doubts that may be told to who asks, the likeliest first.
 * @param weights what a thread tells counts; others than those in force are tried by who fits them.
 */
export function rankTellable(
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
  knowledge: DoubtKnowledge & Pick<Knowledge, 'cases'>,
  weights = threadWeights,
): TellableDoubts[] {
  const read = readDoubtCandidates(understood, sources, knowledge);
  const known = lastTellable.get(read);
  if (known?.weights === weights) return known.ranked;
  const ranked = readTellable(understood, sources, knowledge, weights).map(({ part, tellable, context }) => ({
    part,
    tellable: weighInThread(tellable, weights).toSorted(
      (left, right) => right.worth - right.behind - (left.worth - left.behind),
    ),
    context,
  }));
  lastTellable.set(read, { weights, ranked });
  return ranked;
}

/**
 * For each part the doubts that may be told to who asks, in no order.
 * @param weights by which what answered the questions before came first.
 */
export function readTellable(
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
  knowledge: DoubtKnowledge & Pick<Knowledge, 'cases'>,
  weights: ThreadWeights,
): { part: QuestionPart; tellable: readonly TellableDoubt[]; context: DoubtContext }[] {
  const cited = citedKeys(understood);
  const isOfAnotherCase = knowledge.cases.readFor(understood);
  const answered = answeredBefore(understood, sources, knowledge, weights);
  const courts = courtsOfThread(understood, answered);
  const companies = companyTypesIn(understood.text);
  const surety = Math.min(
    1,
    Math.max(0, ((understood.regimes[0]?.weight ?? 0) - hintedMatter) / (sureMatter - hintedMatter)),
  );
  return readDoubtCandidates(understood, sources, knowledge).map(({ part, candidates, context }) => {
    const isOfNamed = readNamed(understood, candidates);
    const units = askedUnits(part.text);
    const howAnswered = asksAnew(part, understood) ? 'otherwise' : 'the-same';
    const tellable = candidates
      .map(({ one, features }) => {
        const isCited = cited.size === 0 || one.doubt.on.some((key) => cited.has(key));
        const isSaidSo = features.sameWords >= saidSoFrom;
        const answer = answerOf(one, context.facts);
        return {
          one,
          answer,
          isSaidSo,
          isFirstFound: features.rank === 0,
          isOfOtherSide: features.otherRole === 1,
          worth:
            doubtWorth(features) +
            (isSaidSo ? saidSoWorth : 0) -
            (isCited ? 0 : notCited) -
            (isOfNamed(one) ? 0 : notOfNamed) +
            shareOfOwn(one, part, context) * ownShareWorth +
            (fixesWhatIsClaimed(understood.claims, answer) ? claimedFigureWorth : 0) -
            unmetCondition(answer, context) * unmetWorth -
            (lacksAskedUnit(units, answer) ? otherUnit : 0) -
            (isOfOtherCourts(one, courts) ? otherCourts : 0) -
            features.otherMatter * otherMatterBesides * surety,
          ofOwnPart: ownPartWorth(one, answer, part, context),
          inThread: readThreadFeatures(one, features, part, context, answered.has(one) ? howAnswered : null),
        };
      })
      .filter(({ answer, isOfOtherSide }) => !(isOfOtherSide && speaksToAsker(answer)))
      .filter(({ answer }) => !isForOthers(answer, context))
      .filter(({ one, isSaidSo }) => isSaidSo || !isOfOtherCompany(one, companies))
      .filter(({ one, worth, isSaidSo }) => isSaidSo || !isOfOthers(one, worth, understood, knowledge))
      .filter(({ one, answer }) => !isTermOfPrivateLaw(one.doubt.on, answer, context.facts))
      .filter(
        ({ answer, isSaidSo }) =>
          isSaidSo || !isOfAnotherCase(clause.exec(answer)?.[0] ?? '', subject.exec(answer)?.[0] ?? ''),
      );
    return { part, tellable, context };
  });
}

/** It holds only for those who say so, and nothing else tells it, or not for those who say so: its first article decides. */
function isOfOthers(
  { doubt: { on } }: IndexedDoubt,
  worth: number,
  { regimes: told }: UnderstoodQuestion,
  { regimes }: DoubtKnowledge,
): boolean {
  const saysMatter = told.length === 0 && worth >= saysMatterFrom;
  return (!saysMatter && regimes.isUnnamed(on[0] ?? '', told)) || regimes.isDisplaced(on[0] ?? '', told);
}

/** What is asked of a thing so that it is told or not: an answer that was given to something else may have told it. */
const oneThing = new Set<Ask>(['how-long', 'how-much', 'since-when', 'who', 'where', 'requirements']);

/** Asks what none before it asked ("¿puedo pedirla?" – "¿cuánto tiempo tengo?"): the answer before may hold both. */
function asksAnew({ asks }: QuestionPart, { answered }: UnderstoodQuestion): boolean {
  const before = new Set<Ask>();
  for (let step = answered; step !== null; step = step.answered)
    for (const ask of step.parts.flatMap((part) => part.asks)) before.add(ask);
  return asks.some((ask) => oneThing.has(ask) && !before.has(ask));
}

/** What the questions before were answered with. */
function answeredBefore(
  { answered }: UnderstoodQuestion,
  sources: readonly RankedSource[],
  knowledge: DoubtKnowledge & Pick<Knowledge, 'cases'>,
  weights: ThreadWeights,
): ReadonlySet<IndexedDoubt> {
  if (answered === null) return new Set();
  const last = rankTellable(answered, sources, knowledge, weights).flatMap(({ tellable: [first] }) =>
    first === undefined || first.worth <= 0 ? [] : [first.one],
  );
  return new Set([...last, ...answeredBefore(answered, sources, knowledge, weights)]);
}

/**
 * In a thread, and where several things are asked, the likeliest of all keeps its worth, and the others theirs beside it as far as the
 * question's or the part's own words speak for them: whether one is likely at all is another question than which.
 */
function weighInThread(tellable: readonly TellableDoubt[], weights: ThreadWeights): readonly RankedDoubt[] {
  const weighed = tellable.map(({ one, isFirstFound, worth, inThread, ofOwnPart }) => ({
    one,
    isFirstFound,
    worth,
    ofWhole: worth,
    behind: -(inThread.answered * weights.answered + inThread.answeredOtherwise * weights.answeredOtherwise),
    ofOwnPart,
    inThread:
      inThread.strength * weights.strength +
      inThread.chance * weights.chance +
      inThread.score * weights.score +
      inThread.rank * weights.rank,
  }));
  let [first] = weighed;
  if (first === undefined) return [];
  for (const one of weighed) if (one.worth - one.behind > first.worth - first.behind) first = one;
  const best = { inThread: first.inThread, ofOwnPart: first.ofOwnPart };
  for (const one of weighed)
    one.worth = one.ofWhole + one.inThread - best.inThread + Math.min(one.ofOwnPart - best.ofOwnPart, mostOfOwnPart);
  return weighed;
}

/** The articles that a question names with their norm. */
function citedKeys({ claims }: UnderstoodQuestion): ReadonlySet<string> {
  return new Set(
    claims.flatMap(({ kind, norm, article }) => (kind === 'article' && norm && article ? [`${norm}:${article}`] : [])),
  );
}

/** Whether a doubt is on a norm that the question names; so are all where it names none on which people ask anything that comes near. */
function readNamed(
  { claims }: UnderstoodQuestion,
  candidates: PartCandidates['candidates'],
): (one: IndexedDoubt) => boolean {
  const named = new Set(claims.flatMap(({ norm }) => norm ?? []));
  const isOf = ({ doubt: { on } }: IndexedDoubt) => on.some((key) => named.has(key.split(':')[0] ?? ''));
  return named.size > 0 && candidates.some(({ one }) => isOf(one)) ? isOf : () => true;
}

/** The codes by which courts proceed: each has its own terms for the same thing. */
const codesOfCourts = new Set(['cpccn', 'cppn', 'cppf', 'ley-18345']);
/** By which of them what another code says is claimed. */
const courtsOfCode: Readonly<Record<string, readonly string[]>> = { lct: ['ley-18345'], cp: ['cppn', 'cppf'] };

/** The codes of procedure that a question names, or the last one of its thread that named a norm; else those of what was answered. */
function courtsOfThread(understood: UnderstoodQuestion, answered: ReadonlySet<IndexedDoubt>): readonly string[] {
  const named = normsOfThread(understood);
  const norms = named.length > 0 ? named : [...answered].map(({ doubt: { on } }) => on[0]?.split(':')[0] ?? '');
  return norms.flatMap((norm) => (codesOfCourts.has(norm) ? [norm] : (courtsOfCode[norm] ?? [])));
}

/** The norms that a question names, or the last one of its thread that named any. */
function normsOfThread({ claims, answered }: UnderstoodQuestion): readonly string[] {
  const own = claims.flatMap(({ norm }) => norm ?? []);
  return own.length > 0 || answered === null ? own : normsOfThread(answered);
}

/** "CPPN: …" – "¿Plazo para apelar?": whether a doubt is of a code of procedure, and the thread is of another. */
function isOfOtherCourts({ doubt: { on } }: IndexedDoubt, courts: readonly string[]): boolean {
  const [own = ''] = on[0]?.split(':') ?? [];
  return courts.length > 0 && codesOfCourts.has(own) && !courts.includes(own);
}
