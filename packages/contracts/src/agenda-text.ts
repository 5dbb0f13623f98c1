/** Bounds and words of the agenda: the screen needs them before any validator. */

/** A term that is computed, what is put down by hand, and what one goes to. */
export const agendaKinds = ['deadline', 'due', 'hearing', 'meeting'] as const;
export type AgendaKind = (typeof agendaKinds)[number];
export const agendaKindLabels: Record<AgendaKind, string> = {
  deadline: 'Plazo calculado',
  due: 'Vencimiento',
  hearing: 'Audiencia',
  meeting: 'Reunión',
};

/** What is kept of an entry; that one has run out follows from its day. */
export const agendaKeptStates = ['pending', 'done', 'suspended'] as const;
export type AgendaKeptState = (typeof agendaKeptStates)[number];
export const agendaStates = [...agendaKeptStates, 'expired'] as const;
export type AgendaState = (typeof agendaStates)[number];
export const agendaStateLabels: Record<AgendaState, string> = {
  pending: 'Pendiente',
  done: 'Cumplido',
  suspended: 'Suspendido',
  expired: 'Vencido',
};

export const agendaTitleMaxCharacters = 160;
export const agendaNotesMaxCharacters = 4_000;
/** Of a free account, and of the plans: entries that are not deleted. */
export const agendaEntriesOfFree = 30;
export const agendaEntriesMax = 3_000;
/** Days that one reading may span. */
export const agendaSpanMaxDays = 800;
/** Within this time a deleted one can be brought back. */
export const agendaUndoMs = 10 * 60_000;
/** Days before the day on which a reminder leaves; 0 is the day itself. */
export const reminderLeads = [7, 3, 1, 0] as const;
export type ReminderLead = (typeof reminderLeads)[number];

export const agendaMessages = {
  notFound: 'La entrada de la agenda no existe o fue eliminada.',
  matterNotFound: 'La causa no existe o no tenés acceso a ella.',
  managerMoves:
    'Sólo quien administra la causa puede sacar de ella lo que está agendado. Podés marcarlo como cumplido o suspendido.',
  personNotFound: 'Esa persona no puede ser responsable de esta entrada.',
  conflict: 'La entrada se modificó en otra pestaña o dispositivo.',
  tooLong: 'Las notas pueden tener hasta 4.000 caracteres.',
  feedTooOften: 'El calendario se pidió demasiadas veces en poco tiempo. Probá de nuevo más tarde.',
  tooMany: 'Hiciste demasiados cambios en poco tiempo. Esperá unos minutos y volvé a intentar.',
  fullOfFree: 'El plan Free guarda hasta 30 entradas en la agenda. Eliminá alguna, o elegí un plan para guardar más.',
  full: 'Tu agenda ya tiene 3.000 entradas. Eliminá alguna para agregar otra.',
  span: 'Pedí un período de hasta 800 días.',
  underReview:
    'Un artículo en el que se apoya este plazo cambió o se derogó después de que se lo controló. No se agenda solo: leé el texto vigente y cargá el día a mano.',
  feedGone: 'Este calendario no existe o su dirección fue anulada.',
} as const;
