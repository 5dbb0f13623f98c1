/** Roles of an account (specification 6). A guest has no account and no role of these. */
export const roles = ['User', 'Professional', 'Premium', 'Admin', 'SuperAdmin'] as const;
export type Role = (typeof roles)[number];

/** Who acts: an account's role, or `Guest` for somebody who is not logged in. */
export type ActorRole = Role | 'Guest';

/** What a role may do. One line a permission: the server decides with it, the screens show by it. */
const policy = {
  'premium-features': ['Premium', 'Professional', 'Admin', 'SuperAdmin'],
  'professional-features': ['Professional', 'Admin', 'SuperAdmin'],
  'premium-domain': ['Premium'],
  'case-evaluation': ['Professional', 'Premium', 'Admin', 'SuperAdmin'],
  'case-evaluation-toggle': ['Admin', 'SuperAdmin'],
  'document-vault': ['Professional', 'Premium', 'Admin', 'SuperAdmin'],
  'found-firm': ['Professional', 'Premium', 'Admin', 'SuperAdmin'],
  matters: ['User', 'Professional', 'Premium', 'Admin', 'SuperAdmin'],
  'clear-chat': ['Admin', 'SuperAdmin'],
  'keep-debug-stats': ['Admin', 'SuperAdmin'],
  'see-debug-modal': ['Admin'],
  'anonymization-none': ['SuperAdmin'],
  'anonymization-advanced': ['Professional', 'Premium', 'Admin', 'SuperAdmin'],
  'api-keys': ['Professional', 'Premium', 'Admin', 'SuperAdmin'],
  administration: ['Admin', 'SuperAdmin'],
} as const satisfies Record<string, readonly ActorRole[]>;

export type Permission = keyof typeof policy;

/** Whether `role` has `permission`. */
export function can(role: ActorRole, permission: Permission): boolean {
  return (policy[permission] as readonly ActorRole[]).includes(role);
}

/** What each plan gives, as specification 6 describes it. */
export const planDescriptions: Record<Role, string> = {
  SuperAdmin: 'Ilimitado, acceso total, control del sistema, GPT-4o, todos los casos de uso',
  Admin: 'Ilimitado, herramientas de administración, GPT-4o, todos los casos de uso',
  Premium: '100 usos, GPT-4o, todos los casos de uso, chatbot para todos los dominios',
  Professional: '50 usos, GPT-4o, todos los casos de uso, chatbot de consumo',
  User: '10 usos, GPT-3.5-turbo, solo chatbot de consumo',
};

/** Whether `actor` may give or take roles, lock or unlock somebody who has `target`. Only a SuperAdmin touches a SuperAdmin. */
export function mayAdminister(actor: ActorRole, target: Role): boolean {
  return can(actor, 'administration') && (actor === 'SuperAdmin' || target !== 'SuperAdmin');
}

/** Plan names as the interface shows them. */
export const planLabels: Record<ActorRole, string> = {
  Guest: 'Invitado',
  User: 'Free',
  Professional: 'Professional',
  Premium: 'Premium',
  Admin: 'Admin',
  SuperAdmin: 'SuperAdmin',
};

/** How each permission reads as a feature of a plan, in the order of the list. */
const featureOf: readonly [Permission, string][] = [
  ['premium-domain', 'Todos los dominios legales en el chat'],
  ['premium-features', 'Modelos avanzados y todas las herramientas'],
  ['case-evaluation', 'Evaluación de caso'],
  ['anonymization-advanced', 'Anonimización avanzada'],
  ['document-vault', 'Bóveda de documentos'],
  ['api-keys', 'Claves de API para otros programas y asistentes'],
  ['found-firm', 'Estudio: integrantes, causas compartidas y clientes'],
  ['administration', 'Administración de la plataforma'],
];

/** What a role gives, as the offers and the profile tell it: nothing that the server does not enforce. */
export function planFeatures(role: Role): string[] {
  const opened = featureOf.filter(([permission]) => can(role, permission)).map(([, feature]) => feature);
  const matters =
    role === 'User' ? 'Una causa de hasta diez elementos' : 'Causas con partes, documentos, escritos y notas';
  return ['Chatbot de derecho civil y comercial con fuentes', matters, ...opened];
}
