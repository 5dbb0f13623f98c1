import type { UsersQuery } from '@foja/contracts/admin';
import { ArrowDownUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../design-system/card.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { Select } from '../design-system/select.tsx';
import { formatDay } from '../platform/dates.ts';
import { UserMenu } from './user-menu.tsx';
import { fullName, RoleBadge, StatusBadge, usesOf } from './user-status.tsx';
import type { UsersListProps } from './users-table.tsx';

const sorts: { value: UsersQuery['sort']; label: string }[] = [
  { value: 'createdAt', label: 'Alta' },
  { value: 'lastName', label: 'Nombre' },
  { value: 'email', label: 'Email' },
  { value: 'role', label: 'Plan' },
  { value: 'lastLoginAt', label: 'Último ingreso' },
  { value: 'used', label: 'Usos' },
];

/** The users on a phone: a card each, and the order in a list instead of headers. */
export function UserCards({ users, sort, order, onSort, onAction }: UsersListProps) {
  return (
    <>
      <div className="flex items-end gap-2">
        <div className="flex-1">
          <Select label="Ordenar por" value={sort} options={sorts} onChange={onSort} />
        </div>
        <IconButton
          label={order === 'asc' ? 'De menor a mayor: invertir' : 'De mayor a menor: invertir'}
          icon={<ArrowDownUp size={17} aria-hidden="true" />}
          onClick={() => onSort(sort)}
          className="size-11! border border-line-strong bg-surface"
        />
      </div>
      <ul aria-label="Usuarios" className="grid grid-cols-1 gap-3">
        {users.map((user) => (
          <li key={user.id}>
            <Card className="px-4 py-3">
              <div className="flex items-start justify-between gap-2">
                <div className="min-w-0">
                  <p className="truncate font-medium">{fullName(user)}</p>
                  <p className="truncate text-sm text-ink-muted">{user.email}</p>
                </div>
                <div className="-mt-1 -mr-2">
                  <UserMenu user={user} onAction={(action) => onAction(user, action)} />
                </div>
              </div>
              <div className="mt-2 flex flex-wrap gap-1">
                <RoleBadge user={user} />
                <StatusBadge user={user} />
              </div>
              <dl className="figures mt-3 grid grid-cols-3 gap-2 text-xs">
                <Fact label="Usos">{usesOf(user)}</Fact>
                <Fact label="Último ingreso">{user.lastLoginAt ? formatDay(user.lastLoginAt) : 'Nunca'}</Fact>
                <Fact label="Alta">{formatDay(user.createdAt)}</Fact>
              </dl>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="mt-0.5 text-sm">{children}</dd>
    </div>
  );
}
