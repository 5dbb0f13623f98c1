import { Link, useLocation } from '@tanstack/react-router';
import { Moon, Sun } from 'lucide-react';
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
import { UserMenu } from './user-menu.tsx';

/** Over every screen but the dashboard's, which has its own (SPEC 2.2). */
export function Header() {
  const session = useSession();
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <header className="flex h-14 shrink-0 items-center justify-between gap-3 border-b border-line bg-surface px-4 sm:px-6">
      <div className="flex min-w-0 items-center gap-3">
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

export function Brand() {
  return (
    <Link
      to="/"
      className="flex items-center gap-2 rounded-sm text-lg font-semibold tracking-tight"
      aria-label="Foja, inicio"
    >
      <BrandMark size={26} />
      Foja
    </Link>
  );
}

function SignedIn({ indicators }: { indicators: boolean }) {
  return (
    <div className="flex items-center gap-4">
      {indicators && (
        <>
          <Connection />
          <UsageCounter />
        </>
      )}
      <UserMenu />
    </div>
  );
}

/** How many uses are left, in the four forms of SPEC 2.2. */
export function UsageCounter() {
  return (
    <span className="figures hidden text-xs whitespace-nowrap text-ink-muted min-[480px]:inline">
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
      <Link to="/register" className={buttonClasses('secondary', 'small')}>
        Registrarse
      </Link>
    </nav>
  );
}
