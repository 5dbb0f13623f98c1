import { randomUUID } from 'node:crypto';
import { agendaMessages } from '@foja/contracts/agenda-text';
import { firmMessages, staffRoles } from '@foja/contracts/firm-words';
import type { MatterColleague } from '@foja/contracts/matter-sharing';
import { matterMessages } from '@foja/contracts/matter-words';
import type { MatterActivityResponse, MatterSummary } from '@foja/contracts/matters';
import { routes } from '@foja/contracts/routes';
import { and, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { firmMembers, firms } from '../firms/firms.table.ts';
import { goodPassword, registerPerson } from '../testing/account-calls.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { created } from '../testing/editor-calls.ts';
import { callApi, foundFirm, invitationToken, joinFirm } from '../testing/firm-calls.ts';
import { addedItem, openedMatter } from '../testing/matter-calls.ts';
import { readMails } from '../testing/read-mails.ts';
import { type SignedIn, signInAs } from '../testing/sign-in-as.ts';

import { matterMembers, matters } from './matters.table.ts';
import { openMatter } from './open-matter.ts';
import { visibleMatters } from './visible-matters.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

type Call = Parameters<typeof callApi> extends [unknown, ...infer Rest] ? Rest : never;
const call = (...rest: Call) => callApi(test, ...rest);
const share = (token: string, id: string, access: 'private' | 'firm' | 'chosen', accountIds: string[] = []) =>
  call('PUT', routes.matterSharing(id), token, { access, accountIds });
const seenBy = async (token: string): Promise<string[]> =>
  (await call('GET', routes.matters, token)).body.matters.map(({ id }: MatterSummary) => id);
const statusOf = async (token: string, id: string) => (await call('GET', routes.matter(id), token)).status;
const comment = (token: string, id: string, text: string, mentions: string[] = []) =>
  call('POST', routes.matterItems(id), token, { kind: 'comment', body: { text, mentions } });

/** A firm with one of each role, and a causa of the lawyer's that the whole firm sees. */
async function firmWithMatter() {
  const titular = await foundFirm(test);
  const lawyer = await joinFirm(test, titular, 'abogado', { plan: 'Professional' });
  const assistant = await joinFirm(test, titular, 'asistente');
  const matter = await openedMatter(test, lawyer.token, { summary: 'Estrategia: conciliar antes de la audiencia.' });
  expect(await share(lawyer.token, matter.id, 'firm')).toMatchObject({
    status: 200,
    body: { sharing: { access: 'firm' } },
  });
  return { titular, lawyer, assistant, matter };
}

describe('a causa of a firm', () => {
  it('is brought in by who opened it and works in a firm; others are refused: 409, 403, 400', async () => {
    const alone = await signInAs(test, 'Professional');
    const own = await openedMatter(test, alone.token);
    expect(await share(alone.token, own.id, 'firm')).toMatchObject({
      status: 409,
      body: { message: matterMessages.noFirm },
    });
    const { lawyer, assistant, matter } = await firmWithMatter();
    expect(await share(assistant.token, matter.id, 'chosen', [assistant.accountId])).toMatchObject({ status: 403 });
    expect(await share(lawyer.token, matter.id, 'chosen', [alone.accountId])).toMatchObject({
      status: 400,
      body: { message: matterMessages.chosenUnknown },
    });
    expect(await share(lawyer.token, matter.id, 'private')).toMatchObject({
      status: 403,
      body: { message: matterMessages.titularTakesOut },
    });
  });

  it('is seen and worked on by all of the firm, administered by the titular, and known to nobody else', async () => {
    const { titular, lawyer, assistant, matter } = await firmWithMatter();
    const roles = { titular, abogado: lawyer, asistente: assistant };
    for (const [role, { token }] of Object.entries(roles)) {
      const expected = role === 'abogado' ? 'owner' : role;
      expect((await call('GET', routes.matter(matter.id), token)).body).toMatchObject({ role: expected });
      expect(await seenBy(token)).toEqual([matter.id]);
      expect((await comment(token, matter.id, 'Visto.')).status).toBe(201);
    }
    expect(await call('DELETE', routes.matter(matter.id), assistant.token)).toMatchObject({ status: 403 });
    expect(await call('DELETE', routes.matter(matter.id), titular.token)).toMatchObject({ status: 200 });
    expect(await call('POST', routes.matterRestore(matter.id), titular.token)).toMatchObject({ status: 200 });
    const sharing = await call('GET', routes.matterSharing(matter.id), assistant.token);
    expect(sharing.body).toMatchObject({ access: 'firm', client: null, may: { share: false, takeOut: false } });
    expect(sharing.body.people).toHaveLength(3);
  });

  it('is deleted by a titular alone, which its own activity and that of both accounts tell; who opened it archives it', async () => {
    const { titular, lawyer, matter } = await firmWithMatter();
    const mayDelete = async (token: string) => [
      (await call('GET', routes.matter(matter.id), token)).body.mayDelete,
      (await call('GET', routes.matters, token)).body.matters[0].mayDelete,
    ];
    expect(await mayDelete(lawyer.token)).toEqual([false, false]);
    expect(await call('DELETE', routes.matter(matter.id), lawyer.token)).toMatchObject({
      status: 403,
      body: { message: matterMessages.titularDeletes },
    });
    const archive = (archived: boolean) => call('POST', routes.matterArchive(matter.id), lawyer.token, { archived });
    for (const archived of [true, false]) expect((await archive(archived)).status).toBe(200);
    expect(await mayDelete(titular.token)).toEqual([true, true]);
    expect(await call('DELETE', routes.matter(matter.id), titular.token)).toMatchObject({ status: 200 });
    expect(await call('POST', routes.matterRestore(matter.id), lawyer.token)).toMatchObject({ status: 200 });
    const toldTo = async (token: string) =>
      (await call('GET', routes.accountActivity, token)).body.entries
        .map(({ event, by }: { event: string; by: string }) => [event, by])
        .slice(0, 2);
    expect(await toldTo(lawyer.token)).toEqual([
      ['firm_matter_restored', 'self'],
      ['firm_matter_deleted', 'firm'],
    ]);
    expect(await toldTo(titular.token)).toContainEqual(['firm_matter_deleted', 'self']);
    const own = await openedMatter(test, lawyer.token);
    expect(own.mayDelete).toBe(true);
    expect(await call('DELETE', routes.matter(own.id), lawyer.token)).toMatchObject({ status: 200 });
  });

  it('keeps its deadlines: who writes in it takes none out, and what is done with one is told in its activity', async () => {
    const { titular, lawyer, assistant, matter } = await firmWithMatter();
    const hearing = { kind: 'hearing', title: 'Conciliación', day: '2026-11-27' };
    const { body: entry } = await call('POST', routes.agendaEntries, assistant.token, {
      ...hearing,
      matterId: matter.id,
    });
    const save = (token: string, version: number, part: object) =>
      call('PUT', routes.agendaEntry(entry.id), token, { version, entry: { ...hearing, ...part } });
    const refused = { status: 403, body: { message: agendaMessages.managerMoves } };
    const elsewhere = await openedMatter(test, assistant.token);
    expect(await save(assistant.token, 1, { matterId: null })).toMatchObject(refused);
    expect(await save(assistant.token, 1, { matterId: elsewhere.id })).toMatchObject(refused);
    expect(await save(assistant.token, 1, { matterId: matter.id, title: 'Otra' })).toMatchObject({ status: 200 });
    expect(await save(assistant.token, 2, { matterId: matter.id, state: 'done' })).toMatchObject({ status: 200 });
    expect(await call('DELETE', routes.agendaEntry(entry.id), assistant.token)).toMatchObject({ status: 200 });
    expect(await call('POST', routes.agendaEntryRestore(entry.id), assistant.token)).toMatchObject({ status: 200 });
    const second = await openedMatter(test, lawyer.token);
    expect(await save(lawyer.token, 3, { matterId: second.id, state: 'done' })).toMatchObject({ status: 200 });
    const actionsOf = async (id: string) =>
      ((await call('GET', routes.matterActivity(id), lawyer.token)).body as MatterActivityResponse).entries
        .filter(({ itemId }) => itemId === entry.id)
        .map(({ action }) => action);
    expect(await actionsOf(matter.id)).toEqual([
      'entry_moved_out',
      'entry_restored',
      'entry_deleted',
      'entry_done',
      'entry_changed',
      'entry_added',
    ]);
    expect(await actionsOf(second.id)).toEqual(['entry_moved_in']);
    // Whose causa it is not is told nothing of it: not even that there is one.
    const client = await joinFirm(test, titular, 'cliente', { matterId: matter.id });
    const { body: kept } = await call('POST', routes.agendaEntries, lawyer.token, { ...hearing, matterId: matter.id });
    const stranger = await signInAs(test);
    for (const { token } of [client, stranger]) {
      const never = await call('GET', routes.agendaEntry(randomUUID()), token);
      expect(await call('GET', routes.agendaEntry(kept.id), token)).toEqual(never);
      expect(await call('DELETE', routes.agendaEntry(kept.id), token)).toEqual(never);
    }
  });

  it('that is for some is seen by who was chosen, who opened it and who is responsible, titulares included or not', async () => {
    const { titular, lawyer, assistant, matter } = await firmWithMatter();
    const chosen = await share(lawyer.token, matter.id, 'chosen', [assistant.accountId]);
    const access = (chosen.body.sharing.colleagues as MatterColleague[]).map(({ role, hasAccess }) => [
      role,
      hasAccess,
    ]);
    expect(Object.fromEntries(access)).toEqual({ titular: false, abogado: true, asistente: true });
    expect(await statusOf(titular.token, matter.id)).toBe(404);
    expect(await seenBy(titular.token)).toEqual([]);
    expect(await statusOf(assistant.token, matter.id)).toBe(200);
    await share(lawyer.token, matter.id, 'chosen');
    expect(await statusOf(assistant.token, matter.id)).toBe(404);
  });

  it('goes back to who opened it where a titular takes it out, and no client reads it any more', async () => {
    const { titular, lawyer, assistant, matter } = await firmWithMatter();
    const client = await joinFirm(test, titular, 'cliente', { matterId: matter.id });
    expect(await statusOf(client.token, matter.id)).toBe(200);
    expect(await share(titular.token, matter.id, 'private')).toEqual({ status: 200, body: { sharing: null } });
    for (const { token } of [titular, assistant, client]) expect(await statusOf(token, matter.id)).toBe(404);
    expect(await statusOf(lawyer.token, matter.id)).toBe(200);
  });

  it('has somebody responsible who works on it, and never its client', async () => {
    const { titular, assistant, matter } = await firmWithMatter();
    const client = await joinFirm(test, titular, 'cliente', { matterId: matter.id });
    const { forum, state } = matter;
    const name = (accountId: string) =>
      call('PUT', routes.matter(matter.id), titular.token, {
        version: 1,
        head: { title: matter.title },
        forum,
        state,
        responsibleAccountId: accountId,
      });
    expect(await name(client.accountId)).toMatchObject({
      status: 400,
      body: { message: matterMessages.responsibleUnknown },
    });
    expect(await name(assistant.accountId)).toMatchObject({
      status: 200,
      body: { responsible: { accountId: assistant.accountId } },
    });
  });
});

describe('a comment', () => {
  it('that its author took out is not brought back by another', async () => {
    const { lawyer, assistant, titular, matter } = await firmWithMatter();
    const { body } = await comment(assistant.token, matter.id, 'Mejor no.');
    const restore = (token: string) => call('POST', routes.matterItemRestore(matter.id, body.id), token);
    expect(await call('DELETE', routes.matterItem(matter.id, body.id), assistant.token)).toMatchObject({ status: 200 });
    const colleague = await joinFirm(test, titular, 'abogado');
    expect(await restore(colleague.token)).toMatchObject({
      status: 403,
      body: { message: matterMessages.anothersComment },
    });
    expect(await restore(assistant.token)).toMatchObject({ status: 200 });
    expect(await call('DELETE', routes.matterItem(matter.id, body.id), lawyer.token)).toMatchObject({ status: 200 });
  });

  it('names who works on the causa, who is told on screen and by a mail that says nothing of it; others are 400', async () => {
    const { titular, lawyer, assistant, matter } = await firmWithMatter();
    const client = await joinFirm(test, titular, 'cliente', { matterId: matter.id });
    const stranger = await signInAs(test);
    for (const { accountId } of [client, stranger])
      expect(await comment(lawyer.token, matter.id, 'Hola', [accountId])).toMatchObject({
        status: 400,
        body: { message: matterMessages.mentionUnknown },
      });
    const text = '@Ana Díaz el perito pide prórroga';
    expect(await comment(assistant.token, matter.id, text, [lawyer.accountId, assistant.accountId])).toMatchObject({
      status: 201,
    });
    const mails = (await readMails(test, lawyer.email)).filter(({ template }) => template === 'matter-mention');
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toMatch(/perito|Pérez/);
    expect((await readMails(test, assistant.email)).some(({ template }) => template === 'matter-mention')).toBe(false);
    const mentions = () => call('GET', routes.mentions, lawyer.token);
    expect((await mentions()).body).toMatchObject({
      unseen: 1,
      mentions: [{ matterId: matter.id, matterTitle: 'Pérez c/ Gómez s/ daños', by: 'Ana Díaz', isSeen: false }],
    });
    await call('POST', routes.mentionsSeen, lawyer.token, { matterId: matter.id });
    expect((await mentions()).body).toMatchObject({ unseen: 0, mentions: [{ isSeen: true }] });
  });

  it('is no news any more to who was removed since', async () => {
    const { titular, assistant, matter } = await firmWithMatter();
    await comment(titular.token, matter.id, '@Ana mirá', [assistant.accountId]);
    await call('POST', routes.firmMemberRemove(assistant.accountId), titular.token, {});
    expect((await call('GET', routes.mentions, assistant.token)).body).toEqual({ mentions: [], unseen: 0 });
  });
});

describe('a client', () => {
  it('is invited by who may share the causa: 403 for an assistant, 404 for another firm, 409 for a second client', async () => {
    const { titular, lawyer, assistant, matter } = await firmWithMatter();
    const other = await foundFirm(test, 'Otro estudio');
    const ask = (token: string, email: string) =>
      call('POST', routes.firmInvitations, token, { email, role: 'cliente', matterId: matter.id });
    expect(await ask(assistant.token, 'c1@correo.example')).toMatchObject({ status: 403 });
    expect(await ask(other.token, 'c1@correo.example')).toMatchObject({ status: 404 });
    const person = await signInAs(test);
    expect(await ask(lawyer.token, person.email)).toMatchObject({ status: 201 });
    const token = await invitationToken(test, person.email);
    expect(await call('POST', routes.invitationAccept, person.token, { token })).toMatchObject({
      status: 200,
      body: { role: 'cliente', matterId: matter.id },
    });
    expect(await ask(titular.token, 'c2@correo.example')).toMatchObject({
      status: 409,
      body: { message: firmMessages.clientTaken },
    });
    const sharing = await call('GET', routes.matterSharing(matter.id), lawyer.token);
    expect(sharing.body.client).toMatchObject({ accountId: person.accountId });
  });

  it('sees one causa, of it what was marked, and learns nothing else, also by searching', async () => {
    const { titular, lawyer, matter } = await firmWithMatter();
    const second = await openedMatter(test, lawyer.token, { title: 'Otra causa' });
    await share(lawyer.token, second.id, 'firm');
    const hidden = await addedItem(test, lawyer.token, matter.id);
    await addedItem(test, lawyer.token, matter.id, {
      kind: 'money',
      body: { type: 'fees', date: '2026-11-20', concept: 'Pacto de cuota litis', currency: 'ARS', amount: '100' },
    });
    const shown = await addedItem(test, lawyer.token, matter.id, {
      kind: 'note',
      body: { text: 'La audiencia es el martes.' },
    });
    const said = await comment(titular.token, matter.id, 'No le digas al cliente.');
    const show = (itemId: string, token: string) =>
      call('PUT', routes.matterItemVisibility(matter.id, itemId), token, { isClientVisible: true });
    expect(await show(said.body.id, lawyer.token)).toMatchObject({
      status: 400,
      body: { message: matterMessages.commentsAreInternal },
    });
    expect(await show(shown.id, lawyer.token)).toMatchObject({ status: 200, body: { isClientVisible: true } });
    const client = await joinFirm(test, titular, 'cliente', { matterId: matter.id });

    expect(await seenBy(client.token)).toEqual([matter.id]);
    const { body } = await call('GET', routes.matter(matter.id), client.token);
    expect(body).toMatchObject({
      role: 'cliente',
      summary: '',
      nextDeadline: null,
      counts: { note: 1, money: 0, comment: 0 },
    });
    const items = await call('GET', routes.matterItems(matter.id), client.token);
    expect(items.body.items.map(({ id }: { id: string }) => id)).toEqual([shown.id]);
    expect(await call('GET', routes.matterItem(matter.id, hidden.id), client.token)).toMatchObject({ status: 404 });
    for (const words of ['perito', 'conciliar', 'audiencia', 'cuota']) {
      const found = await call('GET', `${routes.matters}?search=${words}`, client.token);
      expect(found.body.matters).toEqual([]);
    }
    expect(await statusOf(client.token, second.id)).toBe(404);
    expect((await call('GET', routes.firm, client.token)).body.firm).toBeNull();
    expect(await show(hidden.id, client.token)).toMatchObject({ status: 403 });
  });

  it('sees nothing of its agenda, which who works in the firm does: not in lists, in what is due, nor in a calendar', async () => {
    const { titular, lawyer, matter } = await firmWithMatter();
    const client = await joinFirm(test, titular, 'cliente', { matterId: matter.id });
    const entry = { kind: 'hearing', title: 'Audiencia de conciliación', day: '2026-11-27', matterId: matter.id };
    expect(await call('POST', routes.agendaEntries, lawyer.token, entry)).toMatchObject({ status: 201 });
    const days = '?from=2026-11-01&to=2026-12-31';
    const told = async (token: string) => {
      const { address } = (await call('POST', routes.agendaFeed, token)).body;
      const feed = await test.app.inject({ url: new URL(address).pathname });
      const { body } = await call('GET', `${routes.agenda}${days}`, token);
      const summary = await call('GET', routes.agendaSummary, token);
      return `${JSON.stringify(body.entries)} ${JSON.stringify(summary.body)} ${feed.body}`;
    };
    expect(await told(titular.token)).toContain('Audiencia de conciliación');
    expect(await told(client.token)).not.toMatch(/Audiencia|conciliaci/);
    expect(await call('GET', `${routes.agenda}?matterId=${matter.id}`, client.token)).toMatchObject({ status: 403 });
  });

  it('reads a writing once it was marked, and not before', async () => {
    const { titular, lawyer, matter } = await firmWithMatter();
    const { id: editorDocumentId } = await created(test, lawyer.token, 'Demanda', 'Hechos');
    const filed = await call('POST', routes.matterFiles(matter.id), lawyer.token, { editorDocumentId });
    const client = await joinFirm(test, titular, 'cliente', { matterId: matter.id });
    const read = () => call('GET', routes.matterWriting(matter.id, filed.body.id), client.token);
    expect(await read()).toMatchObject({ status: 404 });
    expect((await call('GET', routes.matterFiles(matter.id), client.token)).body).toEqual({ files: [] });
    const mark = (isClientVisible: boolean) =>
      call('PUT', routes.matterFileVisibility(matter.id, filed.body.id), lawyer.token, { isClientVisible });
    expect((await mark(true)).body).toMatchObject({ files: [{ isClientVisible: true }] });
    expect(await read()).toMatchObject({ status: 200, body: { title: 'Demanda' } });
    expect((await call('GET', routes.matterFiles(matter.id), client.token)).body.files).toHaveLength(1);
    const find = async (token: string) => (await call('GET', `${routes.matters}?search=hechos`, token)).body.matters;
    expect(await find(titular.token)).toHaveLength(1);
    // A client searches what the causa says of itself and nothing that is in it, marked or not.
    expect(await find(client.token)).toEqual([]);
    await mark(false);
    expect(await read()).toMatchObject({ status: 404 });
  });

  it('of one causa is refused another of the same firm, and is out once the access is taken away', async () => {
    const { titular, lawyer, matter } = await firmWithMatter();
    const second = await openedMatter(test, lawyer.token);
    await share(lawyer.token, second.id, 'firm');
    const client = await joinFirm(test, titular, 'cliente', { matterId: matter.id });
    expect(
      await call('POST', routes.firmInvitations, titular.token, {
        email: client.email,
        role: 'cliente',
        matterId: second.id,
      }),
    ).toMatchObject({ status: 409, body: { message: firmMessages.alreadyMember } });
    expect(await call('DELETE', routes.matterClient(matter.id), titular.token)).toMatchObject({
      status: 200,
      body: { client: null },
    });
    expect(await statusOf(client.token, matter.id)).toBe(404);
    expect(await call('DELETE', routes.matterClient(matter.id), titular.token)).toMatchObject({ status: 404 });
  });
});

/** Every call on a causa that the API documents, with what some of them take. */
async function callsOnMatter(matterId: string, itemId: string): Promise<{ method: 'GET' | 'POST'; url: string }[]> {
  const { paths } = (await call('GET', '/docs/json')).body as { paths: Record<string, object> };
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/matters/{id}'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase() as 'GET' | 'POST',
        url: path
          .replace('{id}', matterId)
          .replace('{itemId}', itemId)
          .replace(/\{\w+\}/g, '5a0ff6a2-6c3f-4b52-9a3c-6a1d1c0b8a11'),
      })),
    );
}
const payload = {
  version: 1,
  head: { title: 'Cambiada' },
  forum: 'civil',
  state: 'active',
  responsibleAccountId: null,
  archived: true,
  access: 'private',
  isClientVisible: true,
  kind: 'note',
  body: { text: 'Cambiada.' },
  content: { kind: 'note', body: { text: 'Cambiada.' } },
};

describe('every call on a causa', () => {
  it('knows none to another firm, to who was removed with the session open, and to the client of another causa', async () => {
    const { titular, lawyer, assistant, matter } = await firmWithMatter();
    const item = await addedItem(test, lawyer.token, matter.id);
    const second = await openedMatter(test, lawyer.token);
    await share(lawyer.token, second.id, 'firm');
    const client = await joinFirm(test, titular, 'cliente', { matterId: second.id });
    const removed = await joinFirm(test, titular, 'asistente');
    expect(await statusOf(removed.token, matter.id)).toBe(200);
    await call('POST', routes.firmMemberRemove(removed.accountId), titular.token, {});
    const walled = assistant;
    await share(lawyer.token, matter.id, 'chosen', [titular.accountId]);
    const outsiders: Record<string, SignedIn> = {
      'another firm': await foundFirm(test, 'Otro estudio'),
      removed,
      'another client': client,
      'not chosen': walled,
    };
    const calls = await callsOnMatter(matter.id, item.id);
    expect(calls.length).toBeGreaterThan(14);
    const wrong: string[] = [];
    for (const [who, { token }] of Object.entries(outsiders)) {
      for (const { method, url } of calls) {
        const { status } = await call(method, url, token, method === 'GET' ? undefined : payload);
        // What another domain's call takes is checked before whose it is; nothing is told by that.
        if (status !== 404 && (method === 'GET' || status !== 400)) wrong.push(`${who} ${method} ${url}: ${status}`);
      }
      expect(await seenBy(token)).not.toContain(matter.id);
    }
    expect(wrong).toEqual([]);
    expect((await call('GET', routes.matterItem(matter.id, item.id), lawyer.token)).body).toMatchObject({ version: 1 });
  });

  it('gives its client what is picked for them, and refuses everything else', async () => {
    const { titular, lawyer, matter } = await firmWithMatter();
    const item = await addedItem(test, lawyer.token, matter.id);
    const client = await joinFirm(test, titular, 'cliente', { matterId: matter.id });
    const picked = [routes.matter(matter.id), routes.matterItems(matter.id), routes.matterFiles(matter.id)];
    const open = new Set(picked.map((url) => `GET ${url}`));
    const given: string[] = [];
    for (const { method, url } of await callsOnMatter(matter.id, item.id)) {
      const { status } = await call(method, url, client.token, method === 'GET' ? undefined : payload);
      if (status < 400) given.push(`${method} ${url}`);
    }
    expect(new Set(given)).toEqual(open);
  });
});

describe('who leaves a firm', () => {
  it('leaves its causas with whom they name, keeps their own, and sees nothing of the firm', async () => {
    const { titular, lawyer, assistant, matter } = await firmWithMatter();
    const own = await openedMatter(test, lawyer.token, { title: 'Sólo mía' });
    const item = await addedItem(test, lawyer.token, matter.id);
    expect(await call('POST', routes.firmLeave, lawyer.token, { handOverTo: assistant.accountId })).toMatchObject({
      status: 200,
      body: { mattersHandedOver: 1 },
    });
    expect(await seenBy(lawyer.token)).toEqual([own.id]);
    expect((await call('GET', routes.matter(matter.id), assistant.token)).body).toMatchObject({
      role: 'owner',
      owner: { accountId: assistant.accountId },
      responsible: { accountId: assistant.accountId },
    });
    expect(await statusOf(titular.token, matter.id)).toBe(200);
    expect(await statusOf(titular.token, own.id)).toBe(404);
    expect((await call('GET', routes.matterItem(matter.id, item.id), titular.token)).status).toBe(200);
  });

  it('by being removed leaves them to the titular, those for some as well', async () => {
    const { titular, lawyer, matter } = await firmWithMatter();
    await share(lawyer.token, matter.id, 'chosen');
    expect(await statusOf(titular.token, matter.id)).toBe(404);
    expect(await call('POST', routes.firmMemberRemove(lawyer.accountId), titular.token, {})).toMatchObject({
      status: 200,
      body: { mattersHandedOver: 1 },
    });
    expect((await call('GET', routes.matter(matter.id), titular.token)).body).toMatchObject({ role: 'owner' });
    const activity = await call('GET', routes.matterActivity(matter.id), titular.token);
    expect(activity.body.entries[0]).toMatchObject({ action: 'handed_over', by: { accountId: titular.accountId } });
  });

  it('by deleting their account leaves them to the titular; the last titular of others is refused it', async () => {
    const titular = await foundFirm(test);
    const { token, user } = await registerPerson(test);
    await test.deps.db.update(accounts).set({ emailConfirmedAt: test.clock.now() });
    const person = { token, email: user.email, accountId: user.id } as SignedIn;
    await joinFirm(test, titular, 'titular', { person });
    const matter = await openedMatter(test, token);
    await share(token, matter.id, 'firm');
    const end = () => call('POST', routes.accountDelete, token, { password: goodPassword });
    await call('POST', routes.firmLeave, titular.token, {});
    await joinFirm(test, person, 'asistente', { person: titular });
    expect(await end()).toMatchObject({ status: 409, body: { message: firmMessages.lastTitular } });
    await call('PATCH', routes.firmMember(titular.accountId), token, { role: 'titular' });
    expect(await end()).toMatchObject({ status: 200 });
    expect((await call('GET', routes.matter(matter.id), titular.token)).body).toMatchObject({ role: 'owner' });
  });
});

describe('the law of access', () => {
  it('who opens a causa is who sees it listed, whatever firms, members, shares and acts came before', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signInAs(test, 'Premium')));
    const index = (size: number) => fc.nat({ max: size - 1 });
    const world = fc.record({
      members: fc.array(fc.tuple(index(2), fc.constantFrom(...staffRoles, null)), { minLength: 6, maxLength: 6 }),
      matters: fc.array(
        fc.record({ owner: index(6), firm: index(3), isRestricted: fc.boolean(), chosen: index(6), client: index(9) }),
        { minLength: 3, maxLength: 3 },
      ),
      acts: fc.array(fc.record({ kind: index(5), who: index(6), whom: index(6), matter: index(3) }), { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(world, async ({ members, matters: shares, acts }) => {
        const ids = await layOut(people, members, shares);
        for (const act of acts) await doAct(people, ids, act);
        for (const { actor } of people) {
          const listed = await test.deps.db
            .select({ id: matters.id })
            .from(matters)
            .where(and(visibleMatters(actor.accountId), inArray(matters.id, ids)));
          const opened: string[] = [];
          for (const id of ids) {
            const isOpen = await openMatter(test.deps, actor, id, 'view').then(
              () => true,
              () => false,
            );
            if (isOpen) opened.push(id);
          }
          expect(opened.toSorted()).toEqual(listed.map(({ id }) => id).toSorted());
        }
      }),
      { numRuns: 12 },
    );
  });
});

/** Two firms and three causas, as rows: whatever can be, also what no call would make. @returns the causas. */
async function layOut(
  people: SignedIn[],
  members: [number, (typeof staffRoles)[number] | null][],
  shares: { owner: number; firm: number; isRestricted: boolean; chosen: number; client: number }[],
): Promise<string[]> {
  const { db } = test.deps;
  const now = test.clock.now();
  await db.delete(firmMembers);
  const firmIds = [randomUUID(), randomUUID()];
  await db
    .insert(firms)
    .values(firmIds.map((id) => ({ id, name: 'Estudio', uses: 'members' as const, createdAt: now })));
  const ids = shares.map(() => randomUUID());
  const accountOf = (n: number) => people[n]?.accountId ?? null;
  await db.insert(matters).values(
    shares.map(({ owner, firm, isRestricted }, n) => ({
      id: ids[n]!,
      ownerAccountId: people[owner]!.accountId,
      firmId: firmIds[firm] ?? null,
      isRestricted,
      forum: 'civil' as const,
      state: 'active' as const,
      sealedHead: '',
      version: 1,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await db
    .insert(matterMembers)
    .values(shares.map(({ chosen }, n) => ({ matterId: ids[n]!, accountId: people[chosen]!.accountId })));
  const staff = members.flatMap(([firm, role], n) =>
    role ? [{ firmId: firmIds[firm]!, accountId: people[n]!.accountId, role, matterId: null, joinedAt: now }] : [],
  );
  const clients = shares.flatMap(({ firm, client }, n) => {
    const [firmId, accountId] = [firmIds[firm], accountOf(client)];
    return firmId && accountId
      ? [{ firmId, accountId, role: 'cliente' as const, matterId: ids[n]!, joinedAt: now }]
      : [];
  });
  await db
    .insert(firmMembers)
    .values([...staff, ...clients])
    .onConflictDoNothing();
  return ids;
}

/** One act by somebody, whether they may or not. */
async function doAct(
  people: SignedIn[],
  ids: string[],
  { kind, who, whom, matter }: { kind: number; who: number; whom: number; matter: number },
): Promise<void> {
  const { token } = people[who]!;
  const { accountId } = people[whom]!;
  const id = ids[matter]!;
  if (kind === 0) await call('POST', routes.firmLeave, token, {});
  if (kind === 1) await call('POST', routes.firmMemberRemove(accountId), token, {});
  if (kind === 2) await call('PATCH', routes.firmMember(accountId), token, { role: 'asistente' });
  if (kind === 3) await share(token, id, 'chosen', [accountId]);
  if (kind === 4) await call('POST', routes.firmDelete, token, { name: 'Estudio' });
}

describe('the end of a firm', () => {
  it('gives each causa back to who has it, whole, and shows it to nobody else', async () => {
    const { titular, lawyer, assistant, matter } = await firmWithMatter();
    const item = await addedItem(test, assistant.token, matter.id);
    const client = await joinFirm(test, titular, 'cliente', { matterId: matter.id });
    await call('POST', routes.firmDelete, titular.token, { name: 'Estudio Díaz' });
    for (const { token } of [titular, assistant, client]) {
      expect(await statusOf(token, matter.id)).toBe(404);
      expect(await seenBy(token)).toEqual([]);
    }
    expect((await call('GET', routes.matter(matter.id), lawyer.token)).body).toMatchObject({
      role: 'owner',
      firmId: null,
      isRestricted: false,
    });
    expect((await call('GET', routes.matterItem(matter.id, item.id), lawyer.token)).status).toBe(200);
  });
});
