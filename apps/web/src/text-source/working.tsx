import { useEffect, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';

/** Shorter work would only flicker. */
const nothingBeforeMs = 1_000;

interface WorkingProps {
  what: string;
  onCancel: () => void;
}

/** What is being done, once it takes more than a second, with a way out. */
export function Working({ what, onCancel }: WorkingProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), nothingBeforeMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Card className={shown ? 'animate-appear p-5' : 'invisible p-5'}>
      <p role="status" className="text-sm break-words text-ink-soft">
        {shown && `${what}…`}
      </p>
      <div role="progressbar" aria-label={what} className="mt-3 h-1.5 overflow-hidden rounded-full bg-sunken">
        <div className="h-full w-1/3 animate-pulse rounded-full bg-primary" />
      </div>
      <Button size="small" className="mt-4" onClick={onCancel}>
        Cancelar
      </Button>
    </Card>
  );
}
