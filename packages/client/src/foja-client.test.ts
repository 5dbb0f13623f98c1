import { expect, it } from 'vitest';
import { createFojaClient } from './foja-client.ts';

const sent: Request[] = [];
const foja = createFojaClient({
  baseUrl: 'https://foja.example',
  apiKey: 'foja_x',
  fetch: async (request) => {
    sent.push(request);
    return request.url.endsWith('/file') ? new Response('%PDF') : Response.json({ fileId: '1' });
  },
});

it('sends a file as the form that the server reads, and anything else as JSON', async () => {
  const file = new File(['El locatario paga.'], 'contrato.txt', { type: 'text/plain' });
  await foja.POST('/DocumentGenerator/upload', { body: { file } });
  const form = await sent.at(-1)?.formData();
  expect(form?.get('file')).toMatchObject({ name: 'contrato.txt', size: file.size });
  await foja.POST('/api/document-jobs', { params: { query: { task: 'vault' } }, body: { file } });
  expect(sent.at(-1)?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  await foja.POST('/api/articles/search', { body: { query: 'art. 17 ley 24.240' } });
  expect(await sent.at(-1)?.json()).toEqual({ query: 'art. 17 ley 24.240' });
});

it('brings a file as a file', async () => {
  const { data } = await foja.GET('/api/documents/{id}/file', {
    params: { path: { id: '4b8f2f5e-0000-4000-8000-000000000000' } },
    parseAs: 'blob',
  });
  expect(await data?.text()).toBe('%PDF');
});
