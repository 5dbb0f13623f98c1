import type { SourceElsewhere } from '@foja/contracts/sources';
import { ExternalLink } from 'lucide-react';
import { Button } from '../design-system/button.tsx';
import { FojaSheet } from '../design-system/foja-sheet.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { CallFailed } from '../platform/http.ts';

/** A sheet in the shape of the one that comes. */
export function FojaSkeleton() {
  return (
    <FojaSheet number={null}>
      <div role="status" aria-label="Cargando la foja" className="grid gap-3">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-3 w-1/2" />
        {['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-full', 'w-2/3'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: six fixed lines
          <Skeleton key={index} className={`h-3.5 ${width} ${index === 0 ? 'mt-4' : ''}`} />
        ))}
      </div>
    </FojaSheet>
  );
}

export function FojaFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const missing = error instanceof CallFailed && error.status === 404;
  const elsewhere = missing ? sourceElsewhere(error) : null;
  if (elsewhere) return <FojaElsewhere {...elsewhere} />;
  return (
    <FojaSheet number={null}>
      <div role="alert">
        <p className="font-serif text-lg">
          {missing ? 'Esta foja no está en el corpus.' : 'No se pudo abrir la foja.'}
        </p>
        <p className="mt-1 text-sm text-paper-muted">
          {missing ? 'El texto citado no está cargado en esta instalación.' : 'Revisá tu conexión y volvé a intentar.'}
        </p>
        {!missing && (
          <Button className="mt-4" onClick={onRetry}>
            Reintentar
          </Button>
        )}
      </div>
    </FojaSheet>
  );
}

/** An article on which a calculation stands and whose text Foja does not hold. */
function FojaElsewhere({ title, officialUrl }: SourceElsewhere) {
  return (
    <FojaSheet number={null}>
      <p className="font-serif text-lg">{title}</p>
      <p className="mt-1 text-sm text-paper-muted">
        El cálculo se hizo con este texto, que Foja no tiene cargado: leelo en el sitio oficial.
      </p>
      <a
        href={officialUrl}
        target="_blank"
        rel="noreferrer"
        className="mt-4 inline-flex items-center gap-1.5 text-sm font-medium text-primary-ink underline underline-offset-4"
      >
        Abrir en InfoLEG
        <ExternalLink size={15} aria-hidden="true" />
      </a>
    </FojaSheet>
  );
}

function sourceElsewhere({ details }: CallFailed): SourceElsewhere | null {
  const told = details as Partial<SourceElsewhere> | undefined;
  return told?.title && told.officialUrl ? { title: told.title, officialUrl: told.officialUrl } : null;
}
