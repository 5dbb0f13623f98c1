import type { AccountExport } from '@foja/contracts/account-export';
import { editorText } from '@foja/contracts/editor/content';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { countVersions } from './count-versions.ts';
import { editorDocuments } from './editor.table.ts';
import { findEditorSummaries, ownedBy } from './find-editor-document.ts';
import { presentEditorDocument } from './present-editor-document.ts';

/** What an account has written in the editor, for its owner: the text whole, without its form. */
export async function listEditorDocumentsOf(
  deps: { db: Database; keyring: Keyring },
  accountId: string,
): Promise<AccountExport['editorDocuments']> {
  const rows = await findEditorSummaries(deps, accountId);
  const versions = await countVersions(
    deps,
    rows.map(({ id }) => id),
  );
  const exported: AccountExport['editorDocuments'] = [];
  // One after the other: each may be large.
  for (const { id } of rows) {
    const [row] = await deps.db
      .select()
      .from(editorDocuments)
      .where(ownedBy({ accountId, documentId: id }));
    // Deleted in the meantime.
    if (!row) continue;
    const document = presentEditorDocument(deps, row);
    exported.push({
      title: document.title,
      text: editorText(document.content),
      createdAt: document.createdAt,
      updatedAt: document.updatedAt,
      versions: versions.get(id) ?? 0,
    });
  }
  return exported;
}
