import { useEffect, useState } from 'react';
import { Skeleton } from '../design-system/skeleton.tsx';

/** From here on the wait deserves words. */
const stepTextAfterMs = 2_000;

/** The card's loading state: its shape, and after two seconds what is being done. */
export function EvaluationSkeleton({ step }: { step: string }) {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), stepTextAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="rounded-card border border-line bg-surface p-4 text-ink-muted sm:p-5">
      <span className="sr-only">Evaluando el caso</span>
      <div className="flex items-start justify-between gap-4">
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-3.5 w-2/5" />
        </div>
        <Skeleton className="h-5 w-24" />
      </div>
      <Skeleton className="mt-6 h-2.5 w-full" />
      <Skeleton className="mt-3 h-3.5 w-1/3" />
      <p className="mt-5 min-h-5 text-sm">{waited && <span className="animate-appear">{step}</span>}</p>
    </div>
  );
}
