import { authMessages } from '@foja/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { CallFailed } from '../platform/http.ts';
import { useSession } from '../platform/session.ts';
import { AccountFrame, textLink } from './account-frame.tsx';
import { confirmEmail, resendConfirmation } from './api.ts';
import { authFailureText, resendFailureText } from './auth-failure-text.ts';
import { EmailForm } from './email-form.tsx';

const title = 'Confirmación del email';

/** /confirm-email?token=: confirms once, when it is opened. */
export function ConfirmEmailScreen() {
  const { token } = useSearch({ from: '/confirm-email' });
  // A token serves once, so it is never sent again by itself.
  const confirmation = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => confirmEmail(token ?? ''),
    enabled: Boolean(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  if (!token) return <BadLink />;
  if (confirmation.isSuccess) return <Confirmed />;
  if (confirmation.isFetching) {
    return (
      <AccountFrame title={title}>
        <p role="status" className="text-sm text-ink-muted">
          Confirmando tu email...
        </p>
      </AccountFrame>
    );
  }
  if (isRefusal(confirmation.error)) return <BadLink />;
  return (
    <AccountFrame title={title}>
      <FormBanner tone="danger">{authFailureText(confirmation.error)}</FormBanner>
      <Button className="mt-5" onClick={() => void confirmation.refetch()}>
        Probar de nuevo
      </Button>
    </AccountFrame>
  );
}

/** The link itself was refused, unlike a call that did not get through. */
function isRefusal(failure: unknown): boolean {
  return failure instanceof CallFailed && [400, 401, 404, 409, 410].includes(failure.status);
}

function Confirmed() {
  const signedIn = useSession() !== null;
  return (
    <AccountFrame title={title}>
      <FormBanner tone="ok">{authMessages.emailConfirmed}</FormBanner>
      {signedIn ? (
        <Link to="/chatbot" className={`mt-6 ${buttonClasses('primary')}`}>
          Hacer una consulta
        </Link>
      ) : (
        <Link to="/login" className={`mt-6 ${buttonClasses('primary')}`}>
          Iniciar Sesión
        </Link>
      )}
    </AccountFrame>
  );
}

function BadLink() {
  const [sent, setSent] = useState(false);
  const after: ReactNode = (
    <Link to="/login" className={textLink}>
      Volver a iniciar sesión
    </Link>
  );
  if (sent) {
    return (
      <AccountFrame title={title} after={after}>
        <FormBanner tone="ok">{authMessages.resent}</FormBanner>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={title} after={after}>
      <FormBanner tone="danger">{authMessages.linkInvalid}</FormBanner>
      <p className="mt-4 mb-5 text-sm text-ink-muted">
        Cada enlace sirve una sola vez y vale 24 horas. Escribí tu email y te enviamos otro.
      </p>
      <EmailForm
        name="Reenviar la confirmación"
        submit="Reenviar email"
        busyLabel="Reenviando..."
        send={resendConfirmation}
        failureText={resendFailureText}
        onSent={() => setSent(true)}
      />
    </AccountFrame>
  );
}
