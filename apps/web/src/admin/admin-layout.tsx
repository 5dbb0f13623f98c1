import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import {
  BookOpenText,
  ChartColumn,
  Cog,
  History,
  type LucideIcon,
  MessageSquareHeart,
  Ticket,
  UsersRound,
} from 'lucide-react';
import { secondFactorQuery } from '../accounts/second-factor/api.ts';
import { useSession } from '../platform/session.ts';
import { SecondFactorNeeded } from './second-factor-needed.tsx';

const sections = [
  { to: '/admin', label: 'Resumen', Icon: ChartColumn },
  { to: '/admin/users', label: 'Usuarios', Icon: UsersRound },
  { to: '/admin/activity-logs', label: 'Actividad', Icon: History },
  { to: '/admin/plan-requests', label: 'Solicitudes', Icon: Ticket },
  { to: '/admin/feedback', label: 'Opiniones', Icon: MessageSquareHeart },
  { to: '/admin/corpus', label: 'Corpus', Icon: BookOpenText },
  { to: '/admin/trabajos', label: 'Trabajos', Icon: Cog },
] as const satisfies readonly { to: string; label: string; Icon: LucideIcon }[];

/** What all screens of administration stand in: their navigation, beside them or, on a phone, over them. */
export function AdminLayout() {
  const email = useSession()?.user.email ?? '';
  const { data: secondFactor } = useQuery({ ...secondFactorQuery(email), enabled: email !== '' });
  const isMissing = secondFactor?.isRequired && secondFactor.enabledAt === null;
  return (
    <div className="mx-auto w-full max-w-7xl flex-1 px-4 py-5 sm:px-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8 lg:py-7">
      <nav aria-label="Administración" className="mb-6 lg:sticky lg:top-7 lg:mb-0 lg:self-start">
        <p className="hidden px-3 pb-2 text-xs font-medium text-ink-muted lg:block">Administración</p>
        <ul className="grid grid-cols-3 gap-1 rounded-card border border-line bg-surface p-1 sm:grid-cols-7 lg:grid-cols-1 lg:border-0 lg:bg-transparent lg:p-0">
          {sections.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={{ exact: true, includeSearch: false }}
                className="flex flex-col items-center gap-1 rounded-field px-2 py-2 text-xs text-ink-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-primary-wash aria-[current=page]:font-medium aria-[current=page]:text-primary-ink lg:flex-row lg:gap-2.5 lg:px-3 lg:text-sm"
              >
                <Icon size={17} aria-hidden="true" className="shrink-0" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <main id="content" tabIndex={-1} className="min-w-0 outline-none">
        {isMissing ? <SecondFactorNeeded /> : <Outlet />}
      </main>
    </div>
  );
}
