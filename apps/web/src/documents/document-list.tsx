import type { VaultDocument } from '@foja/contracts/documents';
import { useQueryClient } from '@tanstack/react-query';
import { MessageCircleQuestionMark, X } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../design-system/button.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { foldWords } from '../gazette/fold-text.ts';
import { DocumentRow } from './document-row.tsx';
import { failureText } from './document-texts.ts';
import { changeDocuments, deleteDocument, refreshDocuments, restoreDocument } from './documents-queries.ts';
import { DocumentRows } from './listing/document-rows.tsx';
import { useRemoval } from './listing/use-removal.ts';

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
  const folded = useMemo(() => foldWords(words), [words]);

  const { list, remove } = useRemoval({
    documents,
    nameOf: ({ fileName }) => fileName,
    remove: ({ fileId }) => deleteDocument(fileId),
    restore: ({ fileId }) => restoreDocument(fileId),
    forget: (document) => {
      onChosen(chosen.filter((id) => id !== document.fileId));
      changeDocuments(client, email, (all) => all.filter(({ fileId }) => fileId !== document.fileId));
    },
    refresh: () => refreshDocuments(client, email),
    failureText,
  });

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
      <DocumentRows list={list} isOutdated={isOutdated}>
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
      </DocumentRows>
    </>
  );
}
