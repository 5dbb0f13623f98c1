import type { Overview } from '@foja/contracts/admin';
import { roleSchema } from '@foja/contracts/role-schema';
import { planLabels } from '@foja/contracts/roles';
import { Link } from '@tanstack/react-router';
import { Card } from '../design-system/card.tsx';
import { formatCount } from '../platform/count-of.ts';
import { formatShare } from './figures.ts';

/** How many accounts there are of each role; each leads to its list. */
export function RoleShares({ users }: { users: Overview['users'] }) {
  const most = Math.max(1, ...Object.values(users.byRole));
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="font-semibold">Usuarios por plan</h2>
      <ul className="mt-3 grid gap-1">
        {roleSchema.options.map((role) => {
          const count = users.byRole[role] ?? 0;
          return (
            <li key={role}>
              <Link
                to="/admin/users"
                search={{ role }}
                className="figures -mx-2 grid grid-cols-[6.5rem_minmax(0,1fr)_5.5rem] items-center gap-3 rounded-field px-2 py-1.5 text-sm hover:bg-sunken"
              >
                <span>{planLabels[role]}</span>
                <span aria-hidden="true" className="h-2 rounded-full bg-sunken">
                  <span
                    className="block h-full rounded-full bg-primary"
                    style={{ width: `${(count / most) * 100}%` }}
                  />
                </span>
                <span className="text-right">
                  {formatCount(count)} <span className="text-ink-muted">({formatShare(count, users.total)})</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
