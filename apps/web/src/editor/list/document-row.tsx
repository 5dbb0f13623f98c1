import type { EditorDocumentSummary } from '@foja/contracts/editor';
import { Link } from '@tanstack/react-router';
import { CopyPlus, PencilLine, Trash2 } from 'lucide-react';
import { DocumentName, documentNameClasses } from '../../documents/listing/document-name.tsx';
import { RowMenu } from '../../documents/listing/row-menu.tsx';
import { useRenaming } from '../../documents/listing/use-renaming.ts';
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
  const { name, isRenaming, setIsRenaming } = useRenaming<HTMLAnchorElement>();

  return (
    <div className="flex items-start gap-1 py-3.5 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        {isRenaming ? (
          <RenameEditorDocument email={email} document={document} onEnd={() => setIsRenaming(false)} />
        ) : (
          <Link
            ref={name}
            data-document-name
            to="/dashboard/redaccion/$id"
            params={{ id: document.id }}
            preload={false}
            className={documentNameClasses}
          >
            <DocumentName name={document.title} words={words} />
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
        <RowMenu
          name={document.title}
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
