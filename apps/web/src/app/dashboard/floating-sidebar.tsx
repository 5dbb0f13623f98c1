import { Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { NavigationItem } from '../../tools/navigation-items.ts';
import { ToolNavigation } from './tool-navigation.tsx';
import type { SidebarState } from './use-sidebar.ts';

interface FloatingSidebarProps {
  items: readonly NavigationItem[];
  state: SidebarState;
}

/** The dashboard's navigation on a phone: a floating button, and the panel with a backdrop that it opens. */
export function FloatingSidebar({ items, state }: FloatingSidebarProps) {
  return (
    <Dialog.Root open={state.open} onOpenChange={state.setOpen}>
      {/* Keeps the button's place in the header, so that it floats over nothing that is read or written. */}
      <span className="w-11 shrink-0" />
      <Dialog.Trigger
        aria-label="Abrir menú"
        className="fixed top-1.5 left-3 z-30 inline-flex size-11 items-center justify-center rounded-full border border-line bg-surface text-ink shadow-raised hover:bg-sunken"
      >
        <Menu size={20} aria-hidden="true" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay data-testid="backdrop" className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(264px,84vw)] animate-appear flex-col border-r border-line bg-surface shadow-raised"
        >
          <div className="flex h-14 shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
            <Dialog.Title className="text-sm font-semibold">Herramientas</Dialog.Title>
            <Dialog.Close
              aria-label="Cerrar menú"
              className="inline-flex size-9 items-center justify-center rounded-field text-ink-muted hover:bg-sunken"
            >
              <X size={18} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <ToolNavigation items={items} state={state} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
