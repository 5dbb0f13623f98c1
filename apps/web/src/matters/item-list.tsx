import type { ReactNode } from 'react';
import { Button } from '../design-system/button.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { matterFailure } from './matter-failure.ts';

interface ItemListProps {
  /** How it stands with reading them. */
  query: {
    isPending: boolean;
    isError: boolean;
    error: unknown;
    isFetching: boolean;
    hasNextPage?: boolean;
    isFetchingNextPage?: boolean;
    fetchNextPage?: () => unknown;
    refetch: () => unknown;
  };
  isEmpty: boolean;
  empty: ReactNode;
  children: ReactNode;
}

/** What is written into a causa: being read, not readable, nothing there, or the things themselves with the way to more. */
export function ItemList({ query, isEmpty, empty, children }: ItemListProps) {
  if (query.isPending)
    return (
      <div aria-busy="true" className="grid gap-px">
        <p role="status" className="sr-only">
          Cargando…
        </p>
        {[0, 1, 2].map((key) => (
          <Skeleton key={key} className="h-20 w-full" />
        ))}
      </div>
    );
  if (query.isError && isEmpty)
    return (
      <LoadFailure
        title="No se pudo leer esta parte de la causa."
        reason={matterFailure(query.error, 'El servidor no respondió como se esperaba.')}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (isEmpty) return empty;
  return (
    <>
      {children}
      {query.hasNextPage && (
        <div className="text-center">
          <Button busy={query.isFetchingNextPage ?? false} onClick={() => void query.fetchNextPage?.()}>
            Ver más
          </Button>
        </div>
      )}
    </>
  );
}
