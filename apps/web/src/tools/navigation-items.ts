import { can, planLabels, type Role } from '@foja/contracts/roles';
import {
  BriefcaseBusiness,
  Building2,
  Calculator,
  CalendarDays,
  ChartColumn,
  EyeOff,
  FilePenLine,
  FileSearch,
  Gavel,
  GraduationCap,
  Landmark,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  PenLine,
  Scale,
  SearchCheck,
  ShieldUser,
  Swords,
  UsersRound,
  Vault,
} from 'lucide-react';
import { type ToolSlug, toolTitles } from '../generators/tool-slugs.ts';

export interface NavigationItem {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Where it leads; the item is active on exactly this path. */
  to:
    | '/dashboard'
    | '/dashboard/causas'
    | '/dashboard/agenda'
    | '/dashboard/estudio'
    | '/dashboard/redaccion'
    | '/dashboard/documentos'
    | '/dashboard/evaluacion'
    | '/dashboard/verificador'
    | '/dashboard/calculadoras'
    | '/dashboard/jurisprudencia'
    | '/dashboard/herramientas/$slug'
    | '/dashboard/usage'
    | '/anonymization-tool'
    | '/upload'
    | '/boletin-oficial-republica-argentina-primera-seccion'
    | '/admin';
  /** Which of the tools that share a path. */
  params?: { slug: ToolSlug };
  badge?: string;
  badgeType?: 'info' | 'warning';
  disabled?: boolean;
  showSeparatorAfter?: boolean;
}

/** The address that an item leads to. */
export function itemPath({ to, params }: NavigationItem): string {
  return params ? to.replace('$slug', params.slug) : to;
}

function toolItem(slug: ToolSlug, icon: LucideIcon): NavigationItem {
  return { id: slug, label: toolTitles[slug], icon, to: '/dashboard/herramientas/$slug', params: { slug } };
}

/** The tools of the dashboard that a role has. @param agendaBadge what is due, beside the agenda */
export function navigationItems(role: Role, agendaBadge: string | null = null): NavigationItem[] {
  const administrator = can(role, 'administration');
  return [
    { id: 'chat', label: 'Consulta legal', icon: MessagesSquare, to: '/dashboard' },
    { id: 'matters', label: 'Causas', icon: BriefcaseBusiness, to: '/dashboard/causas' },
    {
      id: 'agenda',
      label: 'Agenda',
      icon: CalendarDays,
      to: '/dashboard/agenda',
      ...(agendaBadge && { badge: agendaBadge, badgeType: 'warning' as const }),
    },
    { id: 'firm', label: 'Estudio', icon: Building2, to: '/dashboard/estudio' },
    { id: 'jurisprudence', label: 'Jurisprudencia', icon: Landmark, to: '/dashboard/jurisprudencia' },
    { id: 'editor', label: 'Redacción', icon: PenLine, to: '/dashboard/redaccion' },
    { id: 'citation-check', label: 'Verificador de citas', icon: SearchCheck, to: '/dashboard/verificador' },
    { id: 'calculators', label: 'Calculadoras', icon: Calculator, to: '/dashboard/calculadoras' },
    { id: 'drafting', label: 'Documentos', icon: FilePenLine, to: '/dashboard/documentos' },
    toolItem('analisis-de-sentencia', Gavel),
    toolItem('preparacion-de-testigos', UsersRound),
    toolItem('estrategia-del-oponente', Swords),
    toolItem('evaluacion-de-conocimientos', GraduationCap),
    toolItem('analisis-de-contrato', FileSearch),
    toolItem('sugerencia-de-documentos', ListChecks),
    { id: 'evaluation', label: 'Evaluación de caso', icon: Scale, to: '/dashboard/evaluacion' },
    {
      id: 'anonymization',
      label: 'Anonimización',
      icon: EyeOff,
      to: '/anonymization-tool',
    },
    {
      id: 'vault',
      label: 'Bóveda',
      icon: Vault,
      to: '/upload',
      ...(can(role, 'document-vault') ? {} : { badge: planLabels.Professional }),
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
