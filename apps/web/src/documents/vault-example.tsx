import type { DocumentCitation, DocumentExample } from '@foja/contracts/documents';
import { routes } from '@foja/contracts/routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callJson } from '../platform/http.ts';
import { AnswerView } from './answer-view.tsx';

/** What the vault answers on an invented contract, by the engine itself; nothing where it could not be had. */
export function VaultExample() {
  const [opened, setOpened] = useState<DocumentCitation | null>(null);
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['vault-example'],
    queryFn: ({ signal }) => callJson<DocumentExample>(routes.documentsExample, { signal, token: null }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  if (!data) return null;
  return (
    <section aria-labelledby="vault-example" className="mt-7 border-t border-paper-line pt-5">
      <h2 id="vault-example" className="text-sm font-semibold">
        Un ejemplo, con un contrato inventado
      </h2>
      <div className="mt-3">
        <AnswerView
          asked={{ question: data.question, scope: [data.fileName], response: data.response }}
          createdAt={new Date(dataUpdatedAt).toISOString()}
          onOpenPassage={(citation) => setOpened(citation.number === opened?.number ? null : citation)}
        />
      </div>
      {opened && (
        <blockquote className="mt-3 border-l-2 border-line-strong pl-3 font-serif text-sm whitespace-pre-line">
          <p className="mb-1 font-sans text-xs text-paper-muted">
            {opened.fileName}, página {opened.page}
          </p>
          {opened.passage.slice(0, opened.quoteRange.start)}
          <mark className="bg-highlight text-inherit">
            {opened.passage.slice(opened.quoteRange.start, opened.quoteRange.end)}
          </mark>
          {opened.passage.slice(opened.quoteRange.end)}
        </blockquote>
      )}
    </section>
  );
}
