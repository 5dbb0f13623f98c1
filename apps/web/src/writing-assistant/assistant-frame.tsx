import { PanelRightOpen, Sparkles } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../design-system/icon-button.tsx';
import { useReturnFocus } from '../design-system/use-return-focus.ts';
import { useMediaQuery } from '../platform/media.ts';

export const assistantTitle = 'Asistente de redacción';

interface AssistantFrameProps {
  /** `side`: beside the host's text, on a phone over it. `fill`: the whole room that the host gives, as in Word's task pane. */
  frame: 'side' | 'fill';
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
  children: ReactNode;
}

/** Where the panel stands: 48 px wide collapsed, 400 px expanded, the full screen of a phone (specification 2.11). */
export function AssistantFrame({ frame, collapsed, onCollapse, children }: AssistantFrameProps) {
  const compact = !useMediaQuery('(min-width: 640px)');
  const strip = useRef<HTMLDivElement>(null);
  const wasCollapsed = useRef(collapsed);

  useEffect(() => {
    // The button that folded the panel is gone; the one that opens it again takes its place.
    if (collapsed && !wasCollapsed.current) strip.current?.querySelector('button')?.focus();
    wasCollapsed.current = collapsed;
  }, [collapsed]);

  if (frame === 'fill') {
    return (
      <section aria-label={assistantTitle} className="flex h-full min-h-0 w-full flex-col bg-surface">
        {children}
      </section>
    );
  }
  if (collapsed) {
    return (
      <aside
        aria-label={assistantTitle}
        className={
          compact
            ? 'fixed right-4 bottom-14 z-30 rounded-full border border-line bg-surface shadow-raised'
            : 'flex w-12 shrink-0 flex-col items-center border-l border-line bg-surface pt-2'
        }
      >
        <div ref={strip} className="flex w-full justify-center">
          <IconButton
            label="Expandir el asistente"
            aria-expanded={false}
            icon={compact ? <Sparkles size={20} aria-hidden="true" /> : <PanelRightOpen size={18} aria-hidden="true" />}
            className={compact ? 'size-12 rounded-full' : undefined}
            side={compact ? 'top' : 'bottom'}
            onClick={() => onCollapse(false)}
          />
        </div>
      </aside>
    );
  }
  if (compact) return <FullScreen onLeave={() => onCollapse(true)}>{children}</FullScreen>;
  return <SidePanel>{children}</SidePanel>;
}

function SidePanel({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label={assistantTitle}
      className="flex min-h-0 w-[400px] shrink-0 animate-slide-in flex-col border-l border-line bg-surface"
    >
      {children}
    </aside>
  );
}

/** Over everything on a phone; Escape folds it. */
function FullScreen({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  const returnFocus = useReturnFocus(true);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onLeave()}>
      <Dialog.Portal>
        <Dialog.Content
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
          className="fixed inset-0 z-40 flex h-dvh animate-rise flex-col bg-surface"
        >
          <Dialog.Title className="sr-only">{assistantTitle}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
