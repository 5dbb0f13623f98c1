/** Names, bounds and words of a firm, apart from the schemas: the screens need them before any validator. */

export const firmRoles = ['titular', 'abogado', 'asistente', 'cliente'] as const;
export type FirmRole = (typeof firmRoles)[number];

/** Who works in the firm; a client only reads one causa. */
export const staffRoles = ['titular', 'abogado', 'asistente'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const firmRoleLabels: Record<FirmRole, string> = {
  titular: 'Titular',
  abogado: 'Abogado/a',
  asistente: 'Asistente',
  cliente: 'Cliente',
};

/** What each role may do, as the screens tell it: nothing that the server does not enforce. */
export const firmRoleDescriptions: Record<FirmRole, string> = {
  titular: 'Maneja el estudio, sus integrantes y todas sus causas compartidas.',
  abogado: 'Ve y trabaja en las causas compartidas del estudio.',
  asistente: 'Ve y trabaja en las causas compartidas; no administra ninguna.',
  cliente: 'Lee una sola causa, y de ella lo que se marcó como visible.',
};

/** Whose uses the work of a firm's members takes: each one's own plan's, or those of all plans together. */
export const firmUses = ['members', 'firm'] as const;
export type FirmUses = (typeof firmUses)[number];

export const firmUsesLabels: Record<FirmUses, string> = {
  members: 'Cada integrante usa los de su plan',
  firm: 'Se suman los de todos los planes',
};

export const firmNameMaxCharacters = 120;
/** Members and invitations that wait, clients apart. */
export const firmStaffMax = 100;
export const invitationLifetimeMs = 7 * 86_400_000;
/** How long a settled or expired invitation still says what became of it. */
export const invitationKeptMs = 30 * 86_400_000;

export const invitationStates = ['pending', 'accepted', 'revoked', 'expired'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const invitationStateLabels: Record<InvitationState, string> = {
  pending: 'Pendiente',
  accepted: 'Aceptada',
  revoked: 'Anulada',
  expired: 'Vencida',
};

export const firmMessages = {
  none: 'No sos parte de un estudio.',
  titularOnly: 'Sólo un titular del estudio puede hacer esto.',
  planNeeded: 'Los estudios son de los planes Professional y Premium.',
  alreadyInOne: 'Ya sos parte de un estudio. Salí de él antes de crear otro.',
  inAnother: 'Ya sos parte de otro estudio. Salí de él antes de aceptar esta invitación.',
  alreadyMember: 'Esa persona ya es parte del estudio.',
  alreadyInvited: 'Esa dirección ya tiene una invitación pendiente. Podés reenviarla o anularla.',
  staffLimit: `El estudio llegó a ${firmStaffMax} personas, contando las invitadas.`,
  tooMany: 'Enviaste demasiadas invitaciones en poco tiempo. Esperá una hora y volvé a intentarlo.',
  memberNotFound: 'Esa persona no es parte del estudio.',
  invitationNotFound: 'La invitación no existe o ya no se puede cambiar.',
  invitationUnknown: 'El enlace no es válido, o fue reemplazado por otro más nuevo.',
  invitationAccepted: 'Esta invitación ya se usó.',
  invitationRevoked: 'El estudio anuló esta invitación.',
  invitationExpired: 'Esta invitación venció. Pedile al estudio que la envíe otra vez.',
  otherAddress: 'Esta invitación es para otra dirección de email. Iniciá sesión con la cuenta de esa dirección.',
  confirmFirst: 'Confirmá el email de tu cuenta antes de aceptar la invitación.',
  lastTitular: 'Sos el último titular: nombrá a otro antes de salir, o eliminá el estudio.',
  lastTitularRole: 'El estudio necesita al menos un titular: nombrá a otro antes de cambiar este rol.',
  heirNeeded: 'Elegí quién recibe las causas: tiene que ser parte del estudio.',
  deleted: 'El estudio se eliminó. Cada causa volvió a quien la tenía.',
  left: 'Saliste del estudio.',
  removed: 'Esa persona ya no es parte del estudio.',
  revoked: 'La invitación se anuló.',
  leaveInstead: 'Para dejar el estudio usá «Salir del estudio».',
  wrongName: 'El nombre no coincide con el del estudio.',
  clientMatter: 'Elegí qué causa va a leer el cliente.',
  clientTaken: 'Esta causa ya está compartida con un cliente. Quitale el acceso antes de invitar a otro.',
  clientIsStaff: 'Esa persona es parte del estudio: ya ve las causas compartidas.',
  clientOfAnother: 'Esa persona ya lee otra causa del estudio.',
} as const;
