import type { ReactNode } from 'react';
import AnswerProse, { type AnswerProseProps } from '../answer-view/answer-prose.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import type { TechnicalWording } from '../wording/use-technical-wording.ts';

interface SideBySideProps {
  technical: TechnicalWording;
  prose: Pick<AnswerProseProps, 'sources' | 'placeholders' | 'onOpenSource'>;
  /** The plain wording is read to its end; the technical one comes beside it. */
  isWhole: boolean;
  children: ReactNode;
}

/** The same statements in two columns, where both were chosen; otherwise the one that is given. */
export function SideBySide({ technical, prose, isWhole, children }: SideBySideProps) {
  if (technical.choice !== 'both' || technical.failed) return children;
  return (
    <div className="grid grid-cols-2 gap-x-8">
      <section aria-label="En lenguaje claro" className="min-w-0">
        <ColumnTitle>En lenguaje claro</ColumnTitle>
        {children}
      </section>
      <section aria-label="En lenguaje técnico" className="min-w-0 border-l border-line pl-8">
        <ColumnTitle>En lenguaje técnico</ColumnTitle>
        {isWhole && technical.wording ? (
          <AnswerProse
            {...prose}
            content={technical.wording.content}
            visible={technical.wording.content.length}
            citations={technical.wording.citations}
          />
        ) : (
          <Skeleton className="h-24" />
        )}
      </section>
    </div>
  );
}

function ColumnTitle({ children }: { children: ReactNode }) {
  return <p className="mb-2 text-xs font-medium text-ink-muted">{children}</p>;
}

/** Where the technical wording could not be had, the plain one stands and says so. */
export function WordingFailed({ refusal, onRetry }: { refusal: string | null; onRetry: () => void }) {
  return (
    <p role="alert" className="mt-3 text-sm text-ink-muted">
      {refusal ?? 'No se pudo redactar en lenguaje técnico.'} Se muestra en lenguaje claro.{' '}
      <button type="button" onClick={onRetry} className="text-primary-ink underline underline-offset-2">
        Reintentar
      </button>
    </p>
  );
}
