import { can } from '@foja/contracts/roles';
import { useNavigate } from '@tanstack/react-router';
import { KeyRound, LayoutDashboard, LogOut, Moon, ShieldUser, UserRound } from 'lucide-react';
import { useLogOut } from '../accounts/log-out.ts';
import { Menu, type MenuOption } from '../design-system/menu.tsx';
import { useSession } from '../platform/session.ts';
import { toggleTheme, useTheme } from '../platform/theme.ts';

const iconSize = 16;

/** The signed-in person's menu (specification 2.2). */
export function UserMenu() {
  const session = useSession();
  const theme = useTheme();
  const navigate = useNavigate();
  const logOut = useLogOut();
  if (!session) return null;
  const { user } = session;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const options: MenuOption[] = [
    {
      id: 'profile',
      label: 'Ver Perfil',
      icon: <UserRound size={iconSize} aria-hidden="true" />,
      action: () => void navigate({ to: '/profile' }),
    },
    {
      id: 'password',
      label: 'Cambiar Contraseña',
      icon: <KeyRound size={iconSize} aria-hidden="true" />,
      action: () => void navigate({ to: '/change-password' }),
    },
    {
      id: 'dashboard',
      label: 'Ir al Dashboard',
      icon: <LayoutDashboard size={iconSize} aria-hidden="true" />,
      action: () => void navigate({ to: '/dashboard' }),
    },
    {
      id: 'theme',
      label: 'Modo Oscuro',
      icon: <Moon size={iconSize} aria-hidden="true" />,
      divider: true,
      toggle: true,
      checked: theme === 'dark',
      action: toggleTheme,
    },
    {
      id: 'log-out',
      label: 'Cerrar Sesión',
      icon: <LogOut size={iconSize} aria-hidden="true" />,
      divider: true,
      danger: true,
      action: () => void logOut(),
    },
  ];
  if (can(user.role, 'administration')) {
    options.splice(3, 0, {
      id: 'admin',
      label: 'Administración',
      icon: <ShieldUser size={iconSize} aria-hidden="true" />,
      action: () => void navigate({ to: '/admin' }),
    });
  }
  return (
    <Menu
      align="end"
      options={options}
      heading={
        <>
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-xs text-ink-muted">{user.email}</span>
        </>
      }
      trigger={
        <button
          type="button"
          aria-label={`Menú de ${name}`}
          // Drawn, not read: the name of the button is the whole name.
          data-initials={initials(user)}
          className="before:content-[attr(data-initials)] inline-flex size-9 items-center justify-center rounded-full bg-primary-wash text-sm font-semibold text-primary-ink hover:brightness-95 dark:hover:brightness-125"
        />
      }
    />
  );
}

function initials({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }): string {
  const letters = `${firstName.charAt(0)}${lastName.charAt(0)}`;
  return (letters || email.charAt(0)).toLocaleUpperCase('es-AR');
}
