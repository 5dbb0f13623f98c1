import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { FormBanner } from '../design-system/form-banner.tsx';
import { useSession } from '../platform/session.ts';
import { AccountFrame, textLink } from './account-frame.tsx';
import { isAddinPopup } from './addin-popup.ts';
import { AddinSuccess, AddinWaiting } from './addin-success.tsx';
import { saysUnconfirmed } from './auth-failure-text.ts';
import { LoginForm, type SecondStep } from './login-form.tsx';
import { safeReturnUrl } from './return-url.ts';
import { CodeForm } from './second-factor/code-form.tsx';
import { UnconfirmedPanel } from './unconfirmed-panel.tsx';
import { useAddinSession } from './use-addin-session.ts';
import { useSharedSession } from './use-shared-session.ts';

const redirectAfterMs = 200;

/** /login (specification 2.4). */
export function LoginScreen() {
  const { returnUrl, message, error, source } = useSearch({ from: '/login' });
  const [addin] = useState(() => isAddinPopup(source));
  const session = useSession();
  const router = useRouter();
  const [failure, setFailure] = useState<{ text: string; unconfirmed: boolean } | null>(
    error ? { text: error, unconfirmed: saysUnconfirmed(error) } : null,
  );
  const [notice, setNotice] = useState<string | null>(message ?? null);
  const [lastEmail, setLastEmail] = useState<string | null>(null);
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  useSharedSession();

  const { host, isHandedOver, takeSession } = useAddinSession(addin, source);
  // A dialog of Word's asks anew: a session that two browsers share would end in both as soon as one renews it.
  const signedIn = session !== null && host !== 'word';
  useEffect(() => {
    if (!signedIn || addin) return;
    const timer = setTimeout(() => router.history.replace(safeReturnUrl(returnUrl)), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [signedIn, addin, router, returnUrl]);

  const attempted = useCallback((email: string) => {
    setLastEmail(email);
    setFailure(null);
    setNotice(null);
  }, []);

  if (signedIn && addin && host === 'unknown') return <AddinWaiting />;
  if (isHandedOver || (signedIn && addin)) return <AddinSuccess />;
  return (
    <AccountFrame
      title={secondStep ? 'Verificación en dos pasos' : 'Iniciar Sesión'}
      lead={
        secondStep
          ? 'Tu contraseña es correcta. Falta el código de tu teléfono.'
          : 'Entrá con tu email para seguir donde dejaste.'
      }
      after={
        <>
          ¿No tenés cuenta?{' '}
          <Link
            to="/register"
            search={{ returnUrl }}
            // The dialog stays, to sign in with the new account.
            target={host === 'word' ? '_blank' : undefined}
            className={textLink}
          >
            Registrarse
          </Link>
        </>
      }
    >
      <div className="grid gap-4 empty:hidden has-[>*]:mb-5">
        {signedIn && <FormBanner tone="ok">¡Login exitoso! Redirigiendo...</FormBanner>}
        {!signedIn && notice && <FormBanner tone="info">{notice}</FormBanner>}
        {!signedIn && failure && <FormBanner tone="danger">{failure.text}</FormBanner>}
        {!signedIn && failure?.unconfirmed && (
          <UnconfirmedPanel
            email={lastEmail}
            onSent={(sent) => {
              setFailure(null);
              setNotice(sent);
            }}
          />
        )}
      </div>
      {secondStep && !signedIn ? (
        <CodeForm
          challenge={secondStep.challenge}
          onSession={(answer) => takeSession(answer, secondStep.place)}
          onOver={(text) => {
            setSecondStep(null);
            setFailure(text === null ? null : { text, unconfirmed: false });
          }}
        />
      ) : (
        <LoginForm
          done={signedIn}
          onAttempt={attempted}
          onSession={takeSession}
          onSecondStep={setSecondStep}
          onFailure={setFailure}
        />
      )}
    </AccountFrame>
  );
}
