import { createCipheriv, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { secondFactors } from '../accounts/second-factor.table.ts';
import { agendaEntries } from '../agenda/agenda.table.ts';
import { entryPurpose } from '../agenda/sealed-entry.ts';
import { documentJobs, documentJobTexts } from '../document-jobs/document-jobs.table.ts';
import { documents } from '../documents/documents.table.ts';
import { readWholeSealed } from '../documents/sealed-file.ts';
import { documentParts, partOf } from '../documents/vault-folder.ts';
import { editorDocuments, editorVersions } from '../editor/editor.table.ts';
import { mailOutbox } from '../mail/mail.table.ts';
import { matterItems, matters } from '../matters/matters.table.ts';
import { ownTemplates } from '../own-templates/own-templates.table.ts';
import { keyFor, unseal } from '../platform/sealing.ts';
import { novelties, watches } from '../watches/watches.table.ts';
import { noveltyPurpose, watchPurpose } from '../watches/watches-deps.ts';
import type { TestApp } from './build-test-app.ts';

/** Text as the first version sealed it: without version and key. */
function sealFirstVersion(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** A file of one piece as the first version sealed it. */
function sealFileFirstVersion(secret: string, purpose: string, content: Buffer): Buffer {
  if (content.length > 64 * 1024) throw new Error('Only one piece.');
  const prefix = randomBytes(7);
  const iv = Buffer.concat([prefix, Buffer.from([0, 0, 0, 0, 1])]);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv);
  return Buffer.concat([prefix, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Everything that is sealed, as the first version of the format would have it. Files of one piece only. */
export async function toFirstVersion({ deps }: Pick<TestApp, 'deps'>, secret: string): Promise<void> {
  const { db, keyring } = deps;
  const again = (purpose: string, sealed: string) =>
    sealFirstVersion(secret, purpose, unseal(keyring, purpose, sealed));
  for (const row of await db.select().from(mailOutbox)) {
    await db
      .update(mailOutbox)
      .set({ sealed: again('mail', row.sealed ?? '') })
      .where(eq(mailOutbox.id, row.id));
  }
  for (const row of await db.select().from(secondFactors)) {
    const sealedSecret = again(`second-factor:${row.accountId}`, row.sealedSecret);
    await db.update(secondFactors).set({ sealedSecret }).where(eq(secondFactors.accountId, row.accountId));
  }
  for (const row of await db.select().from(documents)) {
    const purpose = (field: string) => `document:${row.accountId}:${row.id}:${field}`;
    const sealedName = again(purpose('name'), row.sealedName);
    const sealedSummary = again(purpose('summary'), row.sealedSummary);
    await db.update(documents).set({ sealedName, sealedSummary }).where(eq(documents.id, row.id));
    for (const part of documentParts) {
      const { file, keys } = partOf(deps, { accountId: row.accountId, fileId: row.id }, part);
      const content = await readWholeSealed(file, keys);
      if (file.place.kind !== 'folder') throw new Error('Only in a folder.');
      writeFileSync(join(file.place.folder, file.name), sealFileFirstVersion(secret, purpose(part), content));
    }
  }
  for (const row of await db.select().from(documentJobs)) {
    const sealedName = again(`document-job:${row.accountId}:${row.id}:name`, row.sealedName);
    await db.update(documentJobs).set({ sealedName }).where(eq(documentJobs.id, row.id));
    for (const kept of await db.select().from(documentJobTexts).where(eq(documentJobTexts.jobId, row.id))) {
      const sealedText = again(`document-job:${row.accountId}:${row.id}:text`, kept.sealedText);
      await db.update(documentJobTexts).set({ sealedText }).where(eq(documentJobTexts.jobId, row.id));
    }
  }
  for (const row of await db.select().from(editorDocuments)) {
    const field = (name: string, sealed: string) => again(`editor:${row.accountId}:${row.id}:${name}`, sealed);
    await db
      .update(editorDocuments)
      .set({
        sealedTitle: field('title', row.sealedTitle),
        sealedContent: field('content', row.sealedContent),
        sealedTerms: field('terms', row.sealedTerms),
        sealedExcerpt: field('excerpt', row.sealedExcerpt),
      })
      .where(eq(editorDocuments.id, row.id));
    for (const version of await db.select().from(editorVersions).where(eq(editorVersions.documentId, row.id))) {
      const sealedContent = field('content', version.sealedContent);
      await db.update(editorVersions).set({ sealedContent }).where(eq(editorVersions.id, version.id));
    }
  }
  for (const row of await db.select().from(agendaEntries)) {
    const sealedBody = again(entryPurpose(row), row.sealedBody);
    await db.update(agendaEntries).set({ sealedBody }).where(eq(agendaEntries.id, row.id));
  }
  for (const row of await db.select().from(watches)) {
    const sealedTerm = again(watchPurpose(row), row.sealedTerm);
    await db.update(watches).set({ sealedTerm }).where(eq(watches.id, row.id));
  }
  for (const row of await db.select().from(novelties)) {
    const sealedSubject = again(noveltyPurpose(row), row.sealedSubject);
    await db.update(novelties).set({ sealedSubject }).where(eq(novelties.id, row.id));
  }
  for (const row of await db.select().from(matters)) {
    const sealedHead = again(`matter:${row.id}:head`, row.sealedHead);
    await db.update(matters).set({ sealedHead }).where(eq(matters.id, row.id));
  }
  for (const row of await db.select().from(matterItems)) {
    const field = (name: string, sealed: string) => again(`matter:${row.matterId}:${row.id}:${name}`, sealed);
    await db
      .update(matterItems)
      .set({ sealedBody: field('body', row.sealedBody), sealedTerms: field('terms', row.sealedTerms) })
      .where(eq(matterItems.id, row.id));
  }
  for (const row of await db.select().from(ownTemplates)) {
    const field = (name: string, sealed: string) => again(`own-template:${row.accountId}:${row.id}:${name}`, sealed);
    await db
      .update(ownTemplates)
      .set({ sealedName: field('name', row.sealedName), sealedBody: field('body', row.sealedBody) })
      .where(eq(ownTemplates.id, row.id));
  }
}
