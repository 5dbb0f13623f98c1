import type { VaultDocument } from '@foja/contracts/documents';
import { useQueryClient } from '@tanstack/react-query';
import { MessageCircleQuestionMark, X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Button } from '../design-system/button.tsx';
import { classNames } from '../design-system/class-names.ts';
import { IconButton } from '../design-system/icon-button.tsx';
import { notify } from '../design-system/toast.ts';
import { foldWords } from '../gazette/fold-text.ts';
import { DocumentRow } from './document-row.tsx';
import { failureText } from './document-texts.ts';
import { changeDocuments, deleteDocument, refreshDocuments, restoreDocument } from './documents-queries.ts';

interface DocumentListProps {
  email: string;
  documents: readonly VaultDocument[];
  /** What was searched for, marked in names and summaries. */
  words: string;
  /** Another search is on its way. */
  isOutdated: boolean;
  chosen: readonly string[];
  onChosen: (fileIds: readonly string[]) => void;
  onAsk: (fileIds: readonly string[]) => void;
  onOpenText: (document: VaultDocument) => void;
}

/** Time to take a deletion back from the notice; the server keeps the file somewhat longer. */
const undoNoticeMs = 12_000;

/** The documents that are kept; some can be chosen, to ask about them alone. */
export function DocumentList({
  email,
  documents,
  words,
  isOutdated,
  chosen,
  onChosen,
  onAsk,
  onOpenText,
}: DocumentListProps) {
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const folded = useMemo(() => foldWords(words), [words]);

  async function remove(document: VaultDocument): Promise<void> {
    const index = documents.indexOf(document);
    try {
      await deleteDocument(document.fileId);
    } catch (failure) {
      void notify(failureText(failure, `No se pudo eliminar «${document.fileName}».`), { kind: 'error' });
      void refreshDocuments(client, email);
      return;
    }
    onChosen(chosen.filter((id) => id !== document.fileId));
    changeDocuments(client, email, (all) => all.filter(({ fileId }) => fileId !== document.fileId));
    void refreshDocuments(client, email);
    focusRow(index);
    void notify(`«${document.fileName}» se eliminó.`, {
      durationMs: undoNoticeMs,
      action: { label: 'Deshacer', run: () => void restore(document) },
    });
  }

  async function restore(document: VaultDocument): Promise<void> {
    try {
      await restoreDocument(document.fileId);
    } catch (failure) {
      void notify(failureText(failure, `No se pudo recuperar «${document.fileName}».`), { kind: 'error' });
    }
    await refreshDocuments(client, email);
  }

  /** The row that has taken the place of one that went, so that the keyboard does not start again at the top. */
  function focusRow(index: number): void {
    requestAnimationFrame(() => {
      if (window.document.activeElement !== window.document.body) return;
      const names = list.current?.querySelectorAll<HTMLElement>('[data-document-name]') ?? [];
      names[Math.min(index, names.length - 1)]?.focus();
    });
  }

  return (
    <>
      {chosen.length > 0 && (
        <div
          role="status"
          className="sticky top-2 z-10 flex flex-wrap items-center justify-between gap-2 rounded-card border border-line bg-surface py-2 pr-2 pl-4 shadow-raised"
        >
          <span className="figures text-sm font-medium">
            {chosen.length === 1 ? '1 documento elegido' : `${chosen.length} documentos elegidos`}
          </span>
          <span className="flex items-center gap-1">
            <Button size="small" onClick={() => onAsk(chosen)}>
              <MessageCircleQuestionMark size={16} aria-hidden="true" />
              {chosen.length === 1 ? 'Preguntar sobre este' : 'Preguntar sobre estos'}
            </Button>
            <IconButton
              size="small"
              label="Quitar la elección"
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => onChosen([])}
            />
          </span>
        </div>
      )}
      <ul
        ref={list}
        aria-label="Documentos"
        aria-busy={isOutdated || undefined}
        className={classNames(
          'divide-y divide-line rounded-card border border-line bg-surface transition-opacity duration-150',
          isOutdated && 'opacity-60',
        )}
      >
        {documents.map((document) => (
          <li key={document.fileId}>
            <DocumentRow
              email={email}
              document={document}
              words={folded}
              isChosen={chosen.includes(document.fileId)}
              onChoose={(isChosen) =>
                onChosen(isChosen ? [...chosen, document.fileId] : chosen.filter((id) => id !== document.fileId))
              }
              onAsk={() => onAsk([document.fileId])}
              onOpenText={() => onOpenText(document)}
              onDelete={() => void remove(document)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
