import type { EditorDocument, EditorDocumentSummary } from '@foja/contracts/editor';
import type { Keyring } from '../platform/keyring.ts';
import type { EditorDocumentRow } from './editor.table.ts';
import type { EditorSummaryRow } from './find-editor-document.ts';
import { openContent, openField } from './sealed-document.ts';

type SealDeps = { keyring: Keyring };

/** A row as a list shows it. */
export function presentEditorSummary(deps: SealDeps, row: EditorSummaryRow): EditorDocumentSummary {
  const owner = { accountId: row.accountId, documentId: row.id };
  return {
    id: row.id,
    title: openField(deps, owner, 'title', row.sealedTitle),
    words: row.words,
    excerpt: openField(deps, owner, 'excerpt', row.sealedExcerpt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A row as its owner opens it. */
export function presentEditorDocument(deps: SealDeps, row: EditorDocumentRow): EditorDocument {
  const owner = { accountId: row.accountId, documentId: row.id };
  return {
    ...presentEditorSummary(deps, row),
    content: openContent(deps, owner, row.sealedContent),
    revision: row.revision,
  };
}
