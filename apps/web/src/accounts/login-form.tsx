import type { SessionResponse } from '@foja/contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Checkbox } from '../design-system/checkbox.tsx';
import { PasswordField } from '../design-system/password-field.tsx';
import { TextField } from '../design-system/text-field.tsx';
import type { SessionPlace } from '../platform/session.ts';
import { useNextFrame } from '../platform/use-next-frame.ts';
import { type LoginForm as LoginValues, loginFormSchema } from './account-forms.ts';
import { textLink } from './account-frame.tsx';
import { logIn } from './api.ts';
import { loginFailure } from './auth-failure-text.ts';
import { SubmitButton } from './submit-button.tsx';
import { shownState, useAccountForm } from './use-account-form.ts';

/** What the second step of a sign-in goes on from. */
export interface SecondStep {
  challenge: string;
  place: SessionPlace;
}

interface LoginFormProps {
  /** Signed in: nothing more is asked. */
  done: boolean;
  onAttempt: (email: string) => void;
  /** What is done with the session; the form stays busy until then. */
  onSession: (answer: SessionResponse, place: SessionPlace) => void | Promise<void>;
  /** The password was right, and a code is asked as well. */
  onSecondStep: (step: SecondStep) => void;
  onFailure: (failure: { text: string; unconfirmed: boolean }) => void;
}

export function LoginForm({ done, onAttempt, onSession, onSecondStep, onFailure }: LoginFormProps) {
  const nextFrame = useNextFrame();
  const form = useAccountForm<LoginValues>(loginFormSchema, { email: '', password: '', rememberMe: false });
  const login = useMutation({
    mutationFn: ({ email, password }: LoginValues) => logIn({ email, password }),
    onSuccess: (answer, { rememberMe }) => {
      const place = rememberMe ? 'browser' : 'tab';
      if ('requiresSecondFactor' in answer) return onSecondStep({ challenge: answer.challenge, place });
      return onSession(answer, place);
    },
    onError: (failure) => {
      onFailure(loginFailure(failure));
      // The fields were disabled while the call was under way; the password is what is most likely wrong.
      nextFrame(() => form.setFocus('password', { shouldSelect: true }));
    },
  });
  const busy = login.isPending || done;
  const submit = form.handleSubmit((values) => {
    if (busy) return;
    onAttempt(values.email);
    login.mutate(values);
  });
  return (
    <form noValidate aria-label="Iniciar sesión" onSubmit={submit}>
      <fieldset disabled={busy} className="grid gap-5">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          error={shownState(form, 'email').error}
          {...form.register('email')}
        />
        <PasswordField
          label="Contraseña"
          autoComplete="current-password"
          required
          error={shownState(form, 'password').error}
          {...form.register('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Checkbox label="Recordarme" {...form.register('rememberMe')} />
          <Link to="/forgot-password" className={`text-sm ${textLink}`}>
            ¿Olvidaste tu contraseña?
          </Link>
        </div>
        <SubmitButton busy={busy} busyLabel="Iniciando sesión...">
          Iniciar Sesión
        </SubmitButton>
      </fieldset>
    </form>
  );
}
