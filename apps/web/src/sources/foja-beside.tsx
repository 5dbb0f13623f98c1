import { lazy, Suspense } from 'react';

const FojaPanel = lazy(() => import('./foja-panel.tsx'));

interface FojaBesideProps {
  /** Nothing is shown without one. */
  id: string | null | undefined;
  /** Words of it to mark. */
  quotes?: readonly string[];
  /** Another foja, or none any more. */
  onOpen: (id: string | null) => void;
}

const noQuotes: readonly string[] = [];

/** The foja that the address says, beside a tool; its code is fetched with the first one. */
export function FojaBeside({ id, quotes = noQuotes, onOpen }: FojaBesideProps) {
  if (!id) return null;
  return (
    <Suspense fallback={null}>
      <FojaPanel id={id} quotes={quotes} position={null} onOpen={onOpen} onClose={() => onOpen(null)} />
    </Suspense>
  );
}
