import { randomUUID } from 'node:crypto';
import type { EditorDocument, EditorDocumentsResponse } from '@foja/contracts/editor';
import type { EditorNode } from '@foja/contracts/editor/content';
import {
  editorContentMaxBytes,
  editorMessages,
  editorNodesMax,
  editorTitleMaxCharacters,
} from '@foja/contracts/editor-limits';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { callEditor, callsOnDocument, created, save } from '../testing/editor-calls.ts';
import { contentOf } from '../testing/editor-contents.ts';
import { guestToken } from '../testing/guest-token.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { defaultEditorLimits } from './editor-deps.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

async function list(token: string): Promise<EditorDocumentsResponse> {
  return (await callEditor(test, 'GET', routes.editorDocuments, token)).json();
}
async function read(token: string, id: string): Promise<EditorDocument> {
  return (await callEditor(test, 'GET', routes.editorDocument(id), token)).json();
}

it.each(callsOnDocument)(
  '400, 401 and 403 to %s a document: no id, no token, a guest',
  async (_, method, url, payload) => {
    const { token } = await signInAs(test, 'User');
    const answers = [
      await callEditor(test, method, url('1-or-1'), token, payload),
      await callEditor(test, method, url(randomUUID()), undefined, payload),
      await callEditor(test, method, url(randomUUID()), await guestToken(test), payload),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 401, 403]);
  },
);

it('401 and 403 to list, create and check citations without a token and as a guest', async () => {
  const guest = await guestToken(test);
  const check = { citations: [{ key: 'ccyc:1', checkedAt: null }] };
  for (const token of [undefined, guest]) {
    const answers = [
      await callEditor(test, 'GET', routes.editorDocuments, token),
      await callEditor(test, 'POST', routes.editorDocuments, token, {}),
      await callEditor(test, 'POST', routes.editorCheckCitations, token, check),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(3).fill(token ? 403 : 401));
  }
});

it.each(callsOnDocument)(
  "404 to %s another's document, word for word as one that never was",
  async (_, method, url, payload) => {
    const { token: owner } = await signInAs(test, 'User');
    const { token: other } = await signInAs(test, 'SuperAdmin');
    const { id } = await created(test, owner, 'Demanda', 'Texto propio');
    if (url === routes.editorDocumentUndelete) await callEditor(test, 'DELETE', routes.editorDocument(id), owner);
    const probed = await callEditor(test, method, url(id), other, payload);
    const invented = await callEditor(test, method, url(randomUUID()), other, payload);
    expect(probed.statusCode).toBe(404);
    expect(probed.json()).toEqual({ error: 'not_found', message: editorMessages.notFound });
    expect(probed.body).toBe(invented.body);
    if (url === routes.editorDocumentUndelete) await callEditor(test, 'POST', url(id), owner);
    expect(await read(owner, id)).toMatchObject({
      title: 'Demanda',
      revision: 1,
      content: contentOf('Texto propio'),
    });
  },
);

it('400 for a title that is empty or too long, and a save without its revision', async () => {
  const { token } = await signInAs(test, 'User');
  const { id } = await created(test, token, 'Demanda');
  for (const title of ['  ', 'a'.repeat(editorTitleMaxCharacters + 1)]) {
    expect((await callEditor(test, 'PATCH', routes.editorDocument(id), token, { title })).statusCode).toBe(400);
    expect((await callEditor(test, 'POST', routes.editorDocuments, token, { title })).statusCode).toBe(400);
  }
  const unnumbered = { content: contentOf('x') };
  expect((await callEditor(test, 'PUT', routes.editorDocument(id), token, unnumbered)).statusCode).toBe(400);
});

const strange: [string, EditorNode, string][] = [
  ['a node of no type of ours', { type: 'iframe' }, 'iframe'],
  ['an attribute of no type of ours', { type: 'paragraph', attrs: { onclick: 'x' } }, 'paragraph'],
  ['a list without items', { type: 'bulletList', content: [] }, 'bulletList'],
  ['a clause within a list', { type: 'listItem', content: [{ type: 'paragraph' }, { type: 'clause' }] }, 'listItem'],
  ['a clause without a paragraph', { type: 'clause', content: [{ type: 'pageBreak' }] }, 'clause'],
  [
    'a clause of no numbering',
    { type: 'clause', attrs: { numbering: 'x' }, content: [{ type: 'paragraph' }] },
    'clause',
  ],
  ['a page break with something in it', { type: 'pageBreak', content: [{ type: 'paragraph' }] }, 'pageBreak'],
  ['a heading of no level', { type: 'heading', attrs: { level: 7 } }, 'heading'],
  ['an empty piece of text', { type: 'paragraph', content: [{ type: 'text', text: '' }] }, 'text'],
  [
    'a mark of no type of ours',
    { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'code' }] }] },
    'code',
  ],
  [
    'a citation of no kind',
    { type: 'paragraph', content: [{ type: 'legalCitation', attrs: { label: 'art. 1' } }] },
    'legalCitation',
  ],
];
it.each(strange)('422 for %s, to create as to save, and nothing changes', async (_, node, at) => {
  const { token } = await signInAs(test, 'User');
  const document = await created(test, token, 'Demanda', 'Antes');
  const content = { type: 'doc' as const, content: [node] };
  const answers = [
    await save(test, token, document, content),
    await callEditor(test, 'POST', routes.editorDocuments, token, { content }),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      error: 'invalid_request',
      message: editorMessages.invalidContent,
      details: { reason: 'invalidContent', at },
    });
  }
  expect((await list(token)).total).toBe(1);
  expect(await read(token, document.id)).toEqual(document);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  ' https://a.b',
])('422 for a link to %s', async (href) => {
  const { token } = await signInAs(test, 'User');
  const text = { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] };
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] };
  const answer = await callEditor(test, 'POST', routes.editorDocuments, token, { content });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ message: editorMessages.unsafeLink });
});

it('422 for content nested deeper than any document, 400 for what is nested deeper than any call', async () => {
  const { token } = await signInAs(test, 'User');
  for (const [depth, status] of [
    [25, 422],
    [45, 422],
    [30_000, 400],
  ] as const) {
    const json = `${'{"type":"blockquote","content":['.repeat(depth)}{"type":"paragraph"}${']}'.repeat(depth)}`;
    const answer = await test.app.inject({
      method: 'POST',
      url: routes.editorDocuments,
      headers: { ...callHeaders(token), 'content-type': 'application/json' },
      payload: `{"content":{"type":"doc","content":[${json}]}}`,
    });
    expect(answer.statusCode).toBe(status);
    const told = status === 422 ? editorMessages.tooDeep : expect.stringMatching(/niveles\.$/);
    expect(answer.json()).toMatchObject({ message: told });
  }
});

it('413 for content beyond its bytes, its nodes, or what a call may carry', async () => {
  const { token } = await signInAs(test, 'User');
  const { id, revision } = await created(test, token, 'Demanda');
  const long = await save(test, token, { id, revision }, contentOf('ñ'.repeat(editorContentMaxBytes / 2)));
  expect(long.json()).toEqual({ error: 'payload_too_large', message: editorMessages.tooLarge });
  const many = await save(test, token, { id, revision }, contentOf(...Array<string>(editorNodesMax).fill('')));
  expect(many.json()).toEqual({ error: 'payload_too_large', message: editorMessages.tooManyNodes });
  const huge = await save(test, token, { id, revision }, contentOf('a'.repeat(editorContentMaxBytes * 3)));
  expect([long, many, huge].map(({ statusCode }) => statusCode)).toEqual([413, 413, 413]);
});

it('429 where an account creates, saves or searches too often, and not for another account', async () => {
  const perHour = { ...defaultEditorLimits.perHour, create: 1, save: 1, search: 1 };
  const app = await buildApp({ ...test.deps, editorLimits: { perHour } });
  try {
    const own = { app };
    const { token } = await signInAs(test, 'User');
    const document = await created(own, token, 'Uno');
    const { token: other } = await signInAs(test, 'User');
    const again = await callEditor(own, 'POST', routes.editorDocuments, token, {});
    const saves = [
      await save(own, token, document, contentOf('a')),
      await save(own, token, { ...document, revision: 2 }, contentOf('b')),
    ];
    const searches = await Promise.all(
      [1, 2].map(() => callEditor(own, 'GET', `${routes.editorDocuments}?search=x`, token)),
    );
    expect(again.statusCode).toBe(429);
    expect(again.json()).toEqual({ error: 'rate_limited', message: editorMessages.tooMany });
    expect(saves.map(({ statusCode }) => statusCode)).toEqual([200, 429]);
    expect(searches.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
    expect((await created(own, other, 'Otro')).title).toBe('Otro');
  } finally {
    await app.close();
  }
});

it('409 where documents or bytes do not fit any more, and what is deleted makes room', async () => {
  const app = await buildApp({ ...test.deps, editorLimits: { documentsMax: 2, storageBytes: 3_000 } });
  try {
    const own = { app };
    const { token } = await signInAs(test, 'User');
    const first = await created(own, token, 'Uno', 'a'.repeat(1_000));
    const grown = await save(own, token, first, contentOf('a'.repeat(4_000)));
    expect([grown.statusCode, grown.json().error]).toEqual([409, 'storage_full']);
    const crowd = await Promise.all(
      [1, 2, 3].map(() => callEditor(own, 'POST', routes.editorDocuments, token, { title: 'Dos' })),
    );
    expect(crowd.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    await callEditor(own, 'DELETE', routes.editorDocument(first.id), token);
    await created(own, token, 'Tres');
    const back = await callEditor(own, 'POST', routes.editorDocumentUndelete(first.id), token);
    expect(back.json()).toEqual({ error: 'storage_full', message: editorMessages.tooManyDocuments });
  } finally {
    await app.close();
  }
});
