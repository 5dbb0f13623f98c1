import { type AnalysisTask, isAnalysisTask, isJobUnderWay } from '@foja/contracts/document-job-limits';
import type { DocumentJob, DocumentJobResult } from '@foja/contracts/document-jobs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../design-system/button.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { cancelJob, jobQuery, jobResultQuery, refreshJobs } from '../documents/document-jobs-queries.ts';
import { failureText } from '../documents/document-texts.ts';
import { CallFailed } from '../platform/http.ts';
import { refreshUsageSoon } from '../usage/counted-call.ts';
import { JobDoubt } from './job-doubt.tsx';
import { JobProgress } from './job-progress.tsx';

const announced: Partial<Record<DocumentJob['state'], string>> = {
  done: 'El resultado está listo.',
  cancelled: 'Se canceló el trabajo.',
  asking: 'Antes de analizar el archivo hace falta que digas qué es.',
};

const cancelledEarly = 'Cancelaste el trabajo: el archivo se borró y el uso se devolvió.';
const cancelledLate =
  'Cancelaste el trabajo: el archivo se borró. El uso se descontó, porque un modelo de lenguaje ya había empezado.';

interface JobResultProps {
  owner: string;
  id: string;
  /** What the tool makes of files. */
  task: AnalysisTask;
  /** It was asked for on this screen. */
  fresh: boolean;
  /** The file was read as what another tool analyses. */
  onMoved: (task: AnalysisTask) => void;
  onPremiumGate: () => void;
  /** Shows a result; `fresh` where it came while one waited for it. */
  children: (job: DocumentJob, result: DocumentJobResult, fresh: boolean) => ReactNode;
  /** Back to the text. */
  onNew: () => void;
  /** Told when a result comes on the screen, and null when it goes to be read anew. */
  onShown: (finishedAt: string | null) => void;
  onAnnounce: (words: string) => void;
}

/** A job at its address: how far it is, then what it came to. */
export function JobResult({ owner, id, task, children, onNew, onAnnounce, ...props }: JobResultProps) {
  const client = useQueryClient();
  const { data: job, error, refetch, isFetching } = useQuery(jobQuery(owner, id));
  const result = useQuery({
    ...jobResultQuery(owner, id, job?.finishedAt ?? null),
    enabled: job?.state === 'done' && job.task === task,
  });
  const wasWaitedFor = useRef(props.fresh);
  const cancelling = useMutation({
    mutationFn: () => cancelJob(id),
    // One that ended meanwhile is shown as it is.
    onSettled: () => refreshJobs(client, owner),
  });
  const isUnderWay = job !== undefined && isJobUnderWay(job.state);

  useEffect(() => {
    if (isUnderWay) wasWaitedFor.current = true;
    else if (job && wasWaitedFor.current) {
      onAnnounce(announced[job.state] ?? '');
      refreshUsageSoon(client);
      void refreshJobs(client, owner);
    }
  }, [isUnderWay, job, client, owner, onAnnounce]);

  const shown = !isUnderWay && result.data ? (job?.finishedAt ?? null) : null;
  const { onShown } = props;
  useEffect(() => onShown(shown), [onShown, shown]);

  const movedTo = job?.state === 'done' && isAnalysisTask(job.task) && job.task !== task ? job.task : null;
  const onMoved = useRef(props.onMoved);
  onMoved.current = props.onMoved;
  useEffect(() => {
    if (movedTo) onMoved.current(movedTo);
  }, [movedTo]);

  const again = (
    <Button className="mt-3" onClick={onNew}>
      Analizar otro texto
    </Button>
  );
  if (error && !job) {
    return error instanceof CallFailed && (error.status === 404 || error.status === 400) ? (
      <EmptyState title="Ese resultado ya no está.">
        Los resultados de archivos extensos se guardan unos días; los demás, en el navegador que los hizo.
        <br />
        {again}
      </EmptyState>
    ) : (
      <LoadFailure
        title="No se pudo leer el estado del trabajo."
        reason={failureText(error, 'El servidor no respondió como se esperaba.')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (isUnderWay) {
    const { isPending, mutate } = cancelling;
    return <JobProgress job={job} isCancelling={isPending} fresh={props.fresh} onCancel={() => mutate()} />;
  }
  if (job?.state === 'asking' && job.doubt) {
    const { onPremiumGate } = props;
    const fresh = wasWaitedFor.current;
    return <JobDoubt {...{ owner, job, doubt: job.doubt, fresh, task, onGone: onNew, onPremiumGate }} />;
  }
  if (job?.state === 'failed' || job?.state === 'cancelled') {
    return (
      <section aria-label="Trabajo terminado" className="grid justify-items-start gap-1">
        <EndedHeading fresh={wasWaitedFor.current}>{job.fileName}</EndedHeading>
        <FormBanner tone={job.state === 'failed' ? 'danger' : 'info'}>
          {job.failure?.message ?? (job.modelHasBegun ? cancelledLate : cancelledEarly)}
        </FormBanner>
        {again}
      </section>
    );
  }
  if (result.error) {
    return (
      <LoadFailure
        title="No se pudo leer el resultado."
        reason={failureText(result.error, 'El servidor no respondió como se esperaba.')}
        onRetry={() => void result.refetch()}
        isRetrying={result.isFetching}
      />
    );
  }
  if (!job || !result.data) {
    return (
      <div role="status" aria-label="Cargando el resultado" className="grid gap-3 text-ink-muted">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  return children(job, result.data, wasWaitedFor.current);
}

/** Where the focus goes when the work that was waited for has ended without a result. */
function EndedHeading({ fresh, children }: { fresh: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-base font-medium wrap-anywhere outline-none">
      {children}
    </h2>
  );
}
