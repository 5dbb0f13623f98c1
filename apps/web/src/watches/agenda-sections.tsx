import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Badge } from '../design-system/badge.tsx';
import { noveltiesQuery } from './watches-queries.ts';

const look =
  '-mb-px inline-flex h-10 items-center gap-1.5 border-b-2 px-1 text-sm aria-[current=page]:border-primary-ink aria-[current=page]:font-medium aria-[current=page]:text-primary-ink border-transparent text-ink-muted hover:text-ink';

/** The two parts of the agenda: what is due, and what is new, with how much of it was not read. */
export function AgendaSections({ email }: { email: string }) {
  const unread = useQuery(noveltiesQuery(email)).data?.unread ?? 0;
  return (
    <nav aria-label="Secciones de la agenda" className="border-b border-line">
      <ul className="flex gap-4">
        <li>
          <Link to="/dashboard/agenda" activeOptions={{ exact: true, includeSearch: false }} className={look}>
            Agenda
          </Link>
        </li>
        <li>
          <Link to="/dashboard/agenda/novedades" activeOptions={{ exact: true, includeSearch: false }} className={look}>
            Novedades{' '}
            {unread > 0 && (
              <Badge tone="brand">
                {unread} <span className="sr-only">sin leer</span>
              </Badge>
            )}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
