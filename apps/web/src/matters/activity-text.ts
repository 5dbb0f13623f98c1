import { actionsOfSystem, type MatterAction, type MatterItemKind } from '@foja/contracts/matter-words';
import type { MatterActivityResponse } from '@foja/contracts/matters';

const kindNames: Record<MatterItemKind, string> = {
  party: 'una parte',
  note: 'una nota',
  consultation: 'una consulta',
  result: 'un resultado',
  calculation: 'un cálculo',
  money: 'un monto',
  comment: 'un comentario',
};

const actionTexts: Record<MatterAction, (what: string) => string> = {
  matter_opened: () => 'Se abrió la causa',
  matter_changed: () => 'Se modificaron los datos de la causa',
  matter_archived: () => 'Se archivó la causa',
  matter_unarchived: () => 'Se desarchivó la causa',
  matter_deleted: () => 'Se eliminó la causa',
  matter_restored: () => 'Se recuperó la causa',
  matter_exported: () => 'Se exportó la causa',
  item_added: (what) => `Se agregó ${what}`,
  item_changed: (what) => `Se modificó ${what}`,
  item_deleted: (what) => `Se quitó ${what}`,
  item_restored: (what) => `Se recuperó ${what}`,
  entry_added: () => 'Se agendó un plazo, un vencimiento o una audiencia',
  entry_changed: () => 'Se modificó algo de la agenda de la causa',
  entry_done: () => 'Se marcó como cumplido algo de la agenda de la causa',
  entry_moved_in: () => 'Pasó a la causa algo que estaba agendado en otro lugar',
  entry_moved_out: () => 'Se sacó de la causa algo que estaba agendado',
  entry_deleted: () => 'Se eliminó algo de la agenda de la causa',
  entry_restored: () => 'Se recuperó algo de la agenda de la causa',
  entry_recomputed: () => 'Cambió el calendario o una regla: se recalculó un plazo y vence otro día',
  entry_unsettled: () => 'Cambió el calendario o una regla: un plazo ya no se puede recalcular y hay que revisarlo',
  file_filed: () => 'Se incorporó un documento',
  file_unfiled: () => 'Se quitó un documento',
  sharing_changed: () => 'Cambió quién ve la causa',
  handed_over: () => 'La causa pasó a otra persona',
  client_removed: () => 'El cliente dejó de leer la causa',
  shown_to_client: (what) => `El cliente pasó a ver ${what}`,
  hidden_from_client: (what) => `El cliente dejó de ver ${what}`,
};

/** A line of what happened in a causa, in words. */
export function activityText({ action, itemKind }: MatterActivityResponse['entries'][number]): string {
  return actionTexts[action](itemKind ? kindNames[itemKind] : 'un elemento');
}

/** Who did it. */
export function activityBy({ action, by }: MatterActivityResponse['entries'][number]): string {
  return by?.name ?? (actionsOfSystem.includes(action) ? 'El sistema' : 'Una cuenta que ya no existe');
}
