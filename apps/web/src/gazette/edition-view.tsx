import { Skeleton } from '../design-system/skeleton.tsx';
import type { Edition } from './download-edition.ts';
import { DownloadLink } from './download-link.tsx';
import { PdfViewer } from './pdf/pdf-viewer.tsx';
import { usePdfDocument } from './use-pdf-document.ts';

/** An edition's pages; where this browser cannot show them, the file itself. */
export function EditionView({ edition }: { edition: Edition }) {
  const opened = usePdfDocument(edition.pdf);
  if (opened === 'opening') return <EditionLoading />;
  if (opened === 'unreadable') {
    return (
      <div role="alert" className="m-auto max-w-md px-5 py-10 text-center">
        <p className="text-sm text-ink-soft">Este navegador no pudo mostrar el boletín. Podés descargarlo y leerlo.</p>
        <DownloadLink edition={edition} className="mt-4" />
      </div>
    );
  }
  return <PdfViewer pdf={opened.pdf} firstSize={opened.firstSize} />;
}

export function EditionLoading() {
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center gap-4 overflow-hidden bg-sunken px-3 pt-6 text-ink-muted">
      <p role="status" className="text-sm">
        Cargando boletín...
      </p>
      <Skeleton className="min-h-0 w-full max-w-3xl flex-1 rounded-b-none" />
    </div>
  );
}
