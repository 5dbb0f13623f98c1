import type { PleadingCorrection, PleadingReview } from '@foja/contracts/pleading-review';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { titleFrom } from '../answer-view/title-from.ts';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { SaveInMatterButton } from '../matter-saving/save-in-matter-button.tsx';
import { CallFailed } from '../platform/http.ts';
import { requestReview } from './request-review.ts';
import { reviewReport } from './review-report.ts';
import { ReviewView } from './review-view.tsx';

interface ReviewPanelProps {
  text: string;
  /** The review that this browser keeps of the text; null before one was asked for. */
  review: PleadingReview | null;
  onReviewed: (review: PleadingReview) => void;
  onOpenSource: (id: string) => void;
}

/** What pleading the text is, what was read in it and what its checks found; what it was taken for can be put right. */
export function ReviewPanel({ text, review, onReviewed, onOpenSource }: ReviewPanelProps) {
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function ask(correction: PleadingCorrection): Promise<void> {
    setWorking(true);
    setProblem(null);
    try {
      onReviewed(await requestReview({ text, ...correction }));
    } catch (failure) {
      setProblem(failure instanceof CallFailed ? (failure.said ?? failure.message) : failed);
    }
    setWorking(false);
  }

  return (
    <section aria-label="Revisión del escrito" className="mb-5">
      <Card className="grid gap-4 p-4 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <h3 className="text-sm font-semibold">Revisión del escrito</h3>
            <p className="mt-0.5 text-sm text-ink-muted">
              Controla los requisitos del escrito y su coherencia. No usa ningún modelo ni cuenta como uso.
            </p>
          </div>
          {review === null && (
            <Button onClick={() => void ask({})} disabled={working}>
              <ListChecks size={16} aria-hidden="true" />
              Revisar el escrito
            </Button>
          )}
          {review !== null && (
            <SaveInMatterButton
              content={() => ({
                kind: 'result',
                tool: 'revision-de-escrito',
                title: `Revisión: ${titleFrom(text)}`,
                question: text,
                text: () => reviewReport(review),
                madeAt: new Date().toISOString(),
              })}
            />
          )}
        </div>
        {review !== null && (
          <ReviewView
            review={review}
            disabled={working}
            onCorrect={(correction) => void ask(correction)}
            onOpenSource={onOpenSource}
          />
        )}
        <p role="status" className="text-sm text-ink-muted empty:hidden">
          {working && 'Revisando el escrito…'}
        </p>
        {problem && <FormBanner tone="danger">{problem}</FormBanner>}
      </Card>
    </section>
  );
}

const failed = 'No se pudo revisar el escrito. Volvé a intentar.';
