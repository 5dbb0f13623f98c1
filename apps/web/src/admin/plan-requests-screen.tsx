import type { AdminPlanRequest } from '@foja/contracts/admin';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { classNames } from '../design-system/class-names.ts';
import { EmptyState } from '../design-system/empty-state.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { Pagination } from '../design-system/pagination.tsx';
import { Select } from '../design-system/select.tsx';
import { AdminPage } from './admin-page.tsx';
import { planRequestsQuery } from './admin-queries.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import type { Decision } from './plan-decision.ts';
import { PlanRequestCard } from './plan-request-card.tsx';
import type { requestStatuses } from './plan-request-status.tsx';
import { RowsWaiting } from './rows-waiting.tsx';

/** What one answer of the server holds. */
const pageSize = 20;

const statuses = [
  { value: 'pending', label: 'Pendientes' },
  { value: 'granted', label: 'Otorgadas' },
  { value: 'declined', label: 'Rechazadas' },
  { value: 'withdrawn', label: 'Retiradas' },
  { value: 'all', label: 'Todas' },
] as const satisfies readonly { value: keyof typeof requestStatuses | 'all'; label: string }[];

/** /admin/plan-requests: the plans that people asked for; the pending ones unless told. */
export function PlanRequestsScreen() {
  const { status = 'pending', page = 1 } = useSearch({ from: '/admin/plan-requests' });
  const navigate = useNavigate({ from: '/admin/plan-requests' });
  const [deciding, setDeciding] = useState<{ request: AdminPlanRequest; decision: Decision } | null>(null);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    planRequestsQuery({ status: status === 'all' ? undefined : status, page }),
  );
  return (
    <AdminPage
      title="Solicitudes de plan"
      description="Quién pidió un plan. Al otorgarlo, la cuenta lo tiene desde su próxima acción y recibe un email."
    >
      <div className="w-full sm:w-56">
        <Select
          label="Mostrar"
          value={status}
          options={statuses}
          onChange={(next) =>
            void navigate({ search: { status: next === 'pending' ? undefined : next }, replace: true })
          }
        />
      </div>
      {data && data.requests.length > 0 ? (
        <div
          aria-busy={isPlaceholderData}
          className={classNames('grid grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
        >
          <ul aria-label="Solicitudes de plan" className="grid gap-3">
            {data.requests.map((request) => (
              <li key={request.id}>
                <PlanRequestCard request={request} onDecide={(decision) => setDeciding({ request, decision })} />
              </li>
            ))}
          </ul>
          <Pagination
            what="solicitudes"
            page={page}
            pageSize={pageSize}
            total={data.total}
            onPage={(next) =>
              void navigate({ search: (search) => ({ ...search, page: next === 1 ? undefined : next }) })
            }
          />
        </div>
      ) : data ? (
        <EmptyState title={status === 'pending' ? 'No hay solicitudes pendientes.' : 'No hay solicitudes.'} />
      ) : error ? (
        <LoadFailure
          title="No se pudieron leer las solicitudes."
          reason={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <RowsWaiting label="Leyendo las solicitudes" />
      )}
      {deciding && <DecisionDialog {...deciding} onClose={() => setDeciding(null)} />}
    </AdminPage>
  );
}
