import { RotateCw } from 'lucide-react';
import { Button } from './button.tsx';

interface LoadFailureProps {
  /** What could not be read. */
  title: string;
  /** Why, where that is known. */
  reason?: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Says that something could not be read, and offers to try again. */
export function LoadFailure({ title, reason, onRetry, isRetrying }: LoadFailureProps) {
  return (
    <div role="alert" className="rounded-card border border-line bg-surface px-4 py-10 text-center">
      <p className="text-sm font-medium text-danger">{title}</p>
      {reason && <p className="mt-1 text-sm text-ink-muted">{reason}</p>}
      <Button className="mt-4" onClick={onRetry} disabled={isRetrying}>
        <RotateCw size={16} aria-hidden="true" className={isRetrying ? 'animate-spin' : ''} />
        Reintentar
      </Button>
    </div>
  );
}
