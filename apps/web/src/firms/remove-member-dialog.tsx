import type { Firm, FirmMember } from '@foja/contracts/firms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { notify } from '../design-system/toast.ts';
import { firmFailure, refreshFirm, removeMember } from './firms-queries.ts';
import { HeirSelect } from './heir-select.tsx';

interface RemoveMemberDialogProps {
  firm: Firm;
  member: FirmMember;
  email: string;
  onClose: () => void;
}

/** Asks who receives the causas of somebody who goes, and takes them out of the firm. */
export function RemoveMemberDialog({ firm, member, email, onClose }: RemoveMemberDialogProps) {
  const client = useQueryClient();
  const isClient = member.role === 'cliente';
  const [heir, setHeir] = useState(firm.members.find(({ isMe }) => isMe)?.accountId ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function remove(): Promise<void> {
    setProblem(null);
    setIsBusy(true);
    try {
      await removeMember(member.accountId, isClient || heir === '' ? undefined : heir);
      void notify(`${member.name} ya no es parte del estudio.`);
      onClose();
      await refreshFirm(client, email);
    } catch (failure) {
      setProblem(firmFailure(failure, 'No se pudo quitar a esa persona. Volvé a intentar.'));
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Quitar a ${member.name}`}
      description={
        isClient
          ? 'Deja de leer la causa en el momento, aunque tenga la sesión abierta. Se le avisa por mail.'
          : 'Deja de ver las causas del estudio en el momento, aunque tenga la sesión abierta. Conserva su cuenta y las causas que no compartió. Se le avisa por mail.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button kind="danger" busy={isBusy} onClick={() => void remove()}>
            Quitar del estudio
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {!isClient && <HeirSelect firm={firm} leaving={member.accountId} value={heir} onChange={setHeir} />}
        {problem && <FormBanner tone="danger">{problem}</FormBanner>}
      </div>
    </Dialog>
  );
}
