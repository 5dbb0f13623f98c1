import { documentTextMaxCharacters } from '@foja/contracts/document-limits';
import type { DocumentText } from '@foja/contracts/documents';
import type { Database } from '../platform/database/database.ts';
import { orDamaged } from './damaged-document.ts';
import { findDocument } from './find-documents.ts';
import { presentDocument } from './present-document.ts';
import { pageBreak } from './reading/text-index.ts';
import { readSealed } from './sealed-file.ts';
import { type DocumentOwner, partOf, type VaultDeps } from './vault-folder.ts';

/**
 * The beginning of a document's text; no more of it is opened than is given.
 * @throws {HttpError} 404 `not_found`; 500 `document_damaged`; 503 `files_unavailable`.
 */
export async function readDocumentText(
  deps: VaultDeps & { db: Database },
  owner: DocumentOwner,
): Promise<DocumentText> {
  const row = await findDocument(deps, owner.accountId, owner.fileId);
  const { fileId, fileName } = presentDocument(deps, row);
  const { file, keys } = partOf(deps, owner, 'text');
  const decoder = new TextDecoder();
  let text = '';
  await orDamaged(
    fileName,
    (async () => {
      for await (const piece of readSealed(file, keys)) {
        text += decoder.decode(piece, { stream: true });
        if (text.length >= documentTextMaxCharacters) break;
      }
    })(),
  );
  return {
    fileId,
    fileName,
    text: text.slice(0, documentTextMaxCharacters).replaceAll(pageBreak, '\n\n').slice(0, documentTextMaxCharacters),
    isCut: row.characters > documentTextMaxCharacters,
    totalCharacters: row.characters,
  };
}
