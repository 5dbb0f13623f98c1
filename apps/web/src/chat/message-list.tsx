import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ScrollRegion } from '../design-system/scroll-region.tsx';

interface MessageListProps {
  /** Changes whenever a message is added: the list goes to its end. */
  count: number;
  /** The reader has asked to see the whole answer: the page stays where they are reading. */
  still: boolean;
  children: ReactNode;
}

const nearEndPx = 80;

function scrollToEnd(element: HTMLElement | null): void {
  if (element) element.scrollTop = element.scrollHeight;
}

/** Scrolls with what is being written, unless the reader has scrolled up to read. */
export function MessageList({ count, still, children }: MessageListProps) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(count > 0);
  const [atEnd, setAtEnd] = useState(true);

  useEffect(() => {
    // The greeting is read from its beginning.
    following.current = count > 0;
    if (count > 0) scrollToEnd(scroller.current);
  }, [count]);

  useEffect(() => {
    if (still) following.current = false;
  }, [still]);

  useEffect(() => {
    if (!content.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => following.current && scrollToEnd(scroller.current));
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className="relative min-h-0 flex-1">
      <ScrollRegion
        ref={scroller}
        label="Mensajes"
        className="@container-size h-full overflow-y-auto overscroll-contain outline-offset-[-2px]"
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          following.current = scrollHeight - scrollTop - clientHeight < nearEndPx;
          setAtEnd(following.current);
        }}
      >
        <div ref={content} className="mx-auto max-w-[760px] px-4 pt-6 pb-8 sm:px-6">
          {children}
        </div>
      </ScrollRegion>
      {!atEnd && (
        <button
          type="button"
          aria-label="Ir al final"
          onClick={() => scrollToEnd(scroller.current)}
          className="absolute bottom-3 left-1/2 inline-flex size-9 -translate-x-1/2 items-center justify-center rounded-full border border-line bg-surface text-ink-muted shadow-raised hover:text-ink"
        >
          <ArrowDown size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
