import { calculatorSummaries, calculatorTitles } from '@foja/contracts/calculator-names';
import {
  BookOpen,
  Calculator,
  CircleUserRound,
  FilePenLine,
  LogIn,
  LogOut,
  type LucideIcon,
  MessageSquarePlus,
  MessagesSquare,
  Newspaper,
  SearchCheck,
  SunMoon,
  UserPlus,
} from 'lucide-react';
import type { Conversation } from '../../chat/conversation.ts';
import type { Session } from '../../platform/session.ts';
import { itemPath, navigationItems } from '../../tools/navigation-items.ts';

export interface PaletteCommand {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Words that find it besides its label. */
  words: string[];
  /** An address within the application, a page of the server, or something that is done at once. */
  does: { kind: 'go'; to: string } | { kind: 'page'; to: string } | { kind: 'toggle-theme' } | { kind: 'log-out' };
}

export interface PaletteGroup {
  name: string;
  commands: PaletteCommand[];
}

/** Past this many, older conversations are found in their own list. */
const maxConversations = 30;

const go = (id: string, label: string, icon: LucideIcon, to: string, ...words: string[]): PaletteCommand => ({
  id,
  label,
  icon,
  words,
  does: { kind: 'go', to },
});

/** All that somebody can go to or do from anywhere, for who is signed in or not. */
export function paletteGroups(session: Session | null, conversations: readonly Conversation[]): PaletteGroup[] {
  const chat = session ? '/dashboard' : '/chatbot';
  const tools: PaletteCommand[] = session
    ? navigationItems(session.user.role)
        .filter(({ disabled }) => !disabled)
        .map((item) => go(`tool:${item.id}`, item.label, item.icon, itemPath(item)))
    : [
        go('tool:chat', 'Consulta legal', MessagesSquare, '/chatbot', 'preguntar', 'chat'),
        go('tool:gazette', 'Boletín Oficial', Newspaper, '/boletin-oficial-republica-argentina-primera-seccion'),
      ];
  // What the menu of tools does not list by itself.
  const places: PaletteCommand[] = [
    ...(session
      ? [
          go('novelties', 'Novedades', Newspaper, '/dashboard/agenda/novedades', 'seguimientos', 'cambios de la ley'),
          go('own-templates', 'Mis modelos', FilePenLine, '/dashboard/modelos', 'cláusulas', 'plantillas'),
        ]
      : []),
    go('verify', 'Comprobar una constancia', SearchCheck, '/verificar', 'verificar', 'código', 'certificado'),
  ];
  const calculators = Object.entries(calculatorTitles).map(([slug, title]) =>
    go(
      `calculator:${slug}`,
      title,
      Calculator,
      `${session ? '/dashboard' : ''}/calculadoras/${slug}`,
      'calculadora',
      calculatorSummaries[slug as keyof typeof calculatorSummaries],
    ),
  );
  const account: PaletteCommand[] = session
    ? [
        go('profile', 'Ver Perfil', CircleUserRound, '/profile', 'cuenta', 'sesiones', 'segundo factor'),
        { id: 'log-out', label: 'Cerrar Sesión', icon: LogOut, words: ['salir'], does: { kind: 'log-out' } },
      ]
    : [
        go('login', 'Iniciar Sesión', LogIn, '/login', 'entrar'),
        go('register', 'Registrarse', UserPlus, '/register', 'crear cuenta'),
      ];
  const groups: PaletteGroup[] = [
    {
      name: 'Acciones',
      commands: [
        go('new', 'Nueva conversación', MessageSquarePlus, chat, 'preguntar', 'consulta'),
        {
          id: 'theme',
          label: 'Cambiar de tema',
          icon: SunMoon,
          words: ['oscuro', 'claro'],
          does: { kind: 'toggle-theme' },
        },
      ],
    },
    { name: 'Herramientas', commands: [...tools, ...places] },
    { name: 'Calculadoras', commands: calculators },
    {
      name: 'Conversaciones',
      commands: conversations
        .slice(0, maxConversations)
        .map(({ id, title }) => go(`conversation:${id}`, title, MessagesSquare, `${chat}?c=${encodeURIComponent(id)}`)),
    },
    {
      name: 'Guías',
      commands: [
        {
          id: 'guides',
          label: 'Guías de todos los temas',
          icon: BookOpen,
          words: ['problemas'],
          does: { kind: 'page', to: '/guias' },
        },
      ],
    },
    { name: 'Cuenta', commands: account },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}
