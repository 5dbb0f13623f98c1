import { analyzeTerms } from '@foja/legal-text/analyze';
import type { Knowledge } from '../../../understanding/knowledge.ts';
import type { QuestionPart } from '../../../understanding/understood-question.ts';
import { termsOf } from '../../terms-of.ts';
import type { RankedDoubt } from './rank-tellable.ts';

/** Worth from which a doubt answers a part that no other does, where it says what only that part asks. */
const leastOfOwn = 2;
/** How much less likely than the likeliest it may be. */
export const farBehind = 5.5;
/** Share of what only one part asks, by how much the words tell, from which a doubt speaks of it. */
const ownShareFrom = 0.3;
/** Words that only a part says, from which they tell what it asks. */
const fewestDistinct = 2;
/** What saying all that only one part asks is worth. */
const shareWorth = 2;

/** A part of a question with the doubts that may be told, the likeliest first, and those of them that are likely. */
export interface PartDoubts {
  part: QuestionPart;
  tellable: readonly RankedDoubt[];
  ranked: readonly RankedDoubt[];
}

/** The doubts that answer a part of a question, the likeliest first: what answers another part better is left to that. */
export function doubtsOfPart(
  own: PartDoubts,
  others: readonly PartDoubts[],
  index: Knowledge['doubts'],
): readonly RankedDoubt[] {
  return ownDoubts(own, others, index) ?? withoutOtherParts(own.ranked, others);
}

/**
 * "¿Cuánto pueden embargar y qué bienes no se pueden tocar?": where the likeliest doubt of a part is that of another part, the doubts that
 * speak of what only this one asks; null where the part has one of its own, or none speaks of it.
 */
function ownDoubts(
  { part, tellable }: PartDoubts,
  others: readonly PartDoubts[],
  index: Knowledge['doubts'],
): readonly RankedDoubt[] | null {
  const [first] = tellable;
  if (first === undefined || others.length === 0) return null;
  const ofOthers = new Set(others.flatMap(({ ranked }) => ranked.slice(0, 1).map(({ one }) => one)));
  const holder = others.find(({ ranked: [best] }) => best?.one === first.one && best.worth >= first.worth);
  if (holder === undefined && first.worth > 0) return null;
  const askedElsewhere = new Set(others.flatMap((other) => analyzeTerms(other.part.text)));
  const distinct = [...new Set(analyzeTerms(part.text))].filter((term) => !askedElsewhere.has(term));
  // "¿Desde cuándo, para atrás también?" says too little of its own.
  if (distinct.length < fewestDistinct) return null;
  const mass = index.massOf(distinct);
  const shareOf = ({ one }: RankedDoubt) => {
    const speaks = (term: string) => one.answer.terms.has(term) || index.isAskedWith(term, one);
    return mass === 0 ? 0 : index.massOf(distinct.filter(speaks)) / mass;
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

/** By how much less a doubt may be worth than another to be nearly as likely. */
export const nearlyAsLikely = 2.2;
/** Worth from which one on what was found best stands beside the first all the same. */
export const sureBeside = 1;

/** "En el ordinario y en el sumarísimo": what answers another part better leaves its place to what comes next, if that is likely as well. */
function withoutOtherParts(ranked: readonly RankedDoubt[], others: readonly PartDoubts[]): readonly RankedDoubt[] {
  const [first, second] = ranked;
  if (first === undefined || second === undefined || second.worth < sureBeside) return ranked;
  const isOfAnother = others.some(({ ranked: [best] }) => best?.one === first.one && best.worth > first.worth);
  const isNear = Math.max(first.worth - second.worth, first.ofWhole - second.ofWhole) <= nearlyAsLikely;
  return isOfAnother && isNear ? ranked.slice(1) : ranked;
}

/** Share of the words of a part that its answer says. */
export function saidOf({ text }: QuestionPart, answer: string): number {
  const terms = analyzeTerms(text);
  return terms.filter((term) => termsOf(answer).has(term)).length / Math.max(1, terms.length);
}
