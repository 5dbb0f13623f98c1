import { join } from 'node:path';
import type { ExampleAnswer } from '@foja/contracts/chat';
import { defaultModelId } from '@foja/contracts/models';
import { readExamples } from '../corpus/examples/read-examples.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { type AnswerQuestionDeps, answerUnrecorded } from './answer-question.ts';
import { createLocalAnswerer } from './local-answerer.ts';

/** So long an answer is given again: what it stands on hardly changes, and it is open to everybody. */
const keptForMs = 600_000;

/**
 * Answers the invented question that a closed domain is shown with, by the local engine and over all the law; nobody asked it, so
 * that nothing is counted.
 */
export function openExampleAnswer(deps: Omit<AnswerQuestionDeps, 'answerer'>): () => Promise<ExampleAnswer> {
  const { question } = readExamples(join(findProjectRoot(), 'corpus')).allDomains;
  const answering = { ...deps, answerer: createLocalAnswerer(deps.citationResolver) };
  let kept: { answer: Promise<ExampleAnswer>; sinceMs: number } | null = null;

  async function answer(): Promise<ExampleAnswer> {
    const { response } = await answerUnrecorded(
      answering,
      { subject: 'example', question, domain: 'todos_premium', model: defaultModelId, history: [], evaluate: null },
      () => {},
      new AbortController().signal,
    );
    const { content, model, outcome, sources, citations } = response;
    return { question, content, model, outcome, sources, citations };
  }

  return () => {
    const nowMs = deps.clock.now().getTime();
    if (kept === null || nowMs - kept.sinceMs >= keptForMs) {
      const begun = { answer: answer(), sinceMs: nowMs };
      kept = begun;
      // A failure is not kept.
      begun.answer.catch(() => {
        if (kept === begun) kept = null;
      });
    }
    return kept.answer;
  };
}
