import type { SessionResponse } from '@foja/contracts/accounts';
import { loginSecondFactorRequestSchema } from '@foja/contracts/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { TextField } from '../../design-system/text-field.tsx';
import { CallFailed } from '../../platform/http.ts';
import { useNextFrame } from '../../platform/use-next-frame.ts';
import { textLink } from '../account-frame.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { shownState, useAccountForm } from '../use-account-form.ts';
import { completeLogIn } from './api.ts';
import { codeFailureText, refusedField } from './code-failure.ts';

const codeFormSchema = loginSecondFactorRequestSchema.pick({ code: true });
type CodeValues = z.infer<typeof codeFormSchema>;

interface CodeFormProps {
  challenge: string;
  onSession: (answer: SessionResponse) => void | Promise<void>;
  /** The first step has to be made again; `text` says why, where it was not asked for. */
  onOver: (text: string | null) => void;
}

/** The second step of a sign-in: a code of the application, or one for recovery. */
export function CodeForm({ challenge, onSession, onOver }: CodeFormProps) {
  const nextFrame = useNextFrame();
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useAccountForm<CodeValues>(codeFormSchema, { code: '' });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const entry = useMutation({
    mutationFn: ({ code }: CodeValues) => completeLogIn({ challenge, code }),
    onSuccess: onSession,
    onError: (failure) => {
      if (failure instanceof CallFailed && failure.code === 'invalid_challenge') {
        onOver(codeFailureText(failure, false));
        return;
      }
      if (refusedField(failure) === 'code') form.setError('code', { message: codeFailureText(failure, false) });
      nextFrame(() => form.setFocus('code', { shouldSelect: true }));
    },
  });
  const busy = entry.isPending || entry.isSuccess;
  const change = () => {
    setIsRecovery(!isRecovery);
    form.reset({ code: '' });
    entry.reset();
    nextFrame(() => form.setFocus('code'));
  };
  return (
    <form
      noValidate
      aria-label="Verificación en dos pasos"
      onSubmit={form.handleSubmit((values) => {
        if (!busy) entry.mutate(values);
      })}
    >
      {entry.isError && refusedField(entry.error) === null && (
        <div className="mb-5">
          <FormBanner tone="danger">{codeFailureText(entry.error, false)}</FormBanner>
        </div>
      )}
      <fieldset disabled={busy} className="grid gap-5">
        <TextField
          label={isRecovery ? 'Código de recuperación' : 'Código de la aplicación'}
          help={
            isRecovery
              ? 'Uno de los diez que guardaste. Cada uno sirve una sola vez.'
              : 'Los 6 números que muestra ahora tu aplicación de códigos.'
          }
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          className="figures tracking-widest"
          error={shownState(form, 'code').error}
          {...form.register('code')}
        />
        <SubmitButton busy={busy} busyLabel="Verificando...">
          Verificar
        </SubmitButton>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
          <button type="button" className={textLink} onClick={change}>
            {isRecovery ? 'Usar la aplicación' : 'Usar un código de recuperación'}
          </button>
          <button type="button" className={textLink} onClick={() => onOver(null)}>
            Entrar con otra cuenta
          </button>
        </div>
      </fieldset>
    </form>
  );
}
