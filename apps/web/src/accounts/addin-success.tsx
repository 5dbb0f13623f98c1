import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { closeWindowSoon } from './addin-popup.ts';

/** Somebody is signed in already, and it is not known yet whether Word has opened this window. */
export function AddinWaiting() {
  return (
    <main id="content" tabIndex={-1} className="grid flex-1 place-items-center px-5 py-12 outline-none">
      <h1 role="status" className="text-sm text-ink-muted">
        Conectando con el complemento…
      </h1>
    </main>
  );
}

/** The end of a login that the word processor's add-in has opened in a pop-up. */
export function AddinSuccess() {
  useEffect(() => closeWindowSoon(), []);
  return (
    <main id="content" tabIndex={-1} className="grid flex-1 place-items-center px-5 py-12 outline-none">
      <div role="status" className="grid max-w-sm justify-items-center gap-3 text-center">
        <CircleCheck size={40} strokeWidth={1.5} aria-hidden="true" className="text-ok" />
        <h1 className="text-xl font-semibold tracking-tight text-balance">¡Autenticado correctamente!</h1>
        <p className="text-sm text-ink-muted">
          Esta ventana se cierra sola. Si sigue abierta, podés cerrarla y volver al complemento.
        </p>
      </div>
    </main>
  );
}
