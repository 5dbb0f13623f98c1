import { useEffect, useRef, useState } from 'react';
import { expiredMessage } from '../accounts/expired-message.ts';
import { Button } from '../design-system/button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { lastSessionEnd } from '../platform/end-session.ts';
import type { OfficeGlobal } from '../platform/office/office-types.ts';
import { clearSession, keepSession } from '../platform/session.ts';
import { logInWithDialog } from './log-in-with-dialog.ts';

/** The pane of somebody who has not signed in: one button, and what became of the last attempt. */
export function SignedOut({ office }: { office: OfficeGlobal }) {
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef<AbortController | null>(null);
  useEffect(() => () => attempt.current?.abort(), []);

  async function logIn(): Promise<void> {
    attempt.current?.abort();
    const leaving = new AbortController();
    attempt.current = leaving;
    setProblem(null);
    setIsOpen(true);
    const login = await logInWithDialog(office, leaving.signal);
    if (leaving.signal.aborted) return;
    attempt.current = null;
    if (login.kind === 'signed-in') {
      // One that had expired may still lie in the other place.
      clearSession();
      return keepSession(login.session, login.place);
    }
    setIsOpen(false);
    setProblem(login.problem);
  }

  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">
        Buscá fallos a partir de lo que seleccionás, insertá su cita y mejorá la redacción sin salir del documento.
      </p>
      {!isOpen && !problem && lastSessionEnd() === 'expired' && <FormBanner tone="info">{expiredMessage}</FormBanner>}
      {problem && <FormBanner tone="danger">{problem}</FormBanner>}
      <Button kind="primary" busy={isOpen} onClick={() => void logIn()}>
        Iniciar sesión
      </Button>
      {isOpen && (
        <p role="status" className="text-sm text-ink-muted">
          Completá el inicio de sesión en la ventana que abrió Word.
        </p>
      )}
    </div>
  );
}
