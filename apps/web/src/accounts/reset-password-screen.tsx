import { authMessages } from '@foja/contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { buttonClasses } from '../design-system/button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { CallFailed } from '../platform/http.ts';
import { useNextFrame } from '../platform/use-next-frame.ts';
import { type ResetPasswordForm, resetPasswordFormSchema } from './account-forms.ts';
import { AccountFrame, textLink } from './account-frame.tsx';
import { resetPassword } from './api.ts';
import { authFailureText } from './auth-failure-text.ts';
import { breachedText } from './breached-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

/** /reset-password?email=&token=: where the mail's link leads. */
export function ResetPasswordScreen() {
  const { email, token } = useSearch({ from: '/reset-password' });
  const navigate = useNavigate();
  const nextFrame = useNextFrame();
  const form = useAccountForm<ResetPasswordForm>(resetPasswordFormSchema, { newPassword: '', confirmPassword: '' });
  const reset = useMutation({
    mutationFn: ({ newPassword }: ResetPasswordForm) =>
      resetPassword({ email: email ?? '', resetToken: token ?? '', newPassword }),
    onSuccess: () => navigate({ to: '/login', search: { message: authMessages.passwordReset }, replace: true }),
    onError: (failure) => {
      const message = breachedText(failure);
      if (message === null) return;
      form.setError('newPassword', { message });
      nextFrame(() => form.setFocus('newPassword', { shouldSelect: true }));
    },
  });
  const linkIsBad = !email || !token || (reset.error instanceof CallFailed && reset.error.code === 'invalid_link');
  if (linkIsBad) {
    return (
      <AccountFrame
        title="Restablecer la contraseña"
        after={
          <Link to="/login" className={textLink}>
            Volver a iniciar sesión
          </Link>
        }
      >
        <FormBanner tone="danger">{authMessages.linkInvalid}</FormBanner>
        <p className="mt-4 mb-5 text-sm text-ink-muted">Cada enlace sirve una sola vez y vale una hora.</p>
        <Link to="/forgot-password" className={buttonClasses('secondary')}>
          Pedir otro enlace
        </Link>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="Elegí una contraseña nueva"
      lead={
        <>
          Para la cuenta <span className="font-medium wrap-anywhere text-ink">{email}</span>. Las sesiones abiertas se
          cierran.
        </>
      }
    >
      <form
        noValidate
        aria-label="Elegir una contraseña nueva"
        onSubmit={form.handleSubmit((values) => {
          if (!reset.isPending) reset.mutate(values);
        })}
      >
        {reset.isError && breachedText(reset.error) === null && (
          <div className="mb-5">
            <FormBanner tone="danger">{authFailureText(reset.error)}</FormBanner>
          </div>
        )}
        {/* Password managers file the new password under it. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <fieldset disabled={reset.isPending} className="grid gap-5">
          <NewPasswordFields
            form={form}
            password="newPassword"
            confirmation="confirmPassword"
            label="Nueva contraseña"
          />
          <SubmitButton busy={reset.isPending} busyLabel="Guardando..." disabled={!form.formState.isValid}>
            Guardar contraseña
          </SubmitButton>
        </fieldset>
      </form>
    </AccountFrame>
  );
}
