import type { AdminPlanRequest } from '@foja/contracts/admin';
import { planLabels } from '@foja/contracts/roles';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { formatMoment } from '../platform/dates.ts';
import { type Decision, planNames } from './plan-decision.ts';
import { RequestStatusBadge } from './plan-request-status.tsx';
import { fullName } from './user-status.tsx';

interface PlanRequestCardProps {
  request: AdminPlanRequest;
  onDecide: (decision: Decision) => void;
}

/** What somebody asked for, in their own words, and what was answered. */
export function PlanRequestCard({ request, onDecide }: PlanRequestCardProps) {
  const { user, plan, status, message, note, createdAt, decidedAt } = request;
  const name = fullName(user);
  return (
    <Card className="px-4 py-3.5 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-base font-medium">{`${name} pidió ${planNames[plan]}`}</h2>
          <p className="text-ink-muted [overflow-wrap:anywhere]">
            {user.email} · tiene {planLabels[user.role]}
          </p>
        </div>
        <RequestStatusBadge status={status} />
      </div>
      {message && (
        <blockquote className="mt-3 border-l-2 border-margin-rule pl-3 whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
          {message}
        </blockquote>
      )}
      {note && (
        <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">
          <span className="text-ink-muted">Respuesta: </span>
          {note}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="figures text-xs text-ink-muted">
          Solicitada el {formatMoment(createdAt)}
          {decidedAt && `, resuelta el ${formatMoment(decidedAt)}`}
        </p>
        {status === 'pending' && (
          <div className="flex gap-2">
            <Button size="small" aria-label={`Rechazar la solicitud de ${name}`} onClick={() => onDecide('decline')}>
              Rechazar
            </Button>
            <Button
              size="small"
              aria-label={`Otorgar ${planNames[plan]} a ${name}`}
              className="border-primary-ink! text-primary-ink!"
              onClick={() => onDecide('grant')}
            >
              Otorgar
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
