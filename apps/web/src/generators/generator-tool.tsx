import { type AnalysisTask, isAnalysisTask } from '@foja/contracts/document-job-limits';
import type { DocumentReading } from '@foja/contracts/document-jobs';
import { generationTextBounds } from '@foja/contracts/generators/use-cases';
import type { Role } from '@foja/contracts/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type Anonymizer, placeholdersOf } from '../anonymization/anonymize-message.ts';
import { SentPreview } from '../anonymization/sent-preview.tsx';
import { effectiveMode } from '../anonymization/settings.ts';
import { useAnonymizationSettings } from '../anonymization/use-anonymization-settings.ts';
import { Card } from '../design-system/card.tsx';
import { JobList } from '../document-jobs/job-list.tsx';
import { JobResult } from '../document-jobs/job-result.tsx';
import type { LongFile } from '../document-jobs/long-file.ts';
import { LongFileForm } from '../document-jobs/long-file-form.tsx';
import { jobsQuery, readJobAnew, refreshJobs } from '../documents/document-jobs-queries.ts';
import { charactersOf } from '../text-source/text-bounds.ts';
import { useKeptText } from '../text-source/use-kept-text.ts';
import { HistoryList } from '../tool-history/history-list.tsx';
import { useToolHistory } from '../tool-history/tool-history.ts';
import { EmptyTool } from './empty-tool.tsx';
import { generationHistory, generationTitle, jobEntry, type KeptGeneration } from './kept-generation.ts';
import { useGenerationOptions } from './options.ts';
import { OptionsPanel } from './options-panel.tsx';
import { OriginalConsent } from './original-consent.tsx';
import { PrivacyBar } from './privacy-bar.tsx';
import { requestMatterAs, requestPaperAs } from './request-generation.ts';
import type { MatterCorrection } from './result/matter-choice.tsx';
import { ResultContents } from './result/result-contents.tsx';
import { ResultView } from './result-view.tsx';
import { TextPanel } from './text-panel.tsx';
import { type ToolSlug, toolTitles, useCaseOfTool } from './tool-slugs.ts';
import { toolWords } from './tools.ts';
import { type Generated, useGeneration } from './use-generation.ts';
import { WorkingPanel } from './working-panel.tsx';

const AnonymizationDialog = lazy(() => import('../anonymization/anonymization-dialog.tsx'));
const PremiumGate = lazy(() => import('../plans/premium-gate.tsx'));

interface GeneratorToolProps {
  slug: ToolSlug;
  owner: string;
  role: Role;
  /** The kept result that is open; null while a text is written. */
  resultId: string | null;
  onResult: (id: string | null) => void;
  onOpenSource: (id: string) => void;
  /** A file turned out to be what another tool analyses. */
  onOtherTool: (task: AnalysisTask, resultId: string) => void;
  /** The session ended; the text stays in the browser. */
  onSessionExpired: () => void;
}

/** One tool: its text, its options, its results. */
export function GeneratorTool(props: GeneratorToolProps) {
  const { slug, owner, role, resultId, onResult } = props;
  const useCase = useCaseOfTool[slug];
  const words = toolWords[slug];
  const draft = useKeptText(owner, slug);
  const characters = charactersOf(draft.text);
  const [options, changeOptions] = useGenerationOptions(owner, useCase, role);
  const [dialog, setDialog] = useState<'premium' | 'anonymization' | null>(null);
  const [previewing, setPreviewing] = useState(false);
  const [freshId, setFreshId] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const returnsToInput = useRef(false);
  const history = generationHistory(owner, slug);
  const entries = useToolHistory(history);
  const feature = useCase === 'jurisprudenceSearch' ? 'jurisprudenceSearch' : 'questionGeneration';
  const mode = effectiveMode(useAnonymizationSettings(), feature, role);
  const anonymizer: Anonymizer | null = mode === 'none' ? null : mode;
  const entry = resultId ? (entries.find(({ id }) => id === resultId) ?? null) : null;
  const task = isAnalysisTask(useCase) ? useCase : null;
  const jobId = task && !entry ? resultId : null;
  const client = useQueryClient();
  const [fileShown, setFileShown] = useState<string | null>(null);
  const { data: files } = useQuery({ ...jobsQuery(owner), enabled: task !== null });
  const hasFiles = files?.jobs.some((job) => job.task === task) ?? false;
  const [longFile, setLongFile] = useState<LongFile | null>(null);

  const generation = useGeneration({
    useCase,
    options,
    anonymizer,
    onDone: keep,
    onPremiumGate: () => setDialog('premium'),
    onSessionExpired: props.onSessionExpired,
  });
  const working = generation.phase === 'anonymizing' || generation.phase === 'generating' ? generation.phase : null;

  useEffect(() => {
    if (!working && !resultId && !longFile && returnsToInput.current) {
      returnsToInput.current = false;
      input.current?.focus();
    }
  }, [working, resultId, longFile]);

  function keep({ id, ...generated }: Generated): void {
    const title = generationTitle(generated.result, generated.text, placeholdersOf(id));
    history.add({ id, title, createdAt: new Date().toISOString(), content: { ...generated, ticked: [] } });
    setFreshId(id);
    setAnnounced('El resultado está listo.');
    onResult(id);
  }

  function generate(): void {
    setPreviewing(false);
    setAnnounced('');
    generation.start(draft.text);
  }

  async function correctPaper(
    id: string,
    before: KeptGeneration,
    { task: _, ...reading }: DocumentReading,
  ): Promise<void> {
    const result = await requestPaperAs(reading, before);
    history.change(id, (content) => ({ ...content, result, reading }));
    setAnnounced('Se leyó de nuevo.');
  }

  async function correctFile(id: string, reading: DocumentReading): Promise<void> {
    await readJobAnew(id, reading);
    setFreshId(id);
    setAnnounced('');
    await refreshJobs(client, owner);
  }

  async function correctMatter(id: string, before: KeptGeneration, correction: MatterCorrection): Promise<void> {
    const result = await requestMatterAs(correction, before);
    history.change(id, (content) => ({
      ...content,
      result,
      leftOut: [...(before.leftOut ?? []), ...correction.leftOut],
    }));
    setAnnounced('El texto se leyó de nuevo.');
  }

  function startAnew(): void {
    setLongFile(null);
    returnsToInput.current = true;
    onResult(null);
  }

  function edit(): void {
    if (entry) draft.replace(entry.content.text);
    returnsToInput.current = true;
    onResult(null);
  }

  return (
    <div className="@container min-h-0 min-w-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-5 px-4 py-6 sm:px-6">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">{toolTitles[slug]}</h1>
          <p className="mt-1 max-w-prose text-sm text-ink-muted">{words.intro}</p>
        </div>
        <p aria-live="polite" className="sr-only">
          {announced}
        </p>
        <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="@container min-w-0">
            {working ? (
              <WorkingPanel
                phase={working}
                anonymizes={anonymizer !== null}
                task={`${toolTitles[slug]}: lectura del texto y búsqueda de la ley`}
                onCancel={() => {
                  returnsToInput.current = true;
                  generation.cancel();
                }}
              />
            ) : entry ? (
              <ResultView
                key={entry.id}
                title={toolTitles[slug]}
                entry={entry}
                fresh={entry.id === freshId}
                onOpenSource={props.onOpenSource}
                onTick={(ticked) => history.change(entry.id, (content) => ({ ...content, ticked }))}
                onCorrectPaper={(reading) => correctPaper(entry.id, entry.content, reading)}
                onCorrectMatter={(correction) => correctMatter(entry.id, entry.content, correction)}
                onEdit={edit}
              />
            ) : task && jobId ? (
              <JobResult
                key={jobId}
                owner={owner}
                id={jobId}
                task={task}
                fresh={jobId === freshId}
                onMoved={(to) => props.onOtherTool(to, jobId)}
                onPremiumGate={() => setDialog('premium')}
                onNew={startAnew}
                onShown={setFileShown}
                onAnnounce={setAnnounced}
              >
                {(job, result, fresh) =>
                  result.useCase === 'pleadingReview' ? null : (
                    <ResultView
                      title={toolTitles[slug]}
                      entry={jobEntry(job, result, options)}
                      fresh={fresh}
                      notice={job.notice}
                      onOpenSource={props.onOpenSource}
                      onTick={() => {}}
                      file={job}
                      problem={job.failure?.message ?? null}
                      onCorrectPaper={job.canReadAnew ? (reading) => correctFile(job.id, reading) : null}
                      onCorrectMatter={async () => {}}
                      onEdit={startAnew}
                    />
                  )
                }
              </JobResult>
            ) : task && longFile ? (
              <LongFileForm
                source={longFile}
                task={task}
                owner={owner}
                includeResponses={options.includeResponses}
                onStarted={({ id }) => {
                  setLongFile(null);
                  setFreshId(id);
                  onResult(id);
                }}
                onRemove={startAnew}
                onPremiumGate={() => setDialog('premium')}
                onSessionExpired={props.onSessionExpired}
              />
            ) : (
              <div className="grid gap-4">
                <TextPanel
                  onLong={task ? setLongFile : undefined}
                  label={words.textLabel}
                  draft={draft}
                  inputRef={input}
                  problem={generation.problem}
                  privacy={
                    <PrivacyBar
                      mode={mode}
                      canPreview={characters > 0 && characters <= generationTextBounds.maxCharacters}
                      previewing={previewing}
                      onPreview={() => setPreviewing(!previewing)}
                      onSettings={() => setDialog('anonymization')}
                    />
                  }
                  onGenerate={generate}
                />
                {previewing && anonymizer && (
                  <SentPreview
                    text={draft.text}
                    anonymizer={anonymizer}
                    conversationId={null}
                    onClose={() => setPreviewing(false)}
                  />
                )}
                {draft.text === '' && (
                  <EmptyTool
                    words={words}
                    onExample={() => {
                      draft.replace(words.exampleText);
                      input.current?.focus();
                    }}
                  />
                )}
              </div>
            )}
          </div>
          <aside
            aria-label="Opciones y resultados"
            className="@container grid min-w-0 grid-cols-1 gap-4 @3xl:sticky @3xl:top-6"
          >
            {entry && !working && <ResultContents resultId={entry.id} />}
            {jobId && fileShown && <ResultContents key={fileShown} resultId={`${jobId} ${fileShown}`} />}
            {!entry && !jobId && !working && (
              <OptionsPanel useCase={useCase} role={role} options={options} onChange={changeOptions} />
            )}
            <Card className="p-2">
              <div className="flex min-h-8 items-center justify-between gap-2 px-2">
                <h2 className="text-sm font-semibold">Resultados</h2>
                {(entry || jobId) && (
                  <button
                    type="button"
                    onClick={startAnew}
                    className="rounded-sm text-sm text-primary-ink underline underline-offset-4"
                  >
                    Nuevo
                  </button>
                )}
              </div>
              {task && <JobList owner={owner} task={task} activeId={jobId} onOpen={onResult} />}
              {(entries.length > 0 || !hasFiles) && (
                <HistoryList history={history} activeId={entry?.id ?? null} onOpen={onResult} />
              )}
            </Card>
          </aside>
        </div>
      </div>
      <OriginalConsent open={generation.phase === 'asking'} onAnswer={generation.answer} />
      <Suspense fallback={null}>
        {dialog === 'premium' && <PremiumGate onClose={() => setDialog(null)} />}
        {dialog === 'anonymization' && <AnonymizationDialog role={role} onClose={() => setDialog(null)} />}
      </Suspense>
    </div>
  );
}
