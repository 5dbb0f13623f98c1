import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnFocus } from './use-return-focus.ts';

interface DrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the left edge, for narrow screens. */
export default function Drawer({ title, onClose, children }: DrawerProps) {
  const returnFocus = useReturnFocus(true);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Dialog.Content
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(20rem,88vw)] animate-appear flex-col border-r border-line bg-ground shadow-raised"
        >
          <div className="flex h-14 shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
            <Dialog.Title className="text-sm font-semibold">{title}</Dialog.Title>
            <Dialog.Close
              aria-label="Cerrar"
              className="inline-flex size-9 items-center justify-center rounded-field text-ink-muted hover:bg-sunken"
            >
              <X size={18} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
