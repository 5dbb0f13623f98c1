import type { AdminUser } from '@foja/contracts/admin';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { classNames } from '../design-system/class-names.ts';
import { EmptyState } from '../design-system/empty-state.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { Pagination } from '../design-system/pagination.tsx';
import { useMediaQuery } from '../platform/media.ts';
import { AdminPage } from './admin-page.tsx';
import { usersQuery } from './admin-queries.ts';
import { RowsWaiting } from './rows-waiting.tsx';
import { UserActionDialog } from './user-action-dialog.tsx';
import type { UserAction } from './user-actions.ts';
import { UserCards } from './user-cards.tsx';
import { UsersFilters } from './users-filters.tsx';
import { readUsersSearch, sortedBy, type UsersSearch, usersQueryOf } from './users-search.ts';
import { UsersTable } from './users-table.tsx';

/** /admin/users: everybody with an account; search, filters, order and page are the address's. */
export function UsersScreen() {
  const search = useSearch({ from: '/admin/users', select: (parts) => readUsersSearch({ ...parts }) });
  const navigate = useNavigate({ from: '/admin/users' });
  const isWide = useMediaQuery('(min-width: 768px)');
  const [chosen, setChosen] = useState<{ user: AdminUser; action: UserAction } | null>(null);
  const query = usersQueryOf(search);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(usersQuery(query));
  const show = (next: UsersSearch) => void navigate({ search: next, replace: true });
  const isFiltered = Boolean(search.search || search.role || search.status);
  const List = isWide ? UsersTable : UserCards;
  return (
    <AdminPage title="Usuarios" description="Las cuentas de esta instalación, su plan y su uso.">
      <UsersFilters search={search} onChange={(part) => show({ ...search, ...part, page: undefined })} />
      {data && data.total > 0 ? (
        <div
          aria-busy={isPlaceholderData}
          className={classNames('grid grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
        >
          <List
            users={data.users}
            sort={query.sort}
            order={query.order}
            onSort={(sort) => show(sortedBy(search, sort))}
            onAction={(user, action) => setChosen({ user, action })}
          />
          <Pagination
            what="usuarios"
            page={data.page}
            pageSize={data.pageSize}
            total={data.total}
            onPage={(page) => {
              void navigate({ search: { ...search, page: page === 1 ? undefined : page } });
            }}
          />
        </div>
      ) : data ? (
        <EmptyState title={isFiltered ? 'Nadie coincide con lo que buscás.' : 'Todavía no hay usuarios.'}>
          {isFiltered && (
            <Button size="small" className="mt-2" onClick={() => show({})}>
              Quitar los filtros
            </Button>
          )}
        </EmptyState>
      ) : error ? (
        <LoadFailure
          title="No se pudieron leer los usuarios."
          reason={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <RowsWaiting label="Leyendo los usuarios" />
      )}
      {chosen && <UserActionDialog {...chosen} onClose={() => setChosen(null)} />}
    </AdminPage>
  );
}
