import { Check, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { classNames } from '../design-system/class-names.ts';
import { Skeleton } from '../design-system/skeleton.tsx';

interface WorkingPanelProps {
  phase: 'anonymizing' | 'generating';
  /** Whether personal data is replaced at all. */
  anonymizes: boolean;
  /** What the server is asked for. */
  task: string;
  onCancel: () => void;
}

/** Shorter work would only flicker. */
const nothingBeforeMs = 300;
/** From here on, how long it has taken is said. */
const secondsFrom = 2;

/** What is being done, with a way out, over the shape of what comes. */
export function WorkingPanel({ phase, anonymizes, task, onCancel }: WorkingPanelProps) {
  const [shown, setShown] = useState(false);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const appear = setTimeout(() => setShown(true), nothingBeforeMs);
    const tick = setInterval(() => setSeconds((passed) => passed + 1), 1_000);
    return () => {
      clearTimeout(appear);
      clearInterval(tick);
    };
  }, []);
  return (
    <section aria-label="Generando" aria-busy="true" className={shown ? 'animate-appear' : 'invisible'}>
      <Card className="p-4">
        <ol className="grid gap-2 text-sm">
          {anonymizes && <Step done={phase === 'generating'} words="Reemplazo de los datos personales" />}
          {phase === 'generating' && <Step done={false} words={task} />}
        </ol>
        <div className="mt-4 flex items-center justify-between gap-3">
          <p className="figures text-sm text-ink-muted">{seconds >= secondsFrom && `${seconds} s`}</p>
          <Button size="small" onClick={onCancel}>
            Cancelar
          </Button>
        </div>
        <p role="status" className="sr-only">
          {shown && (phase === 'generating' ? `${task}…` : 'Reemplazando los datos personales…')}
        </p>
      </Card>
      <Card className="mt-4 grid gap-3 p-5 text-ink-muted">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="mt-3 h-24 w-full" />
        <Skeleton className="h-4 w-3/4" />
      </Card>
    </section>
  );
}

function Step({ done, words }: { done: boolean; words: string }) {
  const Icon = done ? Check : LoaderCircle;
  return (
    <li className={classNames('flex items-center gap-2.5', done ? 'text-ink-muted' : 'font-medium text-ink')}>
      <Icon
        size={16}
        aria-hidden="true"
        className={classNames('shrink-0', done ? 'text-ok' : 'text-primary-ink motion-safe:animate-spin')}
      />
      {words}
      <span className="sr-only">{done ? '(hecho)' : '(en curso)'}</span>
    </li>
  );
}
