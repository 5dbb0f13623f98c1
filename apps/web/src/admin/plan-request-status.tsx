import type { PlanRequest } from '@foja/contracts/plans';
import { CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react';
import { Badge, type Tone } from '../design-system/badge.tsx';

export const requestStatuses: Record<PlanRequest['status'], { label: string; tone: Tone; Icon: typeof Clock }> = {
  pending: { label: 'Pendiente', tone: 'warning', Icon: Clock },
  granted: { label: 'Otorgada', tone: 'ok', Icon: CircleCheck },
  declined: { label: 'Rechazada', tone: 'danger', Icon: CircleX },
  withdrawn: { label: 'Retirada', tone: 'neutral', Icon: Undo2 },
};

export function RequestStatusBadge({ status }: { status: PlanRequest['status'] }) {
  const { label, tone, Icon } = requestStatuses[status];
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden="true" />}>
      {label}
    </Badge>
  );
}
