import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';
import { Button } from '../design-system/button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { FieldError } from '../design-system/field-frame.tsx';
import { notify } from '../design-system/toast.ts';

interface ActionDialogProps {
  title: string;
  /** Whom it is done to, and what follows. */
  description: ReactNode;
  /** What the button says: the act itself. */
  confirm: string;
  danger?: boolean;
  /** Said in passing once it is done. */
  done: string;
  /** False while something is still to be chosen. */
  isReady?: boolean;
  act: () => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is done to somebody, does it, and stays open with the server's words where it is refused. */
export function ActionDialog({
  title,
  description,
  confirm,
  danger,
  done,
  isReady = true,
  act,
  onClose,
  children,
}: ActionDialogProps) {
  const formId = useId();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: () => {
      void notify(done, { kind: 'success' });
      onClose();
    },
    // Also after a refusal: what is shown may have been out of date.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isPending) mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" form={formId} kind={danger ? 'danger' : 'primary'} disabled={!isReady || isPending}>
            {isPending ? 'Un momento…' : confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {children}
        {error && <FieldError id={`${formId}-error`}>{error.message}</FieldError>}
      </form>
    </Dialog>
  );
}
