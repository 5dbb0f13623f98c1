import { Link } from '@tanstack/react-router';

const look =
  '-mb-px inline-flex h-10 items-center border-b-2 px-1 text-sm aria-[current=page]:border-primary-ink aria-[current=page]:font-medium aria-[current=page]:text-primary-ink border-transparent text-ink-muted hover:text-ink';

/** The two parts of the agenda: what is due, and what is new. */
export function AgendaSections() {
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
            Novedades
          </Link>
        </li>
      </ul>
    </nav>
  );
}
