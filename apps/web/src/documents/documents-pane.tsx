import type { VaultDocument } from '@foja/contracts/documents';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../design-system/class-names.ts';
import { EmptyState } from '../design-system/empty-state.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { takeHandedFile } from '../platform/handed-file.ts';
import { useDebounced } from '../platform/use-debounced.ts';
import { DocumentList } from './document-list.tsx';
import { failureText } from './document-texts.ts';
import { documentsQuery } from './documents-queries.ts';
import { DropArea } from './drop-area.tsx';
import { EmptyVault } from './empty-vault.tsx';
import { FilePicker } from './file-picker.tsx';
import { JobsUnderWay } from './jobs-under-way.tsx';
import { DocumentsLoading } from './listing/documents-loading.tsx';
import { DocumentsSearch } from './listing/documents-search.tsx';
import { UploadList } from './upload-list.tsx';
import { isUnderWay, uploadQueueOf, useUploads } from './upload-queue.ts';

interface DocumentsPaneProps {
  email: string;
  chosen: readonly string[];
  onChosen: (fileIds: readonly string[]) => void;
  onAsk: (fileIds: readonly string[]) => void;
  onOpenText: (document: VaultDocument) => void;
}

const searchDelayMs = 250;

/** The files: a place to drop them, those on their way, and those that are kept, with a search. */
export function DocumentsPane({ email, chosen, onChosen, onAsk, onOpenText }: DocumentsPaneProps) {
  const client = useQueryClient();
  const queue = uploadQueueOf(email);
  const uploads = useUploads(queue);
  const [words, setWords] = useState('');
  const search = useDebounced(words.trim(), searchDelayMs);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(documentsQuery(email, search));
  const upload = (files: File[]) => queue.add(client, files);
  const latestUpload = useRef(upload);
  latestUpload.current = upload;
  useEffect(() => {
    const timer = setTimeout(() => {
      const file = takeHandedFile();
      if (file) latestUpload.current([file]);
    });
    return () => clearTimeout(timer);
  }, []);
  useLeaveWarning(uploads.some(isUnderWay));

  if (isPending) return <DocumentsLoading head="h-18 w-full" />;
  if (error) {
    return (
      <LoadFailure
        title="No se pudieron leer tus documentos."
        reason={failureText(error, 'El servidor no respondió como se esperaba.')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const { documents, total } = data;
  const isEmpty = total === 0 && search === '';
  return (
    <DropArea onFiles={upload}>
      {(over) => (
        <div className="grid grid-cols-1 gap-5">
          {isEmpty && uploads.length === 0 ? (
            <EmptyVault over={over} onFiles={upload} />
          ) : (
            <div
              className={classNames(
                'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-dashed p-4',
                over ? 'border-primary-ink bg-primary-wash' : 'border-line-strong',
              )}
            >
              <p className="min-w-0 flex-1 basis-60 text-sm text-pretty text-ink-muted">
                Soltá archivos en esta página. PDF, DOCX o TXT de hasta 20 MB; cada uno descuenta un uso.
              </p>
              <FilePicker onFiles={upload} keepsFocus={uploads.length > 0} />
            </div>
          )}
          <UploadList uploads={uploads} queue={queue} />
          <JobsUnderWay email={email} uploads={uploads} />
          {!isEmpty && (
            <>
              <DocumentsSearch
                words={words}
                onWords={setWords}
                total={total}
                found={search === '' ? null : documents.length}
              />
              {documents.length === 0 ? (
                <EmptyState title="Ningún documento tiene esas palabras.">
                  Se buscan en el nombre, el resumen y el texto. Probá con menos palabras.
                </EmptyState>
              ) : (
                <DocumentList
                  email={email}
                  documents={documents}
                  words={search}
                  isOutdated={isPlaceholderData}
                  chosen={chosen}
                  onChosen={onChosen}
                  onAsk={onAsk}
                  onOpenText={onOpenText}
                />
              )}
            </>
          )}
        </div>
      )}
    </DropArea>
  );
}

/** Asks before the window closes over files that are on their way. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
