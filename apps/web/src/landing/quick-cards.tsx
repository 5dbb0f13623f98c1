import { Link } from '@tanstack/react-router';
import { ArrowRight, ExternalLink, LayoutDashboard, Newspaper } from 'lucide-react';
import type { ReactNode } from 'react';
import { GazettePopup } from '../gazette/gazette-popup.tsx';
import { useGazettePopup } from '../gazette/use-gazette-popup.ts';

const cardClasses =
  'group flex h-full w-full items-center gap-4 rounded-card border border-line bg-surface p-5 text-left transition duration-150 hover:border-line-strong hover:shadow-raised disabled:cursor-progress';

/** The two ways in of specification 2.3. Signed out, the dashboard is reached through the login page. */
export function QuickCards({ signedIn }: { signedIn: boolean }) {
  const gazette = useGazettePopup();
  const dashboard = (
    <CardContent
      icon={<LayoutDashboard size={20} aria-hidden="true" />}
      title="Dashboard"
      text={signedIn ? 'Tus consultas, herramientas y usos' : 'Consultas, herramientas y usos de tu cuenta'}
      end={<ArrowRight size={18} aria-hidden="true" />}
    />
  );
  return (
    <nav aria-label="Accesos rápidos">
      <ul className="grid gap-4 sm:grid-cols-2">
        <li>
          {signedIn ? (
            <Link to="/dashboard" className={cardClasses}>
              {dashboard}
            </Link>
          ) : (
            <Link to="/login" search={{ returnUrl: '/dashboard' }} className={cardClasses}>
              {dashboard}
            </Link>
          )}
        </li>
        <li>
          <button
            type="button"
            disabled={gazette.state.kind === 'loading'}
            onClick={gazette.open}
            className={cardClasses}
          >
            <CardContent
              icon={<Newspaper size={20} aria-hidden="true" />}
              title="Boletín Oficial"
              text="La primera sección de hoy, en una ventana aparte"
              end={<ExternalLink size={17} aria-hidden="true" />}
            />
          </button>
        </li>
      </ul>
      <GazettePopup {...gazette} />
    </nav>
  );
}

interface CardContentProps {
  icon: ReactNode;
  title: string;
  text: string;
  end: ReactNode;
}

function CardContent({ icon, title, text, end }: CardContentProps) {
  return (
    <>
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-field bg-primary-wash text-primary-ink">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-muted">{text}</span>
      </span>
      <span className="shrink-0 text-ink-muted transition-transform duration-150 group-hover:translate-x-0.5">
        {end}
      </span>
    </>
  );
}
