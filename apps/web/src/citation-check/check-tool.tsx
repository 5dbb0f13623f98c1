import type { AnalysisTask } from '@foja/contracts/document-job-limits';
import type { DocumentReading } from '@foja/contracts/document-jobs';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Card } from '../design-system/card.tsx';
import { JobList } from '../document-jobs/job-list.tsx';
import { JobResult } from '../document-jobs/job-result.tsx';
import type { LongFile } from '../document-jobs/long-file.ts';
import { LongFileForm } from '../document-jobs/long-file-form.tsx';
import { readJobAnew, refreshJobs } from '../documents/document-jobs-queries.ts';
import { CallFailed } from '../platform/http.ts';
import { FileReview } from '../pleading-review/file-review.tsx';
import { charactersOf } from '../text-source/text-bounds.ts';
import { useKeptText } from '../text-source/use-kept-text.ts';
import { useTextWork } from '../text-source/use-text-work.ts';
import { Working } from '../text-source/working.tsx';
import { HistoryList } from '../tool-history/history-list.tsx';
import { useToolHistory } from '../tool-history/tool-history.ts';
import { CheckInput } from './check-input.tsx';
import { CheckResult } from './check-result.tsx';
import { checkHistory, checkTitle } from './kept-check.ts';
import { requestCheck } from './request-check.ts';

const PremiumGate = lazy(() => import('../plans/premium-gate.tsx'));

interface CheckToolProps {
  owner: string;
  /** The kept check that is open; null while a text is written. */
  resultId: string | null;
  selected: number | null;
  onResult: (id: string | null) => void;
  onSelect: (place: number | null) => void;
  onOpenSource: (id: string) => void;
  /** A file turned out to be what another tool analyses. */
  onOtherTool: (task: AnalysisTask, resultId: string) => void;
  /** The session ended; the text stays in the browser. */
  onSessionExpired: () => void;
}

const count = new Intl.NumberFormat('es-AR');

/** The tool: a text, its check, and the checks that this browser keeps. */
export function CheckTool({ owner, resultId, onResult, ...props }: CheckToolProps) {
  const draft = useKeptText(owner, 'verificador');
  const [asOf, setAsOf] = useState('');
  const work = useTextWork((failure) => {
    if (!(failure instanceof CallFailed) || failure.status !== 401) return failureText(failure);
    props.onSessionExpired();
    return null;
  });
  const [freshId, setFreshId] = useState<string | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const returnsToInput = useRef(false);
  const history = checkHistory(owner);
  const entries = useToolHistory(history);
  const client = useQueryClient();
  const [longFile, setLongFile] = useState<LongFile | null>(null);
  const [gated, setGated] = useState(false);
  const [announced, setAnnounced] = useState('');
  const entry = resultId ? (entries.find(({ id }) => id === resultId) ?? null) : null;

  useEffect(() => {
    if (work.what === null && !resultId && !longFile && returnsToInput.current) {
      returnsToInput.current = false;
      input.current?.focus();
    }
  }, [work.what, resultId, longFile]);

  const check = () =>
    work.run(`Verificando las citas de ${count.format(charactersOf(draft.text))} caracteres`, async (signal) => {
      const text = draft.text.trim();
      const found = await requestCheck({ text, asOf: asOf || null }, signal);
      if (signal.aborted) return;
      const id = crypto.randomUUID();
      const content = { text, fileName: draft.origin?.name ?? null, asOf: asOf || null, check: found };
      history.add({ id, title: checkTitle(content), createdAt: new Date().toISOString(), content });
      setFreshId(id);
      onResult(id);
    });

  function edit(): void {
    if (entry) {
      const { text, fileName } = entry.content;
      draft.replace(text, fileName === null ? null : { name: fileName, place: 'file', notes: [] });
      setAsOf(entry.content.asOf ?? '');
    }
    startAgain();
  }

  async function readFileAs(id: string, reading: DocumentReading): Promise<void> {
    await readJobAnew(id, reading);
    setFreshId(id);
    setAnnounced('');
    await refreshJobs(client, owner);
  }

  function startAgain(): void {
    setLongFile(null);
    returnsToInput.current = true;
    onResult(null);
  }

  return (
    <div className="@container min-h-0 min-w-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-5 px-4 py-6 sm:px-6">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">Verificador de citas</h1>
          <p className="mt-1 max-w-prose text-sm text-ink-muted">
            Busca cada artículo, ley y fallo que cita un escrito y compara lo que transcribe con el texto oficial. No
            usa ningún modelo ni cuenta como uso; el escrito no se guarda en el servidor.
          </p>
        </div>
        <p aria-live="polite" className="sr-only">
          {announced}
        </p>
        {work.what !== null ? (
          <Working what={work.what} onCancel={work.cancel} />
        ) : entry ? (
          <CheckResult
            key={entry.id}
            entry={entry}
            fresh={entry.id === freshId}
            selected={props.selected}
            onSelect={props.onSelect}
            onOpenSource={props.onOpenSource}
            onEdit={edit}
            onReviewed={(review) => history.change(entry.id, (content) => ({ ...content, review }))}
          />
        ) : resultId ? (
          <JobResult
            key={resultId}
            owner={owner}
            id={resultId}
            task="pleadingReview"
            fresh={resultId === freshId}
            onMoved={(to) => props.onOtherTool(to, resultId)}
            onPremiumGate={() => setGated(true)}
            onNew={startAgain}
            onShown={ignore}
            onAnnounce={setAnnounced}
          >
            {(job, result, fresh) =>
              result.useCase === 'pleadingReview' && (
                <FileReview
                  job={job}
                  review={result.review}
                  fresh={fresh}
                  onReadAs={job.canReadAnew ? (reading) => readFileAs(job.id, reading) : null}
                  onOpenSource={props.onOpenSource}
                  onNew={startAgain}
                />
              )
            }
          </JobResult>
        ) : longFile ? (
          <LongFileForm
            source={longFile}
            task="pleadingReview"
            owner={owner}
            includeResponses={false}
            onStarted={({ id }) => {
              setLongFile(null);
              setFreshId(id);
              onResult(id);
            }}
            onRemove={startAgain}
            onPremiumGate={() => setGated(true)}
            onSessionExpired={props.onSessionExpired}
          />
        ) : (
          <CheckInput
            draft={draft.text}
            origin={draft.origin}
            asOf={asOf}
            problem={work.problem}
            inputRef={input}
            onWrite={(text) => {
              work.forgetProblem();
              draft.write(text);
            }}
            onBring={(text, origin) => {
              work.forgetProblem();
              draft.replace(text, origin);
            }}
            onDate={setAsOf}
            onCheck={check}
            onLong={setLongFile}
          />
        )}
        <Card className="p-2">
          <div className="flex min-h-8 items-center justify-between gap-2 px-2">
            <h2 className="text-sm font-semibold">Verificaciones guardadas</h2>
            {resultId && (
              <button
                type="button"
                onClick={startAgain}
                className="rounded-sm text-sm text-primary-ink underline underline-offset-4"
              >
                Nueva
              </button>
            )}
          </div>
          <JobList owner={owner} task="pleadingReview" activeId={entry ? null : resultId} onOpen={onResult} />
          <HistoryList history={history} activeId={entry?.id ?? null} onOpen={onResult} />
        </Card>
      </div>
      <Suspense fallback={null}>{gated && <PremiumGate onClose={() => setGated(false)} />}</Suspense>
    </div>
  );
}

const ignore = () => {};

function failureText(failure: unknown): string {
  if (failure instanceof CallFailed) return `${failure.said ?? failure.message} Tu texto sigue acá.`;
  return 'No se pudieron verificar las citas. Tu texto sigue acá: volvé a intentar.';
}
