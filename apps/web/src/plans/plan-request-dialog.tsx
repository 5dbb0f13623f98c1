import type { PlanOffer } from '@foja/contracts/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { notify } from '../design-system/toast.ts';
import { CallFailed } from '../platform/http.ts';
import { askForPlan } from './plans-queries.ts';

const messageMaxCharacters = 1_000;

/** Asks for a plan where none can be paid: an administrator answers. */
export function PlanRequestDialog({ offer, email, onClose }: { offer: PlanOffer; email: string; onClose: () => void }) {
  const client = useQueryClient();
  const [message, setMessage] = useState('');
  const id = useId();
  const asking = useMutation({
    mutationFn: () => askForPlan(offer.id, message),
    onSuccess: () => {
      void notify(`Solicitaste el plan ${offer.name}. Te vamos a responder por email.`);
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['plans', email] }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Solicitar plan ${offer.name}`}
      description={`La respuesta llega a ${email}.`}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button kind="primary" disabled={asking.isPending} onClick={() => asking.mutate()}>
            {asking.isPending ? 'Enviando…' : 'Enviar solicitud'}
          </Button>
        </>
      }
    >
      <label htmlFor={id} className="block text-sm font-medium">
        Mensaje (opcional)
      </label>
      <textarea
        id={id}
        rows={4}
        maxLength={messageMaxCharacters}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        aria-describedby={`${id}-help`}
        className="mt-1.5 w-full resize-y rounded-field border border-line-strong bg-surface px-3 py-2 text-sm"
      />
      <p id={`${id}-help`} className="mt-1 text-xs text-ink-muted">
        Por ejemplo, cuántas personas lo van a usar. No hace falta contar ningún caso.
      </p>
      {asking.isError && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {asking.error instanceof CallFailed ? asking.error.message : 'No se pudo enviar la solicitud.'}
        </p>
      )}
    </Dialog>
  );
}
