import { defaultModelId } from '@foja/contracts/models';
import { type AnswerQuestionDeps, answerUnrecorded, type QuestionAsked } from './answer-question.ts';
import { createLocalAnswerer } from './local-answerer.ts';

/** What people ask of most branches of law: one that tells a story, a span of time and two things that are asked. */
const commonQuestion =
  'Me echaron sin causa después de 7 años de trabajo en negro. ¿Cuánto me corresponde y hasta cuándo puedo reclamar?';

/**
 * Answers a question that nobody put, so that what is read and compiled at the first use is ready before somebody asks: the first answer
 * of a process holds its thread up some times longer than the others. No model is asked, and nothing is recorded.
 */
export async function answerAhead(deps: Omit<AnswerQuestionDeps, 'answerer'>, signal: AbortSignal): Promise<void> {
  const asked: QuestionAsked = {
    subject: 'guest:nobody',
    question: commonQuestion,
    domain: 'todos_premium',
    model: defaultModelId,
    history: [],
    evaluate: null,
  };
  try {
    await answerUnrecorded({ ...deps, answerer: createLocalAnswerer(deps.citationResolver) }, asked, () => {}, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
