import { registrationUsageLimit } from '@foja/contracts/limits';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FormBanner } from '../design-system/form-banner.tsx';
import { useSession } from '../platform/session.ts';
import { AccountFrame, textLink } from './account-frame.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { safeReturnUrl } from './return-url.ts';

const redirectAfterMs = 200;

/** /register (specification 2.5). */
export function RegisterScreen() {
  const { returnUrl } = useSearch({ from: '/register' });
  const [awaiting, setAwaiting] = useState<{ email: string; message: string } | null>(null);
  const signedIn = useSession() !== null;
  const router = useRouter();

  useEffect(() => {
    if (!signedIn) return;
    const timer = setTimeout(() => router.history.replace(safeReturnUrl(returnUrl)), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [signedIn, router, returnUrl]);

  const toLogin = (
    <Link to="/login" search={{ returnUrl }} className={textLink}>
      Iniciar Sesión
    </Link>
  );
  if (awaiting) {
    return (
      <AccountFrame title="Confirmá tu email" after={<>¿Ya lo confirmaste? {toLogin}</>}>
        <FormBanner tone="ok">{awaiting.message}</FormBanner>
        <p className="mt-5 mb-3 text-sm text-ink-muted">
          El enlace va a <span className="font-medium wrap-anywhere text-ink">{awaiting.email}</span> y vale 24 horas.
          ¿No llegó?
        </p>
        <ResendConfirmation
          email={awaiting.email}
          onSent={(message) => setAwaiting({ email: awaiting.email, message })}
        />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="Crear una cuenta"
      lead={`Registro gratuito - ${registrationUsageLimit} usos incluidos`}
      after={<>¿Ya tenés cuenta? {toLogin}</>}
    >
      <RegisterForm done={signedIn} onConfirmationRequired={(email, message) => setAwaiting({ email, message })} />
    </AccountFrame>
  );
}
