import type { AdminUser, UsersQuery } from '@foja/contracts/admin';
import { Cell, HeadCell, SortHeadCell, Table } from '../design-system/table.tsx';
import { formatDay } from '../platform/dates.ts';
import type { UserAction } from './user-actions.ts';
import { UserMenu } from './user-menu.tsx';
import { EmailText, fullName, RoleBadge, StatusBadge, usesOf } from './user-status.tsx';

export interface UsersListProps {
  users: AdminUser[];
  sort: UsersQuery['sort'];
  order: UsersQuery['order'];
  onSort: (sort: UsersQuery['sort']) => void;
  onAction: (user: AdminUser, action: UserAction) => void;
}

export function UsersTable({ users, sort, order, onSort, onAction }: UsersListProps) {
  const sorts = (by: UsersQuery['sort']) => ({ order: by === sort ? order : null, onSort: () => onSort(by) });
  return (
    <Table
      caption="Usuarios"
      head={
        <>
          <SortHeadCell {...sorts('lastName')}>Nombre</SortHeadCell>
          <SortHeadCell {...sorts('email')}>Email</SortHeadCell>
          <SortHeadCell {...sorts('role')}>Plan</SortHeadCell>
          <HeadCell>Estado</HeadCell>
          <SortHeadCell align="right" {...sorts('used')}>
            Usos
          </SortHeadCell>
          <SortHeadCell align="right" {...sorts('lastLoginAt')}>
            Último ingreso
          </SortHeadCell>
          <SortHeadCell align="right" {...sorts('createdAt')}>
            Alta
          </SortHeadCell>
          <HeadCell>
            <span className="sr-only">Acciones</span>
          </HeadCell>
        </>
      }
    >
      {users.map((user) => (
        <tr key={user.id} className="hover:bg-sunken/40">
          <th scope="row" className="min-w-32 px-2.5 py-2.5 text-left font-medium [overflow-wrap:anywhere]">
            {fullName(user)}
          </th>
          <Cell className="min-w-52 text-ink-muted [overflow-wrap:anywhere]">
            <EmailText email={user.email} />
          </Cell>
          <Cell>
            <RoleBadge user={user} />
          </Cell>
          <Cell>
            <StatusBadge user={user} />
          </Cell>
          <Cell align="right" className="whitespace-nowrap">
            {usesOf(user)}
          </Cell>
          <Cell align="right">{user.lastLoginAt ? formatDay(user.lastLoginAt) : 'Nunca'}</Cell>
          <Cell align="right">{formatDay(user.createdAt)}</Cell>
          <Cell align="right" className="w-12 py-1!">
            <UserMenu user={user} onAction={(action) => onAction(user, action)} />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
