import type { AgendaEntry } from '@foja/contracts/agenda';
import { type AgendaKind, type AgendaState, agendaKindLabels, agendaStateLabels } from '@foja/contracts/agenda-text';
import { CalendarClock, Gavel, Hourglass, type LucideIcon, UsersRound } from 'lucide-react';
import { Badge, type Tone } from '../design-system/badge.tsx';

export const kindIcons: Record<AgendaKind, LucideIcon> = {
  deadline: CalendarClock,
  due: Hourglass,
  hearing: Gavel,
  meeting: UsersRound,
};

const tones: Record<AgendaState, Tone> = { pending: 'info', done: 'ok', suspended: 'warning', expired: 'danger' };

/** How it stands with an entry, in words. */
export function EntryBadges({ entry }: { entry: AgendaEntry }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tones[entry.state]}>{agendaStateLabels[entry.state]}</Badge>
      {entry.deadline?.underReview && <Badge tone="warning">A revisar: cambió su norma</Badge>}
    </span>
  );
}

/** What is read of an entry in one line: "10:30 Audiencia: Vista de causa, pendiente". */
export function sayEntry({ time, kind, title, state }: AgendaEntry): string {
  return `${time ? `${time} ` : ''}${agendaKindLabels[kind]}: ${title}, ${agendaStateLabels[state].toLowerCase()}`;
}
