import type { PleadingReview, PleadingReviewRequestInput } from '@foja/contracts/pleading-review';
import {
  pleadingForumLabels,
  pleadingForums,
  pleadingKindLabels,
  pleadingKinds,
  pleadingSideLabels,
  pleadingSides,
} from '@foja/contracts/pleading-terms';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { titleFrom } from '../answer-view/title-from.ts';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { Select } from '../design-system/select.tsx';
import { SaveInMatterButton } from '../matter-saving/save-in-matter-button.tsx';
import { CallFailed } from '../platform/http.ts';
import { FindingList } from './finding-list.tsx';
import { ReadFacts } from './read-facts.tsx';
import { requestReview } from './request-review.ts';
import { reviewReport } from './review-report.ts';

interface ReviewPanelProps {
  text: string;
  /** The review that this browser keeps of the text; null before one was asked for. */
  review: PleadingReview | null;
  onReviewed: (review: PleadingReview) => void;
  onOpenSource: (id: string) => void;
}

type Correction = Omit<PleadingReviewRequestInput, 'text'>;

function kindHelp({ kind, kindQuote }: PleadingReview): string {
  if (kindQuote) return `Se leyó en: «${kindQuote.slice(0, 140)}»`;
  return kind === 'otro' ? 'No se reconoció: elegilo y se controla de nuevo.' : 'Elegido por vos.';
}

/** What pleading the text is, what was read in it and what its checks found; what it was taken for can be put right. */
export function ReviewPanel({ text, review, onReviewed, onOpenSource }: ReviewPanelProps) {
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function ask(correction: Correction): Promise<void> {
    setWorking(true);
    setProblem(null);
    try {
      onReviewed(await requestReview({ text, ...correction }));
    } catch (failure) {
      setProblem(failure instanceof CallFailed ? (failure.said ?? failure.message) : failed);
    }
    setWorking(false);
  }

  const current: Correction = review === null ? {} : { kind: review.kind, side: review.side, forum: review.forum };
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
          <>
            <div className="grid gap-4 sm:grid-cols-3">
              <Select
                label="Escrito"
                help={kindHelp(review)}
                value={review.kind}
                options={pleadingKinds.map((value) => ({ value, label: pleadingKindLabels[value] }))}
                disabled={working}
                onChange={(kind) => void ask({ ...current, kind })}
              />
              <Select
                label="Parte que lo presenta"
                help={review.sideQuote ? `Se leyó en: «${review.sideQuote.slice(0, 140)}»` : 'Elegida por vos.'}
                value={review.side}
                options={pleadingSides.map((value) => ({ value, label: pleadingSideLabels[value] }))}
                disabled={working}
                onChange={(side) => void ask({ ...current, side })}
              />
              <Select
                label="Fuero"
                help={review.court ? `Se leyó en: «${review.court}»` : 'El escrito no nombra el tribunal.'}
                value={review.forum}
                options={pleadingForums.map((value) => ({ value, label: pleadingForumLabels[value] }))}
                disabled={working}
                onChange={(forum) => void ask({ ...current, forum })}
              />
            </div>
            <FindingList findings={review.findings} checks={review.checks} onOpenSource={onOpenSource} />
            <ReadFacts review={review} />
          </>
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
