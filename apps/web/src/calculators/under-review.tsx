import type { UnderReview } from '@foja/contracts/calculators';
import { createContext, type ReactNode, use } from 'react';
import { FormBanner } from '../design-system/form-banner.tsx';
import { Articles } from './account.tsx';

const UnderReviewContext = createContext(false);

/** Whether the result around it is to be checked: then nothing of it is offered to be copied, exported or noted down. */
export function useIsUnderReview(): boolean {
  return use(UnderReviewContext);
}

interface ReviewedResultProps {
  underReview: UnderReview | undefined;
  onOpenFoja: (id: string) => void;
  children: ReactNode;
}

/**
 * A result; where an article that it stands on changed since, that it is to be checked, with the account by the earlier text only for
 * who opens it: what happened before the change may still be governed by it.
 */
export function ReviewedResult({ underReview, onOpenFoja, children }: ReviewedResultProps) {
  if (!underReview) return children;
  return (
    <div className="grid gap-4">
      <FormBanner tone="info">
        <h2 className="font-medium">A revisar</h2>
        <p className="mt-1">{underReview.note.replace(/^A revisar: (.)/, (_, first: string) => first.toUpperCase())}</p>
        <p className="mt-2">
          <Articles ids={underReview.articles} onOpen={onOpenFoja} />
        </p>
      </FormBanner>
      <details className="rounded-card border border-line">
        <summary className="cursor-pointer px-4 py-3 text-sm font-medium hover:bg-sunken">
          Ver la cuenta con el texto anterior
        </summary>
        <div className="grid gap-4 px-4 pt-1 pb-4">
          <p className="text-sm text-ink-muted">
            Sirve para lo que pasó antes del cambio, si la ley anterior sigue rigiendo ese caso.
          </p>
          <UnderReviewContext value={true}>{children}</UnderReviewContext>
        </div>
      </details>
    </div>
  );
}
