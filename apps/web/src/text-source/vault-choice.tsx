import type { VaultDocument } from '@foja/contracts/documents';
import { can } from '@foja/contracts/roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileText, Vault } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { classNames } from '../design-system/class-names.ts';
import { Dialog } from '../design-system/dialog.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { failureText, hasText, kindNames, pagesText } from '../documents/document-texts.ts';
import { documentsQuery } from '../documents/documents-queries.ts';
import { DocumentsSearch } from '../documents/listing/documents-search.tsx';
import { formatMoment } from '../platform/dates.ts';
import { useSession } from '../platform/session.ts';
import { useDebounced } from '../platform/use-debounced.ts';

interface VaultChoiceProps {
  disabled: boolean;
  onChoose: (document: VaultDocument) => void;
}

const searchDelayMs = 250;
/** With this many documents the list has a search of its own. */
const searchFrom = 8;

/** Opens the account's own documents to take the text of one. Nothing for a role without the vault. */
export function VaultChoice({ disabled, onChoose }: VaultChoiceProps) {
  const session = useSession();
  const [isChoosing, setIsChoosing] = useState(false);
  const [chosen, setChosen] = useState<VaultDocument | null>(null);
  useEffect(() => {
    if (!chosen) return;
    // The dialog gives the focus back in a turn of its own; the text that comes takes it after that.
    const timer = setTimeout(() => {
      setChosen(null);
      onChoose(chosen);
    });
    return () => clearTimeout(timer);
  }, [chosen, onChoose]);
  if (!session || !can(session.user.role, 'document-vault')) return null;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" disabled={disabled} onClick={() => setIsChoosing(true)}>
        <Vault size={16} aria-hidden="true" />
        De mis documentos
      </Button>
      {isChoosing && (
        <VaultDialog
          owner={session.user.email}
          onClose={() => setIsChoosing(false)}
          onChoose={(document) => {
            setIsChoosing(false);
            setChosen(document);
          }}
        />
      )}
    </>
  );
}

interface VaultDialogProps {
  owner: string;
  onChoose: (document: VaultDocument) => void;
  onClose: () => void;
}

function VaultDialog({ owner, onChoose, onClose }: VaultDialogProps) {
  const [words, setWords] = useState('');
  const search = useDebounced(words.trim(), searchDelayMs);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(documentsQuery(owner, search));
  return (
    <Dialog
      open
      onClose={onClose}
      title="De mis documentos"
      description="El texto del documento que elijas se copia en el campo; el documento queda como está."
    >
      {isPending ? (
        <div role="status" aria-label="Cargando los documentos" className="grid gap-2 text-ink-muted">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      ) : error ? (
        <LoadFailure
          title="No se pudieron leer tus documentos."
          reason={failureText(error, 'El servidor no respondió como se esperaba.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : data.total === 0 ? (
        <EmptyState title="Todavía no hay documentos en tu bóveda.">
          <Link to="/upload" className={classNames(buttonClasses(), 'mt-3')}>
            Ir a la bóveda
          </Link>
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-3">
          {data.total >= searchFrom && (
            <DocumentsSearch
              words={words}
              onWords={setWords}
              total={data.total}
              found={search === '' ? null : data.documents.length}
            />
          )}
          {data.documents.length === 0 ? (
            <EmptyState title="Ningún documento tiene esas palabras." />
          ) : (
            <ul
              aria-label="Tus documentos"
              aria-busy={isPlaceholderData}
              className={classNames('grid grid-cols-1 gap-0.5', isPlaceholderData && 'opacity-60')}
            >
              {data.documents.map((document) => (
                <li key={document.fileId}>
                  {hasText(document) ? (
                    <button
                      type="button"
                      onClick={() => onChoose(document)}
                      className="flex w-full items-start gap-3 rounded-field px-3 py-2 text-left text-ink hover:bg-sunken"
                    >
                      <DocumentFacts document={document} />
                    </button>
                  ) : (
                    <div className="flex items-start gap-3 px-3 py-2 text-ink-muted">
                      <DocumentFacts document={document} />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  );
}

function DocumentFacts({ document }: { document: VaultDocument }) {
  const { fileName, kind, pages, uploadedAt, notice } = document;
  const facts = [kindNames[kind], pages !== null && pagesText(pages), formatMoment(uploadedAt)].filter(Boolean);
  return (
    <>
      <FileText size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-muted" />
      <span className="min-w-0">
        <span className="block text-sm wrap-anywhere">{fileName}</span>
        <span className="figures block text-xs text-ink-muted">{facts.join(' · ')}</span>
        {!hasText(document) && <span className="block text-xs text-warning">No tiene texto.</span>}
        {notice && <span className="block text-xs text-ink-muted">{notice}</span>}
      </span>
    </>
  );
}
