import { Check, Pencil, Plus, Search, Trash2, X } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { classNames } from '../design-system/class-names.ts';
import { EmptyState } from '../design-system/empty-state.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { notify } from '../design-system/toast.ts';
import type { Conversation } from './conversation.ts';
import { type ConversationStore, searchConversations, useConversations } from './conversation-store.ts';

interface ConversationListProps {
  store: ConversationStore;
  activeId: string | null;
  onOpen: (id: string | null) => void;
}

/** Time to change one's mind about a deletion. */
const undoMs = 8_000;

/** The conversations kept in this browser: new, search, rename, delete with undo. */
export function ConversationList({ store, activeId, onOpen }: ConversationListProps) {
  const searchId = useId();
  const conversations = useConversations(store);
  const [query, setQuery] = useState('');
  const found = searchConversations(conversations, useDeferredValue(query));

  function remove(conversation: Conversation): void {
    const undo = store.remove(conversation.id);
    if (conversation.id === activeId) onOpen(null);
    void notify('Conversación eliminada.', {
      durationMs: undoMs,
      action: {
        label: 'Deshacer',
        run: () => {
          undo();
          if (conversation.id === activeId) onOpen(conversation.id);
        },
      },
    });
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-2 p-3">
        <button
          type="button"
          onClick={() => onOpen(null)}
          className="inline-flex h-10 items-center gap-2 rounded-field border border-line bg-surface px-3 text-sm font-medium hover:border-line-strong"
        >
          <Plus size={16} aria-hidden="true" />
          Nueva conversación
        </button>
        {conversations.length > 0 && (
          <div className="relative">
            <label htmlFor={searchId} className="sr-only">
              Buscar en las conversaciones
            </label>
            <Search
              size={15}
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-muted"
            />
            <input
              id={searchId}
              type="search"
              value={query}
              placeholder="Buscar"
              onChange={(event) => setQuery(event.target.value)}
              className="h-9 w-full rounded-field border border-transparent bg-sunken pr-3 pl-9 text-sm placeholder:text-ink-muted focus:border-primary"
            />
          </div>
        )}
      </div>
      <nav aria-label="Conversaciones" className="min-h-0 flex-1 overflow-y-auto px-2 pb-3">
        {conversations.length === 0 && (
          <EmptyState title="Sin conversaciones todavía">Se guardan solo en este navegador.</EmptyState>
        )}
        {conversations.length > 0 && found.length === 0 && <EmptyState title="Ninguna conversación coincide" />}
        <ul className="grid grid-cols-1 gap-0.5">
          {found.map((conversation) => (
            <ConversationItem
              key={conversation.id}
              conversation={conversation}
              active={conversation.id === activeId}
              onOpen={() => onOpen(conversation.id)}
              onRename={(title) => store.rename(conversation.id, title)}
              onRemove={() => remove(conversation)}
            />
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface ItemProps {
  conversation: Conversation;
  active: boolean;
  onOpen: () => void;
  onRename: (title: string) => void;
  onRemove: () => void;
}

function ConversationItem({ conversation, active, onOpen, onRename, onRemove }: ItemProps) {
  const [renaming, setRenaming] = useState(false);
  if (renaming) {
    return (
      <li>
        <RenameForm
          title={conversation.title}
          onDone={(title) => {
            if (title) onRename(title);
            setRenaming(false);
          }}
        />
      </li>
    );
  }
  return (
    <li
      className={classNames(
        'group/item flex items-center rounded-field pr-1',
        active ? 'bg-primary-wash' : 'hover:bg-sunken',
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        aria-current={active ? 'page' : undefined}
        title={conversation.title}
        className={classNames(
          'min-w-0 flex-1 truncate rounded-field px-3 py-2 text-left text-sm',
          active ? 'font-medium text-ink' : 'text-ink-soft',
        )}
      >
        {conversation.title}
      </button>
      <span className="hidden group-focus-within/item:flex group-hover/item:flex [@media(hover:none)]:flex">
        <IconButton
          size="small"
          label={`Renombrar ${conversation.title}`}
          icon={<Pencil size={14} aria-hidden="true" />}
          onClick={() => setRenaming(true)}
        />
        <IconButton
          size="small"
          label={`Eliminar ${conversation.title}`}
          icon={<Trash2 size={14} aria-hidden="true" />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

function RenameForm({ title, onDone }: { title: string; onDone: (title: string | null) => void }) {
  const [text, setText] = useState(title);
  return (
    <form
      className="flex items-center gap-1 py-0.5 pr-1"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(text.trim() || null);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onDone(null);
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that had the focus
        autoFocus
        aria-label="Nombre de la conversación"
        value={text}
        maxLength={120}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        className="h-9 min-w-0 flex-1 rounded-field border border-primary bg-surface px-2 text-sm"
      />
      <IconButton size="small" type="submit" label="Guardar" icon={<Check size={15} aria-hidden="true" />} />
      <IconButton
        size="small"
        label="Cancelar"
        icon={<X size={15} aria-hidden="true" />}
        onClick={() => onDone(null)}
      />
    </form>
  );
}
