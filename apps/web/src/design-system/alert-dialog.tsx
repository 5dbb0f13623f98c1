import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonClasses } from './button.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface AlertDialogProps {
  open: boolean;
  title: string;
  description: ReactNode;
  confirm: string;
  /** The way out. */
  cancel?: string;
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function AlertDialog({
  open,
  title,
  description,
  confirm,
  cancel = 'Cancelar',
  danger,
  onConfirm,
  onClose,
}: AlertDialogProps) {
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-veil" />
        <Radix.Content
          onCloseAutoFocus={returnFocus}
          className="fixed top-1/2 left-1/2 z-50 w-[calc(100%-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 animate-appear rounded-card border border-line bg-surface p-5 shadow-raised"
        >
          <Radix.Title className="text-lg font-semibold tracking-tight">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-sm text-ink-muted">{description}</Radix.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Radix.Cancel className={buttonClasses('secondary')}>{cancel}</Radix.Cancel>
            <Radix.Action className={buttonClasses(danger ? 'danger' : 'primary')} onClick={onConfirm}>
              {confirm}
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
