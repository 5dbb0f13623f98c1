import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { Button } from '../design-system/button.tsx';
import { failureText } from './document-texts.ts';
import {
  changeDocuments,
  deleteDocument,
  documentsQuery,
  refreshDocuments,
  restoreDocument,
} from './documents-queries.ts';
import { downloadDocument } from './download-document.ts';
import { useRemoval } from './listing/use-removal.ts';

/** What somebody who left the plan still keeps: theirs to take out and to delete. Nothing where there is nothing. */
export function KeptDocuments({ email }: { email: string }) {
  const client = useQueryClient();
  const { data } = useQuery(documentsQuery(email));
  const { list, remove } = useRemoval({
    documents: data?.documents ?? [],
    nameOf: ({ fileName }) => fileName,
    remove: ({ fileId }) => deleteDocument(fileId),
    restore: ({ fileId }) => restoreDocument(fileId),
    forget: (document) => changeDocuments(client, email, (all) => all.filter((one) => one.fileId !== document.fileId)),
    refresh: () => refreshDocuments(client, email),
    failureText,
  });
  if (!data || data.total === 0) return null;

  return (
    <section aria-labelledby="kept-documents" className="mt-8 border-t border-paper-line pt-6">
      <h2 id="kept-documents" className="font-medium">
        Tus documentos guardados
      </h2>
      <p className="mt-1 text-sm text-paper-muted text-pretty">
        Siguen siendo tuyos: podés descargarlos y eliminarlos cuando quieras.
      </p>
      <ul ref={list} className="mt-3 grid gap-2">
        {data.documents.map((document) => (
          <li key={document.fileId} className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 flex-1 basis-40 truncate text-sm">{document.fileName}</span>
            <Button
              data-document-name
              aria-label={`Descargar ${document.fileName}`}
              onClick={() => void downloadDocument(document)}
            >
              <Download size={16} aria-hidden="true" />
              Descargar
            </Button>
            <Button aria-label={`Eliminar ${document.fileName}`} onClick={() => void remove(document)}>
              <Trash2 size={16} aria-hidden="true" />
              Eliminar
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
