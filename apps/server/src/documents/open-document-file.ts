import { Readable } from 'node:stream';
import type { DocumentKind } from '@foja/contracts/document-limits';
import type { SignedInActor } from '../accounts/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { orDamaged } from './damaged-document.ts';
import { findDocument } from './find-documents.ts';
import { presentDocument } from './present-document.ts';
import { recordDocument } from './record-document.ts';
import { checkSealed, readSealed } from './sealed-file.ts';
import { partOf, type VaultDeps } from './vault-folder.ts';

const mediaTypes: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
};
export const documentMediaTypes = Object.values(mediaTypes);

/**
 * A document as it was uploaded, to be saved and not shown: what somebody uploads is no page of ours.
 * @throws {HttpError} 404 `not_found`; 500 `document_damaged`; 503 `files_unavailable`.
 */
export async function openDocumentFile(
  deps: VaultDeps & { db: Database; clock: Clock },
  actor: SignedInActor,
  fileId: string,
  /** Whose vault it is in, where somebody else was let in to it. */
  ownerAccountId = actor.accountId,
): Promise<{ stream: Readable; headers: Record<string, string | number> }> {
  const owner = { accountId: ownerAccountId, fileId };
  const row = await findDocument(deps, owner.accountId, fileId);
  const { fileName } = presentDocument(deps, row);
  const { file, keys } = partOf(deps, owner, 'file');
  // Once the answer has begun, nothing can be told any more.
  await orDamaged(fileName, checkSealed(file, keys));
  await recordDocument(deps, 'document_downloaded', actor, row);
  return {
    stream: Readable.from(readSealed(file, keys), { objectMode: false }),
    headers: {
      'content-type': mediaTypes[row.kind],
      'content-length': row.sizeBytes,
      'content-disposition': contentDisposition(fileName),
      'cache-control': 'private, no-store',
      'access-control-expose-headers': 'Content-Disposition',
    },
  };
}

/** The name twice: without accents for old programs, and as it is (RFC 6266). */
function contentDisposition(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
