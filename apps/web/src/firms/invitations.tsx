import { firmRoleLabels, invitationStateLabels } from '@foja/contracts/firm-words';
import type { Firm, FirmInvitation } from '@foja/contracts/firms';
import { useQueryClient } from '@tanstack/react-query';
import { Send, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../design-system/badge.tsx';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { notify } from '../design-system/toast.ts';
import { formatDay } from '../platform/dates.ts';
import { firmFailure, refreshFirm, resendInvitation, revokeInvitation } from './firms-queries.ts';
import { InviteDialog } from './invite-dialog.tsx';

/** Who was asked into the firm and has not answered. */
export function Invitations({ firm, email }: { firm: Firm; email: string }) {
  const [isInviting, setIsInviting] = useState(false);
  return (
    <Card className="p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold">Invitaciones</h2>
        <Button kind="primary" size="small" onClick={() => setIsInviting(true)}>
          <UserPlus size={15} aria-hidden="true" />
          Invitar
        </Button>
      </div>
      {firm.invitations.length === 0 ? (
        <EmptyState title="No hay invitaciones pendientes">
          Se envían por mail y vencen a los siete días. A un cliente se lo invita desde su causa.
        </EmptyState>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {firm.invitations.map((invitation) => (
            <Invitation key={invitation.id} invitation={invitation} email={email} />
          ))}
        </ul>
      )}
      {isInviting && <InviteDialog email={email} onClose={() => setIsInviting(false)} />}
    </Card>
  );
}

/** One invitation, with sending it again and revoking it. */
export function Invitation({ invitation, email }: { invitation: FirmInvitation; email: string }) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function act(work: () => Promise<unknown>, done: string, failed: string): Promise<void> {
    setIsBusy(true);
    try {
      await work();
      void notify(done);
    } catch (failure) {
      void notify(firmFailure(failure, failed), { kind: 'error' });
    }
    await refreshFirm(client, email);
    setIsBusy(false);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium wrap-anywhere">
          {invitation.email}
          <Badge tone={invitation.state === 'expired' ? 'warning' : 'neutral'}>
            {invitationStateLabels[invitation.state]}
          </Badge>
        </p>
        <p className="figures mt-0.5 text-xs text-ink-muted">
          {firmRoleLabels[invitation.role]} · {invitation.state === 'expired' ? 'Venció' : 'Vence'} el{' '}
          {formatDay(invitation.expiresAt)}
        </p>
      </div>
      <div className="flex gap-1">
        <Button
          size="small"
          busy={isBusy}
          onClick={() =>
            void act(
              () => resendInvitation(invitation.id),
              `La invitación se envió otra vez a ${invitation.email}.`,
              'No se pudo reenviar la invitación.',
            )
          }
        >
          <Send size={15} aria-hidden="true" />
          Reenviar
        </Button>
        <IconButton
          label={`Anular la invitación a ${invitation.email}`}
          icon={<X size={16} aria-hidden="true" />}
          disabled={isBusy}
          onClick={() =>
            void act(
              () => revokeInvitation(invitation.id),
              'La invitación se anuló: su enlace ya no sirve.',
              'No se pudo anular la invitación.',
            )
          }
        />
      </div>
    </li>
  );
}
