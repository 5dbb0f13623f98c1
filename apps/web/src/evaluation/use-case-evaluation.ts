import type { Evaluation } from '@foja/contracts/evaluation';
import { messages } from '@foja/contracts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Anonymizer, anonymizeMessage, placeholdersOf } from '../anonymization/anonymize-message.ts';
import { chatFailure } from '../answer-view/failure-text.ts';
import { titleFrom } from '../answer-view/title-from.ts';
import { localStore, storageKeys } from '../platform/browser-storage.ts';
import { endSession } from '../platform/end-session.ts';
import { CallFailed } from '../platform/http.ts';
import { currentSession } from '../platform/session.ts';
import { countedCall } from '../usage/counted-call.ts';
import { type EvaluatedCase, evaluationHistoryOf } from './evaluated-case.ts';
import { requestEvaluation } from './request-evaluation.ts';

export type EvaluationState =
  | { kind: 'idle' }
  | { kind: 'working'; step: 'anonymizing' | 'evaluating' }
  | InsufficientAttempt
  | { kind: 'failed'; text: string };

/** Too little to go on as the kind of case that Foja understood; as another one it may be enough. */
export interface InsufficientAttempt {
  kind: 'insufficient';
  id: string;
  story: string;
  sent: string;
  answer: Extract<Evaluation, { insufficient: true }>;
  /** Another kind, which the person chose and which is told too little as well. */
  chosen: string | null;
}

interface CaseEvaluationOptions {
  owner: string;
  /** Who replaces personal data before the story is sent; null where that is switched off. */
  anonymizer: Anonymizer | null;
  /** The evaluation is in the history under this id. */
  onEvaluated: (id: string, story: string) => void;
  onPremiumGate: () => void;
}

/** The life of an evaluation: anonymize, ask, keep. Whatever fails, the text stays where it was written. */
export function useCaseEvaluation(options: CaseEvaluationOptions) {
  const [state, setState] = useState<EvaluationState>({ kind: 'idle' });
  const controller = useRef<AbortController | null>(null);
  const queryClient = useQueryClient();

  useEffect(() => () => controller.current?.abort(), []);

  async function evaluate(story: string): Promise<void> {
    const { owner, anonymizer } = options;
    const abort = new AbortController();
    controller.current?.abort();
    controller.current = abort;
    const id = crypto.randomUUID();
    try {
      setState({ kind: 'working', step: 'anonymizing' });
      const sent = await prepare(story, id, anonymizer, abort.signal);
      if (abort.signal.aborted) return;
      setState({ kind: 'working', step: 'evaluating' });
      const answer = await countedCall(queryClient, () =>
        requestEvaluation({ message: sent, isAnonymized: anonymizer !== null }, abort.signal),
      );
      if (abort.signal.aborted) return;
      if (answer.insufficient) {
        setState({ kind: 'insufficient', id, story, sent, answer, chosen: null });
        return;
      }
      keep(owner, id, { story, sent, evaluation: answer });
      setState({ kind: 'idle' });
      options.onEvaluated(id, story);
    } catch (failure) {
      if (!abort.signal.aborted) fail(failure);
    }
  }

  function choose(chosen: string | null): void {
    if (state.kind !== 'insufficient') return;
    const { id, story, sent, answer } = state;
    const alternative = answer.alternatives.find(({ guideTitle }) => guideTitle === chosen);
    if (!alternative || alternative.evaluation.insufficient) {
      setState({ ...state, chosen: alternative?.guideTitle ?? null });
      return;
    }
    keep(options.owner, id, { story, sent, evaluation: answer, chosen });
    setState({ kind: 'idle' });
    options.onEvaluated(id, story);
  }

  function fail(failure: unknown): void {
    if (failure instanceof CallFailed && failure.status === 400 && failure.code === 'invalid_request') {
      setState({ kind: 'failed', text: failure.message });
      return;
    }
    const outcome = chatFailure(failure, true);
    setState(outcome.kind === 'message' ? { kind: 'failed', text: outcome.text } : { kind: 'idle' });
    // The route's guard then leads to the login page and back; the draft waits in this browser.
    if (outcome.kind === 'session-expired' && currentSession()) endSession('expired');
    if (outcome.kind === 'premium-gate') options.onPremiumGate();
  }

  return {
    state,
    evaluate: (story: string) => void evaluate(story),
    choose,
    cancel: () => {
      controller.current?.abort();
      setState({ kind: 'idle' });
    },
    /** Takes away what was said about the last attempt. */
    dismiss: () => setState((now) => (now.kind === 'working' ? now : { kind: 'idle' })),
  };
}

/** @throws {CallFailed} 401 as it came; any other failure as `anonymization_required`: the story then goes nowhere. */
async function prepare(story: string, id: string, anonymizer: Anonymizer | null, signal: AbortSignal): Promise<string> {
  if (!anonymizer) return story;
  try {
    return (await anonymizeMessage(anonymizer, story, id, signal)).text;
  } catch (cause) {
    if (signal.aborted || (cause instanceof CallFailed && cause.status === 401)) throw cause;
    throw new CallFailed(422, 'anonymization_required', messages.anonymizationRequired, { cause });
  }
}

function keep(owner: string, id: string, evaluated: Omit<EvaluatedCase, 'originals'>): void {
  evaluationHistoryOf(owner).add({
    id,
    title: titleFrom(evaluated.story),
    createdAt: new Date().toISOString(),
    content: { ...evaluated, originals: placeholdersOf(id) },
  });
  localStore.set(storageKeys.lastEvaluation, JSON.stringify(evaluated.evaluation));
}
