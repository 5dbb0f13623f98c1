import { lazy, Suspense } from 'react';
import { ConversationList } from './conversation-list.tsx';
import type { ConversationStore } from './conversation-store.ts';

interface PanelProps {
  store: ConversationStore;
  activeId: string | null;
  onOpen: (id: string | null) => void;
}

const Drawer = lazy(() => import('../design-system/drawer.tsx'));

/** Beside the chat on a wide screen. */
export function ConversationSidebar(props: PanelProps) {
  return (
    <aside aria-label="Historial" className="flex w-[264px] shrink-0 flex-col border-r border-line bg-sunken/40">
      <ConversationList {...props} />
    </aside>
  );
}

/** Over the chat on a narrow one. */
export function ConversationDrawer({ onClose, ...props }: PanelProps & { onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Drawer title="Conversaciones" onClose={onClose}>
        <ConversationList {...props} />
      </Drawer>
    </Suspense>
  );
}
