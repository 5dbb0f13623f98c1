import { authMessages } from '@foja/contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Card } from '../design-system/card.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { PasswordField } from '../design-system/password-field.tsx';
import { CallFailed } from '../platform/http.ts';
import { useSession } from '../platform/session.ts';
import { useNextFrame } from '../platform/use-next-frame.ts';
import { type ChangePasswordForm, changePasswordFormSchema } from './account-forms.ts';
import { textLink } from './account-frame.tsx';
import { changePassword } from './api.ts';
import { signedInFailureText } from './auth-failure-text.ts';
import { breachedText } from './breached-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SubmitButton } from './submit-button.tsx';
import { shownState, useAccountForm } from './use-account-form.ts';

const empty: ChangePasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** /change-password */
export function ChangePasswordScreen() {
  const nextFrame = useNextFrame();
  const email = useSession()?.user.email ?? '';
  const client = useQueryClient();
  const form = useAccountForm<ChangePasswordForm>(changePasswordFormSchema, empty);
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: ChangePasswordForm) =>
      changePassword({ currentPassword, newPassword }),
    onSuccess: () => {
      form.reset(empty);
      void client.invalidateQueries({ queryKey: ['account', email, 'sessions'] });
    },
    onError: (failure) => {
      const breached = breachedText(failure);
      if (breached !== null) {
        form.setError('newPassword', { message: breached });
        nextFrame(() => form.setFocus('newPassword', { shouldSelect: true }));
      }
      if (!isWrongPassword(failure)) return;
      form.setError('currentPassword', { message: authMessages.currentPasswordWrong });
      nextFrame(() => form.setFocus('currentPassword', { shouldSelect: true }));
    },
  });
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-xl flex-1 px-4 py-8 outline-none sm:px-6 sm:py-12">
      <Link to="/profile" className={`inline-flex items-center gap-1.5 text-sm ${textLink}`}>
        <ArrowLeft size={15} aria-hidden="true" />
        Mi perfil
      </Link>
      <h1 className="mt-4 text-2xl font-semibold tracking-tight">Cambiar Contraseña</h1>
      <p className="mt-2 text-sm text-ink-muted">Las demás sesiones abiertas con esta cuenta se cierran.</p>
      <Card className="mt-6 p-5 sm:p-7">
        <form
          noValidate
          aria-label="Cambiar contraseña"
          onSubmit={form.handleSubmit((values) => {
            if (!change.isPending) change.mutate(values);
          })}
        >
          {change.isSuccess && !form.formState.isDirty && (
            <div className="mb-5">
              <FormBanner tone="ok">{authMessages.passwordChanged}</FormBanner>
            </div>
          )}
          {change.isError && !isWrongPassword(change.error) && breachedText(change.error) === null && (
            <div className="mb-5">
              <FormBanner tone="danger">{signedInFailureText(change.error)}</FormBanner>
            </div>
          )}
          {/* Password managers file the new password under it. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <fieldset disabled={change.isPending} className="grid gap-5">
            <PasswordField
              label="Contraseña actual"
              required
              autoComplete="current-password"
              error={shownState(form, 'currentPassword').error}
              {...form.register('currentPassword')}
            />
            <NewPasswordFields
              form={form}
              password="newPassword"
              confirmation="confirmPassword"
              label="Nueva contraseña"
            />
            <div>
              <SubmitButton wide={false} busy={change.isPending} busyLabel="Guardando...">
                Cambiar contraseña
              </SubmitButton>
            </div>
          </fieldset>
        </form>
      </Card>
    </main>
  );
}

function isWrongPassword(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.code === 'invalid_credentials';
}
