import { analyzeTerms } from '@foja/legal-text/analyze';
import type { Quantity } from '@foja/legal-text/quantity';
import type { Knowledge } from '../../../understanding/knowledge.ts';
import type { QuestionPart } from '../../../understanding/understood-question.ts';
import type { EditorialPiece } from '../../editorial-pieces.ts';
import { termsOf } from '../../terms-of.ts';
import { fixesAnotherFigure } from '../fixes-another-figure.ts';
import { goesOnFromBefore } from '../goes-on-from-before.ts';
import type { Ranked } from '../rank-pieces.ts';
import { type Said, saysAgain } from '../says-again.ts';
import { liesWithin, readSentenceFacts } from '../sentence-facts.ts';
import { exceptsUntold } from './excepts-untold.ts';
import { holds, saidBy } from './said-by.ts';
import { isOfSameBranch, type ToldBefore } from './stands-beside.ts';

const maxBesides = 3;
/** Sentences of each part, the best first, among which that is looked for. */
const triedBesides = 14;
/** Place of the last sentence that may say nothing new of what was asked, where nothing is told before it. */
const maybeBeside = 4;
/** Words that paragraph and what is below it may have together. */
const maxVisibleWords = 150;

/** Words that what people ask besides may fill up to. */
const maxWordsWithAsked = 170;

/** Of what people ask besides, what the paragraph does not say and leaves room for. */
export function fitBeside<One extends Said>(
  asked: readonly One[],
  chosen: readonly EditorialPiece[],
  told: ToldBefore | null,
): One[] {
  const before: Said[] = [...(told === null ? [] : [told]), ...chosen.map(saidBy)];
  let words = before.reduce((sum, { text }) => sum + countWords(text), 0);
  return asked.filter((one) => {
    if (before.some((other) => saysAgain(one, other)) || words + countWords(one.text) > maxWordsWithAsked) return false;
    words += countWords(one.text);
    return true;
  });
}

/** What the articles that the paragraph stands on say besides of what was asked, and for the one who asks. */
export function findBesides(
  parts: readonly { part: QuestionPart; ranked: readonly Ranked[] }[],
  chosen: readonly EditorialPiece[],
  told: ToldBefore | null,
  below: readonly Said[],
  measures: readonly Quantity[],
  knowledge: Knowledge,
): EditorialPiece[] {
  const before: Said[] = [...(told === null ? [] : [told]), ...chosen.map(saidBy), ...below];
  const keys = new Set(before.flatMap((one) => one.keys));
  let words = before.reduce((sum, { text }) => sum + countWords(text), 0);
  const found: EditorialPiece[] = [];
  for (const { part, ranked } of parts) {
    const asked = analyzeTerms(part.text);
    for (const one of ranked.slice(0, triedBesides)) {
      const { piece } = one;
      if (found.length + below.length >= maxBesides || words + countWords(piece.text) > maxVisibleWords) break;
      if (chosen.includes(piece) || found.includes(piece) || piece.source.kind === 'guide') continue;
      const own = saidBy(piece);
      if (!own.keys.some((key) => keys.has(key)) || goesOnFromBefore(piece.text)) continue;
      if (told !== null && !isOfSameBranch(one, told, knowledge, [])) continue;
      const { ranges } = readSentenceFacts(piece.text);
      if (ranges.some((range) => measures.some((measure) => liesWithin(range, measure) === false))) continue;
      const all = [...before, ...found.map(saidBy)];
      if (all.some((other) => saysAgain(own, other)) || chosen.some((other) => holds(other, piece))) continue;
      const said = all.map(({ text }) => text).join(' ');
      if (exceptsUntold(piece.text, said)) continue;
      const [terms, saidTerms] = [termsOf(piece.text), new Set(analyzeTerms(said))];
      const speaks = asked.some((term) => terms.has(term) && !saidTerms.has(term));
      const measuresAnew = fixesAnotherFigure(part.asks, piece.text, said);
      if (!speaks && !measuresAnew && (told !== null || ranked.indexOf(one) > maybeBeside)) continue;
      found.push(piece);
      words += countWords(piece.text);
    }
  }
  return found;
}

const countWords = (text: string) => text.split(/\s+/).length;
