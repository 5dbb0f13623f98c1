import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../design-system/empty-state.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { AdminPage } from './admin-page.tsx';
import { JobCard } from './job-card.tsx';
import { jobsQuery } from './jobs-queries.ts';
import { RowsWaiting } from './rows-waiting.tsx';

/** /admin/trabajos: what the servers do by themselves, and what goes on after a page was closed. */
export function JobsScreen() {
  const { data, error, isFetching, refetch } = useQuery(jobsQuery());
  return (
    <AdminPage
      title="Trabajos"
      description="Lo que Foja hace en segundo plano. Lo que falla se reintenta solo; lo que se corta, sigue al volver."
    >
      {data && data.jobs.length > 0 ? (
        <ul aria-label="Trabajos" className="grid gap-3">
          {data.jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      ) : data ? (
        <EmptyState title="No hay trabajos.">Aparecen cuando un servidor los empieza.</EmptyState>
      ) : error ? (
        <LoadFailure
          title="No se pudieron leer los trabajos."
          reason={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <RowsWaiting label="Leyendo los trabajos" />
      )}
    </AdminPage>
  );
}
