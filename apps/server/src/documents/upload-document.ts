import { randomUUID } from 'node:crypto';
import { documentMessages } from '@foja/contracts/document-limits';
import type { UnreadableReason, VaultDocument } from '@foja/contracts/documents';
import type { FastifyRequest } from 'fastify';
import type { SignedInActor } from '../accounts/actor.ts';
import { FilesUnavailable } from '../platform/files/file-store.ts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';
import { spendUse } from '../usage/spend-use.ts';
import { isNamedPdf } from './document-name.ts';
import type { DocumentRow } from './documents.table.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { insertDocument, prepareDocument } from './keep-document.ts';
import { presentDocument } from './present-document.ts';
import { Unreadable } from './reading/unreadable.ts';
import { checkUploadHeaders, minFileBytes, receiveFile } from './receive-file.ts';
import { requireRoom } from './storage.ts';
import { type DocumentOwner, discardDrafts, draftOf, keepDrafts, makeFolder, removeFiles } from './vault-folder.ts';

const hourMs = 3_600_000;

/**
 * Takes one file into the vault: streamed to the disk sealed, read in a thread, summarised, and then kept in the place of files. The row
 * comes last and the room is counted with it, so that two uploads that race for the last bytes cannot both have them. A use is
 * taken at the start and given back where no document came of it, unless a model was already at work on it when the caller left.
 * @param signal the caller went away: nothing is kept.
 * @throws {HttpError} 400, 409 `storage_full`, 413 `payload_too_large`, 415 `unsupported_file_type`, 422 `unreadable_file` with
 * `details.reason`, 429 `rate_limited` or `usage_exhausted`, 503 `documents_busy` or `files_unavailable`.
 */
export async function uploadDocument(
  deps: DocumentsDeps,
  actor: SignedInActor,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<VaultDocument> {
  checkUploadHeaders(request);
  const bound = { kind: 'document-upload', limit: deps.limits.uploadsPerHour, windowMs: hourMs };
  if (!(await consumeRateLimit(deps, bound, actor.accountId))) {
    throw new HttpError(429, 'rate_limited', documentMessages.tooMany);
  }
  await requireRoom(deps, actor, minFileBytes(request));
  const owner = { accountId: actor.accountId, fileId: randomUUID() };
  return spendUse(deps, actor, 'documentUpload', signal, async () => {
    try {
      await makeFolder(deps, owner.accountId);
      const row = await takeIn(deps, actor, owner, request, signal);
      return presentDocument(deps, row);
    } catch (error) {
      // A store that does not answer would not remove either, and the caller waits: the sweep does it.
      await (error instanceof FilesUnavailable ? discardDrafts : removeFiles)(deps, owner).catch(() => {});
      throw asHttpError(error);
    }
  });
}

async function takeIn(
  deps: DocumentsDeps,
  actor: SignedInActor,
  owner: DocumentOwner,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<DocumentRow> {
  const draft = (part: 'file' | 'text' | 'words') => draftOf(deps, owner, part);
  const { fileName, sizeBytes } = await receiveFile(request, draft('file'));
  signal.throwIfAborted();
  const read = await deps.threads
    .read(
      { task: 'read', file: draft('file'), text: draft('text'), words: draft('words'), limits: deps.limits.reading },
      owner.accountId,
    )
    .catch((error: unknown) => {
      throw error instanceof Unreadable && error.reason === 'unsupported' && isNamedPdf(fileName) ? notPdf() : error;
    });
  if (read.kind !== 'pdf' && isNamedPdf(fileName)) throw notPdf();
  signal.throwIfAborted();
  const row = await prepareDocument(deps, actor, owner, { fileName, sizeBytes, read }, signal);
  signal.throwIfAborted();
  await keepDrafts(deps, owner);
  await deps.db.transaction((transaction) => insertDocument({ ...deps, db: transaction }, actor, row));
  return row;
}

const notPdf = () => new HttpError(415, 'unsupported_file_type', documentMessages.notPdf);

function asHttpError(error: unknown): unknown {
  if (!(error instanceof Unreadable)) return error;
  switch (error.reason) {
    case 'unsupported':
      return new HttpError(415, 'unsupported_file_type', documentMessages.unsupported);
    case 'old-word':
      return new HttpError(415, 'unsupported_file_type', documentMessages.oldWord);
    case 'too-complex':
    case 'too-many-pages':
      return unreadable('too-complex', documentMessages.tooComplex);
    default:
      return unreadable(error.reason, documentMessages[error.reason]);
  }
}

function unreadable(reason: UnreadableReason, message: string): HttpError {
  return new HttpError(422, 'unreadable_file', message, { reason });
}
