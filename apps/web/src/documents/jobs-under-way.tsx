import { isJobUnderWay } from '@foja/contracts/document-job-limits';
import type { DocumentJob } from '@foja/contracts/document-jobs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { Progress } from '../design-system/progress.tsx';
import { cancelJob, deleteJob, jobsQuery, refreshJobs } from './document-jobs-queries.ts';
import { refreshDocuments } from './documents-queries.ts';
import { announcedText, cancellingCostText, readPercent, stageText } from './job-texts.ts';
import { isUnderWay, type Upload } from './upload-queue.ts';

interface JobsUnderWayProps {
  email: string;
  /** Those of this page, which show their own way. */
  uploads: readonly Upload[];
}

/** Long files on their way to the vault that another page sent, or this one before it was left. */
export function JobsUnderWay({ email, uploads }: JobsUnderWayProps) {
  const client = useQueryClient();
  const { data } = useQuery(jobsQuery(email));
  const isSending = uploads.some(isUnderWay);
  const jobs = isSending ? [] : (data?.jobs.filter(({ task }) => task === 'vault') ?? []);
  const underWay = jobs.filter(({ state }) => isJobUnderWay(state));
  const failed = jobs.filter(({ state }) => state === 'failed').slice(0, 3);
  const isAnswered = data !== undefined;
  const hasEnded = jobs.some(({ state }) => state === 'done');
  const before = useRef<number | null>(null);

  // One that has ended may have become a document; the list of these may have been answered before it did, and these jobs after.
  useEffect(() => {
    if (!isAnswered) return;
    if (before.current === null ? hasEnded : underWay.length < before.current) void refreshDocuments(client, email);
    before.current = underWay.length;
  }, [isAnswered, hasEnded, underWay.length, client, email]);

  const onSettled = () => refreshJobs(client, email);
  const cancelling = useMutation({ mutationFn: cancelJob, onSettled });
  const removing = useMutation({ mutationFn: deleteJob, onSettled });
  if (underWay.length === 0 && failed.length === 0) return null;
  return (
    <section aria-label="Archivos extensos" className="grid grid-cols-1 gap-3">
      {underWay.map((job) => (
        <Card key={job.id} className="flex items-start gap-3 px-4 py-3 text-sm">
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">{job.fileName}</p>
            <JobStage job={job} />
            {job.modelHasBegun && <p className="text-ink-muted text-pretty">{cancellingCostText(job)}</p>}
          </div>
          <Button size="small" busy={cancelling.isPending} onClick={() => cancelling.mutate(job.id)}>
            Cancelar
          </Button>
        </Card>
      ))}
      {failed.map((job) => (
        <FormBanner key={job.id} tone="danger">
          <p className="font-medium">{job.fileName}</p>
          <p>{job.failure?.message}</p>
          <Button size="small" className="mt-2" onClick={() => removing.mutate(job.id)}>
            Quitar el aviso
          </Button>
        </FormBanner>
      ))}
    </section>
  );
}

function JobStage({ job }: { job: DocumentJob }) {
  const percent = job.stage === 'reading' ? readPercent(job) : null;
  return (
    <div className="mt-1.5 text-ink-muted">
      {percent === null ? <p>{stageText(job)}…</p> : <Progress label={stageText(job)} percent={percent} />}
      <p role="status" className="sr-only">
        {announcedText(job)}
      </p>
    </div>
  );
}
