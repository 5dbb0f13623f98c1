import type { CaseEvaluation, Evaluation, InsufficientEvaluation } from '@foja/contracts/evaluation';

const placeholder = /\[[A-ZÁÉÍÓÚÑ_]+_\d+\]/;
/** Longest datum behind a placeholder, in characters. */
const datumMaxCharacters = 120;

/**
 * The evaluation with the personal data back in its quotes, so that each is again the story's own words.
 * @param original what the person wrote.
 */
export function putBackNames(evaluation: Evaluation, original: string, putBack: (text: string) => string): Evaluation {
  const named = <One extends CaseEvaluation | InsufficientEvaluation>(one: One) =>
    putBackInQuotes(one, original, putBack);
  return {
    ...named(evaluation),
    alternatives: evaluation.alternatives.map((other) => ({ ...other, evaluation: named(other.evaluation) })),
  };
}

function putBackInQuotes<One extends CaseEvaluation | InsufficientEvaluation>(
  evaluation: One,
  original: string,
  putBack: (text: string) => string,
): One {
  if (evaluation.insufficient) return evaluation;
  const inQuotes = <Part extends { quotes: string[] }>(part: Part): Part => ({
    ...part,
    quotes: part.quotes.map((quote) => inOriginal(quote, original, putBack)),
  });
  return {
    ...evaluation,
    points: evaluation.points.map(inQuotes),
    evidence: evaluation.evidence.map(inQuotes),
    limitation: evaluation.limitation && inQuotes(evaluation.limitation),
    otherPeriods: evaluation.otherPeriods.map(inQuotes),
    adverse: evaluation.adverse.map((fact) => ({ ...fact, quote: inOriginal(fact.quote, original, putBack) })),
    done: evaluation.done.map((step) => ({ ...step, quote: inOriginal(step.quote, original, putBack) })),
    sideQuote: evaluation.sideQuote && inOriginal(evaluation.sideQuote, original, putBack),
  };
}

/** One placeholder stands for every form of a name: which form was written here, the original tells. */
function inOriginal(quote: string, original: string, putBack: (text: string) => string): string {
  if (original.includes(quote)) return quote;
  const fullest = putBack(quote);
  if (original.includes(fullest)) return fullest;
  const literals = quote.split(new RegExp(placeholder, 'g')).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const written = new RegExp(literals.join(`[^\\n]{1,${datumMaxCharacters}}?`)).exec(original)?.[0];
  return written ?? fullest;
}
