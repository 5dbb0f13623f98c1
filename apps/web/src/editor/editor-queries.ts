import type {
  CheckEditorCitationsRequest,
  CheckEditorCitationsResponse,
  CreateEditorDocumentRequest,
  DeletedEditorDocument,
  EditorDocument,
  EditorDocumentSummary,
  EditorDocumentsResponse,
  EditorVersion,
  EditorVersionSummary,
  EditorVersionsResponse,
  KeepEditorVersionRequest,
  RenameEditorDocumentRequest,
  RestoreEditorVersionRequest,
  SavedEditorDocument,
  SaveEditorDocumentRequest,
} from '@foja/contracts/editor';
import type { EditorContent } from '@foja/contracts/editor/content';
import { routes } from '@foja/contracts/routes';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { CallFailed, callJson } from '../platform/http.ts';

const listsOf = (email: string) => ['editor', email, 'list'] as const;
const documentKey = (email: string, id: string) => ['editor', email, 'document', id] as const;
const versionsKey = (email: string, id: string) => ['editor', email, 'versions', id] as const;

/** A long document on a slow line. */
const saveTimeoutMs = 30_000;

/** GET /api/editor/documents: the account's documents that hold these words; all without them. */
export const editorDocumentsQuery = (email: string, search = '') =>
  queryOptions({
    queryKey: [...listsOf(email), search],
    queryFn: ({ signal }) =>
      callJson<EditorDocumentsResponse>(
        search === '' ? routes.editorDocuments : `${routes.editorDocuments}?${new URLSearchParams({ search })}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** GET /api/editor/documents/:id. Read anew each time that it is opened: another tab may have changed it. */
export const editorDocumentQuery = (email: string, id: string) =>
  queryOptions({
    queryKey: documentKey(email, id),
    queryFn: ({ signal }) => callJson<EditorDocument>(routes.editorDocument(id), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: (failures, error) => failures < 1 && !(error instanceof CallFailed && error.status === 404),
  });

/** The same call, for what another tab has saved meanwhile; the document that is open is not touched. */
export const otherTextQuery = (email: string, id: string) =>
  queryOptions({
    queryKey: ['editor', email, 'other', id],
    queryFn: ({ signal }) => callJson<EditorDocument>(routes.editorDocument(id), { signal }),
    gcTime: 0,
    retry: false,
  });

/** GET /api/editor/documents/:id/versions */
export const editorVersionsQuery = (email: string, id: string) =>
  queryOptions({
    queryKey: versionsKey(email, id),
    queryFn: ({ signal }) => callJson<EditorVersionsResponse>(routes.editorVersions(id), { signal }),
    gcTime: 0,
    retry: false,
  });

/** GET /api/editor/documents/:id/versions/:versionId; a version never changes. */
export const editorVersionQuery = (email: string, id: string, versionId: string) =>
  queryOptions({
    queryKey: ['editor', email, 'version', id, versionId],
    queryFn: ({ signal }) => callJson<EditorVersion>(routes.editorVersion(id, versionId), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Reads the lists again: a document came, went or changed. */
export function refreshEditorDocuments(client: QueryClient, email: string): Promise<void> {
  return client.invalidateQueries({ queryKey: listsOf(email) });
}

/** Changes the documents of every list that was read, until the server's own are. */
export function changeEditorDocuments(
  client: QueryClient,
  email: string,
  change: (documents: EditorDocumentSummary[]) => EditorDocumentSummary[],
): void {
  client.setQueriesData<EditorDocumentsResponse>({ queryKey: listsOf(email) }, (read) => {
    if (!read) return read;
    const documents = change(read.documents);
    return { ...read, documents, total: read.total + documents.length - read.documents.length };
  });
}

/** @throws {CallFailed} 409 or 413 where no more documents fit, 422 where the content is none. */
export function createEditorDocument(body: CreateEditorDocumentRequest): Promise<EditorDocument> {
  return callJson<EditorDocument>(routes.editorDocuments, { method: 'POST', body, timeoutMs: saveTimeoutMs });
}

/** @throws {CallFailed} 409 where the server holds another revision; its `details` tell which. */
export function saveEditorDocument(id: string, revision: number, content: EditorContent): Promise<SavedEditorDocument> {
  return callJson<SavedEditorDocument>(routes.editorDocument(id), {
    method: 'PUT',
    body: { revision, content } satisfies SaveEditorDocumentRequest,
    timeoutMs: saveTimeoutMs,
  });
}

/** @throws {CallFailed} 404 where the document is gone. */
export function renameEditorDocument(id: string, title: string): Promise<EditorDocumentSummary> {
  return callJson<EditorDocumentSummary>(routes.editorDocument(id), {
    method: 'PATCH',
    body: { title } satisfies RenameEditorDocumentRequest,
  });
}

export function duplicateEditorDocument(id: string): Promise<EditorDocument> {
  return callJson<EditorDocument>(routes.editorDocumentDuplicate(id), { method: 'POST' });
}

export function deleteEditorDocument(id: string): Promise<DeletedEditorDocument> {
  return callJson<DeletedEditorDocument>(routes.editorDocument(id), { method: 'DELETE' });
}

/** @throws {CallFailed} 404 once the time to undo has passed. */
export function undeleteEditorDocument(id: string): Promise<EditorDocument> {
  return callJson<EditorDocument>(routes.editorDocumentUndelete(id), { method: 'POST' });
}

/** Keeps what the server holds now as a version. */
export function keepEditorVersion(
  id: string,
  reason: NonNullable<KeepEditorVersionRequest['reason']>,
): Promise<EditorVersionSummary> {
  return callJson<EditorVersionSummary>(routes.editorVersions(id), {
    method: 'POST',
    body: { reason } satisfies KeepEditorVersionRequest,
  });
}

/** @throws {CallFailed} 409 where the server holds another revision. */
export function restoreEditorVersion(id: string, versionId: string, revision: number): Promise<EditorDocument> {
  return callJson<EditorDocument>(routes.editorVersionRestore(id, versionId), {
    method: 'POST',
    body: { revision } satisfies RestoreEditorVersionRequest,
  });
}

/** POST /api/editor/check-citations: whether what is cited still stands as it did. */
export function checkEditorCitations(
  citations: CheckEditorCitationsRequest['citations'],
): Promise<CheckEditorCitationsResponse> {
  return callJson<CheckEditorCitationsResponse>(routes.editorCheckCitations, {
    method: 'POST',
    body: { citations } satisfies CheckEditorCitationsRequest,
  });
}
