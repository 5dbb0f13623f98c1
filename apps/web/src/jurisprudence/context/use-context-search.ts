import type { ContextSearchResponse, SearchConfig, SearchFilters } from '@foja/contracts/jurisprudence';
import { useEffect, useRef, useState } from 'react';
import { type Anonymizer, anonymizeMessage, placeholdersOf } from '../../anonymization/anonymize-message.ts';
import { CallFailed } from '../../platform/http.ts';
import {
  afterMark,
  afterProgress,
  afterResults,
  followMarks,
  startingAgents,
} from '../../rulings-search/agent-progress.ts';
import type { SearchAgents } from '../../rulings-search/assistant-state.ts';
import { findRulingsByContext } from '../../rulings-search/find-rulings-by-context.ts';
import { searchFailure, searchNeedsAnonymization } from '../search-failure.ts';
import { answerWithOriginals, restoreAgents } from './restore-answer.ts';

export interface ContextAsked {
  text: string;
  config: SearchConfig;
  filters: SearchFilters;
}

export interface FoundByContext extends ContextAsked {
  id: string;
  /** With the real names put back. */
  response: ContextSearchResponse;
}

interface ContextSearchSettings {
  /** Who replaces personal data before the text is sent; null where that is switched off. */
  anonymizer: Anonymizer | null;
  onDone: (found: FoundByContext) => void;
  onSessionExpired: () => void;
}

export interface ContextSearch {
  /** The agents while they work; null when nothing runs. */
  agents: SearchAgents | null;
  /** What went wrong last; null once it is tried again. */
  problem: string | null;
  /** Ignored while one runs, and for a blank text. */
  start(asked: ContextAsked): void;
  cancel(): void;
}

/** The life of a search by context: replace personal data, let the three agents work, hand what they found over. */
export function useContextSearch(settings: ContextSearchSettings): ContextSearch {
  const [agents, setAgents] = useState<SearchAgents | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef(settings);
  current.current = settings;
  const controller = useRef<AbortController | null>(null);

  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = null;
    },
    [],
  );

  async function run({ text, config, filters }: ContextAsked, signal: AbortSignal): Promise<void> {
    const id = crypto.randomUUID();
    const change = (next: (agents: SearchAgents) => SearchAgents) => {
      if (!signal.aborted) setAgents((now) => next(now ?? startingAgents));
    };
    const endMarks = followMarks((states) => change((now) => afterMark(now, states)));
    signal.addEventListener('abort', endMarks);
    try {
      const { anonymizer } = current.current;
      const sent = anonymizer ? await withoutPersonalData(anonymizer, text, id, signal) : text;
      if (signal.aborted) return;
      const originals = placeholdersOf(id);
      const answer = await findRulingsByContext(
        { query: sent, config, filters, isAnonymized: anonymizer !== null },
        {
          onAgent: (progress) => change((now) => restoreAgents(afterProgress(now, progress), originals)),
          onResults: () => change((now) => afterResults(now)),
        },
        signal,
      );
      if (signal.aborted) return;
      const response = answerWithOriginals(answer, originals);
      current.current.onDone({ id, text, config, filters, response });
    } finally {
      endMarks();
    }
  }

  async function start(asked: ContextAsked): Promise<void> {
    if (controller.current) return;
    const abort = new AbortController();
    controller.current = abort;
    setProblem(null);
    setAgents(startingAgents);
    try {
      await run(asked, abort.signal);
    } catch (failure) {
      if (abort.signal.aborted) return;
      const handled = searchFailure(failure);
      if (handled.kind === 'session-expired') current.current.onSessionExpired();
      else setProblem(handled.text);
    } finally {
      if (controller.current === abort) {
        controller.current = null;
        setAgents(null);
      }
    }
  }

  return {
    agents,
    problem,
    start(asked) {
      if (asked.text.trim() !== '') void start({ ...asked, text: asked.text.trim() });
    },
    cancel() {
      controller.current?.abort();
      controller.current = null;
      setAgents(null);
    },
  };
}

/** @throws {CallFailed} where the data could not be replaced: nothing is sent then. */
async function withoutPersonalData(anonymizer: Anonymizer, text: string, id: string, signal: AbortSignal) {
  try {
    return (await anonymizeMessage(anonymizer, text, id, signal)).text;
  } catch (cause) {
    if (signal.aborted) throw cause;
    // What the session or the connection has to say is said as such.
    if (cause instanceof CallFailed && (cause.status === 401 || cause.code === 'network')) throw cause;
    throw new CallFailed(422, 'anonymization_required', searchNeedsAnonymization, { cause });
  }
}
