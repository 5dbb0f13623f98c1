import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ScrollRegion } from './scroll-region.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
}

/** A modal dialog: traps focus, gives it back, closes on Escape and outside; on a phone it rises from the bottom. */
export function Dialog({ open, onClose, title, description, children, footer, wide }: DialogProps) {
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Radix.Content
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise flex-col rounded-t-card border border-line bg-surface shadow-raised',
            'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[86dvh] sm:w-[calc(100%-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card',
            wide ? 'sm:max-w-2xl' : 'sm:max-w-lg',
          )}
        >
          <header className="flex items-start gap-4 px-5 pt-5 pb-3">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-lg font-semibold tracking-tight text-ink">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-ink-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Cerrar"
              className="-mt-1 -mr-1 inline-flex size-9 shrink-0 items-center justify-center rounded-field text-ink-muted hover:bg-sunken hover:text-ink"
            >
              <X size={18} aria-hidden="true" />
            </Radix.Close>
          </header>
          <ScrollRegion label="Contenido" className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">
            {children}
          </ScrollRegion>
          {footer && (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
