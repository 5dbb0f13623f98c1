import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import type { CivilDay } from '@foja/computable-law/core/civil-day';
import { correctedQuestion, type FactCorrection } from '@foja/contracts/corrected-question';
import { analyzeTerms } from '@foja/legal-text/analyze';
import type { Clock } from '../platform/clock.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { Understand } from '../understanding/open-understanding.ts';
import { readQuestionTokens } from '../understanding/phrases/question-tokens.ts';
import { readCharacters } from '../understanding/understand.ts';
import type { KnownFact } from '../understanding/understood-question.ts';
import { withOwnWords } from './tell-facts.ts';

/** "En negro" becomes "en blanco", "sin causa" becomes "con justa causa": a fact without a figure changes a few words. */
const maxNewWords = 3;

/**
 * The question with one of its facts put right. Only what tells a fact may take the place of a fact, so that a correction, which takes no
 * use, is never another question.
 * @throws {HttpError} 400 `invalid_request` where the words tell no fact, or what stands instead does not.
 */
export async function correctFact(
  deps: { understand: Understand; clock: Clock },
  question: string,
  correction: FactCorrection,
): Promise<string> {
  const { start, words, instead } = correction;
  const corrected = correctedQuestion(question, correction);
  const read = await factsOf(deps, question);
  const known = [...read, ...withOwnWords(read)];
  if (!question.startsWith(words, start) || !known.some((fact) => fact.start === start && fact.words === words)) {
    throw new HttpError(400, 'invalid_request', 'Ese dato no está en la consulta.');
  }
  if (instead === '') {
    if (analyzeTerms(corrected).length > 0) return corrected;
    throw new HttpError(400, 'invalid_request', 'Sin ese dato no queda una consulta.');
  }
  const facts = (await factsOf(deps, corrected)).filter(
    (fact) => fact.start < start + instead.length && fact.end > start,
  );
  if (!tellsOnlyFacts(corrected, { start, words, instead }, facts, dayInArgentina(deps.clock.now()))) {
    throw new HttpError(400, 'invalid_request', `No se entendió el dato. Escribilo como estaba: «${words}».`);
  }
  return corrected;
}

async function factsOf({ understand }: { understand: Understand }, question: string): Promise<KnownFact[]> {
  return (await understand(question, [])).facts;
}

/** Every word is part of a fact; besides figures and dates, which are what is put right, hardly any is new. */
function tellsOnlyFacts(
  corrected: string,
  { start, words, instead }: FactCorrection,
  facts: readonly KnownFact[],
  today: CivilDay,
): boolean {
  const isTold = (place: { start: number; end: number }) =>
    facts.some((fact) => fact.start <= place.start && place.end <= fact.end);
  // Facts are read up to there: words beyond are part of none.
  const tokens = readQuestionTokens(corrected.slice(0, readCharacters), today).filter(
    (token) => token.start >= start && token.end <= start + instead.length,
  );
  const before = new Set(readQuestionTokens(words, today).map(({ text }) => text));
  const fresh = tokens.filter(({ text, quantity, date }) => !quantity && !date && !before.has(text));
  const hasFigure = facts.some(({ value }) => typeof value !== 'boolean');
  return tokens.length > 0 && tokens.every(isTold) && fresh.length <= (hasFigure ? 0 : maxNewWords);
}
