import {
  beginSecondFactorRequestSchema,
  confirmSecondFactorRequestSchema,
  type SecondFactorSecret,
} from '@foja/contracts/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { z } from 'zod';
import { Button } from '../../design-system/button.tsx';
import { CopyButton } from '../../design-system/copy-button.tsx';
import { Dialog } from '../../design-system/dialog.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { PasswordField } from '../../design-system/password-field.tsx';
import { TextField } from '../../design-system/text-field.tsx';
import { useNextFrame } from '../../platform/use-next-frame.ts';
import { shownState, useAccountForm } from '../use-account-form.ts';
import { beginSecondFactor, confirmSecondFactor } from './api.ts';
import { codeFailureText, refusedField } from './code-failure.ts';
import { RecoveryCodesList } from './recovery-codes-list.tsx';
import { SecretPicture } from './secret-picture.tsx';

interface SetUpProps {
  onClose: () => void;
  /** It is set up, while the recovery codes are still being read. */
  onDone: () => void;
}

/** Sets the second factor up: the password, the QR code with a first code of it, the recovery codes. */
export function SetUpDialog({ onClose, onDone }: SetUpProps) {
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  if (!secret) return <PasswordStep onClose={onClose} onSecret={setSecret} />;
  return (
    <CodeStep
      secret={secret}
      onClose={onClose}
      onCodes={(made) => {
        setCodes(made);
        onDone();
      }}
    />
  );
}

/** Recovery codes in a dialog of their own. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Tus códigos de recuperación"
      footer={
        <Button kind="primary" onClick={onClose}>
          Ya los guardé
        </Button>
      }
    >
      <RecoveryCodesList codes={codes} />
    </Dialog>
  );
}

type PasswordValues = z.infer<typeof beginSecondFactorRequestSchema>;

function PasswordStep({ onClose, onSecret }: { onClose: () => void; onSecret: (secret: SecondFactorSecret) => void }) {
  const formId = useId();
  const nextFrame = useNextFrame();
  const form = useAccountForm<PasswordValues>(beginSecondFactorRequestSchema, { currentPassword: '' });
  const begin = useMutation({
    mutationFn: ({ currentPassword }: PasswordValues) => beginSecondFactor(currentPassword),
    onSuccess: onSecret,
    onError: (failure) => {
      if (refusedField(failure) === null) return;
      form.setError('currentPassword', { message: codeFailureText(failure, true) });
      nextFrame(() => form.setFocus('currentPassword', { shouldSelect: true }));
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Activar la verificación en dos pasos"
      description="Además de tu contraseña, al entrar vas a escribir un código que cambia cada 30 segundos. Lo muestra una aplicación de códigos de tu teléfono."
      footer={
        <>
          <Button onClick={onClose} disabled={begin.isPending}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} kind="primary" busy={begin.isPending}>
            Continuar
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Comprobar la contraseña"
        onSubmit={form.handleSubmit((values) => {
          if (!begin.isPending) begin.mutate(values);
        })}
      >
        {begin.isError && refusedField(begin.error) === null && (
          <div className="mb-4">
            <FormBanner tone="danger">{codeFailureText(begin.error, true)}</FormBanner>
          </div>
        )}
        <fieldset disabled={begin.isPending}>
          <PasswordField
            label="Tu contraseña"
            required
            autoComplete="current-password"
            error={shownState(form, 'currentPassword').error}
            {...form.register('currentPassword')}
          />
        </fieldset>
      </form>
    </Dialog>
  );
}

type CodeValues = z.infer<typeof confirmSecondFactorRequestSchema>;

interface CodeStepProps {
  secret: SecondFactorSecret;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

function CodeStep({ secret, onClose, onCodes }: CodeStepProps) {
  const formId = useId();
  const nextFrame = useNextFrame();
  const form = useAccountForm<CodeValues>(confirmSecondFactorRequestSchema, { code: '' });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const confirm = useMutation({
    mutationFn: ({ code }: CodeValues) => confirmSecondFactor(code),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onError: (failure) => {
      if (refusedField(failure) !== 'code') return;
      form.setError('code', { message: codeFailureText(failure, true) });
      nextFrame(() => form.setFocus('code', { shouldSelect: true }));
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Activar la verificación en dos pasos"
      description="Leé el código QR con tu aplicación de códigos y escribí los 6 números que muestra."
      footer={
        <>
          <Button onClick={onClose} disabled={confirm.isPending}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} kind="primary" busy={confirm.isPending}>
            Activar
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Primer código"
        className="grid gap-5"
        onSubmit={form.handleSubmit((values) => {
          if (!confirm.isPending) confirm.mutate(values);
        })}
      >
        {confirm.isError && refusedField(confirm.error) === null && (
          <FormBanner tone="danger">{codeFailureText(confirm.error, true)}</FormBanner>
        )}
        <SecretPicture uri={secret.uri} />
        <div className="grid gap-2 rounded-field bg-sunken px-3 py-2.5 text-sm">
          <p className="text-ink-soft">Si no podés leer el QR, escribí esta clave en la aplicación:</p>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <code className="figures tracking-wider wrap-anywhere">{grouped(secret.secret)}</code>
            <CopyButton text={() => secret.secret} label="Copiar la clave" />
          </div>
        </div>
        <fieldset disabled={confirm.isPending}>
          <TextField
            label="Código de la aplicación"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
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

/** In fours, as a person copies it. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
