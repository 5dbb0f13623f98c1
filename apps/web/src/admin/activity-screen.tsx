import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { classNames } from '../design-system/class-names.ts';
import { EmptyState } from '../design-system/empty-state.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { useMediaQuery } from '../platform/media.ts';
import { ActivityFiltersForm } from './activity-filters.tsx';
import { ActivityCards, ActivityTable } from './activity-list.tsx';
import { readActivitySearch } from './activity-search.ts';
import { AdminPage } from './admin-page.tsx';
import { activityQuery } from './admin-queries.ts';
import { ExportActivityButton } from './export-activity-button.tsx';
import { LoadMore } from './load-more.tsx';
import { RowsWaiting } from './rows-waiting.tsx';

/** /admin/activity-logs: what happened, newest first. The filters are the address's. */
export function ActivityScreen() {
  const filters = useSearch({ from: '/admin/activity-logs', select: (parts) => readActivitySearch({ ...parts }) });
  const navigate = useNavigate({ from: '/admin/activity-logs' });
  const isWide = useMediaQuery('(min-width: 768px)');
  const { data, error, isFetching, isPlaceholderData, refetch, ...more } = useInfiniteQuery(activityQuery(filters));
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const List = isWide ? ActivityTable : ActivityCards;
  return (
    <AdminPage
      title="Actividad"
      description="Cada hecho de seguridad, de administración y sobre los documentos guardados (no sus nombres ni su contenido). El registro solo crece: nadie puede cambiarlo ni vaciarlo."
      actions={
        <div className="flex flex-wrap gap-2">
          <ExportActivityButton filters={filters} format="csv" />
          <ExportActivityButton filters={filters} format="jsonl" />
        </div>
      }
    >
      <ActivityFiltersForm
        filters={filters}
        onChange={(part) => void navigate({ search: { ...filters, ...part }, replace: true })}
      />
      {entries.length > 0 ? (
        <div
          aria-busy={isPlaceholderData}
          className={classNames('grid grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
        >
          <List entries={entries} />
          <LoadMore {...more} shown={entries.length} what="hechos" />
        </div>
      ) : data ? (
        <EmptyState title="No hay hechos que coincidan.">Probá con otro evento o con más días.</EmptyState>
      ) : error ? (
        <LoadFailure
          title="No se pudo leer el registro."
          reason={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <RowsWaiting label="Leyendo el registro" />
      )}
    </AdminPage>
  );
}
