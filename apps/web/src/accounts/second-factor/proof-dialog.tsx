import { proveSecondFactorRequestSchema } from '@foja/contracts/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Dialog } from '../../design-system/dialog.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { PasswordField } from '../../design-system/password-field.tsx';
import { TextField } from '../../design-system/text-field.tsx';
import { useNextFrame } from '../../platform/use-next-frame.ts';
import { shownState, useAccountForm } from '../use-account-form.ts';
import type { Proof } from './api.ts';
import { codeFailureText, refusedField } from './code-failure.ts';

interface ProofDialogProps<Answer> {
  title: string;
  description: string;
  confirm: string;
  danger?: boolean;
  act: (proof: Proof) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

/** Asks for password and code before the second factor changes. */
export function ProofDialog<Answer>({
  title,
  description,
  confirm,
  danger = false,
  act,
  onDone,
  onClose,
}: ProofDialogProps<Answer>) {
  const formId = useId();
  const nextFrame = useNextFrame();
  const form = useAccountForm<Proof>(proveSecondFactorRequestSchema, { currentPassword: '', code: '' });
  const work = useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (failure) => {
      const field = refusedField(failure);
      if (field === null) return;
      form.setError(field, { message: codeFailureText(failure, true) });
      nextFrame(() => form.setFocus(field, { shouldSelect: true }));
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose} disabled={work.isPending}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} kind={danger ? 'danger' : 'primary'} busy={work.isPending}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label={title}
        onSubmit={form.handleSubmit((values) => {
          if (!work.isPending) work.mutate(values);
        })}
      >
        {work.isError && refusedField(work.error) === null && (
          <div className="mb-4">
            <FormBanner tone="danger">{codeFailureText(work.error, true)}</FormBanner>
          </div>
        )}
        <fieldset disabled={work.isPending} className="grid gap-5">
          <PasswordField
            label="Tu contraseña"
            required
            autoComplete="current-password"
            error={shownState(form, 'currentPassword').error}
            {...form.register('currentPassword')}
          />
          <TextField
            label="Código"
            help="De tu aplicación, o uno de recuperación."
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={40}
            required
            className="figures tracking-widest"
            error={shownState(form, 'code').error}
            {...form.register('code')}
          />
        </fieldset>
      </form>
    </Dialog>
  );
}
