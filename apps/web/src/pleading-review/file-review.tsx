import type { DocumentJob, DocumentReading } from '@foja/contracts/document-jobs';
import { messages } from '@foja/contracts/messages';
import type { PleadingCorrection, PleadingReview } from '@foja/contracts/pleading-review';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { CopyButton } from '../design-system/copy-button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { failureText, pagesText } from '../documents/document-texts.ts';
import { PaperChoice } from '../generators/result/paper-choice.tsx';
import { SaveInMatterButton } from '../matter-saving/save-in-matter-button.tsx';
import { formatDay } from '../platform/dates.ts';
import { reviewReport } from './review-report.ts';
import { ReviewView } from './review-view.tsx';

interface FileReviewProps {
  job: DocumentJob;
  review: PleadingReview;
  /** It was waited for: the focus goes to its heading. */
  fresh: boolean;
  /** Has the file read anew; null where its text is kept no more. */
  onReadAs: ((reading: DocumentReading) => Promise<void>) | null;
  onOpenSource: (id: string) => void;
  /** Back to the text. */
  onNew: () => void;
}

/** The review of a long file, with the page of each thing that it quotes. */
export function FileReview({ job, review, fresh, onReadAs, onOpenSource, onNew }: FileReviewProps) {
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each result that is opened
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh, job.finishedAt]);

  async function correct(pleading: PleadingCorrection): Promise<void> {
    if (onReadAs === null) return;
    setWorking(true);
    setProblem(null);
    try {
      await onReadAs({ task: 'pleadingReview', pleading });
    } catch (failure) {
      setProblem(failureText(failure, 'No se pudo leer de nuevo. Volvé a intentar.'));
    }
    setWorking(false);
  }

  const report = () => reviewReport(review);
  const notRead = job.failure === null ? null : `No se pudo leer de nuevo. ${job.failure.message}`;
  return (
    <article aria-label="Revisión del escrito" className="min-w-0">
      <header className="mb-5 grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold tracking-tight wrap-anywhere outline-none">
          {job.fileName}
        </h2>
        <p className="figures text-sm text-ink-muted">
          {[
            job.pages !== null && pagesText(job.pages),
            `Queda en tu cuenta hasta el ${formatDay(job.expiresAt.slice(0, 10))}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {job.notice && <FormBanner tone="info">{job.notice}</FormBanner>}
        {(problem ?? notRead) && <FormBanner tone="danger">{problem ?? notRead}</FormBanner>}
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton text={() => `# Revisión: ${job.fileName}\n\n${report()}`} />
          <SaveInMatterButton
            content={() => ({
              kind: 'result',
              tool: 'revision-de-escrito',
              title: `Revisión: ${job.fileName}`,
              question: job.fileName,
              text: report,
              madeAt: job.finishedAt ?? job.createdAt,
            })}
          />
          <Button size="small" onClick={onNew}>
            Otro escrito
          </Button>
        </div>
      </header>
      <Card className="grid gap-4 p-4 sm:p-5">
        <ReviewView
          review={review}
          disabled={working || onReadAs === null}
          onCorrect={(pleading) => void correct(pleading)}
          onOpenSource={onOpenSource}
        />
        <p role="status" className="text-sm text-ink-muted empty:hidden">
          {working && 'Leyendo de nuevo…'}
        </p>
      </Card>
      <PaperChoice correcting={{ reading: { task: 'pleadingReview' }, hasTask: true, onCorrect: onReadAs }} />
      <p className="mt-6 text-sm text-ink-muted">{messages.notLegalAdvice}</p>
    </article>
  );
}
