import type { EditorDocumentSummary } from '@foja/contracts/editor';
import { Link } from '@tanstack/react-router';
import { CopyPlus, EllipsisVertical, FileText, PencilLine, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Menu } from '../../design-system/menu.tsx';
import { MarkedWords } from '../../gazette/marked-words.tsx';
import { formatMoment } from '../../platform/dates.ts';
import { wordsText } from '../counts.ts';
import { RenameEditorDocument } from './rename-document.tsx';

interface DocumentRowProps {
  email: string;
  document: EditorDocumentSummary;
  /** Folded words to mark. */
  words: readonly string[];
  onDuplicate: () => void;
  onDelete: () => void;
}

/** One document: its title, how it begins, when it changed, and what can be done with it. */
export function DocumentRow({ email, document, words, onDuplicate, onDelete }: DocumentRowProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const title = useRef<HTMLAnchorElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) title.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  return (
    <div className="flex items-start gap-1 py-3.5 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        {isRenaming ? (
          <RenameEditorDocument email={email} document={document} onEnd={() => setIsRenaming(false)} />
        ) : (
          <Link
            ref={title}
            data-document-title
            to="/dashboard/redaccion/$id"
            params={{ id: document.id }}
            preload={false}
            className="inline-flex max-w-full items-start gap-2 rounded-sm text-sm font-medium text-ink hover:text-primary-ink hover:underline"
          >
            <FileText size={17} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-muted" />
            <span className="wrap-anywhere">
              <MarkedWords text={document.title} words={words} />
            </span>
          </Link>
        )}
        <p className="figures mt-0.5 text-xs text-ink-muted">
          {wordsText(document.words)} · Modificado el {formatMoment(document.updatedAt)}
        </p>
        {document.excerpt !== '' && (
          <p className="mt-1.5 line-clamp-2 font-serif text-[0.9375rem] leading-relaxed text-pretty text-ink-soft">
            <MarkedWords text={document.excerpt} words={words} />
          </p>
        )}
      </div>
      {!isRenaming && (
        <Menu
          align="end"
          trigger={
            <button
              type="button"
              aria-label={`Acciones de ${document.title}`}
              className="inline-flex size-9 shrink-0 items-center justify-center rounded-field text-ink-muted hover:bg-sunken hover:text-ink"
            >
              <EllipsisVertical size={18} aria-hidden="true" />
            </button>
          }
          options={[
            {
              id: 'rename',
              label: 'Cambiar el título',
              icon: <PencilLine size={16} aria-hidden="true" />,
              action: () => setIsRenaming(true),
            },
            {
              id: 'duplicate',
              label: 'Duplicar',
              icon: <CopyPlus size={16} aria-hidden="true" />,
              action: onDuplicate,
            },
            {
              id: 'delete',
              label: 'Eliminar',
              icon: <Trash2 size={16} aria-hidden="true" />,
              danger: true,
              divider: true,
              action: onDelete,
            },
          ]}
        />
      )}
    </div>
  );
}
