import type { ActorRole } from './roles.ts';

/** Names, bounds and words of a lawyer's causas, apart from the schemas: the screens need them before any validator. */

export const matterForums = [
  'civil',
  'comercial',
  'laboral',
  'familia',
  'penal',
  'contencioso-administrativo',
  'previsional',
  'federal',
  'otro',
] as const;
export type MatterForum = (typeof matterForums)[number];
export const matterForumLabels: Record<MatterForum, string> = {
  civil: 'Civil',
  comercial: 'Comercial',
  laboral: 'Laboral',
  familia: 'Familia',
  penal: 'Penal',
  'contencioso-administrativo': 'Contencioso administrativo',
  previsional: 'Previsional',
  federal: 'Federal',
  otro: 'Otro',
};

export const matterStates = ['active', 'waiting', 'closed'] as const;
export type MatterState = (typeof matterStates)[number];
export const matterStateLabels: Record<MatterState, string> = {
  active: 'En trámite',
  waiting: 'En espera',
  closed: 'Concluida',
};

/** On whose behalf the lawyer acts. */
export const matterSides = ['plaintiff', 'defendant', 'third-party', 'complainant', 'defence', 'other'] as const;
export type MatterSide = (typeof matterSides)[number];
export const matterSideLabels: Record<MatterSide, string> = {
  plaintiff: 'Parte actora',
  defendant: 'Parte demandada',
  'third-party': 'Tercero',
  complainant: 'Querella',
  defence: 'Defensa',
  other: 'Otra',
};

export const partyRoles = [
  'plaintiff',
  'defendant',
  'counsel',
  'expert',
  'witness',
  'judge',
  'impleaded',
  'victim',
  'accused',
  'complainant',
  'prosecutor',
  'insurer',
  'heir',
  'employer',
  'worker',
  'other',
] as const;
export type PartyRole = (typeof partyRoles)[number];
export const partyRoleLabels: Record<PartyRole, string> = {
  plaintiff: 'Actor',
  defendant: 'Demandado',
  counsel: 'Letrado',
  expert: 'Perito',
  witness: 'Testigo',
  judge: 'Juez',
  impleaded: 'Tercero citado',
  victim: 'Víctima',
  accused: 'Imputado',
  complainant: 'Querellante',
  prosecutor: 'Fiscal',
  insurer: 'Aseguradora',
  heir: 'Heredero',
  employer: 'Empleador',
  worker: 'Trabajador',
  other: 'Otro',
};

/** What is written into a causa. `consultation`, `result` and `calculation` are what a tool gave, kept by the person. */
export const matterItemKinds = ['party', 'note', 'consultation', 'result', 'calculation', 'money', 'comment'] as const;
export type MatterItemKind = (typeof matterItemKinds)[number];

/** What somebody is in a causa. */
export const matterRoles = ['owner', 'titular', 'abogado', 'asistente', 'cliente'] as const;
export type MatterRole = (typeof matterRoles)[number];

/** What a call wants to do with a causa. `view` is all that a client may: what it gives is picked for them. */
export type MatterNeed = 'view' | 'read' | 'comment' | 'write' | 'manage';

const needsOf: Record<MatterRole, readonly MatterNeed[]> = {
  owner: ['view', 'read', 'comment', 'write', 'manage'],
  titular: ['view', 'read', 'comment', 'write', 'manage'],
  abogado: ['view', 'read', 'comment', 'write'],
  asistente: ['view', 'read', 'comment', 'write'],
  cliente: ['view'],
};

/** Whether who is `role` in a causa may do this: the server decides with it, the screens show by it. */
export function mayInMatter(role: MatterRole, need: MatterNeed): boolean {
  return needsOf[role].includes(need);
}

/** What happened in a causa; its text is in none of them. */
export const matterActions = [
  'matter_opened',
  'matter_changed',
  'matter_archived',
  'matter_unarchived',
  'matter_deleted',
  'matter_restored',
  'matter_exported',
  'item_added',
  'item_changed',
  'item_deleted',
  'item_restored',
  'entry_added',
  'entry_changed',
  'entry_done',
  'entry_moved_in',
  'entry_moved_out',
  'entry_deleted',
  'entry_restored',
  'entry_recomputed',
  'entry_unsettled',
  'file_filed',
  'file_unfiled',
  'sharing_changed',
  'handed_over',
  'client_removed',
  'shown_to_client',
  'hidden_from_client',
] as const;
export type MatterAction = (typeof matterActions)[number];
/** What the server does by itself, in nobody's name. */
export const actionsOfSystem: readonly MatterAction[] = ['entry_recomputed', 'entry_unsettled'];

/** Causas that an account may have opened, and what each may hold, by the plan of who opened it, unless the installation says otherwise. */
export const mattersPerAccount: Record<ActorRole, number> = {
  Guest: 0,
  User: 1,
  Professional: 200,
  Premium: 500,
  Admin: 500,
  SuperAdmin: 500,
};
export const itemsPerMatter: Record<ActorRole, number> = {
  Guest: 0,
  User: 10,
  Professional: 2_000,
  Premium: 5_000,
  Admin: 5_000,
  SuperAdmin: 5_000,
};

export const matterTitleMaxCharacters = 250;
export const matterLineMaxCharacters = 250;
export const matterSummaryMaxCharacters = 10_000;
export const matterNoteMaxCharacters = 60_000;
export const matterCommentMaxCharacters = 4_000;
/** Of an item as JSON in UTF-8. */
export const matterItemMaxBytes = 400_000;
/** Of all items of one causa. */
export const matterMaxBytes = 60_000_000;
/** Items that one call gives. */
export const matterItemsPageMax = 200;
/** Within this time a deleted causa, or something deleted from it, can be brought back. */
export const matterUndoMs = 10 * 60_000;

export const matterMessages = {
  notFound: 'La causa no existe o fue eliminada.',
  itemNotFound: 'Eso ya no está en la causa: fue eliminado o nunca existió.',
  forbidden: 'Podés ver esta causa, pero no modificarla.',
  internal: 'Esa parte de la causa es interna del estudio.',
  titularDeletes:
    'Sólo un titular puede eliminar una causa del estudio. Podés archivarla, o pedirle a un titular que la elimine.',
  titularTakesOut: 'Sólo un titular puede sacar una causa del estudio.',
  ownerShares: 'Sólo quien abrió la causa puede compartirla con el estudio.',
  noFirm: 'Para compartir una causa primero creá tu estudio, o aceptá la invitación de uno.',
  notOfFirm: 'Compartí primero la causa con el estudio.',
  chosenUnknown: 'Sólo se puede elegir a quienes trabajan en el estudio.',
  mentionUnknown: 'Sólo se puede mencionar a quien tiene acceso a la causa.',
  commentsAreInternal: 'Los comentarios son internos: el cliente no los ve.',
  noClient: 'La causa no está compartida con un cliente.',
  matterChanged: 'La causa se modificó en otra pestaña o dispositivo. Elegí con qué versión seguir.',
  itemChanged:
    'Otra persona, o vos en otro dispositivo, modificó esto mientras lo editabas. Elegí con qué texto seguir.',
  fileNotFound: 'Ese archivo ya no está en la causa.',
  otherKind: 'Eso se guardó en la causa como otra cosa. Volvé a abrirlo antes de guardar.',
  anothersComment: 'Sólo quien escribió el comentario puede cambiarlo.',
  tooLarge: 'Es demasiado extenso para guardarlo en la causa. Dividilo en partes.',
  matterFull: 'La causa llegó a lo que puede guardar. Eliminá lo que ya no necesites.',
  mattersLimit: (limit: number) =>
    limit === 1
      ? 'Tu plan permite una causa. Para abrir más, cambiá de plan.'
      : `Tu plan permite ${limit.toLocaleString('es-AR')} causas. Eliminá alguna o cambiá de plan.`,
  itemsLimit: (limit: number) =>
    `Esta causa puede tener hasta ${limit.toLocaleString('es-AR')} elementos según el plan. Eliminá alguno o cambiá de plan.`,
  responsibleUnknown: 'Esa persona no tiene acceso a la causa.',
  tooMany: 'Hiciste demasiados pedidos en poco tiempo. Esperá unos minutos y volvé a intentarlo.',
} as const;
