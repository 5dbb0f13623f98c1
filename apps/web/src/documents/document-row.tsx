import type { VaultDocument } from '@foja/contracts/documents';
import { Download, MessageCircleQuestionMark, PencilLine, ScrollText, Trash2, TriangleAlert } from 'lucide-react';
import { Checkbox } from '../design-system/checkbox.tsx';
import { MarkedWords } from '../gazette/marked-words.tsx';
import { formatMoment } from '../platform/dates.ts';
import { formatBytes } from '../platform/format-bytes.ts';
import { hasText, kindNames, pagesText } from './document-texts.ts';
import { downloadDocument } from './download-document.ts';
import { DocumentName, documentNameClasses } from './listing/document-name.tsx';
import { RowMenu } from './listing/row-menu.tsx';
import { useRenaming } from './listing/use-renaming.ts';
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
  const { name, isRenaming, setIsRenaming } = useRenaming<HTMLButtonElement>();

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
          <button ref={name} type="button" data-document-name onClick={onOpenText} className={documentNameClasses}>
            <DocumentName name={document.fileName} words={words} />
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
      {!isRenaming && <DocumentMenu {...props} onRename={() => setIsRenaming(true)} />}
    </div>
  );
}

function DocumentMenu({
  document,
  onAsk,
  onOpenText,
  onDelete,
  onRename,
}: DocumentRowProps & { onRename: () => void }) {
  const noText = hasText(document) ? {} : { reason: withoutText };
  const icon = (Icon: typeof Trash2) => <Icon size={16} aria-hidden="true" className="shrink-0" />;
  return (
    <RowMenu
      name={document.fileName}
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
