import { messages } from '@foja/contracts/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { legalNames, legalTypes } from '../legal/legal-types.ts';
import { statusQuery } from '../platform/status-query.ts';

const linkClasses = 'rounded-sm underline underline-offset-4 hover:text-ink';

/** Contact, legal pages and version (specification 2.3). The address is the installation's own; until it is known there is none. */
export function LandingFooter() {
  const email = useQuery(statusQuery()).data?.contact.email;
  return (
    <footer>
      <div className="mx-auto grid max-w-6xl gap-x-10 gap-y-4 px-5 py-8 text-sm text-ink-muted sm:px-8 md:grid-cols-[1fr_auto]">
        <div className="grid content-start gap-1">
          <p>{messages.notLegalAdvice}</p>
          {email && (
            <p>
              Contacto:{' '}
              <a href={`mailto:${email}`} className={linkClasses}>
                {email}
              </a>
            </p>
          )}
        </div>
        <nav aria-label="Información legal" className="md:text-right">
          <ul className="flex flex-wrap gap-x-5 gap-y-2 md:justify-end">
            {legalTypes.map((type) => (
              <li key={type}>
                <Link to="/legal/$type" params={{ type }} className={linkClasses}>
                  {legalNames[type]}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/verificar" className={linkClasses}>
                Comprobar una constancia
              </Link>
            </li>
            <li>
              <a href="/docs" className={linkClasses}>
                Documentación de la API
              </a>
            </li>
          </ul>
          <p className="figures mt-2">Versión 1.0</p>
        </nav>
      </div>
    </footer>
  );
}
