import { firmRoleDescriptions, firmRoleLabels, type StaffRole, staffRoles } from '@foja/contracts/firm-words';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { Select } from '../design-system/select.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { notify } from '../design-system/toast.ts';
import { firmFailure, invite, refreshFirm } from './firms-queries.ts';

interface InviteDialogProps {
  email: string;
  /** The causa that a client is asked to read; without it somebody is asked to work in the firm. */
  matterId?: string;
  onClose: () => void;
}

const formId = 'invite';
const roleOptions = staffRoles.map((value) => ({ value, label: firmRoleLabels[value] }));

/** Asks somebody in by mail; the answer is the same for an address with an account as for one without. */
export function InviteDialog({ email, matterId, onClose }: InviteDialogProps) {
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const [role, setRole] = useState<StaffRole>('abogado');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (address.trim() === '') {
      setProblem('Escribí la dirección de email.');
      return;
    }
    setProblem(null);
    setIsBusy(true);
    try {
      await invite({ email: address.trim(), ...(matterId ? { role: 'cliente', matterId } : { role }) });
      void notify(`La invitación se envió a ${address.trim()}.`);
      onClose();
      await refreshFirm(client, email);
    } catch (failure) {
      setProblem(firmFailure(failure, 'No se pudo enviar la invitación. Volvé a intentar.'));
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={matterId ? 'Invitar al cliente' : 'Invitar al estudio'}
      description={
        matterId
          ? 'Va a leer esta causa y, de ella, sólo lo que marques como visible. No puede modificar nada ni ve otra cosa del estudio.'
          : 'Le llega un mail con un enlace que sirve una sola vez y vence a los siete días. Tiene que entrar con una cuenta de esa dirección.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button kind="primary" type="submit" form={formId} busy={isBusy}>
            Enviar la invitación
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="off"
          maxLength={254}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        {!matterId && (
          <Select label="Rol" value={role} options={roleOptions} help={firmRoleDescriptions[role]} onChange={setRole} />
        )}
        {problem && <FormBanner tone="danger">{problem}</FormBanner>}
      </form>
    </Dialog>
  );
}
