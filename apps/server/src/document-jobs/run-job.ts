import {
  type AnalysisTask,
  analysisCharactersMax,
  analysisPagesMax,
  type DocumentJobStage,
  isAnalysisTask,
} from '@foja/contracts/document-job-limits';
import type { DocumentDoubt, PaperReading } from '@foja/contracts/document-jobs';
import { generationTextBounds } from '@foja/contracts/generators/use-cases';
import { and, eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { isNamedPdf } from '../documents/document-name.ts';
import type { DocumentThreads } from '../documents/document-threads.ts';
import type { DocumentLimits } from '../documents/documents-deps.ts';
import { findDocument } from '../documents/find-documents.ts';
import { insertDocument, prepareDocument } from '../documents/keep-document.ts';
import type { ReadOutcome } from '../documents/reading/read-document.ts';
import { pageBreak } from '../documents/reading/text-index.ts';
import { Unreadable } from '../documents/reading/unreadable.ts';
import { readWholeSealed } from '../documents/sealed-file.ts';
import {
  type DocumentOwner,
  discardDrafts,
  draftOf,
  keepDrafts,
  makeFolder,
  partOf,
  removeFiles,
  type VaultDeps,
} from '../documents/vault-folder.ts';
import { JobCancelled, type JobRun } from '../jobs/run-jobs.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { LanguageModels } from '../platform/language-model.ts';
import { beforeModelCalls } from '../platform/model-at-work.ts';
import { type AnalyseDeps, analyseText } from './analyse-text.ts';
import { type DocumentJobRow, documentJobs } from './document-jobs.table.ts';
import { doubtPaper } from './doubt-paper.ts';
import { endJob, isUnderWay, type JobEnd, unbegunUse } from './end-job.ts';
import { failureOf, JobFailed } from './job-failed.ts';
import { joinPages } from './join-pages.ts';
import { keepText, readKeptText } from './kept-text.ts';
import { forgetModelBegun, noteModelBegun } from './note-model-begun.ts';
import { openJobField, sealJobField } from './present-job.ts';

export interface RunDocumentJobDeps extends AnalyseDeps, VaultDeps {
  config: Pick<Config, 'files' | 'documents'>;
  clock: Clock;
  languageModels: LanguageModels | null;
  /** Of jobs alone, so that nobody who waits for a small file waits for a long one. */
  documentThreads: DocumentThreads;
  limits: DocumentLimits;
}

/**
 * Reads the file of a job and does what was asked of it. It ends the job, unless the server stops or something failed that may go better the
 * next time; a job that was called off meanwhile leaves nothing.
 * @throws what failed, where it is tried again or was the server's own fault; the signal's reason where the server stops.
 */
export async function runJob(deps: RunDocumentJobDeps, { data, isLastAttempt, signal }: JobRun): Promise<void> {
  const { id: workId } = data as { id: string };
  const row = await begin(deps, workId);
  if (!row) return;
  const owner = { accountId: row.accountId, fileId: row.id };
  let isOver = false;
  try {
    const end = await beforeModelCalls(
      () => noteModelBegun(deps, workId),
      () => (isAnalysisTask(row.task) ? analyse(deps, row, owner, signal) : keepInVault(deps, row, owner, signal)),
    );
    signal.throwIfAborted();
    isOver = true;
    const isDone = await endJob(deps, workId, end);
    if (!isDone || row.task !== 'vault') await removeFiles(deps, owner);
  } catch (error) {
    const isCalledOff = signal.aborted && signal.reason instanceof JobCancelled;
    if (signal.aborted && !isCalledOff) throw error;
    const failure = failureOf(error);
    if (!isCalledOff && failure === null && !isLastAttempt) throw error;
    isOver = true;
    // Whoever cancels their own job ends it before this hears of it.
    const cancelled = { state: 'cancelled', by: 'administration' } as const;
    await endJob(deps, workId, isCalledOff ? cancelled : { state: 'failed', failure: failure ?? 'internal' });
    await removeFiles(deps, owner);
    if (!isCalledOff && failure === null) throw error;
  } finally {
    if (!isOver) {
      // The next attempt writes them anew, and nobody pays for this one.
      await discardDrafts(deps, owner).catch(() => {});
      await forgetModelBegun(deps, workId).catch(() => {});
    }
  }
}

/** Null where it was called off, or is over since long. */
async function begin({ db }: Pick<RunDocumentJobDeps, 'db'>, workId: string): Promise<DocumentJobRow | null> {
  const [row] = await db
    .update(documentJobs)
    .set({ state: 'running', stage: 'reading', pagesRead: null, use: unbegunUse })
    .where(and(eq(documentJobs.workId, workId), isUnderWay))
    .returning();
  return row ?? null;
}

async function tell(
  { db }: Pick<RunDocumentJobDeps, 'db'>,
  { workId }: Pick<DocumentJobRow, 'workId'>,
  told: { stage: DocumentJobStage } & Partial<
    Pick<DocumentJobRow, 'imagePages' | 'scannedPages' | 'blankPages' | 'pages' | 'pagesRead' | 'recognisedPages'>
  >,
): Promise<void> {
  // What is written late does not take a job back to where it was.
  const isNoLater = told.stage === 'reading' ? eq(documentJobs.stage, 'reading') : undefined;
  await db
    .update(documentJobs)
    .set(told)
    .where(and(eq(documentJobs.workId, workId), isUnderWay, isNoLater));
}

async function analyse(
  deps: RunDocumentJobDeps,
  row: DocumentJobRow,
  owner: DocumentOwner,
  signal: AbortSignal,
): Promise<JobEnd> {
  const { documentId, includeResponses, readAs } = row;
  const { task, ...reading } = readAs ?? { task: row.task, ...row.reading };
  if (!isAnalysisTask(task)) throw new Error(`${task} is no analysis.`);
  const read =
    documentId === null
      ? ((await readAgain(deps, row)) ?? (await readSent(deps, row, owner, signal)))
      : await readKept(deps, row, documentId);
  await tell(deps, row, { stage: 'analysing' });
  const write = async (db: Transaction) => {
    if (documentId === null) await keepText({ ...deps, db }, row, read.pages.join(pageBreak));
  };
  if (readAs === null) {
    const doubt = await doubtBefore(deps, owner, { task, reading, ...read }, signal);
    if (doubt !== null)
      return { state: 'asking', sealedDoubt: sealJobField(deps, row, 'doubt', JSON.stringify(doubt)), write };
  }
  const result = await analyseText(deps, actorOf(row), { task, includeResponses, reading, ...read }, signal);
  return { state: 'done', sealedResult: sealJobField(deps, row, 'result', JSON.stringify(result)), write };
}

/** What has to be asked before a text is analysed. One that is too short or too long is not, and says so itself. */
async function doubtBefore(
  deps: RunDocumentJobDeps,
  { accountId }: DocumentOwner,
  { isPaged, pages, reading, task }: { task: AnalysisTask; reading: PaperReading } & TextInPages,
  signal: AbortSignal,
): Promise<DocumentDoubt | null> {
  const paged = joinPages(pages);
  const characters = paged.text.length;
  if (characters < generationTextBounds.minCharacters || characters > analysisCharactersMax) return null;
  return deps.threads.run(
    doubtPaper,
    { ...paged, isPaged, reading, task },
    { owner: `user:${accountId}`, characters, signal },
  );
}

/** The text of a file that came with the job and was read before; null where it never was. */
async function readAgain(deps: RunDocumentJobDeps, row: DocumentJobRow): Promise<TextInPages | null> {
  const text = await readKeptText(deps, row);
  if (text === null && row.readAs !== null) throw new JobFailed('text-gone');
  return text === null
    ? null
    : { pages: text.split(pageBreak), isPaged: row.pages !== null, recognisedPages: row.recognisedPages };
}

interface TextInPages {
  pages: string[];
  isPaged: boolean;
  recognisedPages: readonly number[];
}

/** The text of the file that came with the job, which is read for the first time. */
async function readSent(
  deps: RunDocumentJobDeps,
  row: DocumentJobRow,
  owner: DocumentOwner,
  signal: AbortSignal,
): Promise<TextInPages> {
  const limits = { ...deps.limits, reading: { ...deps.limits.reading, pagesMax: analysisPagesMax } };
  const read = await readFile({ ...deps, limits }, row, owner, signal);
  if (read.characters === 0) throw new JobFailed(read.notice === 'scanned' ? 'scanned' : 'empty');
  if ((read.pages ?? 0) > analysisPagesMax) throw new JobFailed('too-many-pages');
  if (read.notice === 'cut') throw new JobFailed('text-too-long');
  const { file, keys } = draftOf(deps, owner, 'text');
  const text = (await readWholeSealed(file, keys)).toString();
  return { pages: text.split(pageBreak), isPaged: read.pages !== null, recognisedPages: read.recognisedPages };
}

/** The text of a document that the vault has. */
async function readKept(deps: RunDocumentJobDeps, row: DocumentJobRow, fileId: string): Promise<TextInPages> {
  const document = await findDocument(deps, row.accountId, fileId);
  const { file, keys } = partOf(deps, { accountId: row.accountId, fileId }, 'text');
  const text = (await readWholeSealed(file, keys)).toString();
  const { pages, recognisedPages } = document;
  return { pages: text.split(pageBreak), isPaged: pages !== null, recognisedPages: recognisedPages ?? [] };
}

async function keepInVault(
  deps: RunDocumentJobDeps,
  row: DocumentJobRow,
  owner: DocumentOwner,
  signal: AbortSignal,
): Promise<JobEnd> {
  const actor = actorOf(row);
  const read = await readFile(deps, row, owner, signal);
  await tell(deps, row, { stage: 'keeping' });
  const fileName = openJobField(deps, row, 'name', row.sealedName);
  const document = await prepareDocument(deps, actor, owner, { fileName, sizeBytes: row.sizeBytes, read }, signal);
  signal.throwIfAborted();
  await keepDrafts(deps, owner, ['text', 'words']);
  return {
    state: 'done',
    sealedResult: null,
    write: (db) => insertDocument({ ...deps, db }, actor, document),
  };
}

/** How often the pages that were read are written down, at most. */
const toldEveryMs = 1_000;

/** Reads the file in a thread and tells how far it is. */
async function readFile(
  deps: RunDocumentJobDeps,
  row: DocumentJobRow,
  owner: DocumentOwner,
  signal: AbortSignal,
): Promise<ReadOutcome> {
  await makeFolder(deps, owner.accountId);
  await discardDrafts(deps, owner, ['text', 'words']);
  const draft = (part: 'text' | 'words') => draftOf(deps, owner, part);
  let toldAtMs = Number.NEGATIVE_INFINITY;
  const onProgress = ({ done, total }: { done: number; total: number }) => {
    if (performance.now() - toldAtMs < toldEveryMs) return;
    toldAtMs = performance.now();
    // A page that is told late is no reason to fail.
    void tell(deps, row, { stage: 'reading', pagesRead: done, pages: total }).catch(() => {});
  };
  const isNamedOtherwise = isNamedPdf(openJobField(deps, row, 'name', row.sealedName));
  const job = {
    task: 'read' as const,
    file: partOf(deps, owner, 'file'),
    text: draft('text'),
    words: row.task === 'vault' ? draft('words') : null,
    limits: deps.limits.reading,
  };
  const read = await deps.documentThreads.read(job, owner.accountId, { signal, onProgress }).catch((error: unknown) => {
    const isNoPdf = error instanceof Unreadable && error.reason === 'unsupported' && isNamedOtherwise;
    throw isNoPdf ? new JobFailed('not-pdf') : error;
  });
  if (isNamedOtherwise && read.kind !== 'pdf') throw new JobFailed('not-pdf');
  const { blankPages, imagePages, pages, recognisedPages, scannedPages } = read;
  const told = { imagePages, scannedPages, blankPages, recognisedPages };
  await tell(deps, row, { stage: 'reading', pages, pagesRead: pages, ...told });
  return read;
}

/** Who asked for a job. There is no session: they may be gone since. */
function actorOf({ accountId, id, role }: DocumentJobRow): SignedInActor {
  return { accountId, role, subject: `user:${accountId}`, sessionId: id };
}
