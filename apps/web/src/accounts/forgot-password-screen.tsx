import { authMessages } from '@foja/contracts/accounts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormBanner } from '../design-system/form-banner.tsx';
import { AccountFrame, textLink } from './account-frame.tsx';
import { forgotPassword } from './api.ts';
import { authFailureText } from './auth-failure-text.ts';
import { EmailForm } from './email-form.tsx';

/** /forgot-password: the same answer for every address. */
export function ForgotPasswordScreen() {
  const [sent, setSent] = useState(false);
  return (
    <AccountFrame
      title="Restablecer la contraseña"
      lead={sent ? undefined : 'Te enviamos un enlace para elegir una contraseña nueva. Vale una hora.'}
      after={
        <Link to="/login" className={textLink}>
          Volver a iniciar sesión
        </Link>
      }
    >
      {sent ? (
        <>
          <FormBanner tone="ok">{authMessages.resetSent}</FormBanner>
          <p className="mt-4 text-sm text-ink-muted">
            ¿No llegó? Revisá la carpeta de spam o{' '}
            <button type="button" className={textLink} onClick={() => setSent(false)}>
              pedilo de nuevo
            </button>
            .
          </p>
        </>
      ) : (
        <EmailForm
          name="Restablecer la contraseña"
          submit="Enviar enlace"
          busyLabel="Enviando..."
          send={forgotPassword}
          failureText={authFailureText}
          onSent={() => setSent(true)}
        />
      )}
    </AccountFrame>
  );
}
