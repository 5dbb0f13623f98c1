import type { DocumentJob } from '@foja/contracts/document-jobs';
import { Check, Circle, LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { classNames } from '../design-system/class-names.ts';
import { Progress } from '../design-system/progress.tsx';
import { announcedText, cancellingCostText, readPercent, stageText } from '../documents/job-texts.ts';
import { formatBytes } from '../platform/format-bytes.ts';

interface JobProgressProps {
  job: DocumentJob;
  isCancelling: boolean;
  /** It has just been asked for here: the focus goes to its heading. */
  fresh: boolean;
  onCancel: () => void;
}

/** A job that waits or runs: how far it is, and the way to call it off. */
export function JobProgress({ job, isCancelling, fresh, onCancel }: JobProgressProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, []);
  const percent = job.stage === 'reading' ? readPercent(job) : null;
  const isRead = job.stage === 'analysing';
  return (
    <section aria-label="Trabajo en curso" aria-busy="true">
      <Card className="grid gap-4 p-5 text-sm">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-base font-medium wrap-anywhere outline-none">
            {job.fileName}
          </h2>
          <p className="figures text-xs text-ink-muted">{formatBytes(job.fileSize)}</p>
        </div>
        <ol className="grid gap-3">
          <Step state={job.state === 'queued' ? 'ahead' : isRead ? 'done' : 'now'} words="Lectura de las páginas">
            {percent !== null && <Progress label={stageText(job)} percent={percent} />}
          </Step>
          <Step state={isRead ? 'now' : 'ahead'} words="Análisis del texto" />
        </ol>
        {job.state === 'queued' && <p className="text-ink-muted">{stageText(job)}.</p>}
        {job.notice && <p className="text-warning">{job.notice}</p>}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-56 text-ink-muted text-pretty">
            Podés salir de esta pantalla: el trabajo sigue, y lo encontrás en Resultados. {cancellingCostText(job)}
          </p>
          <Button size="small" busy={isCancelling} onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      </Card>
      <p role="status" className="sr-only">
        {announcedText(job)}
      </p>
    </section>
  );
}

const stepNames = { ahead: '(después)', now: '(en curso)', done: '(hecho)' };

function Step({
  state,
  words,
  children,
}: {
  state: 'ahead' | 'now' | 'done';
  words: string;
  children?: React.ReactNode;
}) {
  const Icon = { ahead: Circle, now: LoaderCircle, done: Check }[state];
  return (
    <li>
      <p
        className={classNames('flex items-center gap-2.5', state === 'now' ? 'font-medium text-ink' : 'text-ink-muted')}
      >
        <Icon
          size={16}
          aria-hidden="true"
          className={classNames(
            'shrink-0',
            state === 'done' && 'text-ok',
            state === 'now' && 'text-primary-ink motion-safe:animate-spin',
          )}
        />
        {words}
        <span className="sr-only">{stepNames[state]}</span>
      </p>
      {children && <div className="mt-2 ml-6.5">{children}</div>}
    </li>
  );
}
