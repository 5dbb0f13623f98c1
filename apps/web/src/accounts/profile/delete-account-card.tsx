import { authMessages, deleteAccountRequestSchema } from '@foja/contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { z } from 'zod';
import { Button } from '../../design-system/button.tsx';
import { Dialog } from '../../design-system/dialog.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { PasswordField } from '../../design-system/password-field.tsx';
import { notify } from '../../design-system/toast.ts';
import { endSession } from '../../platform/end-session.ts';
import { CallFailed } from '../../platform/http.ts';
import { useNextFrame } from '../../platform/use-next-frame.ts';
import { deleteAccount } from '../api.ts';
import { signedInFailureText } from '../auth-failure-text.ts';
import { shownState, useAccountForm } from '../use-account-form.ts';
import { ProfileCard } from './profile-card.tsx';

type DeleteForm = z.infer<typeof deleteAccountRequestSchema>;

export function DeleteAccountCard() {
  const [open, setOpen] = useState(false);
  return (
    <ProfileCard title="Eliminar la cuenta" about="No se puede deshacer.">
      <p className="mb-4 text-sm text-ink-soft">
        Se borran tus datos personales, los documentos de tu bóveda y del editor, tus modelos, tu agenda, tus
        seguimientos y las causas que abriste, y se cierran todas tus sesiones. Las conversaciones de este navegador no
        se tocan.
      </p>
      <p className="mb-4 text-sm text-ink-soft">
        Si trabajás en un estudio con otras personas, sus causas que abriste pasan a un titular con lo que tienen
        escrito; los documentos y escritos tuyos que tenían adentro se borran. Antes de eliminar la cuenta podés
        exportar cada causa.
      </p>
      <Button kind="danger" onClick={() => setOpen(true)}>
        Eliminar mi cuenta
      </Button>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </ProfileCard>
  );
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const navigate = useNavigate();
  const client = useQueryClient();
  const nextFrame = useNextFrame();
  const form = useAccountForm<DeleteForm>(deleteAccountRequestSchema, { password: '' });
  const removal = useMutation({
    mutationFn: ({ password }: DeleteForm) => deleteAccount(password),
    onSuccess: async () => {
      endSession('logout');
      await navigate({ to: '/' });
      client.removeQueries({ type: 'inactive' });
      void notify('Tu cuenta se eliminó.', { kind: 'success' });
    },
    onError: (failure) => {
      if (!isWrongPassword(failure)) return;
      form.setError('password', { message: authMessages.currentPasswordWrong });
      nextFrame(() => form.setFocus('password', { shouldSelect: true }));
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="¿Eliminar tu cuenta?"
      description="Se pierden el plan, los usos, las sesiones, tus documentos, tu agenda y tus causas que no son de un estudio. No se puede deshacer."
      footer={
        <>
          <Button onClick={onClose} disabled={removal.isPending}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} kind="danger" disabled={removal.isPending} aria-busy={removal.isPending}>
            {removal.isPending ? 'Eliminando...' : 'Eliminar mi cuenta'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Eliminar la cuenta"
        onSubmit={form.handleSubmit((values) => {
          if (!removal.isPending) removal.mutate(values);
        })}
      >
        {removal.isError && !isWrongPassword(removal.error) && (
          <div className="mb-4">
            <FormBanner tone="danger">{signedInFailureText(removal.error)}</FormBanner>
          </div>
        )}
        <fieldset disabled={removal.isPending}>
          <PasswordField
            label="Tu contraseña"
            required
            autoComplete="current-password"
            error={shownState(form, 'password').error}
            {...form.register('password')}
          />
        </fieldset>
      </form>
    </Dialog>
  );
}

function isWrongPassword(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.code === 'invalid_credentials';
}
