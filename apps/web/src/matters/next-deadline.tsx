import type { MatterSummary } from '@foja/contracts/matters';
import { kindIcons } from '../agenda/entry-looks.tsx';
import { Badge } from '../design-system/badge.tsx';
import { formatDay } from '../platform/dates.ts';

/** What a causa has to do next: only a term runs out, and one that did stands out. */
export function NextDeadline({ next }: { next: MatterSummary['nextDeadline'] }) {
  if (!next) return null;
  const { kind, date, title, isOverdue } = next;
  const Icon = kindIcons[kind];
  const isTerm = kind === 'deadline' || kind === 'due';
  const verb = isTerm ? (isOverdue ? 'Venció' : 'Vence') : kind === 'hearing' ? 'Audiencia' : 'Reunión';
  return (
    <>
      <Badge tone={isOverdue ? 'danger' : isTerm ? 'warning' : 'info'} icon={<Icon size={13} aria-hidden="true" />}>
        {verb} el {formatDay(date)}
      </Badge>
      <span className="min-w-0 text-xs text-ink-muted wrap-anywhere">{title}</span>
    </>
  );
}
