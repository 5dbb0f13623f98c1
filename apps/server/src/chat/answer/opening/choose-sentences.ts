import { analyzeTerms } from '@foja/legal-text/analyze';
import { splitSentences } from '@foja/legal-text/split-sentences';
import type { RankedSource } from '../../../retrieval/retrieval.ts';
import type { Knowledge } from '../../../understanding/knowledge.ts';
import type { QuestionPart, UnderstoodQuestion } from '../../../understanding/understood-question.ts';
import { SentenceDeduplicator } from '../../sentence-deduplicator.ts';
import { termsOf } from '../../terms-of.ts';
import { contradictionOf } from '../deny-premise.ts';
import { goesOnFromBefore } from '../goes-on-from-before.ts';
import type { PartCandidates } from '../opening-candidates.ts';
import { ownTerms } from '../own-terms.ts';
import type { Ranked } from '../rank-pieces.ts';
import { saysAgain } from '../says-again.ts';
import { coverOf, margin, showsIn, triedOfList, unansweredOf } from './cover-asks.ts';
import { exceptsUntold } from './excepts-untold.ts';
import { asksOutright, isOfSection, isToldOtherwise } from './is-left-open.ts';
import { sentenceOfOwnWords } from './of-own-words.ts';
import { holds, saidBy } from './said-by.ts';
import { adds, isBeside, isOfAnotherArticle, isOfSameBranch, type ToldBefore } from './stands-beside.ts';

/** A sentence that was chosen for a part of the question. */
interface ChosenSentence {
  ranked: Ranked;
  /** Whether it denies what the question claims; null where nothing is claimed of it. */
  denies: boolean | null;
  part: QuestionPart;
}

const maxSentences = 3;
/** What is told first takes the place of its sentences; one more may stand beside it. */
const minBesideToldFirst = 1;
/** What adds to the answer must speak of this share of the question. */
const minSharedByOther = 0.08;
/** Share of a part's words that a sentence must hold to answer it, where another part is answered by what is told first. */
const minSharedByPart = 0.15;
/** Words that only a part says and a sentence as well, from which it surely speaks of it. */
const surelySpeaks = 2;
/** Words of a part from which they tell what it asks. */
const minTellingWords = 3;
const briefs = new Set(['Respuesta breve', 'Qué dice']);

/**
 * The sentences of the first paragraph, what is denied first, and the parts of the question that they leave open.
 * @param parts each with its sentences, the best first
 */
export function chooseSentences(
  parts: readonly PartCandidates[],
  {
    understood,
    guide,
    told,
    knowledge,
  }: { understood: UnderstoodQuestion; guide: RankedSource | null; told: ToldBefore | null; knowledge: Knowledge },
): { chosen: ChosenSentence[]; leftOpen: QuestionPart[] } {
  const toldFirst = told?.text ?? null;
  const said = new SentenceDeduplicator();
  if (toldFirst !== null) said.add(toldFirst);
  // A part that what is told first leaves open is answered by a sentence that was found.
  const isAnswered = (part: QuestionPart) =>
    parts.length === 1 || told?.parts.some(({ start, text }) => start === part.start && text === part.text) === true;
  const room = Math.max(
    minBesideToldFirst,
    parts.filter(({ part }) => !isAnswered(part)).length,
    maxSentences - (toldFirst === null ? 0 : splitSentences(toldFirst).length),
  );
  // What surely answers says what was asked: what was found best mostly says it again, and has its place below.
  const isEnough = told?.isSure === true;
  const asked = parts.map(({ part }) => part);
  const ownOf = (part: QuestionPart) => ownTerms(part, asked);
  const chosen: ChosenSentence[] = [];
  const take = (ranked: Ranked | undefined, part: QuestionPart, all: readonly Ranked[], isAsked = false): void => {
    if (ranked === undefined || chosen.length >= room) return;
    // A sentence without its subject comes with the one that has it.
    if (goesOnFromBefore(ranked.piece.text) && ranked.place > 0) {
      const before = neighbourOf(ranked, all, -1);
      const isSaid = chosen.some((one) => one.ranked.piece === before?.piece);
      if (before === undefined || (!isSaid && chosen.length >= room - 1)) return;
      if (!isSaid) take({ ...before, within: null }, part, all);
    }
    // Who asks what to do is answered by the guide of the situation as well.
    const isOfGuide = part.asks.includes('what-to-do') && ranked.piece.source === guide;
    if (
      told !== null &&
      isAnswered(part) &&
      !isAsked &&
      !isOfGuide &&
      !(isBeside(ranked, told, part) && (!isEnough || adds(ranked, told, part)))
    )
      return;
    // Of what surely answers a part, an article that it does not stand on is beside the point unless it says what was asked and not told.
    if (told?.isSure && isAnswered(part) && !isOfGuide && isOfAnotherArticle(ranked, told, part)) return;
    // Beside what surely answers, one that does not speak of what a part asks in its own words is noise.
    const isNoiseUnlessSpeaking = told?.isSure && (!told.isComputed || isAnswered(part)) && !isAsked && !isOfGuide;
    if (isNoiseUnlessSpeaking && !speaksOfOwn(ranked, ownOf(part))) return;
    // A sentence that hardly speaks of what is left open is no answer to it.
    if (told !== null && !isAnswered(part) && !isAsked && !speaksOf(ranked, part)) return;
    // What only says when a rule does not hold is left out where the rule is not told.
    const shown = [toldFirst ?? '', ...chosen.map((one) => one.ranked.piece.text)].join(' ');
    if (shown.trim() !== '' && exceptsUntold(ranked.piece.text, shown)) return;
    // What another branch of law says of the same word answers none of its parts.
    if (told !== null && !isOfSameBranch(ranked, told, knowledge, understood.regimes)) return;
    // What a longer sentence says, or a shorter one has said, is not said twice.
    if (told !== null && saysAgain(saidBy(ranked.piece), told)) return;
    if (chosen.some((other) => holds(other.ranked.piece, ranked.piece)) || said.add(ranked.piece.text)) return;
    chosen.push({ ranked, denies: contradictionOf(understood.claims, part, ranked), part });
  };

  // What is left open comes before what stands beside.
  const inOrder = [...parts.filter(({ part }) => !isAnswered(part)), ...parts.filter(({ part }) => isAnswered(part))];
  const ofOwnWords = ({ part, ranked }: PartCandidates) =>
    sentenceOfOwnWords(ranked, ownOf(part), told?.text ?? '', knowledge.doubts);
  // Each thing that is asked and left open has its sentence before anything else is said of another.
  for (const own of parts.length > 1 ? inOrder : []) {
    const { part, ranked } = own;
    if (isAnswered(part)) continue;
    // What is told in other words needs no more than what surely speaks of it.
    const isTold = isToldOtherwise(part, toldFirst ?? '');
    const least = isTold ? surelySpeaks : 1;
    const speaking = ranked
      .slice(1, triedOfList)
      .filter(({ piece }) => ownOf(part).filter((term) => termsOf(piece.text).has(term)).length >= least);
    const ofForm = isTold ? [] : part.asks.map((ask) => coverOf(ask, ranked, []));
    for (const one of [ofOwnWords(own), ranked[0], ...speaking, ...ofForm])
      if (!chosen.some((other) => other.part === part)) take(one, part, ranked);
  }
  for (const own of inOrder) {
    const { part, ranked } = own;
    if (told !== null && understood.continues) take(ofOwnWords(own), part, ranked, true);
    take(ranked[0], part, ranked);
    // Each thing of a topic's list is answered: by what is told first, or by the best sentence that speaks of it.
    const texts = [toldFirst ?? '', ...chosen.map((one) => one.ranked.piece.text)];
    for (const one of unansweredOf(part, ranked, texts)) take(one, part, ranked);
    // "¿Qué plazo y desde cuándo?": what else is asked and the sentence does not say.
    for (const ask of part.asks) {
      const before = chosen.map((one) => one.ranked);
      take(coverOf(ask, ranked, before), part, ranked, !showsIn(ask, toldFirst ?? ''));
    }
    if (parts.length > 1) continue;
    // A single question may need the rule that its answer belongs to, or what else answers it nearly as well.
    for (const other of nearlyAsGood(ranked)) take(other, part, ranked);
    // A brief goes on by itself: the sentence after its rule is its limit or its consequence.
    for (const { ranked: rule } of chosen.slice(0, maxSentences - 1)) {
      const next = briefs.has(rule.heading) ? neighbourOf(rule, ranked, 1) : undefined;
      if (next !== undefined && (chosen.length === 1 || goesOnFromBefore(next.piece.text))) take(next, part, ranked);
    }
  }
  // What is denied is said first.
  chosen.sort((left, right) => Number(right.denies === true) - Number(left.denies === true));
  const leftOpen = parts
    .filter(
      ({ part, ranked }) =>
        asksOutright(part) ||
        // The part that tells the case is what was computed.
        (told?.isComputed !== true && !ranked.slice(0, triedOfList).some((one) => speaksOf(one, part))),
    )
    .map(({ part }) => part)
    .filter((part) => !isAnswered(part) && !chosen.some((one) => one.part === part))
    .filter((part) => !isToldOtherwise(part, toldFirst ?? '') && (guide === null || !isOfSection(part)));
  return { chosen, leftOpen };
}

/** The sentence that stands so many places after another one, under the same heading of the same source. */
function neighbourOf(ranked: Ranked, all: readonly Ranked[], step: number): Ranked | undefined {
  return all.find(
    ({ piece, heading, place }) =>
      piece.source === ranked.piece.source && heading === ranked.heading && place === ranked.place + step,
  );
}

/** What answers a question nearly as well as its best sentence. */
function nearlyAsGood([best, ...others]: readonly Ranked[]): Ranked[] {
  return others
    .filter(({ worth, features }) => worth >= (best?.worth ?? 0) - margin && (features.share ?? 0) >= minSharedByOther)
    .slice(0, maxSentences - 1);
}

/** Whether a sentence says half of what only a part asks, and more than a word of it. */
function speaksOfOwn({ piece }: Ranked, own: readonly string[]): boolean {
  const said = own.filter((term) => termsOf(piece.text).has(term)).length;
  return said >= surelySpeaks && said * 2 >= own.length;
}

/** Whether a sentence speaks of a part that is asked in words of its own: "¿a quién le hago juicio?" has too few to tell. */
function speaksOf({ features }: Ranked, { text }: QuestionPart): boolean {
  return new Set(analyzeTerms(text)).size < minTellingWords || (features.share ?? 0) >= minSharedByPart;
}
