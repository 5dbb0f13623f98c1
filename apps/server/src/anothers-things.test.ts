import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callHeaders } from './testing/build-test-app.ts';
import { buildVaultApp, uploaded, type VaultApp } from './testing/document-calls.ts';
import { sentJob } from './testing/document-job-calls.ts';
import { callEditor, created } from './testing/editor-calls.ts';
import { contentOf } from './testing/editor-contents.ts';
import { makeKey } from './testing/make-key.ts';
import { addedItem, openedMatter } from './testing/matter-calls.ts';
import { signInAs } from './testing/sign-in-as.ts';

let test: VaultApp;
beforeAll(async () => {
  test = await buildVaultApp();
});
afterAll(() => test.close());

/** What some call or other of these takes; each reads its own. */
const payload: Record<string, unknown> = {
  fileName: 'otro.txt',
  title: 'Otro',
  revision: 1,
  content: contentOf('Otro texto'),
  reason: 'manual',
  kind: 'clause',
  name: 'Otra',
  body: 'Otra cláusula',
  version: 1,
  entry: { kind: 'meeting', title: 'Otra', day: '2026-12-02' },
  role: 'abogado',
  task: 'contractAnalysis',
};
const note = { kind: 'note', body: { title: '', text: 'Otra nota' } };
const matterPayload: Record<string, unknown> = {
  version: 1,
  head: { title: 'Otra' },
  forum: 'civil',
  state: 'active',
  responsibleAccountId: null,
  archived: true,
  access: 'private',
  isClientVisible: true,
  documentId: '00000000-0000-4000-8000-000000000000',
  ...note,
  content: note,
};

it('every call that names a thing by its id answers 404 to another account, the administrator’s included, and leaves it', async () => {
  const owner = await signInAs(test, 'Premium');
  const document = await uploaded(test, owner.token, 'contrato.txt', 'El locatario paga el 1 de cada mes.');
  const writing = await created(test, owner.token, 'Demanda', 'Hechos');
  const version = await callEditor(test, 'POST', routes.editorVersions(writing.id), owner.token, {});
  const template = await test.app.inject({
    method: 'POST',
    url: routes.ownTemplates,
    headers: callHeaders(owner.token),
    payload: { kind: 'clause', name: 'Mora', body: 'La mora es automática.' },
  });
  const entry = await test.app.inject({
    method: 'POST',
    url: routes.agendaEntries,
    headers: callHeaders(owner.token),
    payload: { kind: 'hearing', title: 'Audiencia', day: '2026-12-01' },
  });
  const watch = await test.app.inject({
    method: 'POST',
    url: routes.watches,
    headers: callHeaders(owner.token),
    payload: { kind: 'words', term: 'salario mínimo' },
  });
  const job = await sentJob(test, owner.token, ['contrato.txt', 'El locatario paga el 1 de cada mes.']);
  const matter = await openedMatter(test, owner.token);
  const item = await addedItem(test, owner.token, matter.id);
  const file = await test.app.inject({
    method: 'POST',
    url: routes.matterFiles(matter.id),
    headers: callHeaders(owner.token),
    payload: { documentId: document.fileId },
  });
  const call = (url: string, payload: object) =>
    test.app.inject({ method: 'POST', url, headers: callHeaders(owner.token), payload });
  await call(routes.firm, { name: 'Estudio Díaz' });
  const invited = await call(routes.firmInvitations, { email: 'otra@correo.example', role: 'abogado' });
  const asked = await test.app.inject({
    method: 'POST',
    url: routes.planRequests,
    headers: callHeaders(owner.token),
    payload: { plan: 'professional' },
  });
  const key = await makeKey(test, owner.token);
  const idIn = (path: string): string | null => {
    if (path.startsWith('/api/account/sessions/')) return owner.actor.sessionId;
    if (path.startsWith('/api/account/api-keys/')) return key.id;
    if (path.startsWith('/api/documents/')) return document.fileId;
    if (path.startsWith('/api/document-jobs/')) return job.id;
    if (path.startsWith('/api/editor/documents/')) return writing.id;
    if (path.startsWith('/api/own-templates/')) return template.json().id;
    if (path.startsWith('/api/watches/')) return watch.json().id;
    if (path.startsWith('/api/agenda/entries/')) return entry.json().id;
    if (path.startsWith('/api/matters/')) return matter.id;
    if (path.startsWith('/api/firm/members/')) return owner.accountId;
    if (path.startsWith('/api/firm/invitations/')) return invited.json().id;
    if (path.startsWith('/api/plans/requests/')) return asked.json().id;
    return null;
  };
  const { paths } = (await test.app.inject({ url: '/docs/json' })).json<{ paths: Record<string, object> }>();
  // The law is everybody's, the address of a calendar and the code of a record are their own keys, and who administers accounts is looked at by rank elsewhere.
  const withId = Object.entries(paths).filter(
    ([path]) =>
      path.includes('{') && !/^\/api\/(?:admin|sources|norms|usage|agenda\/feed|verification-records)\//.test(path),
  );
  expect(withId.filter(([path]) => idIn(path) === null).map(([path]) => path)).toEqual([]);

  const calls = withId.flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase() as 'GET' | 'POST',
      url: path
        .replace('{id}', idIn(path) ?? '')
        .replace('{versionId}', version.json().id)
        .replace('{itemId}', item.id)
        .replace('{fileId}', file.json().id),
    })),
  );
  const answers: string[] = [];
  for (const role of ['Premium', 'SuperAdmin'] as const) {
    const { token } = await signInAs(test, role);
    for (const { method, url } of calls) {
      const { statusCode } = await test.app.inject({
        method,
        url,
        headers: callHeaders(token),
        ...(method === 'GET' ? {} : { payload: url.startsWith('/api/matters/') ? matterPayload : payload }),
      });
      if (statusCode !== 404) answers.push(`${role} ${method} ${url}: ${statusCode}`);
    }
  }
  expect(calls.length).toBeGreaterThan(15);
  expect(answers).toEqual([]);

  const read = (url: string) => test.app.inject({ url, headers: callHeaders(owner.token) });
  expect((await read(routes.documentText(document.fileId))).statusCode).toBe(200);
  expect((await read(routes.editorDocument(writing.id))).json()).toMatchObject({ title: 'Demanda', revision: 1 });
  expect((await read(routes.matter(matter.id))).json()).toMatchObject({ version: 1, counts: { note: 1 } });
  expect((await read(routes.myPlan)).json()).toMatchObject({ requests: [{ status: 'pending' }] });
});
