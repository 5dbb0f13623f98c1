import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { ScrollRegion } from '../design-system/scroll-region.tsx';
import { useReturnFocus } from '../design-system/use-return-focus.ts';
import { useWideScreen } from '../platform/media.ts';
import { FojaContent } from './foja-content.tsx';

interface FojaPanelProps {
  id: string;
  quotes: readonly string[];
  position: number | null;
  onOpen: (id: string) => void;
  onClose: () => void;
}

const closeLook =
  'inline-flex size-9 items-center justify-center rounded-field text-ink-muted hover:bg-sunken hover:text-ink';

/** The cited foja: beside the chat on a wide screen, a sheet at the bottom on a phone. Escape closes it. */
export default function FojaPanel(props: FojaPanelProps) {
  return useWideScreen() ? <SidePanel {...props} /> : <BottomSheet {...props} />;
}

function SidePanel({ id, quotes, position, onOpen, onClose }: FojaPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const openedFrom = useRef<Element | null>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    openedFrom.current = document.activeElement;
    panel.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      // A dialog or menu on top closes first; the preview of a number goes together with the foja. Asked before those
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
      aria-label="Foja"
      className="flex w-[400px] shrink-0 animate-slide-in flex-col border-l border-line bg-paper outline-none"
    >
      <div className="flex h-14 shrink-0 items-center justify-between border-b border-line bg-surface pr-2 pl-5">
        <h2 className="text-sm font-semibold">Foja</h2>
        <button type="button" aria-label="Cerrar la foja" onClick={onClose} className={closeLook}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <ScrollRegion key={id} label="Texto de la foja" className="min-h-0 flex-1 overflow-y-auto">
        <FojaContent id={id} quotes={quotes} position={position} onOpen={onOpen} />
      </ScrollRegion>
    </aside>
  );
}

function BottomSheet({ id, quotes, position, onOpen, onClose }: FojaPanelProps) {
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
            <Dialog.Title className="text-sm font-semibold">Foja</Dialog.Title>
            <Dialog.Close aria-label="Cerrar la foja" className={closeLook}>
              <X size={18} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <ScrollRegion key={id} label="Texto de la foja" className="min-h-0 flex-1 overflow-y-auto">
            <FojaContent id={id} quotes={quotes} position={position} onOpen={onOpen} />
          </ScrollRegion>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
