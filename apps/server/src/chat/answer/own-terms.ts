import { analyzeTerms } from '@foja/legal-text/analyze';
import type { QuestionPart } from '../../understanding/understood-question.ts';
import { tellingTerms } from './verdict/asked-proposition.ts';

/** What a part of a question says of its matter that no other part does. */
export function ownTerms(part: QuestionPart, parts: readonly QuestionPart[]): string[] {
  const others = new Set(parts.flatMap((other) => (other === part ? [] : analyzeTerms(other.text))));
  return [...new Set(tellingTerms(part.text))].filter((term) => !others.has(term));
}
