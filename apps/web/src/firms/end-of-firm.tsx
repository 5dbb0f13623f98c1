import { firmMessages } from '@foja/contracts/firm-words';
import type { Firm } from '@foja/contracts/firms';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { notify } from '../design-system/toast.ts';
import { changeFirm, deleteFirm, firmFailure, leaveFirm, refreshFirm } from './firms-queries.ts';
import { HeirSelect } from './heir-select.tsx';

interface FirmProps {
  firm: Firm;
  email: string;
}

/** The firm's name, leaving it, and its end. */
export function EndOfFirm({ firm, email }: FirmProps) {
  const [open, setOpen] = useState<'leave' | 'delete' | 'rename' | null>(null);
  const isTitular = firm.role === 'titular';
  const isLast = isTitular && firm.members.filter(({ role }) => role === 'titular').length === 1;
  const close = () => setOpen(null);
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <h2 className="text-base font-semibold">Administrar</h2>
      {isLast && <p className="max-w-prose text-sm text-ink-muted">{firmMessages.lastTitular}</p>}
      <div className="flex flex-wrap gap-2">
        {isTitular && <Button onClick={() => setOpen('rename')}>Cambiar el nombre</Button>}
        {!isLast && <Button onClick={() => setOpen('leave')}>Salir del estudio</Button>}
        {isTitular && (
          <Button kind="danger" onClick={() => setOpen('delete')}>
            Eliminar el estudio
          </Button>
        )}
      </div>
      {open === 'leave' && <LeaveDialog firm={firm} email={email} onClose={close} />}
      {open === 'delete' && <DeleteDialog firm={firm} email={email} onClose={close} />}
      {open === 'rename' && <RenameDialog firm={firm} email={email} onClose={close} />}
    </Card>
  );
}

type DialogProps = FirmProps & { onClose: () => void };

/** Runs what a dialog is for; what goes wrong is told in it and nothing that was typed is lost. */
function useAct({ email, onClose }: Pick<DialogProps, 'email' | 'onClose'>) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function act(work: () => Promise<unknown>, done: string, failed: string): Promise<void> {
    setProblem(null);
    setIsBusy(true);
    try {
      await work();
      void notify(done);
      onClose();
      await refreshFirm(client, email);
    } catch (failure) {
      setProblem(firmFailure(failure, failed));
      setIsBusy(false);
    }
  }
  return { act, problem, setProblem, isBusy };
}

function LeaveDialog({ firm, email, onClose }: DialogProps) {
  const me = firm.members.find(({ isMe }) => isMe)?.accountId ?? '';
  const titular = firm.members.find(({ role, isMe }) => role === 'titular' && !isMe)?.accountId ?? '';
  const [heir, setHeir] = useState(titular);
  const { act, problem, isBusy } = useAct({ email, onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Salir del estudio"
      description="Dejás de ver sus causas. Conservás tu cuenta y las causas que no compartiste."
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            kind="danger"
            busy={isBusy}
            onClick={() =>
              void act(
                () => leaveFirm(heir || undefined),
                firmMessages.left,
                'No se pudo salir del estudio. Volvé a intentar.',
              )
            }
          >
            Salir del estudio
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <HeirSelect firm={firm} leaving={me} value={heir} onChange={setHeir} />
        {problem && <FormBanner tone="danger">{problem}</FormBanner>}
      </div>
    </Dialog>
  );
}

const deleteFormId = 'delete-firm';

function DeleteDialog({ firm, email, onClose }: DialogProps) {
  const [name, setName] = useState('');
  const { act, problem, setProblem, isBusy } = useAct({ email, onClose });
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (name.trim() !== firm.name) {
      setProblem(firmMessages.wrongName);
      return;
    }
    void act(() => deleteFirm(name.trim()), firmMessages.deleted, 'No se pudo eliminar el estudio. Volvé a intentar.');
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Eliminar el estudio"
      description="No se puede deshacer. Cada causa queda, entera, a nombre de quien la tiene, y nadie más la ve. Integrantes y clientes reciben un mail."
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button kind="danger" type="submit" form={deleteFormId} busy={isBusy}>
            Eliminar el estudio
          </Button>
        </>
      }
    >
      <form id={deleteFormId} noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={`Para confirmar, escribí «${firm.name}»`}
          required
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {problem && <FormBanner tone="danger">{problem}</FormBanner>}
      </form>
    </Dialog>
  );
}

const renameFormId = 'rename-firm';

function RenameDialog({ firm, email, onClose }: DialogProps) {
  const [name, setName] = useState(firm.name);
  const { act, problem, isBusy } = useAct({ email, onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cambiar el nombre"
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button kind="primary" type="submit" form={renameFormId} busy={isBusy}>
            Guardar
          </Button>
        </>
      }
    >
      <form
        id={renameFormId}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void act(() => changeFirm({ name }), 'El nombre se cambió.', 'No se pudo cambiar el nombre.');
        }}
        className="grid gap-4"
      >
        <TextField
          label="Nombre del estudio"
          required
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {problem && <FormBanner tone="danger">{problem}</FormBanner>}
      </form>
    </Dialog>
  );
}
