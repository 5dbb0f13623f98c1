import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { BrandMark } from '../design-system/brand-mark.tsx';
import { Button } from '../design-system/button.tsx';
import type { OfficeState } from '../platform/office/load-office.ts';
import { useOffice } from '../platform/office/use-office.ts';
import { useSession } from '../platform/session.ts';
import { AddinSetup } from './addin-setup.tsx';
import { SignedOut } from './signed-out.tsx';

const AddinPane = lazy(() => import('./addin-pane.tsx'));

/** What the panel reads and writes with; the manifest asks for the same. */
const wordApiNeeded = '1.3';

/** /addin: the task pane inside Word; in a browser, how to install it. */
export function AddinScreen() {
  return (
    <main id="content" tabIndex={-1} className="flex min-h-0 flex-1 flex-col bg-surface outline-none">
      <Content state={useOffice()} />
    </main>
  );
}

function Content({ state }: { state: OfficeState | null }) {
  const session = useSession();
  if (state === null) {
    return (
      <Page>
        <p role="status" className="text-sm text-ink-muted">
          Conectando con Word…
        </p>
      </Page>
    );
  }
  if (state.kind === 'unreachable') {
    return (
      <Page>
        <div role="alert" className="grid gap-2 text-sm">
          <p className="font-medium text-danger">No se pudo cargar Office.js.</p>
          <p className="text-ink-muted">
            Es la parte de Microsoft que conecta esta página con Word, y viene de appsforoffice.microsoft.com. Revisá
            que haya conexión y que la red no bloquee esa dirección.
          </p>
        </div>
        <Button className="justify-self-start" onClick={() => window.location.reload()}>
          Reintentar
        </Button>
        <AddinSetup />
      </Page>
    );
  }
  if (state.kind === 'outside') {
    return (
      <Page>
        <p className="text-sm text-ink-soft">
          Esta página es el panel del complemento y funciona dentro de Word. Para usarla, instalá el complemento y
          abrila desde la cinta.
        </p>
        <AddinSetup />
      </Page>
    );
  }
  const { office, word } = state;
  if (!word || !office.context.requirements.isSetSupported('WordApi', wordApiNeeded)) {
    return (
      <Page>
        <p role="alert" className="text-sm text-danger">
          {word
            ? 'Esta versión de Word es anterior a lo que el complemento necesita (WordApi 1.3). Actualizá Word y volvé a abrirlo.'
            : 'El complemento funciona solo en Word. Abrí un documento de Word y usalo desde ahí.'}
        </p>
      </Page>
    );
  }
  if (!session) {
    return (
      <Page>
        <SignedOut office={office} />
      </Page>
    );
  }
  return (
    <Suspense fallback={null}>
      <AddinPane key={session.user.email} office={office} word={word} user={session.user} />
    </Suspense>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-xl gap-5 px-5 py-8">
        <div className="flex items-center gap-3">
          <BrandMark size={32} />
          <h1 className="text-xl font-semibold tracking-tight">Foja para Word</h1>
        </div>
        {children}
      </div>
    </div>
  );
}
