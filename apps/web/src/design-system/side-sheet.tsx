import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWideScreen } from '../platform/media.ts';
import { ScrollRegion } from './scroll-region.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface SideSheetProps {
  title: string;
  /** What the button that closes it says aloud. */
  closeLabel: string;
  /** Names the part that scrolls. */
  contentLabel: string;
  /** Another one starts at its top. */
  contentKey: string;
  onClose: () => void;
  children: ReactNode;
}

const closeLook =
  'inline-flex size-9 items-center justify-center rounded-field text-ink-muted hover:bg-sunken hover:text-ink';

/** Paper beside what is being read on a wide screen, a sheet at the bottom on a phone. Escape closes it. */
export function SideSheet(props: SideSheetProps) {
  return useWideScreen() ? <SidePanel {...props} /> : <BottomSheet {...props} />;
}

function SidePanel({ title, closeLabel, contentLabel, contentKey, onClose, children }: SideSheetProps) {
  const panel = useRef<HTMLElement>(null);
  const openedFrom = useRef<Element | null>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    openedFrom.current = document.activeElement;
    panel.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      // A dialog or menu on top closes first; the preview of a number goes together with the sheet. Asked before those
      // layers hear of the key, while they are still there.
      if (event.key === 'Escape' && !document.querySelector('[role="dialog"],[role="alertdialog"],[role="menu"]')) {
        close.current();
      }
    };
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      const from = openedFrom.current;
      if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus();
    };
  }, []);

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      className="flex w-[400px] shrink-0 animate-slide-in flex-col border-l border-line bg-paper outline-none"
    >
      <div className="flex h-14 shrink-0 items-center justify-between border-b border-line bg-surface pr-2 pl-5">
        <h2 className="text-sm font-semibold">{title}</h2>
        <button type="button" aria-label={closeLabel} onClick={onClose} className={closeLook}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <ScrollRegion key={contentKey} label={contentLabel} className="min-h-0 flex-1 overflow-y-auto">
        {children}
      </ScrollRegion>
    </aside>
  );
}

function BottomSheet({ title, closeLabel, contentLabel, contentKey, onClose, children }: SideSheetProps) {
  const returnFocus = useReturnFocus(true);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Dialog.Content
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] animate-rise flex-col overflow-hidden rounded-t-card border-t border-line bg-paper shadow-raised"
        >
          <div className="flex h-12 shrink-0 items-center justify-between border-b border-line bg-surface pr-2 pl-5">
            <Dialog.Title className="text-sm font-semibold">{title}</Dialog.Title>
            <Dialog.Close aria-label={closeLabel} className={closeLook}>
              <X size={18} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <ScrollRegion key={contentKey} label={contentLabel} className="min-h-0 flex-1 overflow-y-auto">
            {children}
          </ScrollRegion>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
