import type { VaultDocument } from '@foja/contracts/documents';
import {
  Download,
  EllipsisVertical,
  FileText,
  MessageCircleQuestionMark,
  PencilLine,
  ScrollText,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Checkbox } from '../design-system/checkbox.tsx';
import { Menu } from '../design-system/menu.tsx';
import { MarkedWords } from '../gazette/marked-words.tsx';
import { formatMoment } from '../platform/dates.ts';
import { formatBytes, hasText, kindNames, pagesText } from './document-texts.ts';
import { downloadDocument } from './download-document.ts';
import { RenameDocument } from './rename-document.tsx';

interface DocumentRowProps {
  email: string;
  document: VaultDocument;
  /** Folded words to mark. */
  words: readonly string[];
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onAsk: () => void;
  onOpenText: () => void;
  onDelete: () => void;
}

const withoutText = 'No tiene texto.';

/** One document: what it is, what it says, and what can be done with it. */
export function DocumentRow(props: DocumentRowProps) {
  const { email, document, words, isChosen, onChoose, onOpenText } = props;
  const [isRenaming, setIsRenaming] = useState(false);
  const name = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) name.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  const facts = [
    kindNames[document.kind],
    document.pages !== null && pagesText(document.pages),
    formatBytes(document.fileSize),
    formatMoment(document.uploadedAt),
  ].filter(Boolean);

  return (
    <div className="flex items-start gap-1 py-3.5 pr-2 pl-4">
      <Checkbox
        className="shrink-0 pt-0.5"
        label={<span className="sr-only">Elegir {document.fileName}</span>}
        checked={isChosen}
        disabled={!hasText(document)}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className="min-w-0 flex-1">
        {isRenaming ? (
          <RenameDocument email={email} document={document} onEnd={() => setIsRenaming(false)} />
        ) : (
          <button
            ref={name}
            type="button"
            data-document-name
            onClick={onOpenText}
            className="flex max-w-full items-start gap-2 rounded-sm text-left text-sm font-medium text-ink hover:text-primary-ink hover:underline"
          >
            <FileText size={17} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-muted" />
            <span className="wrap-anywhere">
              <MarkedWords text={document.fileName} words={words} />
            </span>
          </button>
        )}
        <p className="figures mt-0.5 text-xs text-ink-muted">{facts.join(' · ')}</p>
        {document.summary !== '' && (
          <p className="mt-1.5 line-clamp-3 font-serif text-[0.9375rem] leading-relaxed text-pretty text-ink-soft sm:line-clamp-2">
            <MarkedWords text={document.summary} words={words} />
          </p>
        )}
        {document.notice && (
          <p className="mt-1.5 flex items-start gap-1.5 text-sm text-warning">
            <TriangleAlert size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
            {document.notice}
          </p>
        )}
      </div>
      {!isRenaming && <RowMenu {...props} onRename={() => setIsRenaming(true)} />}
    </div>
  );
}

function RowMenu({ document, onAsk, onOpenText, onDelete, onRename }: DocumentRowProps & { onRename: () => void }) {
  const noText = hasText(document) ? {} : { reason: withoutText };
  const icon = (Icon: typeof Trash2) => <Icon size={16} aria-hidden="true" className="shrink-0" />;
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`Acciones de ${document.fileName}`}
          className="inline-flex size-9 shrink-0 items-center justify-center rounded-field text-ink-muted hover:bg-sunken hover:text-ink"
        >
          <EllipsisVertical size={18} aria-hidden="true" />
        </button>
      }
      options={[
        {
          id: 'ask',
          label: 'Preguntar sobre este documento',
          icon: icon(MessageCircleQuestionMark),
          action: onAsk,
          ...noText,
        },
        { id: 'text', label: 'Ver el texto', icon: icon(ScrollText), action: onOpenText, ...noText },
        { id: 'download', label: 'Descargar', icon: icon(Download), action: () => void downloadDocument(document) },
        { id: 'rename', label: 'Cambiar el nombre', icon: icon(PencilLine), action: onRename },
        { id: 'delete', label: 'Eliminar', icon: icon(Trash2), danger: true, divider: true, action: onDelete },
      ]}
    />
  );
}
