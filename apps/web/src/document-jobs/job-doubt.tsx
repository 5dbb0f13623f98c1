import type { AnalysisTask } from '@foja/contracts/document-job-limits';
import type { DocumentDoubt, DocumentJob, DocumentReading } from '@foja/contracts/document-jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { deleteJob, readJobAnew, refreshJobs } from '../documents/document-jobs-queries.ts';
import { failureText } from '../documents/document-texts.ts';
import { CallFailed } from '../platform/http.ts';
import { countedCall } from '../usage/counted-call.ts';
import { PaperFields } from './paper-fields.tsx';

interface JobDoubtProps {
  owner: string;
  job: DocumentJob;
  doubt: DocumentDoubt;
  /** It was waited for: the focus goes to its heading. */
  fresh: boolean;
  /** What the tool makes of files. */
  task: AnalysisTask;
  /** The file was thrown away. */
  onGone: () => void;
  onPremiumGate: () => void;
}

/** A job that asks what its file is before it analyses it: what it seems to be, by which words, and the way to say it. */
export function JobDoubt({ owner, job, doubt, fresh, task, onGone, onPremiumGate }: JobDoubtProps) {
  const client = useQueryClient();
  const [reading, setReading] = useState<DocumentReading>(() => guessOf(doubt, task));
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, []);
  const answering = useMutation({
    mutationFn: () => countedCall(client, () => readJobAnew(job.id, reading)),
    onSuccess: () => refreshJobs(client, owner),
    onError: (failure) => {
      if (failure instanceof CallFailed && failure.code === 'usage_exhausted') onPremiumGate();
    },
  });
  const discarding = useMutation({
    mutationFn: () => deleteJob(job.id),
    onSuccess: async () => {
      onGone();
      await refreshJobs(client, owner);
    },
  });
  const failure = answering.error ?? discarding.error;
  const isBusy = answering.isPending || discarding.isPending;
  return (
    <form
      aria-label="Qué es el archivo"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && job.canReadAnew) answering.mutate();
      }}
    >
      <Card className="@container grid gap-4 p-5 text-sm">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-base font-medium wrap-anywhere outline-none">
            {job.fileName}
          </h2>
          <p className="mt-1 text-ink-soft text-pretty">
            Antes de analizarlo hace falta que digas qué es: de eso depende todo lo que se lee.
          </p>
        </div>
        <div className="grid gap-2">
          <p className="font-medium text-pretty">{doubt.note}</p>
          {doubt.quote && (
            <figure className="border-l-2 border-margin-rule pl-3">
              <blockquote className="font-serif text-[0.95rem] leading-relaxed wrap-anywhere text-ink-soft">
                «{doubt.quote}»
              </blockquote>
              {doubt.page !== undefined && (
                <figcaption className="figures text-xs text-ink-muted">Página {doubt.page}</figcaption>
              )}
            </figure>
          )}
        </div>
        {job.notice && <p className="text-warning">{job.notice}</p>}
        {job.failure && <FormBanner tone="danger">{job.failure.message}</FormBanner>}
        {failure && (
          <FormBanner tone="danger">{failureText(failure, 'No se pudo seguir. Volvé a intentar.')}</FormBanner>
        )}
        {job.canReadAnew ? (
          <PaperFields reading={reading} hasTask disabled={isBusy} onChange={setReading} />
        ) : (
          <p className="text-pretty">
            El texto de este archivo ya no se guarda: para analizarlo hay que volver a enviarlo.
          </p>
        )}
        <p className="text-ink-muted text-pretty">
          {job.canReadAnew && 'El archivo ya se borró; su texto queda cifrado hasta que respondas o lo descartes. '}
          {job.modelHasBegun ? 'Analizarlo descuenta un uso.' : 'El uso se devolvió: se descuenta al analizar.'}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button busy={discarding.isPending} disabled={isBusy} onClick={() => discarding.mutate()}>
            Descartar el archivo
          </Button>
          {job.canReadAnew && (
            <Button type="submit" kind="primary" busy={answering.isPending} disabled={isBusy} className="max-sm:w-full">
              Analizar
            </Button>
          )}
        </div>
      </Card>
    </form>
  );
}

/** What it seems to be stands chosen, so that saying yes is one press. */
function guessOf({ about, contractKind, task: seems }: DocumentDoubt, task: AnalysisTask): DocumentReading {
  if (about === 'contractKind') return { task: 'contractAnalysis', ...(contractKind && { contractKind }) };
  return { task: seems ?? task };
}
