import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { isSealedOtherwise, resealText, type SealedStore, sealsOf } from '../platform/sealed-store.ts';
import { editorDocuments, editorVersions } from './editor.table.ts';
import { type EditorDocumentOwner, purposeOf } from './sealed-document.ts';

type StoreDeps = { db: Database; keyring: Keyring };

/** Documents of the editor, as they lie sealed. */
export function sealedEditorDocuments(deps: StoreDeps): SealedStore {
  const { sealedTitle, sealedContent, sealedTerms, sealedExcerpt } = editorDocuments;
  return {
    title: 'documentos de redacción',
    listSeals: sealsOf(deps.db, sealedTitle),
    async listOthers(key, after, limit) {
      const rows = await deps.db
        .select({ id: editorDocuments.id })
        .from(editorDocuments)
        .where(
          and(
            isSealedOtherwise(key, sealedTitle, sealedContent, sealedTerms, sealedExcerpt),
            after === null ? undefined : gt(editorDocuments.id, after),
          ),
        )
        .orderBy(asc(editorDocuments.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    reseal: (id) =>
      deps.db.transaction(async (transaction) => {
        const isThis = eq(editorDocuments.id, id);
        const [row] = await transaction.select().from(editorDocuments).where(isThis).for('update');
        if (!row) return;
        const owner: EditorDocumentOwner = { accountId: row.accountId, documentId: id };
        const again = (field: Parameters<typeof purposeOf>[1], sealed: string) =>
          resealText(deps.keyring, purposeOf(owner, field), sealed);
        await transaction
          .update(editorDocuments)
          .set({
            sealedTitle: again('title', row.sealedTitle),
            sealedContent: again('content', row.sealedContent),
            sealedTerms: again('terms', row.sealedTerms),
            sealedExcerpt: again('excerpt', row.sealedExcerpt),
          })
          .where(isThis);
      }),
  };
}

/** Their versions; each content is sealed as its document's. */
export function sealedEditorVersions(deps: StoreDeps): SealedStore {
  return {
    title: 'versiones de redacción',
    listSeals: sealsOf(deps.db, editorVersions.sealedContent),
    async listOthers(key, after, limit) {
      const rows = await deps.db
        .select({ id: editorVersions.id })
        .from(editorVersions)
        .where(
          and(
            isSealedOtherwise(key, editorVersions.sealedContent),
            after === null ? undefined : gt(editorVersions.id, after),
          ),
        )
        .orderBy(asc(editorVersions.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    reseal: (id) =>
      deps.db.transaction(async (transaction) => {
        const isThis = eq(editorVersions.id, id);
        const [row] = await transaction.select().from(editorVersions).where(isThis).for('update');
        if (!row) return;
        const [document] = await transaction
          .select({ accountId: editorDocuments.accountId })
          .from(editorDocuments)
          .where(eq(editorDocuments.id, row.documentId));
        if (!document) return;
        const owner = { accountId: document.accountId, documentId: row.documentId };
        await transaction
          .update(editorVersions)
          .set({ sealedContent: resealText(deps.keyring, purposeOf(owner, 'content'), row.sealedContent) })
          .where(isThis);
      }),
  };
}
