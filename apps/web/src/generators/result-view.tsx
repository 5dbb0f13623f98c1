import type { DocumentJob, DocumentReading } from '@foja/contracts/document-jobs';
import { messages } from '@foja/contracts/messages';
import { FilePen, FileText, ShieldCheck, ShieldOff } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { restoreText } from '../anonymization/placeholders.ts';
import { modelName } from '../answer-view/answer-tags.tsx';
import { answerMarkdown } from '../answer-view/answer-text.ts';
import { SourceChips } from '../answer-view/source-chips.tsx';
import { Badge } from '../design-system/badge.tsx';
import { Button } from '../design-system/button.tsx';
import { CopyButton } from '../design-system/copy-button.tsx';
import { ExportMenu } from '../design-system/export-menu.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { pagesText } from '../documents/document-texts.ts';
import { SaveInMatterButton } from '../matter-saving/save-in-matter-button.tsx';
import { formatDay, formatMoment } from '../platform/dates.ts';
import type { HistoryEntry } from '../tool-history/tool-history.ts';
import type { KeptGeneration } from './kept-generation.ts';
import { generationReport } from './report/generation-report.ts';
import type { MatterCorrection } from './result/matter-choice.tsx';
import { pagesOf, ResultContext } from './result/result-context.ts';
import { ResultStructure } from './result/result-structure.tsx';
import { toolSlugs, useCaseOfTool } from './tool-slugs.ts';
import { usePlaceholders } from './use-placeholders.ts';

const SourceTextDialog = lazy(() => import('./result/source-text-dialog.tsx'));

interface ResultViewProps {
  /** What the tool is called: the document's title. */
  title: string;
  entry: HistoryEntry<KeptGeneration>;
  /** What is to be known of the file that it was read from. */
  notice?: string | null;
  /** It has just been made: the focus goes to its heading. */
  fresh: boolean;
  onOpenSource: (id: string) => void;
  onTick: (ticked: readonly string[]) => void;
  /** The file that it was read from by a job, which may be another paper altogether. */
  file?: Pick<DocumentJob, 'fileName' | 'pages' | 'expiresAt'>;
  /** Why it could not be read anew the last time. */
  problem?: string | null;
  /** Has a contract or a ruling read anew as what it is said to be; null where its text is kept no more. */
  onCorrectPaper: ((reading: DocumentReading) => Promise<void>) | null;
  /** Has a text read anew as of another matter, or without a fact. */
  onCorrectMatter: (correction: MatterCorrection) => Promise<void>;
  /** Back to the text of this result, to change it; without a text, to a new one. */
  onEdit: () => void;
}

/** A result with what can be done with it, and what it stands on. */
export function ResultView(props: ResultViewProps) {
  const { title, entry, fresh, onOpenSource, onTick, onCorrectPaper, onCorrectMatter, onEdit } = props;
  const generation = entry.content;
  const { result } = generation;
  const heading = useRef<HTMLHeadingElement>(null);
  const [shownText, setShownText] = useState<{ quote: string | null } | null>(null);
  const placeholders = usePlaceholders(entry.id, generation);
  const sources = useMemo(
    () => result.sources.map((source) => ({ ...source, excerpt: restoreText(source.excerpt, placeholders) })),
    [result, placeholders],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each result that is opened
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh, entry.id]);

  const hasText = generation.text !== '';
  const pages = useMemo(() => pagesOf(result.structure), [result]);
  const report = () => generationReport(generation, placeholders);

  return (
    <ResultContext
      value={{
        sources,
        placeholders,
        pages,
        onOpenSource,
        onShowQuote: hasText ? (quote) => setShownText({ quote }) : null,
      }}
    >
      <article aria-label={title} className="min-w-0">
        <header className="mb-6 grid gap-3">
          <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold tracking-tight wrap-anywhere outline-none">
            {entry.title}
          </h2>
          <div className="flex flex-wrap items-center gap-2 text-xs text-ink-muted">
            <Badge>{modelName(result.engine)}</Badge>
            <Sent generation={generation} />
            <span className="figures">{formatMoment(entry.createdAt)}</span>
          </div>
          {props.file && <FileFacts file={props.file} />}
          <div className="flex flex-wrap items-center gap-2">
            <CopyButton text={() => answerMarkdown(null, `# ${title}\n\n${report()}`, sources)} />
            <ExportMenu
              failure="No se pudo exportar el resultado. Volvé a intentar."
              onExport={async (format) => {
                const { exportAnswer } = await import('../answer-view/export/export-answer.ts');
                await exportAnswer(format, {
                  title,
                  question: null,
                  answer: report(),
                  sources,
                  writtenAt: entry.createdAt,
                });
              }}
            />
            <SaveInMatterButton
              content={() => ({
                kind: 'result',
                tool: toolSlugs.find((slug) => useCaseOfTool[slug] === result.useCase) ?? 'chat',
                title: entry.title,
                question: generation.text,
                text: report,
                madeAt: entry.createdAt,
              })}
            />
            {hasText && (
              <Button size="small" onClick={() => setShownText({ quote: null })}>
                <FileText size={15} aria-hidden="true" />
                Ver el texto
              </Button>
            )}
            <Button size="small" onClick={onEdit}>
              <FilePen size={15} aria-hidden="true" />
              {hasText ? 'Editar y generar de nuevo' : 'Analizar otro texto'}
            </Button>
          </div>
          {props.problem && <FormBanner tone="danger">No se pudo leer de nuevo. {props.problem}</FormBanner>}
          {props.notice && <FormBanner tone="info">{props.notice}</FormBanner>}
          {result.notice && <FormBanner tone="info">{result.notice}</FormBanner>}
          {generation.anonymizationNotice && <FormBanner tone="info">{generation.anonymizationNotice}</FormBanner>}
        </header>
        <ResultStructure
          // What was chosen in a result is of that result.
          key={`${entry.id} ${JSON.stringify(generation.reading ?? null)}`}
          generation={generation}
          onTick={onTick}
          correcting={{ hasTask: props.file !== undefined, onCorrect: onCorrectPaper }}
          onCorrectMatter={onCorrectMatter}
        />
        <SourceChips sources={sources} onOpen={onOpenSource} />
        <p className="mt-6 text-sm text-ink-muted">{messages.notLegalAdvice}</p>
      </article>
      <Suspense fallback={null}>
        {shownText && (
          <SourceTextDialog
            text={generation.text}
            quote={shownText.quote}
            placeholders={placeholders}
            onClose={() => setShownText(null)}
          />
        )}
      </Suspense>
    </ResultContext>
  );
}

/** Which file it was, and until when there is anything of it. */
function FileFacts({ file: { expiresAt, fileName, pages } }: { file: NonNullable<ResultViewProps['file']> }) {
  const facts = [fileName, pages !== null && pagesText(pages), `se elimina el ${formatDay(expiresAt)}`];
  return <p className="figures text-xs wrap-anywhere text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>;
}

/** What of the text left the browser. */
function Sent({ generation: { replacements, sentOriginal } }: { generation: KeptGeneration }) {
  if (sentOriginal) {
    return (
      <Badge tone="warning" icon={<ShieldOff size={12} aria-hidden="true" />}>
        Se envió el texto original
      </Badge>
    );
  }
  if (replacements === 0) return null;
  return (
    <Badge tone="info" icon={<ShieldCheck size={12} aria-hidden="true" />}>
      {replacements === 1 ? '1 dato personal reemplazado' : `${replacements} datos personales reemplazados`}
    </Badge>
  );
}
