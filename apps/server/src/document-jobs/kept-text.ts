import { documentJobTextsMax } from '@foja/contracts/document-job-limits';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { hasDocument } from '../documents/find-documents.ts';
import type { DatabaseOrTransaction, Transaction } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { type DocumentJobRow, documentJobs, documentJobTexts } from './document-jobs.table.ts';
import { openJobField, sealJobField } from './present-job.ts';

/** That the text of a job can be read anew: it is kept with it, or the document of the vault is still there. */
export const isTextKept = sql<boolean>`(
  exists (select from ${documentJobTexts} where ${documentJobTexts.jobId} = ${documentJobs.id})
  or ${hasDocument(documentJobs.documentId)}
)`;

/** Keeps the text of a file that was sent, beside its result, and lets the oldest ones of the account go. */
export async function keepText(
  { db, keyring }: { db: Transaction; keyring: Keyring },
  job: Pick<DocumentJobRow, 'id' | 'accountId'>,
  text: string,
): Promise<void> {
  const sealedText = sealJobField({ keyring }, job, 'text', text);
  await db.insert(documentJobTexts).values({ jobId: job.id, sealedText }).onConflictDoNothing();
  const old = db
    .select({ id: documentJobTexts.jobId })
    .from(documentJobTexts)
    .innerJoin(documentJobs, eq(documentJobs.id, documentJobTexts.jobId))
    .where(eq(documentJobs.accountId, job.accountId))
    .orderBy(desc(documentJobs.createdAt))
    .offset(documentJobTextsMax);
  await db.delete(documentJobTexts).where(inArray(documentJobTexts.jobId, old));
}

/** The text that is kept with a job; null where none is. */
export async function readKeptText(
  { db, keyring }: { db: DatabaseOrTransaction; keyring: Keyring },
  job: Pick<DocumentJobRow, 'id' | 'accountId'>,
): Promise<string | null> {
  const [kept] = await db.select().from(documentJobTexts).where(eq(documentJobTexts.jobId, job.id));
  return kept ? openJobField({ keyring }, job, 'text', kept.sealedText) : null;
}
