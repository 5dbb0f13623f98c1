import { beforeAll, expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

interface Call {
  security?: object[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, { format?: string }> } }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

/** Every call that a key opens, by method and address. */
let calls: [string, Call][];
beforeAll(async () => {
  const test = await buildTestApp();
  const { paths } = (await test.app.inject({ url: '/docs/json' })).json<{
    paths: Record<string, Record<string, Call>>;
  }>();
  await test.close();
  calls = Object.entries(paths)
    .flatMap(([path, ways]) => Object.entries(ways).map(([way, call]): [string, Call] => [`${way} ${path}`, call]))
    .filter(([, { security }]) => security?.some((one) => 'apiKey' in one));
});
const called = (name: string) => calls.find(([one]) => one === name)?.[1];

it('each call that a key opens tells what it gives, and how a key is refused', () => {
  expect(calls.length).toBeGreaterThan(80);
  const lacking = calls.flatMap(([name, { responses }]) => {
    const codes = Object.keys(responses);
    const missing = ['401', '403', '429'].filter((code) => !codes.includes(code));
    return [...missing, ...(codes.some((code) => code.startsWith('2')) ? [] : ['2xx'])].map(
      (code) => `${name} ${code}`,
    );
  });
  expect(lacking).toEqual([]);
});

it.each(['post /DocumentGenerator/upload', 'post /api/document-jobs'])('%s takes a form with a file', (name) => {
  const form = called(name)?.requestBody?.content['multipart/form-data'];
  expect(form?.schema.properties.file?.format).toBe('binary');
});

it.each([
  ['get /api/boletin/download', ['application/pdf']],
  ['post /api/verification-records', ['application/pdf']],
  ['get /api/documents/{id}/file', expect.arrayContaining(['application/pdf', 'text/plain'])],
  ['get /api/matters/{id}/files/{fileId}/content', expect.arrayContaining(['application/pdf', 'text/plain'])],
])('%s gives a file, and tells its type', (name, types) => {
  expect(Object.keys(called(name)?.responses[200]?.content ?? {})).toEqual(types);
});
