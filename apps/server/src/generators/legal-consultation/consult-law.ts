import type { LegalConsultation } from '@foja/contracts/generators/legal-consultation';
import { messages } from '@foja/contracts/messages';
import { answerQuestion } from '../../chat/answer-question.ts';
import type { Generated, GenerationDeps, GenerationInput } from '../generation.ts';
import { answerAbroad } from './answer-abroad.ts';

/**
 * Answers a consultation: on Argentine law as rag-query does, from the corpus; on another country's from the model alone, which
 * is said, or not at all where there is none.
 * @throws {AnswererFailed} or {StructureFailed} when the language model is at fault.
 */
export async function consultLaw(deps: GenerationDeps, input: GenerationInput): Promise<Generated<LegalConsultation>> {
  if (input.country !== 'argentina') return answerAbroad(deps.structureModel, input, input.country);
  const { consultationDomain, model, signal, subject, text } = input;
  const asked = { subject, question: text, domain: consultationDomain, model, history: [], evaluate: null };
  const answer = await answerQuestion(deps, asked, () => {}, signal);
  return {
    structure: {
      country: 'argentina',
      // The result carries the notice itself.
      content: answer.content.replaceAll(messages.notLegalAdvice, '').trimEnd(),
      outcome: answer.outcome,
      citations: answer.citations,
      nearestTopics: answer.nearestTopics,
      clarification: answer.clarification,
    },
    engine: answer.model,
    notice: null,
    sources: answer.sources,
    citations: answer.citations.map(({ problem, source, text: words, verified }) => ({
      text: words,
      source,
      verified,
      problem,
    })),
  };
}
