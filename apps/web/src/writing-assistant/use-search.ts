import type { ContextSearchResponse, LegalAnalysis } from '@foja/contracts/jurisprudence';
import type { SearchAsked } from '@foja/contracts/writing-assistant';
import { useEffect, useRef, useState } from 'react';
import {
  type Anonymizer,
  anonymizeMessage,
  type PlaceholderMap,
  placeholdersOf,
} from '../anonymization/anonymize-message.ts';
import { restoreText } from '../anonymization/placeholders.ts';
import { CallFailed } from '../platform/http.ts';
import {
  afterMark,
  afterProgress,
  afterResults,
  followMarks,
  startingAgents,
} from '../rulings-search/agent-progress.ts';
import { noSearch, type SearchAgents, type SearchState } from '../rulings-search/assistant-state.ts';
import { findRulings } from '../rulings-search/find-rulings.ts';
import { findRulingsByContext } from '../rulings-search/find-rulings-by-context.ts';

interface SearchSettings {
  /** Who replaces the personal data of a selected text before it is sent; null where that is switched off. */
  anonymizer: Anonymizer | null;
  onSessionExpired: () => void;
}

export interface Search {
  state: SearchState;
  /** Under which the placeholders of the selected texts are kept. */
  conversationId: string;
  /** Ignored while a search is running, and for a blank query (specification 5). */
  start(asked: SearchAsked): void;
  cancel(): void;
}

/** The life of a search: it clears the results before it, and ends with its own or with none (specification 4). */
export function useSearch(settings: SearchSettings): Search {
  const [state, setState] = useState<SearchState>(noSearch);
  const current = useRef(settings);
  current.current = settings;
  const controller = useRef<AbortController | null>(null);
  /** The same person keeps the same placeholder while the panel is open. */
  const conversation = useRef(crypto.randomUUID());

  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = null;
    },
    [],
  );

  async function byQuery({ query, config, filters }: SearchAsked, signal: AbortSignal): Promise<void> {
    // As it was typed: rulings are found by the names of their parties. The server replaces personal data in what leaves it.
    const { results, notices } = await findRulings({ query, config, filters }, signal);
    if (!signal.aborted) setState({ phase: 'done', query, results, notices, agents: null });
  }

  async function byContext({ query, config, filters }: SearchAsked, signal: AbortSignal): Promise<void> {
    const change = (next: (state: SearchState) => SearchState) => {
      if (!signal.aborted) setState(next);
    };
    const changeAgents = (next: (agents: SearchAgents) => SearchAgents) =>
      change((now) => ({ ...now, agents: next(now.agents ?? startingAgents) }));
    const endMarks = followMarks((states) => changeAgents((agents) => afterMark(agents, states)));
    signal.addEventListener('abort', endMarks);
    try {
      const { text, originals } = await withoutPersonalData(query, signal);
      if (signal.aborted) return;
      const isAnonymized = current.current.anonymizer !== null;
      const answer = await findRulingsByContext(
        { query: text, config, filters, isAnonymized },
        {
          onAgent: (progress) => changeAgents((agents) => withPersonalData(afterProgress(agents, progress), originals)),
          onResults: ({ results, notices }) => {
            endMarks();
            change((now) => ({ ...now, phase: 'done', results, notices }));
            changeAgents((agents) => afterResults(agents));
          },
        },
        signal,
      );
      showAnswer(answer, originals, change);
    } finally {
      endMarks();
    }
  }

  async function withoutPersonalData(text: string, signal: AbortSignal) {
    const { anonymizer } = current.current;
    if (!anonymizer) return { text, originals: {} };
    const message = await anonymizeMessage(anonymizer, text, conversation.current, signal);
    return { text: message.text, originals: placeholdersOf(conversation.current) };
  }

  async function run(asked: SearchAsked, abort: AbortController): Promise<void> {
    const byText = asked.type === 'contextSearch';
    setState({ ...noSearch, phase: 'searching', query: asked.query, agents: byText ? startingAgents : null });
    try {
      await (byText ? byContext(asked, abort.signal) : byQuery(asked, abort.signal));
    } catch (failure) {
      if (abort.signal.aborted) return;
      if (failure instanceof CallFailed && failure.status === 401) current.current.onSessionExpired();
      else console.error('Search failed', failure instanceof CallFailed ? failure.code : 'unknown');
      // Results that came before the connection broke are good results; otherwise none are shown, and no message (specification 8).
      const ended: SearchState = { ...noSearch, phase: 'done', query: asked.query, notices: noticesOf(failure) };
      setState((now) => (now.phase === 'done' ? now : ended));
    } finally {
      if (controller.current === abort) controller.current = null;
    }
  }

  return {
    state,
    conversationId: conversation.current,
    start(asked) {
      if (controller.current || asked.query.trim() === '') return;
      const abort = new AbortController();
      controller.current = abort;
      void run({ ...asked, query: asked.query.trim() }, abort);
    },
    cancel() {
      if (!controller.current) return;
      controller.current.abort();
      controller.current = null;
      setState(noSearch);
    },
  };
}

/** Nothing was searched then, which is no failure of the search: that has to be said. */
function noticesOf(failure: unknown): string[] {
  return failure instanceof CallFailed && failure.code.startsWith('anonymization_') ? [notAnonymized] : [];
}

const notAnonymized =
  'No se pudieron reemplazar los datos personales, y sin eso la búsqueda no se envía. Volvé a intentar en un momento.';

function showAnswer(
  answer: ContextSearchResponse,
  originals: PlaceholderMap,
  change: (next: (state: SearchState) => SearchState) => void,
): void {
  change((now) => ({
    ...now,
    phase: 'done',
    results: answer.results,
    notices: answer.notices,
    agents: withPersonalData(afterResults(now.agents ?? startingAgents, answer), originals),
  }));
}

/** What the agents found in the person's text, with the person's own words put back. */
function withPersonalData(agents: SearchAgents, originals: PlaceholderMap): SearchAgents {
  const restore = (text: string) => restoreText(text, originals);
  const { analysis, optimizedQuery } = agents;
  const restored: LegalAnalysis | null = analysis && {
    ...analysis,
    issues: analysis.issues.map(restore),
    facts: analysis.facts.map(restore),
  };
  return { ...agents, analysis: restored, optimizedQuery: optimizedQuery && restore(optimizedQuery) };
}
