import { Button } from '../design-system/button.tsx';
import { FieldError } from '../design-system/field-frame.tsx';
import { formatCount } from '../platform/count-of.ts';

interface LoadMoreProps {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  shown: number;
  /** What is listed, in plural. */
  what: string;
}

/** The foot of a list that goes on: how much of it is shown, and the next part. */
export function LoadMore({
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
  shown,
  what,
}: LoadMoreProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p aria-live="polite" className="figures text-sm text-ink-muted">
        {hasNextPage ? `Los últimos ${formatCount(shown)} ${what}` : `${formatCount(shown)} ${what}, no hay más`}
      </p>
      {isFetchNextPageError && <FieldError id="load-more-error">No se pudo leer lo que sigue.</FieldError>}
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
          {isFetchingNextPage ? 'Cargando…' : 'Cargar más'}
        </Button>
      )}
    </div>
  );
}
