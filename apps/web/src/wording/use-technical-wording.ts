import type { Citation } from '@foja/contracts/chat';
import type { Outcome } from '@foja/contracts/outcomes';
import { routes } from '@foja/contracts/routes';
import { type WordingRequest, type WordingResponse, wordingMaxCharacters } from '@foja/contracts/wording';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CallFailed, callJson } from '../platform/http.ts';
import { useWordingChoice, type WordingChoice } from './wording-choice.ts';

interface Answer {
  id: string;
  content: string;
  outcome: Outcome | null;
  citations: readonly Citation[];
}

export interface TechnicalWording {
  /** As it was chosen; always plain for an answer that has one wording only. */
  choice: WordingChoice;
  /** Null until it has come. */
  wording: WordingResponse | null;
  failed: boolean;
  /** The server's words where it was asked for too often. */
  refusal: string | null;
  retry: () => void;
}

const worded: readonly (Outcome | null)[] = ['grounded', 'approximate'];

/** What the law says is worded twice; a greeting, a refusal and whom to call are not. */
export function hasTwoWordings({ outcome, content }: Pick<Answer, 'outcome' | 'content'>): boolean {
  return worded.includes(outcome) && content.length <= wordingMaxCharacters;
}

function technicalWordingQuery({ id, content, citations }: Answer) {
  return queryOptions({
    queryKey: ['wording', id, content],
    queryFn: ({ signal }) =>
      callJson<WordingResponse>(routes.wording, {
        method: 'POST',
        body: { content, citations: [...citations] } satisfies WordingRequest,
        token: null,
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    // A server on this machine or network answers without the internet.
    networkMode: 'always',
    retry: false,
  });
}

/** The answer as a filing words it, asked for where it is to be read. */
export function useTechnicalWording(answer: Answer | null): TechnicalWording {
  const chosen = useWordingChoice();
  const choice = answer === null || hasTwoWordings(answer) ? chosen : 'plain';
  const query = useQuery({
    ...technicalWordingQuery(answer ?? { id: '', content: '', outcome: null, citations: [] }),
    enabled: answer !== null && choice !== 'plain',
  });
  return {
    choice,
    wording: query.data ?? null,
    failed: query.isError,
    refusal: query.error instanceof CallFailed && query.error.status === 429 ? query.error.message : null,
    retry: () => void query.refetch(),
  };
}
