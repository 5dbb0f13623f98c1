import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/card.tsx';
import { Skeleton } from '../../design-system/skeleton.tsx';

/** Shorter work would only flicker. */
const nothingBeforeMs = 300;
/** From here on, what is being done is said. */
const wordsFromMs = 2_000;

interface SearchWaitingProps {
  /** What is being done. */
  words: string;
  /** What is known of it already, such as how far the agents are. */
  children?: ReactNode;
  onCancel: () => void;
}

/** A search under way: a way out, over the shape of what comes. */
export function SearchWaiting({ words, children, onCancel }: SearchWaitingProps) {
  const [step, setStep] = useState<'nothing' | 'shape' | 'words'>('nothing');
  useEffect(() => {
    const shape = setTimeout(() => setStep('shape'), nothingBeforeMs);
    const saying = setTimeout(() => setStep('words'), wordsFromMs);
    return () => {
      clearTimeout(shape);
      clearTimeout(saying);
    };
  }, []);
  const shown = step !== 'nothing' || children !== undefined;
  return (
    <section aria-label="Búsqueda en curso" aria-busy="true" className="grid grid-cols-1 gap-4">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-muted">
          {step === 'words' && words}
        </p>
        <Button size="small" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
      {children}
      <div className={shown ? 'grid animate-appear grid-cols-1 gap-4' : 'invisible grid grid-cols-1 gap-4'}>
        <CardShape />
        <CardShape />
        <CardShape />
      </div>
    </section>
  );
}

function CardShape() {
  return (
    <Card className="grid gap-3 p-5 text-ink-muted">
      <div className="flex justify-between gap-6">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-5 w-28 rounded-full" />
      </div>
      <Skeleton className="h-3 w-2/5" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-3/4" />
    </Card>
  );
}
