import type { EditorDocument, EditorDocumentsResponse } from '@foja/contracts/editor';
import { editorMessages, editorTitleMaxCharacters, editorUndoMs } from '@foja/contracts/editor-limits';
import { routes } from '@foja/contracts/routes';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { callEditor, callsOnDocument, created, save } from '../testing/editor-calls.ts';
import { anyContent, contentOf } from '../testing/editor-contents.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { editorDocuments, editorVersions } from './editor.table.ts';
import { purgeEditorDocuments } from './purge-editor-documents.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

async function list(token: string, search = ''): Promise<EditorDocumentsResponse> {
  const url = `${routes.editorDocuments}?search=${encodeURIComponent(search)}`;
  return (await callEditor(test, 'GET', url, token)).json();
}
async function read(token: string, id: string): Promise<EditorDocument> {
  return (await callEditor(test, 'GET', routes.editorDocument(id), token)).json();
}

describe('a document', () => {
  it('of any content that the editor makes is read as it was saved', async () => {
    const { token } = await signInAs(test, 'User');
    let document = await created(test, token, 'Cualquiera');
    await fc.assert(
      fc.asyncProperty(anyContent, async (content) => {
        const saved = await save(test, token, document, content);
        expect(saved.statusCode).toBe(200);
        document = await read(token, document.id);
        expect(document).toMatchObject({ revision: saved.json().revision, words: saved.json().words });
        expect(document.content).toEqual(JSON.parse(JSON.stringify(content)));
      }),
      { numRuns: 60 },
    );
  });

  it('begins empty, with a title, for every role', async () => {
    for (const role of ['User', 'Professional', 'Premium', 'Admin'] as const) {
      const { token } = await signInAs(test, role);
      const answer = await callEditor(test, 'POST', routes.editorDocuments, token, {});
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toMatchObject({
        title: editorMessages.untitled,
        words: 0,
        excerpt: '',
        revision: 1,
        content: { type: 'doc', content: [{ type: 'paragraph' }] },
      });
    }
  });

  it('tells when it was saved, its words and how it begins; clauses are counted with their numbers', async () => {
    const { token } = await signInAs(test, 'User');
    const document = await created(test, token, 'Contrato');
    test.clock.moveMs(5_000);
    const clause = { type: 'clause', content: contentOf('El plazo es de 24 meses.').content };
    const saved = await save(test, token, document, { type: 'doc', content: [clause] });
    const savedAt = test.clock.now().toISOString();
    expect(saved.json()).toEqual({ id: document.id, revision: 2, savedAt, words: 7 });
    expect((await list(token)).documents).toEqual([
      {
        id: document.id,
        title: 'Contrato',
        words: 7,
        excerpt: 'PRIMERA: El plazo es de 24 meses.',
        createdAt: document.createdAt,
        updatedAt: savedAt,
      },
    ]);
  });

  it('of several saves over one revision takes exactly one, and tells the others what it holds', async () => {
    const { token } = await signInAs(test, 'User');
    const document = await created(test, token, 'Carrera', 'Antes');
    const texts = ['uno', 'dos', 'tres', 'cuatro'];
    const answers = await Promise.all(texts.map((text) => save(test, token, document, contentOf(text))));
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(3);
    const now = await read(token, document.id);
    expect(now).toMatchObject({ revision: 2, content: contentOf(texts[winner] as string) });
    for (const answer of refused) {
      expect(answer.json()).toEqual({
        error: 'conflict',
        message: editorMessages.conflict,
        details: { revision: 2, savedAt: now.updatedAt },
      });
    }
  });

  it('answers a save that was made already as it was answered, without a new revision', async () => {
    const { token } = await signInAs(test, 'User');
    const document = await created(test, token, 'Repetido', 'Antes');
    const first = await save(test, token, document, contentOf('Después'));
    test.clock.moveMs(1_000);
    const again = await save(test, token, document, contentOf('Después'));
    const unchanged = await save(test, token, { ...document, revision: 2 }, contentOf('Después'));
    expect([again.json(), unchanged.json()]).toEqual([first.json(), first.json()]);
  });

  it('is renamed without a new revision: what is being written on it can still be saved', async () => {
    const { token } = await signInAs(test, 'User');
    const document = await created(test, token, 'Uno', 'Texto');
    const renamed = await callEditor(test, 'PATCH', routes.editorDocument(document.id), token, { title: ' Dos ' });
    expect(renamed.json()).toMatchObject({ id: document.id, title: 'Dos' });
    expect((await save(test, token, document, contentOf('Más'))).json().revision).toBe(2);
    expect(await read(token, document.id)).toMatchObject({ title: 'Dos', content: contentOf('Más') });
  });

  it('is duplicated with its content, and each goes its own way', async () => {
    const { token } = await signInAs(test, 'User');
    const document = await created(test, token, 'a'.repeat(editorTitleMaxCharacters), 'Texto');
    const answer = await callEditor(test, 'POST', routes.editorDocumentDuplicate(document.id), token);
    expect(answer.statusCode).toBe(201);
    const copy = answer.json<EditorDocument>();
    expect(copy.title).toMatch(/^a+ \(copia\)$/);
    expect(copy.title).toHaveLength(editorTitleMaxCharacters);
    await save(test, token, copy, contentOf('Cambiado'));
    expect((await read(token, document.id)).content).toEqual(contentOf('Texto'));
  });

  it('is kept sealed: neither its words nor its title can be read in the database, and no other row opens it', async () => {
    const { token } = await signInAs(test, 'User');
    const { id } = await created(test, token, 'Sucesión Irigoyen', 'El causante falleció intestado');
    const other = await created(test, token, 'Otro');
    const [row] = await test.deps.db.select().from(editorDocuments).where(eq(editorDocuments.id, id));
    expect(JSON.stringify(row)).not.toMatch(/Irigoyen|causante|intestado/i);
    const stolen = { sealedContent: row?.sealedContent as string };
    await test.deps.db.update(editorDocuments).set(stolen).where(eq(editorDocuments.id, other.id));
    const opened = await callEditor(test, 'GET', routes.editorDocument(other.id), token);
    expect(opened.statusCode).toBe(500);
    expect(opened.body).not.toContain('causante');
  });
});

describe('the list', () => {
  it("holds one's own documents, last changed first, and nothing of others", async () => {
    const { token } = await signInAs(test, 'User');
    const { token: other } = await signInAs(test, 'User');
    const first = await created(test, token, 'Uno', 'a');
    test.clock.moveMs(1_000);
    await created(test, token, 'Dos', 'b');
    await created(test, other, 'Ajeno', 'c');
    test.clock.moveMs(1_000);
    await save(test, token, first, contentOf('a y más'));
    const { documents, total, storage } = await list(token);
    expect(documents.map(({ title }) => title)).toEqual(['Uno', 'Dos']);
    expect(total).toBe(2);
    expect(storage.usedBytes).toBeGreaterThan(100);
  });

  it('finds by words of the title and the text, without regard to case, accents or marks', async () => {
    const { token } = await signInAs(test, 'User');
    await created(test, token, 'Demanda Ibáñez', 'El choque ocurrió en la avenida Belgrano (ley 24.240).');
    const loan = await created(test, token, 'Mutuo', 'antes');
    await save(test, token, loan, contentOf('El mutuante entrega dólares al mutuario.'));
    const { token: other } = await signInAs(test, 'User');
    await created(test, other, 'Ajeno', 'choque en Belgrano');
    const titles = async (search: string) => (await list(token, search)).documents.map(({ title }) => title);
    expect(await titles('IBANEZ choque')).toEqual(['Demanda Ibáñez']);
    expect(await titles('24.240')).toEqual(['Demanda Ibáñez']);
    expect(await titles('“mutuant”')).toEqual(['Mutuo']);
    expect(await titles('antes')).toEqual([]);
    expect(await titles('mutuo choque')).toEqual([]);
    expect(await titles('?!')).toEqual([]);
    expect((await list(token, 'nada')).total).toBe(2);
  });
});

describe('deleting', () => {
  it('takes a document out of everything at once, and undoing brings it back as it was', async () => {
    const { token } = await signInAs(test, 'User');
    const document = await created(test, token, 'Demanda', 'Texto');
    const deleted = await callEditor(test, 'DELETE', routes.editorDocument(document.id), token);
    const undoUntil = new Date(test.clock.now().getTime() + editorUndoMs).toISOString();
    expect(deleted.json()).toEqual({ id: document.id, undoUntil });
    expect((await list(token)).total).toBe(0);
    for (const [, method, url, payload] of callsOnDocument.filter(([name]) => name !== 'bring back')) {
      expect((await callEditor(test, method, url(document.id), token, payload)).statusCode).toBe(404);
    }
    const back = await callEditor(test, 'POST', routes.editorDocumentUndelete(document.id), token);
    expect(back.json()).toEqual(document);
    expect((await callEditor(test, 'POST', routes.editorDocumentUndelete(document.id), token)).statusCode).toBe(404);
  });

  it('is for good when the undo is over: the row and its versions go', async () => {
    const { token } = await signInAs(test, 'User');
    const kept = await created(test, token, 'Queda', 'Texto');
    const gone = await created(test, token, 'Se va', 'Texto');
    await save(test, token, gone, contentOf('Más'));
    await callEditor(test, 'DELETE', routes.editorDocument(gone.id), token);
    test.clock.moveMs(editorUndoMs + 1);
    expect((await callEditor(test, 'POST', routes.editorDocumentUndelete(gone.id), token)).statusCode).toBe(404);
    await purgeEditorDocuments(test.deps);
    const versions = () => test.deps.db.select().from(editorVersions).where(eq(editorVersions.documentId, gone.id));
    expect(await test.deps.db.select().from(editorDocuments).where(eq(editorDocuments.id, gone.id))).toEqual([]);
    expect(await versions()).toEqual([]);
    expect((await list(token)).documents.map(({ id }) => id)).toEqual([kept.id]);
  });

  it('the account takes its documents with it', async () => {
    const { token, accountId } = await signInAs(test, 'User');
    await created(test, token, 'Demanda', 'Texto');
    await test.deps.db.delete(accounts).where(eq(accounts.id, accountId));
    const left = await test.deps.db.select().from(editorDocuments).where(eq(editorDocuments.accountId, accountId));
    expect(left).toEqual([]);
  });
});

it("is told of in its owner's data with its whole text, and in nobody else's", async () => {
  const { token } = await signInAs(test, 'User');
  const { token: other } = await signInAs(test, 'User');
  const document = await created(test, token, 'Demanda', 'Primero.', 'Después.');
  const mine = await callEditor(test, 'GET', routes.accountExport, token);
  const theirs = await callEditor(test, 'GET', routes.accountExport, other);
  const { createdAt, updatedAt } = document;
  expect(mine.json().editorDocuments).toEqual([
    { title: 'Demanda', text: 'Primero.\nDespués.', createdAt, updatedAt, versions: 0 },
  ]);
  expect(theirs.json().editorDocuments).toEqual([]);
});
