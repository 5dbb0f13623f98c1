import { analyzeTerms } from '@foja/legal-text/analyze';

/** A question with fewer words of meaning than these leans on the one before it ("¿y cuánto tiempo tengo?"). */
const standsAloneTerms = 5;

/** What to search for: the question, with the person's previous one where it does not stand alone. */
export function questionInContext(asked: {
  question: string;
  history: readonly { role: 'user' | 'assistant'; content: string }[];
}): string {
  const previous = asked.history.findLast((turn) => turn.role === 'user');
  if (!previous || analyzeTerms(asked.question).length >= standsAloneTerms) return asked.question;
  return `${previous.content}\n${asked.question}`;
}
