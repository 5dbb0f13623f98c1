import { analyzeTerms } from '@foja/legal-text/analyze';
import type { StepsThatServe } from '../../../corpus/doubts/read-doubts.ts';
import type { Term } from '../../../corpus/events/stated-term.ts';
import type { RankedSource } from '../../../retrieval/retrieval.ts';
import type { IndexedDoubt } from '../../../understanding/doubt-index.ts';
import type { Knowledge } from '../../../understanding/knowledge.ts';
import type { Ask, QuestionPart, UnderstoodQuestion } from '../../../understanding/understood-question.ts';
import { sumsTold } from '../../computed/sum-told.ts';
import { termsOf } from '../../terms-of.ts';
import { fixesAnotherFigure } from '../fixes-another-figure.ts';
import { ownTerms } from '../own-terms.ts';
import { withFittingReply } from '../reply-of.ts';
import { figuresOf } from '../says-again.ts';
import { answerOf, type ByElapsed, byElapsed, sumsStated, termsStated } from './answer-of.ts';
import type { DoubtContext } from './doubt-features.ts';
import { doubtsOfPart, farBehind, nearlyAsLikely, type PartDoubts, saidOf, sureBeside } from './doubts-of-part.ts';
import type { DoubtKnowledge } from './measure-doubts.ts';
import { type RankedDoubt, rankTellable, saysMatterFrom } from './rank-tellable.ts';

/** A doubt that a question puts, with its answer for what was told. */
export interface DoubtFound {
  answer: string;
  /** The articles that say so. */
  keys: string[];
  worth: number;
  /** The part of the question that puts it. */
  part: QuestionPart;
  /** Others that put it as surely, and nothing that says more of them. */
  alsoOf: readonly QuestionPart[];
  /** How people ask it; absent: not known. */
  asked?: readonly string[];
  /** It is said just for the facts that were told. */
  isOfFacts: boolean;
  /** The terms that it states, with what they run from. */
  terms: readonly Term[];
  byElapsed: ByElapsed;
  /** What who asks it does now; absent: nobody has looked. */
  steps?: StepsThatServe | undefined;
}

/** What was computed for the facts told, and which parts of the question it answers. */
export interface ComputedBefore {
  keys: readonly string[];
  answersPart: (part: QuestionPart) => boolean;
}

/** Where a second doubt is nearly as likely as the first, both are told; one on no article of the first is oftener beside the point. */
const maxByPart = 2;
const nearlyAsLikelyElsewhere = 0.9;
/** By how much less likely than none what stands beside a doubt that is told may be: who asks wants to know what belongs to it. */
const lessBeside = 1.5;
/**
 * Where several things are asked, worth from which a second one of a part is told, on an article of the first and on none, and from which the
 * one of another part is, on no article of the first: of 280 stories whose candidates were judged one by one, of those below 20 of 30 and 19
 * of 26 were off the point, and 4 and 6 answered something that the first did not. Of the one thing that is asked half of them help.
 */
const leastBesideFirst = { shared: 6, elsewhere: 5 };
const leastOfOtherPart = 4;
/** Worth from which a part whose likeliest doubt answers another one is answered by its next. */
const likelyNext = 0.3;
/** Worth from which what is told of one part answers another whose likeliest it is, too. */
const surelyOfBoth = 3;
/** Words of its own from which a part says what it asks. */
const fewestOwn = 2;
/** Share of what only that part asks, by how much it tells, of which it has to speak. */
const spokenFrom = 0.5;

const worthOfFirst = (tellable: readonly RankedDoubt[]) => Math.max(...tellable.map(({ worth }) => worth));

/**
 * The doubt that each part of a question puts, where one of those that stand on what was found is likelier than none.
 * @param least worth from which one is taken; 0 is as likely as none.
 * @param computed what was computed is told before: what answers the same is left out, and what comes next is looked for.
 */
export function findDoubts(
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
  knowledge: DoubtKnowledge & Pick<Knowledge, 'cases'>,
  least = 0,
  computed: ComputedBefore | null = null,
): DoubtFound[] {
  const found = new Map<IndexedDoubt, DoubtFound & { order: number }>();
  const all = rankTellable(understood, sources, knowledge);
  const leftOf = leftBy(computed, all);
  const parts = all.map((one) => {
    const { part, context } = one;
    const tellable = leftOf(one);
    const from = worthOfFirst(tellable) > least ? least - lessBeside : least;
    return {
      part,
      tellable,
      ranked: tellable.filter(({ worth }) => worth > from),
      context,
    };
  });
  for (const own of parts) {
    const { part, context } = own;
    const others = parts.filter((other) => other !== own);
    const ranked = doubtsOfPart(own, others, knowledge.doubts);
    const [first] = ranked;
    for (const [order, { one, worth, isFirstFound }] of ranked.slice(0, maxByPart).entries()) {
      const shares = one.doubt.on.some((key) => first?.one.doubt.on.includes(key));
      const isBeside = shares || (isFirstFound && worth >= sureBeside);
      const behind = (first?.worth ?? 0) - worth;
      if (behind > (isBeside ? nearlyAsLikely : nearlyAsLikelyElsewhere)) continue;
      const likely = shares ? leastBesideFirst.shared : leastBesideFirst.elsewhere;
      if (order > 0 && parts.length > 1 && worth < likely) continue;
      // Two parts may put one doubt: it answers the one of which it says more, and the other by the way.
      const known = found.get(one);
      if (known !== undefined) {
        if (saidOf(part, known.answer) > saidOf(known.part, known.answer)) found.set(one, { ...known, part });
        continue;
      }
      const answer = withFittingReply(answerOf(one, context.facts), part, one.doubt.asked, understood.text);
      if (first !== undefined && one !== first.one && !addsTo(answerOf(first.one, context.facts), answer, part))
        continue;
      found.set(one, foundFor({ one, worth }, part, context, understood.text, order));
    }
  }
  for (const { part, ranked, context } of parts) {
    const before = [...found.values()];
    if (parts.length === 1 || before.some((one) => one.part === part)) continue;
    const [likeliest] = ranked;
    const next = nextOfPart(
      part,
      // What is far less likely than what answers another part is asked by nobody.
      ranked.filter(({ one, worth }) => !found.has(one) && worth >= (likeliest?.worth ?? 0) - farBehind),
      before,
      context,
      understood.parts,
    );
    if (next !== undefined) found.set(next.one, foundFor(next, part, context, understood.text, 0));
  }
  // What each part puts comes before what stands beside one of them.
  const place = (one: DoubtFound) => parts.findIndex(({ part }) => part === one.part);
  const inOrder = [...found.values()].sort((left, right) => left.order - right.order || place(left) - place(right));
  const likely = withoutFiguresTold(likelyBesideFirst(inOrder), understood.parts);
  const told = ofToldMatter(likely, understood, knowledge.regimes);
  return told.map(({ order: _, ...doubt }) => ({ ...doubt, alsoOf: alsoAnswered(doubt, told, parts) }));
}

/** What a figure or a day answers. */
const measures: ReadonlySet<Ask> = new Set<Ask>(['how-much', 'how-long', 'since-when']);

/** What of each part is left to doubts by what was computed: nothing where it asks for that alone, and nowhere the rule by which it was. */
function leftBy(
  computed: ComputedBefore | null,
  parts: readonly Pick<PartDoubts, 'part' | 'tellable'>[],
): (own: Pick<PartDoubts, 'part' | 'tellable'>) => readonly RankedDoubt[] {
  if (computed === null) return ({ tellable }) => tellable;
  const { keys, answersPart } = computed;
  const answered = parts.filter(({ part }) => answersPart(part));
  const rules = new Set(answered.flatMap(({ tellable }) => tellable.slice(0, 1).map(({ one }) => one)));
  return (own) => {
    const isAnswered = answersPart(own.part);
    if (isAnswered && own.part.asks.every((ask) => measures.has(ask))) return [];
    return own.tellable.filter(
      ({ one }) => !rules.has(one) && !(isAnswered && one.doubt.on.some((key) => keys.includes(key))),
    );
  };
}

/** The parts whose likeliest doubt is one that is told for another, and to which nothing else that is told answers. */
function alsoAnswered(doubt: DoubtFound, told: readonly DoubtFound[], parts: readonly PartDoubts[]): QuestionPart[] {
  return parts
    .filter(({ part, tellable: [likeliest] }) => {
      if (likeliest === undefined || likeliest.worth < surelyOfBoth || told.some((one) => one.part === part))
        return false;
      return likeliest.one.doubt.asked === doubt.asked;
    })
    .map(({ part }) => part);
}

/** The likeliest with what its part puts besides, and those of other parts that are likely, or on an article of it. */
function likelyBesideFirst<One extends DoubtFound>(inOrder: readonly One[]): readonly One[] {
  const likeliest = inOrder.reduce<One | null>(
    (best, one) => (best === null || one.worth > best.worth ? one : best),
    null,
  );
  return inOrder.filter(
    (one) =>
      one.part === likeliest?.part ||
      one.worth >= leastOfOtherPart ||
      one.keys.some((key) => likeliest?.keys.includes(key)),
  );
}

/** Words beside a figure that say nothing of what it is of: "¿cuánto tiempo como máximo?", "¿hasta cuándo tengo en realidad?". */
const ofAnyFigure = new Set(analyzeTerms('máximo mínimo total realidad verdad exactamente'));

/**
 * "¿Puedo quedarme en la casa? ¿Por cuánto tiempo como máximo?": a part that asks for a figure and says nothing of its own is answered by what
 * is surely told before it, where that holds one. What comes nearest to so few words is of something else.
 */
function withoutFiguresTold<One extends DoubtFound>(
  found: readonly One[],
  parts: readonly QuestionPart[],
): readonly One[] {
  const [first] = found;
  if (first === undefined || first.worth < surelyOfBoth || figuresOf(first.answer).length === 0) return found;
  const said = termsOf(first.answer);
  const isSaid = (term: string) => said.has(term) || ofAnyFigure.has(term);
  return found.filter(
    ({ part }) =>
      part === first.part ||
      part.asks.length === 0 ||
      !part.asks.every((ask) => measures.has(ask)) ||
      !ownTerms(part, parts).every(isSaid),
  );
}

/** What a part puts next, whose likeliest doubt answers another part better: likely, of the same branch, and on what only this part asks. */
function nextOfPart(
  part: QuestionPart,
  ranked: readonly RankedDoubt[],
  before: readonly DoubtFound[],
  { facts, index, regimes }: DoubtContext,
  parts: readonly QuestionPart[],
): RankedDoubt | undefined {
  const said = new Set(before.flatMap(({ answer }) => [...termsOf(answer)]));
  const own = ownTerms(part, parts);
  const untold = own.filter((term) => !said.has(term));
  // "¿Desde cuándo se cuenta?" says too little by itself.
  if (untold.length < fewestOwn || untold.length * 2 < own.length) return undefined;
  if (parts.some((other) => ownTerms(other, parts).length < fewestOwn)) return undefined;
  const keys = before.flatMap((one) => one.keys);
  const mass = index.massOf(untold);
  return ranked.find(
    ({ one, worth }) =>
      worth >= likelyNext &&
      index.massOf(untold.filter((term) => one.answer.terms.has(term))) >= mass * spokenFrom &&
      regimes.goesWith(one.doubt.on[0] ?? '', keys) &&
      before.every(({ answer }) => addsTo(answer, answerOf(one, facts), part)),
  );
}

function foundFor(
  { one, worth }: Pick<RankedDoubt, 'one' | 'worth'>,
  part: QuestionPart,
  { facts, understood: { today } }: DoubtContext,
  text: string,
  order: number,
): DoubtFound & { order: number } {
  const answer = answerOf(one, facts);
  const sums = sumsTold(sumsStated(one, facts), { facts, text, today });
  return {
    answer: [withFittingReply(answer, part, one.doubt.asked, text), ...sums].join(' '),
    keys: one.doubt.on,
    worth,
    part,
    alsoOf: [],
    asked: one.doubt.asked,
    isOfFacts: answer !== one.doubt.answer || sums.length > 0,
    terms: termsStated(one, facts),
    byElapsed: byElapsed(one, facts),
    steps: one.doubt.steps,
    order,
  };
}

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

/** Share of a second answer's words from which the first says it as well, where it adds nothing that is asked. */
const heldFrom = 0.5;

/** Whether a second answer is another one, says something that a part asks and the first leaves out, or fixes another figure where one is asked for. */
function addsTo(first: string, second: string, { text, asks }: QuestionPart): boolean {
  const [said, own] = [termsOf(first), termsOf(second)];
  return (
    [...own].filter((term) => said.has(term)).length < own.size * heldFrom ||
    analyzeTerms(text).some((term) => own.has(term) && !said.has(term)) ||
    fixesAnotherFigure(asks, second, first)
  );
}
