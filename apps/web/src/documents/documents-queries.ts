import type {
  DeletedDocument,
  DocumentsResponse,
  DocumentText,
  RenameDocumentRequest,
  VaultDocument,
} from '@foja/contracts/documents';
import { routes } from '@foja/contracts/routes';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callJson } from '../platform/http.ts';

const listsOf = (email: string) => ['documents', email, 'list'] as const;

/** GET /api/documents: the account's documents that hold these words; all without them. */
export const documentsQuery = (email: string, search = '') =>
  queryOptions({
    queryKey: [...listsOf(email), search],
    queryFn: ({ signal }) =>
      callJson<DocumentsResponse>(
        search === '' ? routes.documents : `${routes.documents}?${new URLSearchParams({ search })}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** GET /api/documents/:id/text: a document's text from its beginning, as far as the contract gives it. */
export const documentTextQuery = (email: string, id: string) =>
  queryOptions({
    queryKey: ['documents', email, 'text', id],
    queryFn: ({ signal }) => callJson<DocumentText>(routes.documentText(id), { signal }),
    // A document's text never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Reads the lists again: a document came, went or changed its name. */
export function refreshDocuments(client: QueryClient, email: string): Promise<void> {
  return client.invalidateQueries({ queryKey: listsOf(email) });
}

/** Changes the documents of every list that was read, until the server's own are. */
export function changeDocuments(
  client: QueryClient,
  email: string,
  change: (documents: VaultDocument[]) => VaultDocument[],
): void {
  client.setQueriesData<DocumentsResponse>({ queryKey: listsOf(email) }, (read) => {
    if (!read) return read;
    const documents = change(read.documents);
    return { ...read, documents, total: read.total + documents.length - read.documents.length };
  });
}

/** @throws {CallFailed} 404 where the document is gone. */
export function renameDocument(id: string, fileName: string): Promise<VaultDocument> {
  return callJson<VaultDocument>(routes.document(id), {
    method: 'PATCH',
    body: { fileName } satisfies RenameDocumentRequest,
  });
}

/** @throws {CallFailed} 404 where the document is gone. */
export function deleteDocument(id: string): Promise<DeletedDocument> {
  return callJson<DeletedDocument>(routes.document(id), { method: 'DELETE' });
}

/** @throws {CallFailed} 404 once the time to undo has passed. */
export function restoreDocument(id: string): Promise<VaultDocument> {
  return callJson<VaultDocument>(routes.documentRestore(id), { method: 'POST' });
}
