import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface EvaluationSectionProps {
  title: string;
  /** How many entries it holds; said beside the title. */
  count?: number;
  open?: boolean;
  children: ReactNode;
}

/** A part of the card that opens and closes. */
export function EvaluationSection({ title, count, open = false, children }: EvaluationSectionProps) {
  return (
    <details open={open} className="group/section border-t border-line text-sm">
      <summary className="flex min-h-11 list-none items-center gap-2 py-2 font-medium text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="shrink-0 text-ink-muted transition-transform duration-150 group-open/section:rotate-90"
        />
        {title}
        {count !== undefined && <span className="figures text-xs font-normal text-ink-muted">{count}</span>}
      </summary>
      <div className="pb-4 pl-6 text-ink-soft">{children}</div>
    </details>
  );
}
