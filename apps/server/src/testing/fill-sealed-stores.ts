import { documentJobPaths } from '@foja/contracts/document-job-limits';
import { routes } from '@foja/contracts/routes';
import { expect } from 'vitest';
import { keepText, readKeptText } from '../document-jobs/kept-text.ts';
import { tell } from '../watches/tell-news.ts';
import { call, registerPerson } from './account-calls.ts';
import { callHeaders, type TestApp } from './build-test-app.ts';
import { uploaded } from './document-calls.ts';
import { sentJob } from './document-job-calls.ts';
import { callEditor, created } from './editor-calls.ts';
import { contentOf } from './editor-contents.ts';
import { readMails } from './read-mails.ts';
import { challengeOf, codeOf, sendCode, setUpSecondFactor } from './second-factor-calls.ts';
import { signInAs } from './sign-in-as.ts';

const claim = 'El choque ocurrió el 3 de mayo de 2024 en la esquina de Belgrano y Salta.';

/** Something of everything that is sealed, and how a person reads each of it. */
export async function fillSealedStores(test: TestApp) {
  const person = await registerPerson(test);
  const { secret } = await setUpSecondFactor(test, person);
  const { token, accountId } = await signInAs(test, 'Professional');
  const { fileId } = await uploaded(test, token, 'demanda.txt', claim);
  const job = await sentJob(test, token, ['contrato.txt', claim]);
  await test.app.inject({ method: 'POST', url: documentJobPaths.cancel(job.id), headers: callHeaders(token) });
  await test.deps.db.transaction((db) => keepText({ ...test.deps, db }, { id: job.id, accountId }, claim));
  const { id, revision } = await created(test, token, 'Contrato', 'Primera versión');
  await callEditor(test, 'POST', routes.editorVersions(id), token, {});
  await callEditor(test, 'PUT', routes.editorDocument(id), token, { revision, content: contentOf('Segunda versión') });
  const template = await test.app.inject({
    method: 'POST',
    url: routes.ownTemplates,
    headers: callHeaders(token),
    payload: { kind: 'clause', name: 'Mora', body: 'La mora de {{parte}} es automática.' },
  });
  await test.app.inject({
    method: 'POST',
    url: routes.watches,
    headers: callHeaders(token),
    payload: { kind: 'words', term: 'salario mínimo' },
  });
  const news = { key: 'gazette:1:lct', kind: 'gazette-norm', source: null, text: 'Aviso', url: null } as const;
  await tell(test.deps, accountId, { ...news, subject: 'Ley 20.744' }, []);
  const entry = await test.app.inject({
    method: 'POST',
    url: routes.agendaEntries,
    headers: callHeaders(token),
    payload: { kind: 'hearing', title: 'Audiencia de vista de causa', day: '2026-12-01' },
  });
  const matter = await test.app.inject({
    method: 'POST',
    url: routes.matters,
    headers: callHeaders(token),
    payload: { head: { title: 'Pérez c/ Gómez' }, forum: 'civil' },
  });
  await test.app.inject({
    method: 'POST',
    url: routes.matterItems(matter.json().id),
    headers: callHeaders(token),
    payload: { kind: 'note', body: { text: 'Llamar al perito.' } },
  });
  const get = (url: string) => test.app.inject({ url, headers: callHeaders(token) });
  const reads: Record<string, () => Promise<string>> = {
    job: async () => (await get(documentJobPaths.job(job.id))).body,
    jobText: async () => (await readKeptText(test.deps, { id: job.id, accountId })) ?? '',
    file: async () => (await get(routes.documentFile(fileId))).body,
    text: async () => (await get(routes.documentText(fileId))).body,
    found: async () => (await get(`${routes.documents}?search=belgrano`)).body,
    editor: async () => (await get(routes.editorDocument(id))).body,
    editorFound: async () => (await get(`${routes.editorDocuments}?search=segunda`)).body,
    watches: async () => (await get(routes.watches)).body,
    novelties: async () => (await get(routes.novelties)).body,
    agenda: async () => (await get(routes.agendaEntry(entry.json().id))).body,
    template: async () => (await get(routes.ownTemplate(template.json().id))).body,
    matterFound: async () => (await get(`${routes.matters}?search=perito`)).body,
    note: async () => (await get(routes.matterItems(matter.json().id))).body,
    version: async () => {
      const { versions } = (await get(routes.editorVersions(id))).json();
      return (await get(routes.editorVersion(id, versions[0].id))).body;
    },
    mail: async () => JSON.stringify(await readMails(test, person.email)),
    // A code that is wrong is still compared with the secret: a secret that does not open is a 500.
    secondFactor: async () =>
      String(
        (await call(test, '/api/account/second-factor/confirm', { token: person.token, payload: { code: '000000' } }))
          .statusCode,
      ),
  };
  const expected: Record<string, RegExp> = {
    jobText: /^El choque/,
    file: /^El choque/,
    text: /choque/,
    found: /"fileName":"demanda.txt"/,
    editor: /Segunda versión/,
    editorFound: /"title":"Contrato"/,
    watches: /salario mínimo/,
    novelties: /Ley 20.744/,
    agenda: /vista de causa/,
    template: /La mora de/,
    matterFound: /Pérez c\/ Gómez/,
    note: /Llamar al perito/,
    version: /Primera versión/,
    mail: /second-factor-enabled/,
    secondFactor: /^409$/,
  };
  const readAll = async () => {
    for (const [name, read] of Object.entries(reads)) expect(await read(), name).toMatch(expected[name] as RegExp);
    expect((await get(`${routes.documents}?search=belgrano`)).json().documents).toHaveLength(1);
  };
  const enter = async () =>
    (await sendCode(test, await challengeOf(test, person.email), codeOf(test, secret))).statusCode;
  return { readAll, enter, fileId, token };
}
