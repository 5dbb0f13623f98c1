import { Link, useLocation } from '@tanstack/react-router';
import { Moon, Sun } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Badge } from '../design-system/badge.tsx';
import { BrandMark } from '../design-system/brand-mark.tsx';
import { buttonClasses } from '../design-system/button.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { PlanBadge } from '../plans/plan-badge.tsx';
import { useSession } from '../platform/session.ts';
import { toggleTheme, useTheme } from '../platform/theme.ts';
import { usageText } from '../usage/usage-text.ts';
import { useRemainingUses } from '../usage/use-remaining-uses.ts';
import { Connection } from './connection.tsx';

/** Only signed-in people need it. */
const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

/** The strip that both headers are: this one and the dashboard's. */
export const headerClasses =
  'flex h-14 short:h-10 shrink-0 items-center justify-between gap-2 border-b border-line bg-surface px-3 sm:gap-3 sm:px-6';

/** Over every screen but the dashboard's, which has its own (specification 2.2). */
export function Header() {
  const session = useSession();
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <header className={headerClasses}>
      <div className="flex min-w-0 items-center gap-2 sm:gap-3">
        <Brand />
        {session && <PlanBadge role={session.user.role} />}
        {path === '/chatbot' && !session && (
          <span className="hidden sm:inline-flex">
            <Badge tone="brand">Prueba gratuita</Badge>
          </span>
        )}
      </div>
      {session ? <SignedIn indicators={path !== '/chatbot'} /> : <SignedOut />}
    </header>
  );
}

/** The logo, which leads to the landing page. @param short on a phone, only the mark: other things need the room. */
export function Brand({ short = false }: { short?: boolean }) {
  return (
    <Link
      to="/"
      className="flex min-h-9 items-center gap-2 rounded-sm text-lg font-semibold tracking-tight"
      aria-label="Foja, inicio"
    >
      <BrandMark size={26} />
      <span className={short ? 'max-[479px]:hidden' : 'max-[239px]:hidden'}>Foja</span>
    </Link>
  );
}

function SignedIn({ indicators }: { indicators: boolean }) {
  return (
    <div className="flex items-center gap-2 sm:gap-4">
      {indicators && (
        <>
          <Connection />
          <UsageCounter />
        </>
      )}
      <Suspense fallback={<span className="size-9" />}>
        <UserMenu />
      </Suspense>
    </div>
  );
}

/** How many uses are left, in the four forms of specification 2.2. */
export function UsageCounter() {
  return (
    <span className="figures text-right text-xs leading-tight text-ink-muted max-[479px]:max-w-19 min-[480px]:whitespace-nowrap">
      {usageText(useRemainingUses())}
    </span>
  );
}

function SignedOut() {
  const theme = useTheme();
  return (
    <nav aria-label="Cuenta" className="flex items-center gap-1 sm:gap-2">
      <IconButton
        label={theme === 'dark' ? 'Usar tema claro' : 'Usar tema oscuro'}
        icon={theme === 'dark' ? <Sun size={18} aria-hidden="true" /> : <Moon size={18} aria-hidden="true" />}
        onClick={toggleTheme}
      />
      <Link to="/login" className={buttonClasses('quiet', 'small')}>
        Iniciar Sesión
      </Link>
      <Link to="/register" className={`${buttonClasses('secondary', 'small')} max-[299px]:hidden`}>
        Registrarse
      </Link>
    </nav>
  );
}
