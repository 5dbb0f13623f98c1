import type { Source } from '@foja/contracts/sources';
import { HoverCard } from 'radix-ui';
import { useRef, useState } from 'react';
import { isEditorial, kindLabel, sourceLabel } from '../sources/source-label.ts';

interface SourceMarkProps {
  number: number;
  source: Source;
  onOpen: () => void;
}

/** `[n]` in the text: hover or focus shows the source, a click opens its foja. */
export function SourceMark({ number, source, onOpen }: SourceMarkProps) {
  const [previewing, setPreviewing] = useState(false);
  // The foja says more; a preview that came after the click, by its delay, would cover what is around and take the first Escape.
  const wasOpened = useRef(false);
  const forget = () => {
    wasOpened.current = false;
  };
  return (
    <HoverCard.Root
      open={previewing}
      onOpenChange={(open) => setPreviewing(open && !wasOpened.current)}
      openDelay={150}
      closeDelay={80}
    >
      <HoverCard.Trigger asChild>
        <button
          type="button"
          onPointerEnter={forget}
          onBlur={forget}
          onClick={() => {
            wasOpened.current = true;
            setPreviewing(false);
            onOpen();
          }}
          aria-label={`Fuente ${number}: ${sourceLabel(source)}`}
          className="figures relative -top-[0.38em] ml-0.5 inline-flex h-[1.15rem] min-w-[1.15rem] items-center justify-center rounded-full bg-primary-wash px-1 align-baseline font-sans text-[0.6875rem] leading-none font-semibold text-primary-ink transition-colors duration-150 hover:bg-primary-ink hover:text-ground"
        >
          {number}
        </button>
      </HoverCard.Trigger>
      <HoverCard.Portal>
        <HoverCard.Content
          side="top"
          sideOffset={6}
          collisionPadding={12}
          className="relative z-30 w-80 max-w-[calc(100vw-1.5rem)] animate-appear overflow-hidden rounded-card border border-line bg-paper p-4 pl-8 text-paper-ink shadow-raised"
        >
          <span aria-hidden="true" className="absolute inset-y-0 left-4 w-px bg-margin-rule" />
          <p className={isEditorial(source.kind) ? 'text-xs font-medium text-secondary' : 'text-xs text-paper-muted'}>
            {kindLabel(source)}
          </p>
          <p className="mt-0.5 text-sm font-semibold">{sourceLabel(source)}</p>
          {source.normTitle && <p className="text-xs text-paper-muted">{source.normTitle}</p>}
          <p className="mt-2 line-clamp-5 font-serif text-sm leading-relaxed">{source.excerpt}</p>
        </HoverCard.Content>
      </HoverCard.Portal>
    </HoverCard.Root>
  );
}
