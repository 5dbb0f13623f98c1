import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import type { GazettePopupControl } from './use-gazette-popup.ts';

const titles = {
  idle: '',
  loading: 'Cargando boletín...',
  blocked: 'El navegador bloqueó la ventana',
  failed: 'Boletín Oficial',
};

/** What is going on with the gazette's window. */
export default function GazettePopupDialog({ state, open, dismiss }: GazettePopupControl) {
  return (
    <Dialog
      open
      onClose={dismiss}
      title={titles[state.kind]}
      footer={
        state.kind === 'loading' ? (
          <Button onClick={dismiss}>Cancelar</Button>
        ) : (
          <>
            <Link to="/boletin-oficial-republica-argentina-primera-seccion" className={buttonClasses('secondary')}>
              Ver en esta página
            </Link>
            <Button onClick={open}>
              <RotateCw size={16} aria-hidden="true" />
              Reintentar
            </Button>
          </>
        )
      }
    >
      {state.kind === 'loading' && (
        <div role="status" className="text-sm text-ink-muted">
          <p>Se está descargando la primera sección. Puede tardar unos segundos.</p>
          <div aria-hidden="true" className="mt-4 h-1 animate-pulse rounded-full bg-primary" />
        </div>
      )}
      {state.kind === 'blocked' && (
        <p role="alert" className="text-sm text-ink-soft">
          Permití las ventanas emergentes de este sitio y reintentá, o leé el boletín en esta misma página.
        </p>
      )}
      {state.kind === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          {state.message}
        </p>
      )}
    </Dialog>
  );
}
