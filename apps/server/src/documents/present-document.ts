import { pagesNotice } from '@foja/contracts/document-job-limits';
import { documentMessages } from '@foja/contracts/document-limits';
import type { VaultDocument } from '@foja/contracts/documents';
import type { Keyring } from '../platform/keyring.ts';
import { seal, unseal } from '../platform/sealing.ts';
import type { DocumentRow } from './documents.table.ts';
import { type DocumentOwner, rowPurpose } from './vault-folder.ts';

type SealDeps = { keyring: Keyring };

/** A row as its owner sees it: the only door from a row to an answer. */
export function presentDocument(deps: SealDeps, row: DocumentRow): VaultDocument {
  const owner = { accountId: row.accountId, fileId: row.id };
  return {
    fileId: row.id,
    fileName: openField(deps, owner, 'name', row.sealedName),
    fileSize: row.sizeBytes,
    summary: openField(deps, owner, 'summary', row.sealedSummary),
    summaryBy: row.summaryBy,
    kind: row.kind,
    pages: row.pages,
    characters: row.characters,
    notice: noticeOf(row),
    uploadedAt: row.createdAt.toISOString(),
  };
}

/** Which pages hold no text is said by their numbers, where they were counted. */
function noticeOf({ blankPages, imagePages, notice, recognisedPages, scannedPages }: DocumentRow): string | null {
  const named = pagesNotice({
    imagePages: imagePages ?? [],
    scannedPages: scannedPages ?? [],
    blankPages: blankPages ?? [],
    recognisedPages: recognisedPages ?? [],
  });
  if (notice === null || (notice === 'partlyScanned' && imagePages !== null)) return named;
  return [documentMessages[notice], named].filter(Boolean).join(' ');
}

export function sealField(deps: SealDeps, owner: DocumentOwner, field: 'name' | 'summary', text: string): string {
  return seal(deps.keyring, rowPurpose(owner, field), text);
}

function openField(deps: SealDeps, owner: DocumentOwner, field: 'name' | 'summary', sealed: string): string {
  return unseal(deps.keyring, rowPurpose(owner, field), sealed);
}
