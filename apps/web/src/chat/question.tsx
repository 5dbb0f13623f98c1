import { ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import type { UserMessage } from './conversation.ts';

/** The person's own message: a plain bubble at the right, and what was sent of it on request. */
export function Question({ message }: { message: UserMessage }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div data-question className="flex flex-col items-end">
      <p className="max-w-[85%] rounded-card rounded-br-sm bg-primary-wash px-4 py-2.5 text-base break-words whitespace-pre-wrap">
        <span className="sr-only">Tu consulta: </span>
        {message.content}
      </p>
      {message.replacements > 0 && message.sent !== null && (
        <>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="mt-1 inline-flex items-center gap-1 rounded-sm py-0.5 text-xs text-ink-muted hover:text-ink"
          >
            <ShieldCheck size={12} aria-hidden="true" />
            {message.replacements === 1 ? '1 dato reemplazado' : `${message.replacements} datos reemplazados`}
          </button>
          {open && (
            <div id={id} className="mt-1 max-w-[85%] rounded-card border border-line bg-surface px-4 py-2.5 text-sm">
              <p className="break-words whitespace-pre-wrap text-ink-soft">{message.sent}</p>
              {message.notice && <p className="mt-2 text-xs text-ink-muted">{message.notice}</p>}
            </div>
          )}
        </>
      )}
    </div>
  );
}
