import type { MatterSharing } from '@foja/contracts/matter-sharing';
import { mayInMatter } from '@foja/contracts/matter-words';
import { useQueryClient } from '@tanstack/react-query';
import { Eye, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../design-system/alert-dialog.tsx';
import { Button } from '../../design-system/button.tsx';
import { notify } from '../../design-system/toast.ts';
import { Invitation } from '../../firms/invitations.tsx';
import { InviteDialog } from '../../firms/invite-dialog.tsx';
import { matterFailure } from '../matter-failure.ts';
import type { MatterTabProps } from '../matter-tabs.ts';
import { refreshMatters } from '../matters-queries.ts';
import { removeClient } from '../sharing-queries.ts';
import { ClientViewDialog } from './sharing-client-view.tsx';

/** The one client who reads a causa: asking them in, what they see, and ending it. */
export function SharingClient({ email, matter, sharing }: MatterTabProps & { sharing: MatterSharing }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState<'invite' | 'view' | 'remove' | null>(null);
  const { client, clientInvitation, may } = sharing;
  const close = () => setOpen(null);

  async function remove(): Promise<void> {
    close();
    try {
      await removeClient(matter.id);
      void notify('El cliente ya no lee la causa.');
    } catch (failure) {
      void notify(matterFailure(failure, 'No se pudo quitar el acceso.'), { kind: 'error' });
    }
    await refreshMatters(queries, email);
  }

  return (
    <section aria-labelledby="client-title" className="grid gap-2 border-t border-line pt-4">
      <h3 id="client-title" className="text-sm font-semibold">
        Cliente
      </h3>
      {client ? (
        <p className="text-sm text-ink-soft">{client.name} lee esta causa.</p>
      ) : (
        !clientInvitation && (
          <p className="text-sm text-ink-muted">
            Podés mostrarle la causa a tu cliente: lee sólo lo que marques, y nada más del estudio.
          </p>
        )
      )}
      {clientInvitation && may.share && (
        <ul>
          <Invitation invitation={clientInvitation} email={email} />
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {!client && !clientInvitation && may.share && (
          <Button size="small" onClick={() => setOpen('invite')}>
            <UserPlus size={15} aria-hidden="true" />
            Invitar al cliente
          </Button>
        )}
        {mayInMatter(matter.role, 'write') && (
          <Button size="small" onClick={() => setOpen('view')}>
            <Eye size={15} aria-hidden="true" />
            Qué ve el cliente
          </Button>
        )}
        {client && may.share && (
          <Button size="small" kind="danger" onClick={() => setOpen('remove')}>
            Quitar el acceso
          </Button>
        )}
      </div>
      {open === 'invite' && <InviteDialog email={email} matterId={matter.id} onClose={close} />}
      {open === 'view' && <ClientViewDialog email={email} matter={matter} onClose={close} />}
      <AlertDialog
        open={open === 'remove'}
        danger
        title="Quitar el acceso del cliente"
        description={`${client?.name ?? 'El cliente'} deja de leer la causa en el momento, aunque tenga la sesión abierta.`}
        confirm="Quitar el acceso"
        onConfirm={() => void remove()}
        onClose={close}
      />
    </section>
  );
}
