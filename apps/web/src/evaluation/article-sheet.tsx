import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { ScrollRegion } from '../design-system/scroll-region.tsx';
import { useReturnFocus } from '../design-system/use-return-focus.ts';
import { FojaContent } from '../sources/foja-content.tsx';

interface ArticleSheetProps {
  id: string;
  /** Words of the article that the evaluation uses, marked in its text. */
  quotes: readonly string[];
  onClose: () => void;
}

/** A foja over the details of an evaluation: at the right, or from below on a phone. Closing it leads back to them. */
export function ArticleSheet({ id, quotes, onClose }: ArticleSheetProps) {
  const returnFocus = useReturnFocus(true);
  const [shown, setShown] = useState(id);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        {/* Lighter than a veil alone: the dialog below has one already. */}
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-veil opacity-50" />
        <Dialog.Content
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] animate-rise flex-col overflow-hidden rounded-t-card border-t border-line bg-paper shadow-raised sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-[440px] sm:animate-slide-in sm:rounded-none sm:border-t-0 sm:border-l"
        >
          <div className="flex h-14 shrink-0 items-center justify-between border-b border-line bg-surface pr-2 pl-5">
            <Dialog.Title className="text-sm font-semibold">Foja</Dialog.Title>
            <Dialog.Close
              aria-label="Cerrar la foja"
              className="inline-flex size-9 items-center justify-center rounded-field text-ink-muted hover:bg-sunken hover:text-ink"
            >
              <X size={18} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <ScrollRegion key={shown} label="Texto de la foja" className="min-h-0 flex-1 overflow-y-auto">
            <FojaContent id={shown} quotes={shown === id ? quotes : []} position={null} onOpen={setShown} />
          </ScrollRegion>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
