import { type AnalysisTask, analysisPagesMax, documentJobKeptDays } from '@foja/contracts/document-job-limits';
import type { DocumentJob } from '@foja/contracts/document-jobs';
import { documentMaxBytes, documentMessages } from '@foja/contracts/document-limits';
import { type ContractKind, contractKindLabels, contractKinds } from '@foja/contracts/generators/contract-terms';
import { useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { Progress } from '../design-system/progress.tsx';
import { Select } from '../design-system/select.tsx';
import { analyseDocument, refreshJobs, sendJob } from '../documents/document-jobs-queries.ts';
import { failureText, pagesText } from '../documents/document-texts.ts';
import { formatBytes } from '../platform/format-bytes.ts';
import { CallFailed } from '../platform/http.ts';
import { countedCall } from '../usage/counted-call.ts';
import type { LongFile } from './long-file.ts';

interface LongFileFormProps {
  source: LongFile;
  task: AnalysisTask;
  owner: string;
  includeResponses: boolean;
  onStarted: (job: DocumentJob) => void;
  /** Back to the text. */
  onRemove: () => void;
  onPremiumGate: () => void;
  onSessionExpired: () => void;
}

const readIt = 'read';
type KindChoice = ContractKind | typeof readIt;
const kindOptions: { value: KindChoice; label: string }[] = [
  { value: readIt, label: 'El que surja del texto' },
  ...contractKinds.map((value) => ({ value, label: contractKindLabels[value] })),
];

/** What is done with a file, where, and for how long anything of it stays. */
function whatHappens(source: LongFile, task: AnalysisTask): string[] {
  const read =
    source.place === 'file' && source.isScanned
      ? 'Sus páginas son imágenes: el texto se reconoce y se analiza en el servidor'
      : 'Es un archivo extenso: se lee y se analiza en el servidor';
  const kept = `El resultado queda ${documentJobKeptDays} días en tu cuenta`;
  return [
    `${read}, hasta ${analysisPagesMax} páginas, y podés seguir con otra cosa.`,
    ...(source.place === 'file'
      ? [
          'El archivo se envía entero, sin reemplazar los datos personales; queda cifrado y se borra apenas termina el análisis.',
          `${kept}, con el texto cifrado para poder corregir cómo se leyó; los podés eliminar antes.`,
        ]
      : [`${kept}; lo podés eliminar antes.`]),
    ...(task === 'pleadingReview'
      ? ['Se revisa como escrito, con la página de cada cita. Las citas legales se verifican en textos más cortos.']
      : []),
    'Descuenta un uso, que se devuelve si falla, o si lo cancelás antes de que empiece un modelo de lenguaje.',
  ];
}

/** A long file on its way: what will be done with it, and where. */
export function LongFileForm({ source, task, owner, includeResponses, onStarted, ...props }: LongFileFormProps) {
  const client = useQueryClient();
  const [kind, setKind] = useState<KindChoice>(readIt);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(
    source.sizeBytes > documentMaxBytes ? documentMessages.tooLarge : null,
  );
  const controller = useRef<AbortController | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isTooLarge = source.sizeBytes > documentMaxBytes;
  const isSending = percent !== null;

  useEffect(() => {
    heading.current?.focus();
    return () => controller.current?.abort();
  }, []);

  async function start(): Promise<void> {
    const abort = new AbortController();
    controller.current = abort;
    setProblem(null);
    setPercent(0);
    const asked = { includeResponses, contractKind: kind === readIt ? undefined : kind };
    try {
      const job = await countedCall(client, () =>
        source.place === 'vault'
          ? analyseDocument(source.document.fileId, task, asked)
          : sendJob(source.file, task, asked, { onProgress: setPercent, signal: abort.signal }),
      );
      void refreshJobs(client, owner);
      onStarted(job);
    } catch (failure) {
      if (abort.signal.aborted) return;
      setPercent(null);
      const { code, status } = failure instanceof CallFailed ? failure : { code: '', status: 0 };
      if (status === 401) props.onSessionExpired();
      else if (code === 'usage_exhausted') props.onPremiumGate();
      else setProblem(failureText(failure, 'No se pudo enviar el archivo. Volvé a intentarlo.'));
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending && !isTooLarge) void start();
      }}
      className="grid grid-cols-1 gap-4"
    >
      {problem && <FormBanner tone="danger">{problem}</FormBanner>}
      <Card className="grid gap-4 p-5 text-sm">
        <div className="flex items-start gap-3">
          <FileText size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-muted" />
          <div className="min-w-0">
            <h2 ref={heading} tabIndex={-1} className="text-base font-medium wrap-anywhere outline-none">
              {source.name}
            </h2>
            <p className="figures text-xs text-ink-muted">
              {[
                formatBytes(source.sizeBytes),
                source.place === 'vault' && source.document.pages !== null && pagesText(source.document.pages),
                source.place === 'vault' && 'de tus documentos',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </div>
        <ul className="grid max-w-prose list-disc gap-1.5 pl-4 text-ink-soft text-pretty marker:text-ink-muted">
          {whatHappens(source, task).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {task === 'contractAnalysis' && (
          <div className="max-w-sm">
            <Select
              label="Tipo de contrato"
              help="De él dependen los riesgos que se buscan."
              value={kind}
              options={kindOptions}
              disabled={isSending}
              onChange={setKind}
            />
          </div>
        )}
        {isSending && source.place === 'file' && <Progress label={`Enviando ${source.name}`} percent={percent} />}
      </Card>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          onClick={() => {
            controller.current?.abort();
            if (isSending) setPercent(null);
            else props.onRemove();
          }}
        >
          {isSending ? 'Cancelar el envío' : 'Quitar el archivo'}
        </Button>
        <Button type="submit" kind="primary" busy={isSending} disabled={isTooLarge} className="max-sm:w-full">
          {task === 'pleadingReview' ? 'Revisar el escrito' : 'Analizar'}
        </Button>
      </div>
    </form>
  );
}
