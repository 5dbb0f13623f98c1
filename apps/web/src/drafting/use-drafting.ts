import type { DraftingRequestInput, DraftingResponse } from '@foja/contracts/drafting';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { generationFailure } from '../generators/generation-failure.ts';
import { CallFailed } from '../platform/http.ts';
import { countedCall } from '../usage/counted-call.ts';
import { requestDocument } from './request-document.ts';

interface DraftingSettings {
  onDone: (document: DraftingResponse, request: DraftingRequestInput) => void;
  onPremiumGate: () => void;
  onSessionExpired: () => void;
}

/** The life of a document: ask the server, hand it over, say what went wrong. */
export function useDrafting(settings: DraftingSettings) {
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** The call whose facts could not be anonymized: the person is asked whether they may go as they are. */
  const [refused, setRefused] = useState<DraftingRequestInput | null>(null);
  const current = useRef(settings);
  current.current = settings;
  const controller = useRef<AbortController | null>(null);
  const queryClient = useQueryClient();

  useEffect(() => () => controller.current?.abort(), []);

  function fail(failure: unknown, request: DraftingRequestInput): void {
    const outcome = generationFailure(failure);
    // What the model did wrong is said by the server.
    if (failure instanceof CallFailed && failure.status === 502) setProblem(failure.said ?? failure.message);
    else if (outcome.kind === 'session-expired') current.current.onSessionExpired();
    else if (outcome.kind === 'premium-gate') current.current.onPremiumGate();
    else if (outcome.kind === 'anonymization') setRefused(request);
    else setProblem(outcome.text);
  }

  async function start(request: DraftingRequestInput): Promise<void> {
    controller.current?.abort();
    const abort = new AbortController();
    controller.current = abort;
    setProblem(null);
    setWorking(true);
    try {
      const document = await countedCall(queryClient, () => requestDocument(request, abort.signal));
      if (abort.signal.aborted) return;
      setWorking(false);
      current.current.onDone(document, request);
    } catch (failure) {
      if (abort.signal.aborted) return;
      setWorking(false);
      fail(failure, request);
    }
  }

  return {
    working,
    problem,
    isAsking: refused !== null,
    start: (request: DraftingRequestInput) => void start(request),
    cancel() {
      controller.current?.abort();
      setWorking(false);
    },
    /** The person's answer on sending the facts as they are. */
    answer(sendsOriginal: boolean) {
      const request = refused;
      setRefused(null);
      if (request && sendsOriginal) void start({ ...request, acceptsOriginal: true });
    },
  };
}
