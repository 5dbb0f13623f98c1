import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { classNames } from '../design-system/class-names.ts';
import { EmptyState } from '../design-system/empty-state.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { SegmentedControl } from '../design-system/segmented-control.tsx';
import { AdminPage } from './admin-page.tsx';
import { feedbackQuery } from './admin-queries.ts';
import { FeedbackCard } from './feedback-card.tsx';
import { LoadMore } from './load-more.tsx';
import { RowsWaiting } from './rows-waiting.tsx';

const kinds = [
  { value: 'all', label: 'Todas' },
  { value: 'true', label: 'Útiles' },
  { value: 'false', label: 'No útiles' },
] as const;

/** /admin/feedback: what people thought of their answers. */
export function FeedbackScreen() {
  const { useful } = useSearch({ from: '/admin/feedback' });
  const navigate = useNavigate({ from: '/admin/feedback' });
  const { data, error, isFetching, isPlaceholderData, refetch, ...more } = useInfiniteQuery(feedbackQuery(useful));
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <AdminPage
      title="Opiniones"
      description="Sobre las respuestas. La pregunta se ve solo si quien la hizo aceptó compartirla; nunca se ve quién fue."
      actions={
        <SegmentedControl
          label="Mostrar"
          value={useful ?? 'all'}
          options={kinds}
          onChange={(kind) => void navigate({ search: { useful: kind === 'all' ? undefined : kind }, replace: true })}
        />
      }
    >
      {entries.length > 0 ? (
        <div
          aria-busy={isPlaceholderData}
          className={classNames('grid grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
        >
          <ul aria-label="Opiniones" className="grid gap-3">
            {entries.map((entry) => (
              <li key={entry.answerId}>
                <FeedbackCard entry={entry} />
              </li>
            ))}
          </ul>
          <LoadMore {...more} shown={entries.length} what="opiniones" />
        </div>
      ) : data ? (
        <EmptyState title="Todavía no hay opiniones.">Aparecen cuando alguien marca una respuesta.</EmptyState>
      ) : error ? (
        <LoadFailure
          title="No se pudieron leer las opiniones."
          reason={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <RowsWaiting label="Leyendo las opiniones" />
      )}
    </AdminPage>
  );
}
