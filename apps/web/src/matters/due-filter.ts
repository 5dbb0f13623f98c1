import { addDays, civilDay } from '@foja/computable-law/core/civil-day';
import type { MatterSummary } from '@foja/contracts/matters';

export const dueFilters = ['vencido', '7-dias', '30-dias', 'sin-plazo'] as const;
type DueFilter = (typeof dueFilters)[number];
export const dueFilterLabels: Record<DueFilter, string> = {
  vencido: 'Vencido',
  '7-dias': 'Próximos 7 días',
  '30-dias': 'Próximos 30 días',
  'sin-plazo': 'Sin nada agendado',
};

/** What the address says, as far as it is one of them. */
export const dueFilterOf = (value: string | undefined): DueFilter | undefined =>
  dueFilters.find((each) => each === value);

/** Whether a causa is one of these; what ran out does not hide what comes. */
export function isDue({ nextDeadline, role }: MatterSummary, filter: DueFilter | undefined, today: string): boolean {
  if (filter === undefined) return true;
  // A client is not told whether there is anything.
  if (filter === 'sin-plazo') return nextDeadline === null && role !== 'cliente';
  if (filter === 'vencido') return nextDeadline?.isOverdue === true;
  const last = addDays(civilDay(today), filter === '7-dias' ? 7 : 30);
  return nextDeadline !== null && nextDeadline.upcoming !== null && nextDeadline.upcoming <= last;
}
