import { randomUUID } from 'node:crypto';
import { authMessages } from '@foja/contracts/accounts';
import {
  analysisCharactersMax,
  analysisPagesMax,
  type DocumentJobTask,
  documentJobFailureMessages,
  documentJobMessages,
  documentJobsUnderWayMax,
} from '@foja/contracts/document-job-limits';
import type { AnalyseDocumentRequest, DocumentJob, PaperReading } from '@foja/contracts/document-jobs';
import { documentMessages } from '@foja/contracts/document-limits';
import { can } from '@foja/contracts/roles';
import { and, count, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { SignedInActor } from '../accounts/actor.ts';
import { findDocument } from '../documents/find-documents.ts';
import { presentDocument } from '../documents/present-document.ts';
import { checkUploadHeaders, minFileBytes, receiveFile } from '../documents/receive-file.ts';
import { requireRoom } from '../documents/storage.ts';
import { discardDrafts, draftOf, keepDrafts, makeFolder, removeFiles } from '../documents/vault-folder.ts';
import type { Transaction } from '../platform/database/database.ts';
import { FilesUnavailable } from '../platform/files/file-store.ts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';
import { type Reservation, reserveUse } from '../usage/reserve-use.ts';
import { type DocumentJobRow, documentJobs, type JobUse } from './document-jobs.table.ts';
import type { DocumentJobsDeps } from './document-jobs-deps.ts';
import { endJob, isUnderWay } from './end-job.ts';
import { presentJob, sealJobField } from './present-job.ts';

const hourMs = 3_600_000;

/** What is asked of a file, and what its owner says that it is. */
export type AskedJob = PaperReading & { task: DocumentJobTask; includeResponses: boolean };

/**
 * Takes one file in, sealed as it comes, and leaves the job of reading it. A use is taken at the start; the job keeps it or gives it back.
 * @param signal the caller went away before the file was here: nothing is kept.
 * @throws {HttpError} 400, 403 `forbidden` without a vault to keep it in, 409 `conflict` with too many jobs under way and `storage_full`,
 * 413 `payload_too_large`, 415 `unsupported_file_type`, 422 `unreadable_file`, 429 `rate_limited` or `usage_exhausted`, 503
 * `files_unavailable`.
 */
export async function startJob(
  deps: DocumentJobsDeps,
  actor: SignedInActor,
  request: FastifyRequest,
  asked: AskedJob,
  signal: AbortSignal,
): Promise<DocumentJob> {
  checkUploadHeaders(request);
  if (asked.task === 'vault') {
    requireVault(actor);
    await requireRoom(deps, actor, minFileBytes(request));
  }
  const id = randomUUID();
  const owner = { accountId: actor.accountId, fileId: id };
  return putDown(deps, actor, asked, { id, documentId: null }, async () => {
    try {
      await makeFolder(deps, owner.accountId);
      const { fileName, sizeBytes } = await receiveFile(request, draftOf(deps, owner, 'file'));
      signal.throwIfAborted();
      if (sizeBytes === 0) throw new HttpError(422, 'unreadable_file', documentMessages.empty, { reason: 'empty' });
      await keepDrafts(deps, owner, ['file']);
      return { fileName: fileName.slice(0, 400), sizeBytes, pages: null, ...nothingTold };
    } catch (error) {
      await (error instanceof FilesUnavailable ? discardDrafts : removeFiles)(deps, owner).catch(() => {});
      throw error;
    }
  });
}

/**
 * Leaves the job of analysing a document that is kept already.
 * @throws {HttpError} 403 `forbidden`, 404 `not_found`, 409 `conflict`, 422 `unreadable_file`, 429 `rate_limited` or `usage_exhausted`.
 */
export async function startJobOfDocument(
  deps: DocumentJobsDeps,
  actor: SignedInActor,
  { fileId, ...asked }: AnalyseDocumentRequest,
): Promise<DocumentJob> {
  requireVault(actor);
  const document = await findDocument(deps, actor.accountId, fileId);
  if (document.characters === 0) throw unreadable('scanned', documentJobMessages.noText);
  if ((document.pages ?? 0) > analysisPagesMax)
    throw unreadable('too-many-pages', documentJobFailureMessages['too-many-pages']);
  if (document.characters > analysisCharactersMax)
    throw unreadable('text-too-long', documentJobFailureMessages['text-too-long']);
  const { fileName, fileSize } = presentDocument(deps, document);
  const { blankPages, imagePages, pages, recognisedPages, scannedPages } = document;
  return putDown(deps, actor, asked, { id: randomUUID(), documentId: fileId }, async () => ({
    fileName,
    sizeBytes: fileSize,
    pages,
    imagePages: imagePages ?? [],
    scannedPages: scannedPages ?? [],
    blankPages: blankPages ?? [],
    recognisedPages: recognisedPages ?? [],
  }));
}

type PagesOfRow = Pick<DocumentJobRow, 'imagePages' | 'scannedPages' | 'blankPages' | 'recognisedPages'>;
type TakenIn = { fileName: string } & Pick<DocumentJobRow, 'sizeBytes' | 'pages'> & PagesOfRow;
const nothingTold: PagesOfRow = { imagePages: [], scannedPages: [], blankPages: [], recognisedPages: [] };

/** Counts what the account has under way, takes the use, takes the file in, and leaves the row and the work. */
async function putDown(
  deps: DocumentJobsDeps,
  actor: SignedInActor,
  { includeResponses, task, ...reading }: AskedJob,
  job: Pick<DocumentJobRow, 'id' | 'documentId'>,
  takeIn: () => Promise<TakenIn>,
): Promise<DocumentJob> {
  const bound = { kind: 'document-job', limit: deps.jobLimits.startsPerHour, windowMs: hourMs };
  if (!(await consumeRateLimit(deps, bound, actor.accountId))) {
    throw new HttpError(429, 'rate_limited', documentJobMessages.tooOften);
  }
  const { accountId, role } = actor;
  await deps.db.transaction((transaction) => requireFewUnderWay(transaction, accountId));
  const reservation = await reserveUse(deps, actor, task === 'vault' ? 'documentUpload' : task);
  try {
    const { fileName, ...taken } = await takeIn();
    const sealedName = sealJobField(deps, { accountId, id: job.id }, 'name', fileName);
    const row = await deps.db
      .transaction(async (transaction) => {
        await requireFewUnderWay(transaction, accountId);
        const values = {
          ...job,
          ...taken,
          accountId,
          role,
          task,
          includeResponses,
          sealedName,
          use: useOf(reservation),
          reading,
          workId: job.id,
        };
        const now = deps.clock.now();
        const [inserted] = await transaction
          .insert(documentJobs)
          .values({ ...values, state: 'queued', createdAt: now, queuedAt: now })
          .returning();
        return inserted as DocumentJobRow;
      })
      .catch(async (error: unknown) => {
        if (job.documentId === null) await removeFiles(deps, { accountId, fileId: job.id }).catch(() => {});
        throw error;
      });
    await deps.jobs.put('long-documents', job.id).catch(async (error: unknown) => {
      await endJob(deps, job.id, { state: 'failed', failure: 'internal' });
      throw error;
    });
    return presentJob(deps, { ...row, isTextKept: false });
  } catch (error) {
    await deps.settleUse(reservation, 'given-back');
    throw error;
  }
}

/** What a job keeps of the use that was taken for it. */
export function useOf({ remaining: _, ...use }: Reservation): JobUse {
  return use;
}

/** Who comes second waits until the first one has put their job down, and counts it. */
export async function requireFewUnderWay(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`document-jobs|${accountId}`}, 0))`);
  const [counted] = await transaction
    .select({ underWay: count() })
    .from(documentJobs)
    .where(and(eq(documentJobs.accountId, accountId), isUnderWay));
  if ((counted?.underWay ?? 0) >= documentJobsUnderWayMax)
    throw new HttpError(409, 'conflict', documentJobMessages.tooMany);
}

function requireVault(actor: SignedInActor): void {
  if (!can(actor.role, 'document-vault')) throw new HttpError(403, 'forbidden', authMessages.forbidden);
}

function unreadable(reason: string, message: string): HttpError {
  return new HttpError(422, 'unreadable_file', message, { reason });
}
