import type { ExampleAnswer } from '@foja/contracts/chat';
import { routes } from '@foja/contracts/routes';
import { useQuery } from '@tanstack/react-query';
import AnswerProse from '../answer-view/answer-prose.tsx';
import { ModelTag, OutcomeChip } from '../answer-view/answer-tags.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { callJson } from '../platform/http.ts';

const noPlaceholders = {};

/** What the closed domain answers to an invented question, by the engine itself; nothing where it could not be had. */
export function GateExample() {
  const { data, isPending } = useQuery({
    queryKey: ['example-answer'],
    queryFn: ({ signal }) => callJson<ExampleAnswer>(routes.exampleAnswer, { signal, token: null }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  if (!data && !isPending) return null;
  return (
    <section aria-labelledby="gate-example" className="mt-5 rounded-card border border-line bg-ground p-4">
      <h3 id="gate-example" className="text-sm font-semibold">
        Un ejemplo, respondido recién
      </h3>
      {data ? (
        <>
          <p className="mt-2 text-sm text-ink-soft">«{data.question}»</p>
          <div className="mt-3 mb-2 flex flex-wrap items-center gap-2">
            <OutcomeChip outcome={data.outcome} />
            <ModelTag model={data.model} />
          </div>
          <AnswerProse
            content={data.content}
            visible={data.content.length}
            sources={data.sources}
            citations={data.citations}
            placeholders={noPlaceholders}
            onOpenSource={(id) => openArticle(data.sources.find((source) => source.id === id)?.articles[0] ?? id)}
          />
        </>
      ) : (
        <Skeleton className="mt-3 h-28" />
      )}
    </section>
  );
}

/** The article's own page, beside the dialog. */
function openArticle(key: string): void {
  const [norm, article] = key.replace(/^nota:/, '').split(':');
  if (norm && article) window.open(`/articulos/${norm}/${article}`, '_blank', 'noopener');
}
