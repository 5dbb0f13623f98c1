import { useMutation } from '@tanstack/react-query';
import { Checkbox } from '../design-system/checkbox.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { localStore, storageKeys } from '../platform/browser-storage.ts';
import { useNextFrame } from '../platform/use-next-frame.ts';
import { type RegisterForm as RegisterValues, registerFormSchema } from './account-forms.ts';
import { textLink } from './account-frame.tsx';
import { register } from './api.ts';
import { authFailureText } from './auth-failure-text.ts';
import { breachedText } from './breached-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { openSession } from './open-session.ts';
import { SubmitButton } from './submit-button.tsx';
import { shownState, useAccountForm } from './use-account-form.ts';

interface RegisterFormProps {
  /** Registered and signed in: nothing more is asked. */
  done: boolean;
  onConfirmationRequired: (email: string, message: string) => void;
}

export function RegisterForm({ done, onConfirmationRequired }: RegisterFormProps) {
  const nextFrame = useNextFrame();
  const form = useAccountForm<RegisterValues>(registerFormSchema, {
    firstName: '',
    lastName: '',
    email: '',
    password: '',
    confirmPassword: '',
    acceptTerms: false,
  });
  const registration = useMutation({
    mutationFn: ({ firstName, lastName, email, password }: RegisterValues) =>
      register({ firstName, lastName, email, password }),
    onSuccess: (answer, { email }) => {
      localStore.set(storageKeys.registering, email);
      if ('requiresConfirmation' in answer) onConfirmationRequired(email, answer.message);
      else openSession(answer, 'browser');
    },
    onError: (failure) => {
      const message = breachedText(failure);
      if (message === null) return;
      form.setError('password', { message });
      nextFrame(() => form.setFocus('password', { shouldSelect: true }));
    },
  });
  const busy = registration.isPending || done;
  const submit = form.handleSubmit((values) => {
    if (!busy) registration.mutate(values);
  });
  return (
    <form noValidate aria-label="Crear una cuenta" onSubmit={submit}>
      {done && (
        <div className="mb-5">
          <FormBanner tone="ok">¡Cuenta creada! Redirigiendo...</FormBanner>
        </div>
      )}
      {registration.isError && !done && breachedText(registration.error) === null && (
        <div className="mb-5">
          <FormBanner tone="danger">{authFailureText(registration.error)}</FormBanner>
        </div>
      )}
      <fieldset disabled={busy} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            label="Nombre"
            autoComplete="given-name"
            required
            {...shownState(form, 'firstName')}
            {...form.register('firstName')}
          />
          <TextField
            label="Apellido"
            autoComplete="family-name"
            required
            {...shownState(form, 'lastName')}
            {...form.register('lastName')}
          />
        </div>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...shownState(form, 'email')}
          {...form.register('email')}
        />
        <NewPasswordFields form={form} password="password" confirmation="confirmPassword" label="Contraseña" />
        <Checkbox
          required
          label={
            <>
              Acepto los{' '}
              <a href="/legal/terms" target="_blank" rel="noopener" className={textLink}>
                términos y condiciones
              </a>
            </>
          }
          error={shownState(form, 'acceptTerms').error}
          {...form.register('acceptTerms')}
        />
        <SubmitButton busy={busy} busyLabel="Creando la cuenta..." disabled={!form.formState.isValid}>
          Crear cuenta
        </SubmitButton>
      </fieldset>
    </form>
  );
}
