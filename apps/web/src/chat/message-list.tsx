import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../design-system/class-names.ts';
import { ScrollRegion } from '../design-system/scroll-region.tsx';

interface MessageListProps {
  /** Changes whenever a question is added: the list brings it to the top, with its answer below. */
  count: number;
  /** Answers stand there in two columns. */
  wide: boolean;
  children: ReactNode;
}

const nearEndPx = 80;
const aboveQuestionPx = 16;

function scrollToEnd(element: HTMLElement | null): void {
  if (element) element.scrollTop = element.scrollHeight;
}

/** Where the list stands so that the last question is at its top, or as near as what there is below it allows. */
function questionTop(element: HTMLElement): number {
  const question = [...element.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
  const top = question
    ? question.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop - aboveQuestionPx
    : element.scrollHeight;
  return Math.max(0, Math.min(top, element.scrollHeight - element.clientHeight));
}

function scrollToQuestion(element: HTMLElement | null): void {
  if (element) element.scrollTop = questionTop(element);
}

/** Keeps the last question at the top while its answer grows below, until the reader scrolls: an answer is read from its beginning. */
export function MessageList({ count, wide, children }: MessageListProps) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(count > 0);
  const [atEnd, setAtEnd] = useState(true);

  useEffect(() => {
    // The greeting is read from its beginning.
    following.current = count > 0;
    if (count > 0) scrollToQuestion(scroller.current);
  }, [count]);

  useEffect(() => {
    if (!content.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const list = scroller.current;
      if (!list) return;
      if (following.current) scrollToQuestion(list);
      setAtEnd(list.scrollHeight - list.scrollTop - list.clientHeight < nearEndPx);
    });
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ScrollRegion
        ref={scroller}
        label="Mensajes"
        className="@container-size min-h-0 flex-1 overflow-y-auto overscroll-contain outline-offset-[-2px]"
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          following.current = Math.abs(scrollTop - questionTop(event.currentTarget)) < 2;
          setAtEnd(scrollHeight - scrollTop - clientHeight < nearEndPx);
        }}
      >
        <div
          ref={content}
          className={classNames('mx-auto px-4 pt-6 pb-8 sm:px-6', wide ? 'max-w-[1120px]' : 'max-w-[760px]')}
        >
          {children}
        </div>
      </ScrollRegion>
      {/* A strip of its own: over the text it would cover a line. It is always there, so that scrolling moves nothing under a finger. */}
      <div className="flex h-8 shrink-0 justify-center pt-1 short:hidden">
        {!atEnd && (
          <button
            type="button"
            onClick={() => scrollToEnd(scroller.current)}
            className="inline-flex h-7 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-xs text-ink-muted hover:text-ink"
          >
            <ArrowDown size={14} aria-hidden="true" />
            Ir al final
          </button>
        )}
      </div>
    </div>
  );
}
