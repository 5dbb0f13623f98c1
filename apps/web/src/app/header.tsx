import { Link, useLocation } from '@tanstack/react-router';
import { Moon, Sun } from 'lucide-react';
import { Badge } from '../design-system/badge.tsx';
import { BrandMark } from '../design-system/brand-mark.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { useSession } from '../platform/session.ts';
import { toggleTheme, useTheme } from '../platform/theme.ts';

export function Header() {
  const theme = useTheme();
  const session = useSession();
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <header className="flex h-14 shrink-0 items-center justify-between border-b border-line bg-surface px-4 sm:px-6">
      <div className="flex items-center gap-3">
        <Link
          to="/"
          className="flex items-center gap-2 rounded-sm text-lg font-semibold tracking-tight"
          aria-label="Foja, inicio"
        >
          <BrandMark size={26} />
          Foja
        </Link>
        {path === '/chatbot' && !session && <Badge tone="brand">Prueba gratuita</Badge>}
      </div>
      <IconButton
        label={theme === 'dark' ? 'Usar tema claro' : 'Usar tema oscuro'}
        icon={theme === 'dark' ? <Sun size={18} aria-hidden="true" /> : <Moon size={18} aria-hidden="true" />}
        onClick={toggleTheme}
        className="-mr-2"
      />
    </header>
  );
}
