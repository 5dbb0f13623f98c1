import type { SignedInActor } from '../accounts/actor.ts';
import type { Transaction } from '../platform/database/database.ts';
import { documentName } from './document-name.ts';
import { type DocumentRow, documents } from './documents.table.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { sealField } from './present-document.ts';
import type { ReadOutcome } from './reading/read-document.ts';
import { recordDocument } from './record-document.ts';
import { holdVault, requireRoom } from './storage.ts';
import { type SummaryDeps, summariseDocument } from './summarise-document.ts';
import type { DocumentOwner } from './vault-folder.ts';

/** A file that was read, under the name by which it came. */
export interface ReadFile {
  fileName: string;
  sizeBytes: number;
  read: ReadOutcome;
}

/** What is written of a file that was read: its facts, its name and its summary, sealed. */
export async function prepareDocument(
  deps: SummaryDeps & Pick<DocumentsDeps, 'clock' | 'keyring'>,
  actor: SignedInActor,
  owner: DocumentOwner,
  { fileName, read, sizeBytes }: ReadFile,
  signal: AbortSignal,
): Promise<DocumentRow> {
  const { blankPages, characters, imagePages, kind, notice, pages, recognisedPages, scannedPages } = read;
  const summary = await summariseDocument(deps, actor, read, signal);
  return {
    id: owner.fileId,
    accountId: owner.accountId,
    kind,
    pages,
    characters,
    notice,
    imagePages,
    scannedPages,
    blankPages,
    recognisedPages,
    sizeBytes,
    sealedName: sealField(deps, owner, 'name', documentName(fileName, kind)),
    sealedSummary: sealField(deps, owner, 'summary', summary.text),
    summaryBy: summary.by,
    createdAt: deps.clock.now(),
    deletedAt: null,
  };
}

/**
 * Writes a document into its vault, once its files are in their place. The room is counted with it, so that of two that race for the
 * last bytes one is kept.
 * @throws {HttpError} 409 `storage_full`
 */
export async function insertDocument(
  deps: Pick<DocumentsDeps, 'clock' | 'config'> & { db: Transaction },
  actor: SignedInActor,
  row: DocumentRow,
): Promise<void> {
  await holdVault(deps.db, row.accountId);
  await requireRoom(deps, actor, row.sizeBytes);
  await deps.db.insert(documents).values(row);
  await recordDocument(deps, 'document_uploaded', actor, row);
}
