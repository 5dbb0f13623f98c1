import { randomUUID } from 'node:crypto';
import type { EditorDocument } from '@foja/contracts/editor';
import type { EditorContent } from '@foja/contracts/editor/content';
import { routes } from '@foja/contracts/routes';
import { callHeaders, type TestApp } from './build-test-app.ts';
import { contentOf } from './editor-contents.ts';

export type EditorMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export function callEditor(
  test: Pick<TestApp, 'app'>,
  method: EditorMethod,
  url: string,
  token?: string,
  payload?: object,
) {
  return test.app.inject({ method, url, headers: callHeaders(token), ...(payload ? { payload } : {}) });
}

const someVersion = randomUUID();
const body = { revision: 1, content: contentOf('Otro texto') };
/** Every call on one document, by what it does. */
export const callsOnDocument: [string, EditorMethod, (id: string) => string, object?][] = [
  ['read', 'GET', routes.editorDocument],
  ['save', 'PUT', routes.editorDocument, body],
  ['rename', 'PATCH', routes.editorDocument, { title: 'Otro' }],
  ['delete', 'DELETE', routes.editorDocument],
  ['bring back', 'POST', routes.editorDocumentUndelete],
  ['duplicate', 'POST', routes.editorDocumentDuplicate],
  ['list the versions of', 'GET', routes.editorVersions],
  ['keep a version of', 'POST', routes.editorVersions, {}],
  ['read a version of', 'GET', (id) => routes.editorVersion(id, someVersion)],
  ['restore a version of', 'POST', (id) => routes.editorVersionRestore(id, someVersion), { revision: 1 }],
];

/** A document that was created. */
export async function created(
  test: Pick<TestApp, 'app'>,
  token: string,
  title: string,
  ...texts: string[]
): Promise<EditorDocument> {
  const response = await callEditor(test, 'POST', routes.editorDocuments, token, {
    title,
    content: contentOf(...(texts.length > 0 ? texts : [''])),
  });
  if (response.statusCode !== 201) throw new Error(`creating answered ${response.statusCode}: ${response.body}`);
  return response.json<EditorDocument>();
}

export function save(
  test: Pick<TestApp, 'app'>,
  token: string,
  { id, revision }: { id: string; revision: number },
  content: EditorContent,
) {
  return callEditor(test, 'PUT', routes.editorDocument(id), token, { revision, content });
}
