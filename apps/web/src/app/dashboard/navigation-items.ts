import { can, type Role } from '@foja/contracts/roles';
import { ChartColumn, EyeOff, type LucideIcon, MessagesSquare, Newspaper, ShieldUser } from 'lucide-react';

export interface NavigationItem {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Where it leads; the item is active on exactly this path. */
  to:
    | '/dashboard'
    | '/dashboard/usage'
    | '/anonymization-tool'
    | '/boletin-oficial-republica-argentina-primera-seccion'
    | '/admin';
  badge?: string;
  badgeType?: 'info' | 'warning';
  disabled?: boolean;
  showSeparatorAfter?: boolean;
}

/** The tools of the dashboard that a role has. */
export function navigationItems(role: Role): NavigationItem[] {
  const administrator = can(role, 'administration');
  return [
    { id: 'chat', label: 'Consulta legal', icon: MessagesSquare, to: '/dashboard' },
    {
      id: 'anonymization',
      label: 'Anonimización',
      icon: EyeOff,
      to: '/anonymization-tool',
    },
    {
      id: 'gazette',
      label: 'Boletín Oficial',
      icon: Newspaper,
      to: '/boletin-oficial-republica-argentina-primera-seccion',
      showSeparatorAfter: true,
    },
    { id: 'usage', label: 'Uso', icon: ChartColumn, to: '/dashboard/usage', showSeparatorAfter: administrator },
    ...(administrator
      ? [{ id: 'admin', label: 'Administración', icon: ShieldUser, to: '/admin' } satisfies NavigationItem]
      : []),
  ];
}
