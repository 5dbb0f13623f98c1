import { documentMessages, documentUndoMs } from '@foja/contracts/document-limits';
import { editorUndoMs } from '@foja/contracts/editor-limits';
import { routes } from '@foja/contracts/routes';
import { asc, eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeDocuments } from '../documents/purge-documents.ts';
import { defaultEditorLimits } from '../editor/editor-deps.ts';
import { purgeEditorDocuments } from '../editor/purge-editor-documents.ts';
import { callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { buildVaultApp, buildVaultBeside, upload, uploaded, type VaultApp } from '../testing/document-calls.ts';
import { callEditor, created, save } from '../testing/editor-calls.ts';
import { contentOf } from '../testing/editor-contents.ts';
import { readWholeLog } from '../testing/read-activity.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { activityLog } from './activity.table.ts';

let test: VaultApp;
beforeAll(async () => {
  test = await buildVaultApp();
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, url: string, token: string, payload?: object, on: Pick<TestApp, 'app'> = test) =>
  on.app.inject({ method, url, headers: callHeaders(token), ...(payload ? { payload } : {}) });

/** The lines of an account, oldest first: what happened, who did it, and its facts. */
async function linesOf(accountId: string) {
  const rows = await test.deps.db
    .select()
    .from(activityLog)
    .where(or(eq(activityLog.actorId, accountId), eq(activityLog.targetId, accountId)))
    .orderBy(asc(activityLog.id));
  return rows.map(({ event, actorId, actorRole, targetId, details }) => ({
    event,
    actorId,
    actorRole,
    targetId,
    details,
  }));
}
const eventsOf = async (accountId: string) => (await linesOf(accountId)).map(({ event }) => event);

const text = 'Promuevo demanda contra Transportes del Norte por el choque del 3 de mayo.';

describe('a document of the vault', () => {
  it('leaves a line for each thing done to it, with its id and size', async () => {
    const { token, accountId } = await signInAs(test, 'Professional');
    const { fileId } = await uploaded(test, token, 'demanda.txt', text);
    await send('PATCH', routes.document(fileId), token, { fileName: 'reclamo de Pérez' });
    await send('GET', routes.documentFile(fileId), token);
    await send('DELETE', routes.document(fileId), token);
    await send('POST', routes.documentRestore(fileId), token);
    await send('DELETE', routes.document(fileId), token);
    test.clock.moveMs(documentUndoMs + 1);
    await purgeDocuments(test.deps);
    const lines = await linesOf(accountId);
    expect(lines.map(({ event }) => event)).toEqual([
      'document_uploaded',
      'document_renamed',
      'document_downloaded',
      'document_deleted',
      'document_restored',
      'document_deleted',
      'document_purged',
    ]);
    for (const { details } of lines)
      expect(details).toEqual({ documentId: fileId, sizeBytes: Buffer.byteLength(text) });
    expect(lines[0]).toMatchObject({ actorId: accountId, actorRole: 'Professional', targetId: null });
    expect(lines.at(-1)).toMatchObject({ actorId: null, actorRole: null, targetId: accountId });
  });

  it('leaves neither its name nor a word of it', async () => {
    const { token } = await signInAs(test, 'Professional');
    const { fileId } = await uploaded(test, token, 'zarzamora.txt', 'El secreto es murciélago.');
    await send('PATCH', routes.document(fileId), token, { fileName: 'tordillo' });
    await send('DELETE', routes.document(fileId), token);
    expect(await readWholeLog(test)).not.toMatch(/zarzamora|tordillo|murciélago/);
  });

  it('leaves no line where nothing came of it: a file that is refused, a document that is not there or another’s', async () => {
    const { token: owner } = await signInAs(test, 'Professional');
    const { fileId } = await uploaded(test, owner, 'demanda.txt', text);
    const { token, accountId } = await signInAs(test, 'Professional');
    expect((await upload(test, token, 'a.txt', Buffer.from([0, 1, 2, 3]))).statusCode).toBe(415);
    await send('PATCH', routes.document(fileId), token, { fileName: 'mía' });
    await send('GET', routes.documentFile(fileId), token);
    await send('DELETE', routes.document(fileId), token);
    await send('POST', routes.documentRestore(fileId), token);
    await send('GET', routes.documents, token);
    expect(await eventsOf(accountId)).toEqual([]);
  });

  it('deleted twice at once leaves one line', async () => {
    const { token, accountId } = await signInAs(test, 'Professional');
    const { fileId } = await uploaded(test, token, 'demanda.txt', text);
    const answers = await Promise.all([1, 2].map(() => send('DELETE', routes.document(fileId), token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect(await eventsOf(accountId)).toEqual(['document_uploaded', 'document_deleted']);
  });

  it('cannot be used to fill the log: 429 beyond the bound of the hour, and not for another account', async () => {
    const bounded = await buildVaultBeside(test, { documentLimits: { changesPerHour: 2 } });
    try {
      const { token, accountId } = await signInAs(test, 'Professional');
      const { fileId } = await uploaded(bounded, token, 'demanda.txt', text);
      await send('DELETE', routes.document(fileId), token, undefined, bounded);
      await send('POST', routes.documentRestore(fileId), token, undefined, bounded);
      for (const [method, url, body] of [
        ['DELETE', routes.document(fileId), undefined],
        ['POST', routes.documentRestore(fileId), undefined],
        ['PATCH', routes.document(fileId), { fileName: 'otro' }],
        ['GET', routes.documentFile(fileId), undefined],
      ] as const) {
        const answer = await send(method, url, token, body, bounded);
        expect([answer.statusCode, answer.json().message]).toEqual([429, documentMessages.tooMany]);
      }
      expect(await eventsOf(accountId)).toEqual(['document_uploaded', 'document_deleted', 'document_restored']);
      const { token: other } = await signInAs(test, 'Professional');
      expect((await send('DELETE', routes.document(fileId), other, undefined, bounded)).statusCode).toBe(404);
    } finally {
      await bounded.close();
    }
  });
});

describe('a document of the editor', () => {
  it('leaves a line for each thing done to it, and none for being saved or read', async () => {
    const { token, accountId } = await signInAs(test);
    const document = await created(test, token, 'Demanda de zarzamora', 'El secreto es murciélago');
    await save(test, token, document, contentOf('Otro texto'));
    await callEditor(test, 'GET', routes.editorDocument(document.id), token);
    await callEditor(test, 'PATCH', routes.editorDocument(document.id), token, { title: 'Tordillo' });
    const { versions } = (await callEditor(test, 'GET', routes.editorVersions(document.id), token)).json();
    const restore = routes.editorVersionRestore(document.id, versions[0].id);
    expect((await callEditor(test, 'POST', restore, token, { revision: 2 })).statusCode).toBe(200);
    await callEditor(test, 'DELETE', routes.editorDocument(document.id), token);
    await callEditor(test, 'POST', routes.editorDocumentUndelete(document.id), token);
    await callEditor(test, 'DELETE', routes.editorDocument(document.id), token);
    test.clock.moveMs(editorUndoMs + 1);
    await purgeEditorDocuments(test.deps);
    const lines = await linesOf(accountId);
    expect(lines.map(({ event }) => event)).toEqual([
      'editor_document_created',
      'editor_document_renamed',
      'editor_version_restored',
      'editor_document_deleted',
      'editor_document_restored',
      'editor_document_deleted',
      'editor_document_purged',
    ]);
    for (const { details } of lines) {
      expect(details).toEqual({ documentId: document.id, sizeBytes: expect.any(Number) });
    }
    expect(lines.at(-1)).toMatchObject({ actorId: null, targetId: accountId });
    expect(await readWholeLog(test)).not.toMatch(/zarzamora|tordillo|murciélago/i);
  });

  it('leaves no line where it is another’s', async () => {
    const document = await created(test, (await signInAs(test)).token, 'Demanda', 'Texto');
    const { token, accountId } = await signInAs(test);
    await callEditor(test, 'PATCH', routes.editorDocument(document.id), token, { title: 'Mía' });
    await callEditor(test, 'DELETE', routes.editorDocument(document.id), token);
    await callEditor(test, 'POST', routes.editorDocumentUndelete(document.id), token);
    expect(await eventsOf(accountId)).toEqual([]);
  });

  it('cannot be used to fill the log: 429 beyond the bound of the hour', async () => {
    const perHour = { ...defaultEditorLimits.perHour, delete: 1, rename: 1 };
    const bounded = await buildVaultBeside(test, { editorLimits: { perHour } });
    try {
      const { token } = await signInAs(test);
      const { id } = await created(bounded, token, 'Demanda', 'Texto');
      const calls = [
        await callEditor(bounded, 'PATCH', routes.editorDocument(id), token, { title: 'Uno' }),
        await callEditor(bounded, 'PATCH', routes.editorDocument(id), token, { title: 'Dos' }),
        await callEditor(bounded, 'DELETE', routes.editorDocument(id), token),
        await callEditor(bounded, 'POST', routes.editorDocumentUndelete(id), token),
      ];
      expect(calls.map(({ statusCode }) => statusCode)).toEqual([200, 429, 200, 429]);
    } finally {
      await bounded.close();
    }
  });
});
