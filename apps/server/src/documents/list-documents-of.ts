import type { AccountExport } from '@foja/contracts/account-export';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { findDocuments } from './find-documents.ts';
import { presentDocument } from './present-document.ts';

/** What is kept of an account's documents, for its owner; the files themselves are downloaded one by one. */
export async function listDocumentsOf(
  deps: { db: Database; keyring: Keyring },
  accountId: string,
): Promise<AccountExport['documents']> {
  const rows = await findDocuments(deps, accountId);
  return rows.map((row) => {
    const { fileName, fileSize, summary, uploadedAt } = presentDocument(deps, row);
    return { fileName, fileSize, summary, uploadedAt };
  });
}
