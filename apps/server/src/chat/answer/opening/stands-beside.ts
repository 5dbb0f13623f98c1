import { analyzeTerms } from '@foja/legal-text/analyze';
import type { Knowledge } from '../../../understanding/knowledge.ts';
import type { QuestionPart, UnderstoodQuestion } from '../../../understanding/understood-question.ts';
import { termsOf } from '../../terms-of.ts';
import { fixesAnotherFigure } from '../fixes-another-figure.ts';
import type { Ranked } from '../rank-pieces.ts';
import type { Said } from '../says-again.ts';
import { saidBy } from './said-by.ts';

/** What stands before every sentence that was found, with the articles that it stands on, the deciding one first. */
export interface ToldBefore extends Said {
  /** The parts of the question that it answers. */
  parts: readonly QuestionPart[];
  /** It is surely what was asked: what stands beside it has to add something. */
  isSure: boolean;
  /** A figure was computed of the case that the question tells. */
  isComputed: boolean;
  /** How people ask what it answers, where that is known. */
  asked?: string;
}

/** Share of the question that what was found best must speak of, beside what is told first of another article. */
const minSharedByFirst = 0.12;

/** Beside what is told first only what stands on its articles, or what was found best, is surely of the same matter. */
export function isBeside(ranked: Ranked, told: ToldBefore, part: QuestionPart): boolean {
  if (told.isSure && !adds(ranked, told, part) && ranked.rank !== 0) return false;
  if (saidBy(ranked.piece).keys.some((key) => told.keys.includes(key))) return true;
  return ranked.rank === 0 && (ranked.features.share ?? 0) >= minSharedByFirst;
}

/** The term of a president does not go with that of a company's directors, nor the ruin of a building with the end of a usufruct. */
export function isOfSameBranch(
  { piece }: Ranked,
  { keys }: ToldBefore,
  { regimes }: Knowledge,
  told: UnderstoodQuestion['regimes'],
): boolean {
  const [deciding] = saidBy(piece).keys;
  if (deciding === undefined || keys.length === 0) return true;
  // A rule that all branches share joins none of them.
  return regimes.goesWith(deciding, regimes.isOfOtherMatter(deciding, told) ? keys.slice(0, 1) : keys);
}

/** Words of a part that a sentence has and what is told first lacks, from which it surely speaks of what is left untold. */
const surelyUntold = 2;

/** Whether a sentence stands on none of the articles of what is told first, and hardly says what was asked and is not told yet. */
export function isOfAnotherArticle({ piece }: Ranked, told: ToldBefore, part: QuestionPart): boolean {
  if (saidBy(piece).keys.some((key) => told.keys.includes(key))) return false;
  return untoldTerms(piece.text, told, part).length < surelyUntold;
}

function untoldTerms(text: string, told: ToldBefore, part: QuestionPart): string[] {
  const [said, own] = [termsOf(told.text), termsOf(text)];
  return [...new Set(analyzeTerms(part.text))].filter((term) => own.has(term) && !said.has(term));
}

const untilThen = /\bhasta (?:que|el|la)\b|\bantes de(?:l| que)?\b/;

/** Whether a sentence speaks of something that was asked and is not told yet, of the measure that was told, or fixes another figure where one is asked for. */
export function adds({ piece, within, features }: Ranked, told: ToldBefore, part: QuestionPart): boolean {
  if (within !== null || (features.boundMet === 1 && !told.isSure)) return true;
  if (untoldTerms(piece.text, told, part).length > 0) return true;
  // "¿Hasta qué momento…?" – "hasta que la causa se abre a prueba" is a term without a figure.
  if (part.asks.includes('how-long') && untilThen.test(piece.text) && !untilThen.test(told.text)) return true;
  return fixesAnotherFigure(part.asks, piece.text, told.text);
}
