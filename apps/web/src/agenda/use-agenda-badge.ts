import { useQuery } from '@tanstack/react-query';
import { agendaSummaryQuery } from './agenda-queries.ts';

/** What the menu says beside the agenda: how much has run out or is due today, and that a day changed; null where nothing is. */
export function useAgendaBadge(email: string | undefined): string | null {
  const { data } = useQuery({ ...agendaSummaryQuery(email ?? ''), enabled: email !== undefined });
  if (!data) return null;
  const due = data.expired + data.dueToday;
  if (due > 0) return String(due);
  return data.notices.length > 0 ? 'Cambios' : null;
}
