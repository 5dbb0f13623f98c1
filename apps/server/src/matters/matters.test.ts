import { randomUUID } from 'node:crypto';
import { matterItemMaxBytes, matterMessages, matterUndoMs } from '@foja/contracts/matter-words';
import type { MatterSummary } from '@foja/contracts/matters';
import { routes } from '@foja/contracts/routes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { buildApp } from '../app.ts';
import { writeCursor } from '../platform/page-cursor.ts';
import { callHeaders } from '../testing/build-test-app.ts';
import { countOpenings } from '../testing/count-openings.ts';
import { buildVaultApp, uploaded, type VaultApp } from '../testing/document-calls.ts';
import { callEditor, created } from '../testing/editor-calls.ts';
import { guestToken } from '../testing/guest-token.ts';
import { addedItem, callMatters, openedMatter } from '../testing/matter-calls.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { type MatterRow, matterActivity, matterItems, matters } from './matters.table.ts';
import { purgeMatters } from './purge-matters.ts';
import { openHead, sealHead } from './sealed-matter.ts';

let test: VaultApp;
beforeAll(async () => {
  test = await buildVaultApp();
});
afterAll(() => test.close());

const call = (...args: Parameters<typeof callMatters> extends [unknown, ...infer Rest] ? Rest : never) =>
  callMatters(test, ...args);
const lawyer = async () => (await signInAs(test, 'Professional')).token;
const unknown = '00000000-0000-4000-8000-000000000000';
const resultOf = (text: string) => ({
  kind: 'result' as const,
  body: { title: 'Informe', tool: 'chat', text, madeAt: '2026-11-20T10:00:00Z' },
});
const money = { type: 'fees', date: '2026-11-20', concept: 'Honorarios', currency: 'ARS', amount: '1500000.05' };
/** One word, of which a pattern that looks for the marks at its end begins again at each: it would not end within the test. */
const signsBetweenLetters = (length: number) => `zz${','.repeat(length - 4)}yy`;
const titlesOf = (body: { matters: MatterSummary[] }) => body.matters.map(({ title }) => title);

describe('causas refuse', () => {
  it('who is not signed in with 401, and a guest with 403', async () => {
    expect(await call('GET', routes.matters)).toMatchObject({ status: 401 });
    const guest = await guestToken(test);
    const payload = { head: { title: 'Una' }, forum: 'civil' };
    expect(await call('POST', routes.matters, guest, payload)).toMatchObject({ status: 403 });
  });

  it('a causa without carátula or fuero, and a party without a name, with 400 in Spanish', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token);
    const refused: [string, object, string][] = [
      [routes.matters, { head: { title: ' ' }, forum: 'civil' }, 'Escribí la carátula.'],
      [routes.matters, { head: { title: 'Una' }, forum: 'marciano' }, 'Elegí el fuero.'],
      [
        routes.matterItems(id),
        { kind: 'party', body: { role: 'witness', name: '' } },
        'Escribí el nombre o la razón social.',
      ],
      [routes.matterItems(id), { kind: 'note', body: { text: ' \n' } }, 'Escribí la nota.'],
      [routes.matterItems(id), { kind: 'money', body: { ...money, concept: ' ' } }, 'Escribí el concepto.'],
      [
        routes.matterItems(id),
        { kind: 'money', body: { ...money, amount: '0.00' } },
        'El monto tiene que ser mayor que cero.',
      ],
      [
        routes.matterItems(id),
        { kind: 'money', body: { ...money, amount: '1.234' } },
        'Escribí el monto con números, por ejemplo 1.500.000,50.',
      ],
      [routes.matterItems(id), { kind: 'money', body: { ...money, currency: 'EUR' } }, 'Elegí la moneda.'],
    ];
    for (const [url, payload, message] of refused)
      expect(await call('POST', url, token, payload)).toMatchObject({ status: 400, body: { message } });
  });

  it('another’s causa, and what is in it, with 404, as one that never was', async () => {
    const { id } = await openedMatter(test, await lawyer());
    const other = await lawyer();
    const never = await call('GET', routes.matter(unknown), other);
    expect(never).toMatchObject({ status: 404, body: { message: matterMessages.notFound } });
    expect(await call('GET', routes.matter(id), other)).toEqual(never);
    expect(await call('GET', routes.matterItems(id), other)).toEqual(never);
    expect(titlesOf((await call('GET', `${routes.matters}?search=perez`, other)).body)).toEqual([]);
  });

  it('an item of one causa under the address of another with 404', async () => {
    const token = await lawyer();
    const [one, two] = [await openedMatter(test, token), await openedMatter(test, token)];
    const item = await addedItem(test, token, one.id);
    for (const method of ['GET', 'DELETE'] as const)
      expect(await call(method, routes.matterItem(two.id, item.id), token)).toMatchObject({
        status: 404,
        body: { message: matterMessages.itemNotFound },
      });
  });

  it('a responsible person without access with 400', async () => {
    const token = await lawyer();
    const { id, forum, state } = await openedMatter(test, token);
    const { accountId } = await signInAs(test, 'Professional');
    const change = { version: 1, head: { title: 'X' }, forum, state, responsibleAccountId: accountId };
    expect(await call('PUT', routes.matter(id), token, change)).toMatchObject({
      status: 400,
      body: { message: matterMessages.responsibleUnknown },
    });
  });

  it('a second change of the same version with 409 and what the first one left; the text of neither is lost', async () => {
    const token = await lawyer();
    const { id, forum, state } = await openedMatter(test, token);
    const change = (title: string) => ({ version: 1, head: { title }, forum, state, responsibleAccountId: null });
    const answers = await Promise.all([
      call('PUT', routes.matter(id), token, change('Uno')),
      call('PUT', routes.matter(id), token, change('Dos')),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [done, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(refused?.body).toMatchObject({ error: 'matter_changed', details: { current: done?.body } });

    const item = await addedItem(test, token, id);
    const save = (text: string) => ({ version: 1, content: { kind: 'note', body: { text } } });
    const saved = await call('PUT', routes.matterItem(id, item.id), token, save('Primera'));
    expect(saved).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await call('PUT', routes.matterItem(id, item.id), token, save('Segunda'))).toMatchObject({
      status: 409,
      body: { error: 'item_changed', details: { current: { version: 2, body: { text: 'Primera' } } } },
    });
  });

  it('a version that no row has, and a page of the year 0, with 400', async () => {
    const token = await lawyer();
    const { id, head, forum, state } = { head: { title: 'X' }, ...(await openedMatter(test, token)) };
    const item = await addedItem(test, token, id);
    const content = { kind: 'note', body: { text: 'Otra' } };
    for (const version of [2 ** 31 - 1, 3_000_000_000]) {
      expect(await call('PUT', routes.matter(id), token, { version, head, forum, state })).toMatchObject({
        status: 400,
      });
      expect(await call('PUT', routes.matterItem(id, item.id), token, { version, content })).toMatchObject({
        status: 400,
      });
    }
    const cursor = writeCursor(['0000-01-01T00:00:00Z', unknown]);
    expect(await call('GET', `${routes.matterItems(id)}?cursor=${cursor}`, token)).toMatchObject({ status: 400 });
  });

  it('what is too long with 413, before its words are looked for', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token);
    const item = await addedItem(test, token, id, resultOf('Informe'));
    const content = resultOf(signsBetweenLetters(700_000));
    const refused = { status: 413, body: { message: matterMessages.tooLarge } };
    expect(await call('POST', routes.matterItems(id), token, content)).toMatchObject(refused);
    const change = { version: 1, content: resultOf('a'.repeat(matterItemMaxBytes)) };
    expect(await call('PUT', routes.matterItem(id, item.id), token, change)).toMatchObject(refused);
  });

  it('more than the plan says with 409: Free has one causa of ten items, also where two calls race', async () => {
    const { token } = await signInAs(test, 'User');
    const payload = { head: { title: 'Única' }, forum: 'civil' };
    const opened = await Promise.all([1, 2].map(() => call('POST', routes.matters, token, payload)));
    expect(opened.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(opened.find(({ status }) => status === 409)?.body).toMatchObject({
      error: 'plan_limit',
      message: matterMessages.mattersLimit(1),
    });
    const { body: mine } = await call('GET', routes.matters, token);
    expect(mine).toMatchObject({ opened: 1, limit: 1 });
    const { id } = mine.matters[0];
    for (let n = 0; n < 9; n++) await addedItem(test, token, id);
    const note = { kind: 'note', body: { text: 'Otra' } };
    const last = await Promise.all([1, 2].map(() => call('POST', routes.matterItems(id), token, note)));
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(last.find(({ status }) => status === 409)?.body.message).toBe(matterMessages.itemsLimit(10));
  });

  it('too many changes with 429', async () => {
    const hurried = await buildApp({ ...test.deps, mattersLimits: { changesPerHour: 1 } });
    try {
      const token = await lawyer();
      await openedMatter({ app: hurried }, token);
      const payload = { head: { title: 'Otra' }, forum: 'civil' };
      expect(await callMatters({ app: hurried }, 'POST', routes.matters, token, payload)).toMatchObject({
        status: 429,
        body: { message: matterMessages.tooMany },
      });
    } finally {
      await hurried.close();
    }
  });
});

describe('causas', () => {
  it('are found by the words of the carátula, of a party and of a note, together, whatever their accents', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token, { title: 'Núñez c/ Seguros del Sur' });
    await addedItem(test, token, id, { kind: 'party', body: { role: 'expert', name: 'Ing. Raúl Álvarez' } });
    await addedItem(test, token, id, { kind: 'note', body: { text: 'La pericia mecánica vence pronto.' } });
    await openedMatter(test, token, { title: 'Otra' });
    const found = async (words: string) =>
      titlesOf((await call('GET', `${routes.matters}?search=${encodeURIComponent(words)}`, token)).body);
    expect(await found('nunez')).toEqual(['Núñez c/ Seguros del Sur']);
    expect(await found('alvarez mecanica seguros')).toEqual(['Núñez c/ Seguros del Sur']);
    expect(await found('alvarez otra')).toEqual([]);
    expect(await found('...')).toEqual([]);
  });

  it('are found by a word of letters with very many marks between them', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token, { title: 'Marcas' });
    await addedItem(test, token, id, resultOf(`«${signsBetweenLetters(390_000)}» …😀Ñandú😀`));
    const found = async (words: string) =>
      titlesOf((await call('GET', `${routes.matters}?search=${encodeURIComponent(words)}`, token)).body);
    expect(await found(',yy nandu')).toEqual(['Marcas']);
    expect(await found('yy»')).toEqual(['Marcas']);
  });

  it('end a page by what it weighs as well as by how much was asked for', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token);
    for (let n = 0; n < 6; n++) await addedItem(test, token, id, resultOf(`${n} ${'a'.repeat(390_000)}`));
    const page = async (cursor = '') =>
      (await call('GET', `${routes.matterItems(id)}?limit=200&cursor=${cursor}`, token)).body;
    const first = await page();
    expect(first.items).toHaveLength(5);
    const rest = await page(first.nextCursor);
    expect(rest).toMatchObject({ items: [{}], nextCursor: null });
    const texts = [...first.items, ...rest.items].map((item) => item.body.text[0]);
    expect(texts.toSorted()).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  it('are opened in turns, each once, where they are many, so that others are served between', async () => {
    const { token, accountId } = await signInAs(test, 'Professional');
    const one = await openedMatter(test, token, { title: 'Primera' });
    const [row] = await test.deps.db.select().from(matters).where(eq(matters.id, one.id));
    await test.deps.db.insert(matters).values(
      Array.from({ length: 250 }, () => {
        const id = randomUUID();
        const head = { ...openHead(test.deps, row as MatterRow), title: `Otra ${id}` };
        return { ...(row as MatterRow), id, sealedHead: sealHead(test.deps, id, head) };
      }),
    );
    const openings = countOpenings(test.deps.keyring);
    const app = await buildApp({ ...test.deps, keyring: openings.keyring });
    try {
      const { body } = await callMatters({ app }, 'GET', `${routes.matters}?search=primera`, token);
      expect(titlesOf(body)).toEqual(['Primera']);
      expect(openings.total()).toBe(251);
      expect(openings.maxInOneTurn()).toBeLessThanOrEqual(100);
    } finally {
      await app.close();
      await test.deps.db.delete(matters).where(eq(matters.ownerAccountId, accountId));
    }
  });

  it('keep their money to the cent, find it by its words, tell it in the activity and in the export', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token);
    const paid = { ...money, type: 'payment', person: 'Zurbarán SA', uma: '15 UMA', amount: '9999999999999.99' };
    const item = await addedItem(test, token, id, { kind: 'money', body: paid });
    const save = (amount: string) => ({ version: 1, content: { kind: 'money', body: { ...paid, amount } } });
    const both = await Promise.all(
      ['1', '2'].map((amount) => call('PUT', routes.matterItem(id, item.id), token, save(amount))),
    );
    const [saved, refused] = both.toSorted((a, b) => a.status - b.status);
    expect([saved?.status, refused?.status]).toEqual([200, 409]);
    expect(refused?.body.details.current).toEqual(saved?.body);
    await addedItem(test, token, id, { kind: 'money', body: money });
    const { body } = await call('GET', `${routes.matterItems(id)}?kind=money`, token);
    expect(body.items.map((one: { body: { amount: string } }) => one.body.amount)).toContain('1500000.05');
    expect((await call('GET', routes.matter(id), token)).body.counts.money).toBe(2);
    expect(titlesOf((await call('GET', `${routes.matters}?search=zurbaran`, token)).body)).toHaveLength(1);
    const acts = (await call('GET', routes.matterActivity(id), token)).body.entries;
    expect(acts[0]).toMatchObject({ action: 'item_added', itemKind: 'money' });
    const exported = (await call('GET', routes.accountExport, token)).body.matters[0].items;
    expect(exported).toContainEqual(
      expect.objectContaining({ content: { kind: 'money', body: expect.objectContaining(money) } }),
    );
  });

  it('lie sealed: neither what they say nor what is written into them is in the database', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token, { title: 'Zurbarán c/ Banco' });
    await addedItem(test, token, id, { kind: 'party', body: { role: 'plaintiff', name: 'Zurbarán, Inés' } });
    const { db } = test.deps;
    const rows = JSON.stringify([
      await db.select().from(matters),
      await db.select().from(matterItems),
      await db.select().from(matterActivity),
    ]);
    expect(rows).toContain(id);
    expect(rows).not.toMatch(/zurbar/i);
  });

  it('tell what happened in them, page by page, the newest first', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token);
    const item = await addedItem(test, token, id);
    await call('DELETE', routes.matterItem(id, item.id), token);
    const first = await call('GET', `${routes.matterActivity(id)}?limit=2`, token);
    const actions = first.body.entries.map(({ action, itemKind }: Record<string, string>) => [action, itemKind]);
    expect(actions).toEqual([
      ['item_deleted', 'note'],
      ['item_added', 'note'],
    ]);
    expect(first.body.entries[0].by).toMatchObject({ name: 'Ana Díaz' });
    const rest = await call('GET', `${routes.matterActivity(id)}?cursor=${first.body.nextCursor}`, token);
    expect(rest.body).toMatchObject({ entries: [{ action: 'matter_opened' }], nextCursor: null });
  });

  it('give what is written into them page by page, and nothing twice', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token);
    for (let n = 0; n < 5; n++) await addedItem(test, token, id);
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await call('GET', `${routes.matterItems(id)}?kind=note&limit=2&cursor=${cursor}`, token);
      seen.push(...body.items.map((item: { id: string }) => item.id));
      cursor = body.nextCursor ?? '';
    } while (cursor !== '');
    expect(new Set(seen).size).toBe(5);
    expect((await call('GET', `${routes.matterItems(id)}?kind=party`, token)).body.items).toEqual([]);
  });

  it('leave the list when they are archived and come back whole', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token, { title: 'Vieja' });
    await call('POST', routes.matterArchive(id), token, { archived: true });
    expect(titlesOf((await call('GET', routes.matters, token)).body)).toEqual([]);
    expect(titlesOf((await call('GET', `${routes.matters}?archived=yes`, token)).body)).toEqual(['Vieja']);
    expect(await call('POST', routes.matterArchive(id), token, { archived: false })).toMatchObject({
      status: 200,
      body: { archivedAt: null, title: 'Vieja', version: 1 },
    });
  });

  it('and what is in them can be brought back for a while after they are deleted, and are then gone for good', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token);
    const [kept, dropped] = [await addedItem(test, token, id), await addedItem(test, token, id)];
    await call('DELETE', routes.matterItem(id, kept.id), token);
    expect(await call('POST', routes.matterItemRestore(id, kept.id), token)).toMatchObject({ status: 200 });
    await call('DELETE', routes.matterItem(id, dropped.id), token);
    expect((await call('DELETE', routes.matter(id), token)).status).toBe(200);
    expect((await call('GET', routes.matter(id), token)).status).toBe(404);
    expect((await call('GET', routes.matterItems(id), token)).status).toBe(404);
    expect(await call('POST', routes.matterRestore(id), token)).toMatchObject({
      status: 200,
      body: { counts: { note: 1 } },
    });
    await call('DELETE', routes.matter(id), token);
    const later = { now: () => new Date(test.deps.clock.now().getTime() + matterUndoMs + 1_000) };
    await purgeMatters({ db: test.deps.db, clock: later });
    expect((await call('POST', routes.matterRestore(id), token)).status).toBe(404);
    expect(await test.deps.db.select().from(matterItems).where(eq(matterItems.matterId, id))).toEqual([]);
  });

  it('and what is in them come back after the plan became smaller, and never more of them than there were', async () => {
    const { token, accountId } = await signInAs(test, 'Professional');
    const [one, two] = [await openedMatter(test, token), await openedMatter(test, token)];
    const notes = [];
    for (let n = 0; n < 11; n++) notes.push(await addedItem(test, token, one.id));
    await test.deps.db.update(accounts).set({ role: 'User' }).where(eq(accounts.id, accountId));
    const note = routes.matterItem(one.id, notes[0]!.id);
    expect(await call('DELETE', note, token)).toMatchObject({ status: 200 });
    expect(await call('POST', routes.matterItemRestore(one.id, notes[0]!.id), token)).toMatchObject({ status: 200 });
    for (const { id } of [one, two]) expect((await call('DELETE', routes.matter(id), token)).status).toBe(200);
    for (const { id } of [one, two]) expect((await call('POST', routes.matterRestore(id), token)).status).toBe(200);

    const free = (await signInAs(test, 'User')).token;
    const first = await openedMatter(test, free);
    await call('DELETE', routes.matter(first.id), free);
    const second = await openedMatter(test, free);
    const restore = (id: string) => call('POST', routes.matterRestore(id), free);
    const refused = { status: 409, body: { message: matterMessages.mattersLimit(1) } };
    expect(await restore(first.id)).toMatchObject(refused);
    await call('DELETE', routes.matter(second.id), free);
    expect(await restore(first.id)).toMatchObject({ status: 200 });
    expect(await restore(second.id)).toMatchObject(refused);
  });

  it('are purged together with what their clients read, or not at all', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token);
    await call('DELETE', routes.matter(id), token);
    const later = new Date(test.deps.clock.now().getTime() + matterUndoMs + 1_000);
    let asked = 0;
    // It breaks off between the causas and their clients.
    const breaks = {
      now: () => {
        asked += 1;
        if (asked > 1) throw new Error('the server stopped');
        return later;
      },
    };
    await expect(purgeMatters({ db: test.deps.db, clock: breaks })).rejects.toThrow('the server stopped');
    expect(await test.deps.db.select().from(matters).where(eq(matters.id, id))).toHaveLength(1);
  });

  it('go with their owner’s account, and stand in its export before', async () => {
    const { token, accountId } = await signInAs(test, 'Professional');
    const { id } = await openedMatter(test, token, { title: 'Exportada' });
    await addedItem(test, token, id);
    const exported = await test.app.inject({ url: routes.accountExport, headers: callHeaders(token) });
    expect(exported.json().matters).toMatchObject([
      { head: { title: 'Exportada' }, items: [{ content: { kind: 'note', body: { text: 'Llamar al perito.' } } }] },
    ]);
    await test.deps.db.delete(accounts).where(eq(accounts.id, accountId));
    expect(await test.deps.db.select().from(matters).where(eq(matters.id, id))).toEqual([]);
  });
});

const text = 'El perito mecánico presentó su informe.';

describe('a causa’s files refuse', () => {
  it('a document or a writing of somebody else with 404, as one that never was', async () => {
    const [mine, other] = [await lawyer(), await lawyer()];
    const { id } = await openedMatter(test, mine);
    const { fileId } = await uploaded(test, other, 'ajeno.txt', text);
    const writing = await created(test, other, 'Ajeno', text);
    for (const payload of [{ documentId: fileId }, { editorDocumentId: writing.id }])
      expect(await call('POST', routes.matterFiles(id), mine, payload)).toMatchObject({ status: 404 });
  });

  it('what names neither with 400', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token);
    expect(await call('POST', routes.matterFiles(id), token, {})).toMatchObject({ status: 400 });
  });

  it('a file that was taken out with 404', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token);
    const { fileId } = await uploaded(test, token, 'pericia.txt', text);
    const { body } = await call('POST', routes.matterFiles(id), token, { documentId: fileId });
    await call('DELETE', routes.matterFile(id, body.id), token);
    expect(await call('GET', routes.matterFileContent(id, body.id), token)).toMatchObject({
      status: 404,
      body: { message: matterMessages.fileNotFound },
    });
    const inVault = await test.app.inject({ url: routes.documentText(fileId), headers: callHeaders(token) });
    expect(inVault.statusCode).toBe(200);
  });
});

describe('a causa’s files', () => {
  it('are one’s own documents and writings, told and read through it, each filed once', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token);
    const { fileId } = await uploaded(test, token, 'pericia.txt', text);
    const writing = await created(test, token, 'Impugna pericia', 'Vengo a impugnar.');
    const file = (payload: object) => call('POST', routes.matterFiles(id), token, payload);
    const filed = await file({ documentId: fileId });
    expect(filed).toMatchObject({ status: 201, body: { type: 'document', name: 'pericia.txt', isMine: true } });
    expect((await file({ documentId: fileId })).body).toEqual(filed.body);
    const written = await file({ editorDocumentId: writing.id });
    const { body } = await call('GET', routes.matterFiles(id), token);
    expect(body.files.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Impugna pericia', 'pericia.txt']);
    const content = await test.app.inject({
      url: routes.matterFileContent(id, filed.body.id),
      headers: callHeaders(token),
    });
    expect(content.body).toBe(text);
    const read = await call('GET', routes.matterWriting(id, written.body.id), token);
    expect(read.body).toMatchObject({ title: 'Impugna pericia', revision: 1 });
  });

  it('are searched with the causa, as vault and editor search them, while they are in it and there', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token);
    const { fileId } = await uploaded(test, token, 'pericia.txt', 'El perito midió la cubierta de fibrocemento.');
    const writing = await created(test, token, 'Impugna pericia', 'El informe omite la carpintería.');
    const filed = (await call('POST', routes.matterFiles(id), token, { documentId: fileId })).body;
    await call('POST', routes.matterFiles(id), token, { editorDocumentId: writing.id });
    await addedItem(test, token, id);
    const finds = async (search: string, who = token) =>
      (await call('GET', `${routes.matters}?search=${encodeURIComponent(search)}`, who)).body.matters.length === 1;
    expect(await finds('FIBROCEMENTO')).toBe(true);
    expect(await finds('carpinteria impugna')).toBe(true);
    expect(await finds('pérez fibrocemento carpintería llamar')).toBe(true);
    expect(await finds('fibrocemento mampostería')).toBe(false);
    expect(await finds('fibrocemento', await lawyer())).toBe(false);
    await call('DELETE', routes.matterFile(id, filed.id), token);
    expect(await finds('fibrocemento')).toBe(false);
    await callEditor(test, 'DELETE', routes.editorDocument(writing.id), token);
    expect(await finds('carpintería')).toBe(false);
  });

  it('leave it when their owner deletes them', async () => {
    const token = await lawyer();
    const { id } = await openedMatter(test, token);
    const writing = await created(test, token, 'Borrador', 'Texto');
    await call('POST', routes.matterFiles(id), token, { editorDocumentId: writing.id });
    await callEditor(test, 'DELETE', routes.editorDocument(writing.id), token);
    expect((await call('GET', routes.matterFiles(id), token)).body).toEqual({ files: [] });
  });
});
