import { documentJobPaths } from '@foja/contracts/document-job-limits';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textWorkerFile } from '../app.ts';
import { canRecogniseText } from '../documents/reading/recognise-text.ts';
import type { JobRunner } from '../jobs/run-jobs.ts';
import { callHeaders } from '../testing/build-test-app.ts';
import { buildVaultApp, type VaultApp } from '../testing/document-calls.ts';
import { jobIn, sentJob, startJobServer } from '../testing/document-job-calls.ts';
import { buildScannedPdf } from '../testing/sample-files.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { type DocumentJobs, openDocumentJobs } from './open-document-jobs.ts';

let test: VaultApp;
let threads: DocumentJobs;
let server: JobRunner;
beforeAll(async () => {
  test = await buildVaultApp();
  const config = { ...test.deps.config, recognisesText: true };
  threads = openDocumentJobs({ ...test.deps, config, textWorkerFile });
  server = startJobServer(test, threads);
});
afterAll(async () => {
  await server.stop();
  await threads.close();
  await test.close();
});

const get = async (url: string, token: string) => (await test.app.inject({ url, headers: callHeaders(token) })).json();
const notice = 'El texto de la página 1 se reconoció en una imagen y puede tener errores: cotejalo con el original.';

// The packages are optional: who leaves them out has no OCR to test.
describe.runIf(canRecogniseText())('a scanned contract, where text in pictures is recognised', () => {
  it('is analysed, and what is quoted says that it was read from a picture', async () => {
    const { token } = await signInAs(test, 'User');
    const { id } = await sentJob(test, token, ['escaneo.pdf', buildScannedPdf()]);
    expect(await jobIn(test, token, id, 'done')).toMatchObject({ imagePages: [], recognisedPages: [1], notice });
    const { structure } = await get(documentJobPaths.result(id), token);
    expect(structure.price).toMatchObject({ quote: expect.stringContaining('$ 480.000'), page: 1, fromImage: true });
  });

  it('is kept in the vault with text to be searched, and its notice', async () => {
    const { token } = await signInAs(test, 'Professional');
    const { id } = await sentJob(test, token, ['escaneo.pdf', buildScannedPdf()], 'task=vault');
    await jobIn(test, token, id, 'done');
    const { documents } = await get(`${routes.documents}?search=Yapeyu`, token);
    expect(documents[0]).toMatchObject({ fileId: id, pages: 1, notice });
  });
});
