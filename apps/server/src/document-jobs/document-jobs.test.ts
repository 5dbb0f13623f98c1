import {
  documentJobFailureMessages,
  documentJobKeptDays,
  documentJobMessages,
  documentJobPaths,
  documentJobsUnderWayMax,
} from '@foja/contracts/document-job-limits';
import { documentJobResultSchema } from '@foja/contracts/document-jobs';
import { documentMaxBytes } from '@foja/contracts/document-limits';
import { routes } from '@foja/contracts/routes';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { buildVaultBeside, bytesUnder, filesUnder, uploaded } from '../testing/document-calls.ts';
import { fillerSentence, jobIn, openJobServer, readJob, sendJob, sentJob } from '../testing/document-job-calls.ts';
import { guestToken } from '../testing/guest-token.ts';
import { openUses } from '../testing/open-uses.ts';
import { buildDocx, buildPdf, leaseParagraphs } from '../testing/sample-files.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { keepUse } from '../usage/keep-use.ts';
import { reserveUse } from '../usage/reserve-use.ts';
import { endJob } from './end-job.ts';
import { purgeJobs } from './purge-jobs.ts';

const vault = openJobServer();
const { call, filesGone, filesOf, rest, settled, used, work } = vault;

const filler = (page: number) => fillerSentence(`la reunión número ${page}`);
/** A lease over so many pages, whose clause on the price stands on the last one but one. */
function longLease(pages: number): string[] {
  const [title, parties, object, term, price] = leaseParagraphs;
  return Array.from({ length: pages }, (_, at) => {
    const said = at === 0 ? [title, parties, object, term] : at === pages - 2 ? [price] : [];
    return [...said, ...Array.from({ length: 20 }, (_unused, line) => filler(at * 20 + line))].join('\n');
  });
}
const lease = (pages = 30): [string, Buffer] => ['contrato.pdf', buildPdf(longLease(pages))];

describe('what is refused takes no use and leaves no file', () => {
  afterEach(() => {
    expect(filesUnder(vault.test.folder)).toEqual([]);
  });

  it('400 for a task that there is not, without a file and with a form that is cut', async () => {
    const { token } = await signInAs(vault.test, 'User');
    const wrong = [
      await sendJob(vault.test, token, lease(1), 'task=poema'),
      await sendJob(vault.test, token, lease(1), ''),
      await sendJob(vault.test, token, lease(1), undefined, { field: 'otro' }),
      await sendJob(vault.test, token, lease(1), undefined, { second: Buffer.from('otro') }),
    ];
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    expect(await used(token)).toBe(0);
  });

  it('401 without a token, 403 for a guest, and for a Free user’s vault', async () => {
    const guest = await guestToken(vault.test);
    const { token } = await signInAs(vault.test, 'User');
    const answers = [
      await sendJob(vault.test, undefined, lease(1)),
      await sendJob(vault.test, guest, lease(1)),
      await sendJob(vault.test, token, lease(1), 'task=vault'),
      await call('POST', documentJobPaths.fromVault, token, {
        fileId: '5a0ff6a2-6c3f-4b52-9a3c-6a1d1c0b8a11',
        task: 'contractAnalysis',
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 403]);
    expect(await used(token)).toBe(0);
  });

  it('404 for another’s job and for another’s document', async () => {
    const owner = await signInAs(vault.test, 'Professional');
    const other = await signInAs(vault.test, 'Professional');
    const { id } = await sentJob(vault.test, owner.token, lease(1));
    const calls = await Promise.all([
      call('GET', documentJobPaths.job(id), other.token),
      call('GET', documentJobPaths.result(id), other.token),
      call('POST', documentJobPaths.cancel(id), other.token),
      call('DELETE', documentJobPaths.job(id), other.token),
      call('POST', documentJobPaths.fromVault, other.token, { fileId: id, task: 'contractAnalysis' }),
    ]);
    expect(calls.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect((await call('GET', documentJobPaths.list, other.token)).json()).toEqual({ jobs: [] });
    expect((await readJob(vault.test, owner.token, id)).state).toBe('queued');
    await call('POST', documentJobPaths.cancel(id), owner.token);
  });

  it('413 for a file that is too large, 415 for no form, 422 for an empty one', async () => {
    const { token } = await signInAs(vault.test, 'Professional');
    expect((await sendJob(vault.test, token, ['a.txt', Buffer.alloc(documentMaxBytes + 1, 65)])).statusCode).toBe(413);
    expect((await call('POST', `${documentJobPaths.list}?task=vault`, token, {})).statusCode).toBe(415);
    expect((await sendJob(vault.test, token, ['a.txt', ''])).statusCode).toBe(422);
    expect(await used(token)).toBe(0);
  });

  it('429 when no use is left', async () => {
    const { actor, token } = await signInAs(vault.test, 'User');
    for (let n = 0; n < 10; n += 1) await keepUse(vault.test.deps, await reserveUse(vault.test.deps, actor, 'chat'));
    const answer = await sendJob(vault.test, token, lease(1));
    expect([answer.statusCode, answer.json().error]).toEqual([429, 'usage_exhausted']);
  });

  it('429 for files without end', async () => {
    const beside = await buildVaultBeside(vault.test, { documentJobLimits: { startsPerHour: 1 } });
    const { token } = await signInAs(vault.test, 'User');
    await sendJob(beside, token, ['a.txt', '']);
    const answer = await sendJob(beside, token, lease(1));
    expect([answer.statusCode, answer.json().error]).toEqual([429, 'rate_limited']);
    await beside.close();
  });
});

it('422 for a document of the vault whose pages are images', async () => {
  const { token } = await signInAs(vault.test, 'Professional');
  const { fileId } = await uploaded(vault.test, token, 'foto.pdf', buildPdf(['', ''], { hasPicture: true }));
  const answer = await call('POST', documentJobPaths.fromVault, token, { fileId, task: 'sentenceAnalysis' });
  expect([answer.statusCode, answer.json().message]).toEqual([422, documentJobMessages.noText]);
});

describe('a contract of thirty pages', () => {
  it('is analysed with the page of each quotation, and its file is gone', async () => {
    const { accountId, token } = await signInAs(vault.test, 'User');
    const { id, state } = await sentJob(vault.test, token, lease());
    expect(state).toBe('queued');
    expect(bytesUnder(vault.test.folder).toString('latin1')).not.toContain('Yapey');
    expect((await call('GET', documentJobPaths.result(id), token)).statusCode).toBe(409);
    expect((await call('DELETE', documentJobPaths.job(id), token)).statusCode).toBe(409);
    work();
    const job = await jobIn(vault.test, token, id, 'done');
    expect(job).toMatchObject({ fileName: 'contrato.pdf', pages: 30, imagePages: [], failure: null, progress: null });
    const result = documentJobResultSchema.parse((await call('GET', documentJobPaths.result(id), token)).json());
    if (result.useCase !== 'contractAnalysis') throw new Error(result.useCase);
    expect(result.structure.type.kind).toBe('residential-lease');
    expect(result.structure.price).toMatchObject({ quote: expect.stringContaining('480.000'), page: 29 });
    expect(result.structure.type.page).toBe(1);
    expect(await used(token)).toBe(1);
    await filesGone(accountId);
    const { rows } = await vault.test.deps.db.execute(sql`select * from document_jobs`);
    const { rows: texts } = await vault.test.deps.db.execute(sql`select * from document_job_texts`);
    expect(texts).toHaveLength(1);
    expect(JSON.stringify([rows, texts])).not.toMatch(/Iriarte|contrato\.pdf/);
    expect((await call('DELETE', documentJobPaths.job(id), token)).statusCode).toBe(204);
    expect((await call('GET', documentJobPaths.job(id), token)).statusCode).toBe(404);
    expect((await vault.test.deps.db.execute(sql`select * from document_job_texts`)).rows).toEqual([]);
  });

  it('that the vault keeps is analysed from there, and stays there', async () => {
    const { token } = await signInAs(vault.test, 'Professional');
    const { fileId } = await uploaded(vault.test, token, 'contrato.pdf', lease()[1]);
    const answer = await call('POST', documentJobPaths.fromVault, token, { fileId, task: 'contractAnalysis' });
    work();
    const { id } = answer.json();
    await jobIn(vault.test, token, id, 'done');
    const result = (await call('GET', documentJobPaths.result(id), token)).json();
    expect(result.structure.price.page).toBe(29);
    expect((await call('GET', routes.documentText(fileId), token)).statusCode).toBe(200);
    expect(await used(token)).toBe(2);
  });

  it('is put into the vault under the job’s id, with its pages to be searched', async () => {
    const { token } = await signInAs(vault.test, 'Professional');
    const pages = longLease(30);
    pages[3] = '';
    pages[4] = '';
    const file: [string, Buffer] = ['contrato.pdf', buildPdf(pages, { pictureOn: [4] })];
    const { id } = await sentJob(vault.test, token, file, 'task=vault');
    work();
    const told = { imagePages: [4, 5], scannedPages: [4], blankPages: [5] };
    expect(await jobIn(vault.test, token, id, 'done')).toMatchObject(told);
    const [document] = (await call('GET', routes.documents, token)).json().documents;
    expect(document).toMatchObject({
      fileId: id,
      pages: 30,
      notice: 'La página 4 es una imagen: lo que dice no se leyó. La página 5 está en blanco.',
    });
    const answer = await call('POST', routes.documentsAsk, token, { question: '¿Cuál es el precio mensual?' });
    expect(answer.json().citations[0]).toMatchObject({ page: 29, quote: expect.stringContaining('480.000') });
    await call('DELETE', documentJobPaths.job(id), token);
    expect((await call('GET', routes.documentFile(id), token)).statusCode).toBe(200);
    expect(await used(token)).toBe(1);
  });
});

describe('a job that cannot be done gives the use back and leaves no file', () => {
  it.each([
    ['too-many-pages', ['largo.pdf', buildPdf(Array.from({ length: 401 }, (_, at) => filler(at)))]],
    ['scanned', ['foto.pdf', buildPdf(['', ''], { hasPicture: true })]],
    ['encrypted', ['clave.pdf', buildPdf(longLease(3), { isEncrypted: true })]],
    ['not-pdf', ['falso.pdf', 'Un texto que se hace pasar por PDF.']],
    ['corrupt', ['roto.pdf', '%PDF-1.4 nada']],
    ['unsupported', ['foto.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1])]],
  ] as const)('%s', async (reason, file) => {
    const { accountId, token } = await signInAs(vault.test, 'User');
    const { id } = await sentJob(vault.test, token, file);
    work();
    const job = await jobIn(vault.test, token, id, 'failed');
    expect(job.failure).toEqual({ reason, message: documentJobFailureMessages[reason] });
    expect(await used(token)).toBe(0);
    await filesGone(accountId);
    expect(await openUses(vault.test)).toBe(0);
  });
});

it('a DOCX has no pages to name, and is analysed all the same', async () => {
  const { token } = await signInAs(vault.test, 'User');
  const { id } = await sentJob(vault.test, token, [
    'contrato.docx',
    await buildDocx(longLease(30).join('\n').split('\n')),
  ]);
  work();
  expect((await jobIn(vault.test, token, id, 'done')).pages).toBeNull();
  const { structure } = (await call('GET', documentJobPaths.result(id), token)).json();
  expect(structure.price.quote).toContain('480.000');
  expect(structure.price.page).toBeUndefined();
});

describe('cancelling', () => {
  it('what waits gives the use back, removes the file, and is never worked on', async () => {
    const { accountId, token } = await signInAs(vault.test, 'User');
    const { id } = await sentJob(vault.test, token, lease());
    const answer = await call('POST', documentJobPaths.cancel(id), token);
    expect([answer.statusCode, answer.json().state]).toEqual([200, 'cancelled']);
    expect(await used(token)).toBe(0);
    expect(filesOf(accountId)).toEqual([]);
    work();
    await settled();
    expect((await readJob(vault.test, token, id)).state).toBe('cancelled');
    const again = await call('POST', documentJobPaths.cancel(id), token);
    expect([again.statusCode, again.json().message]).toEqual([409, documentJobMessages.isOver]);
  });

  it('what runs ends its thread, and the next job is worked on', async () => {
    const { accountId, token } = await signInAs(vault.test, 'User');
    work();
    const { id } = await sentJob(vault.test, token, ['largo.pdf', buildPdf(longLease(400))]);
    await jobIn(vault.test, token, id, 'running');
    expect((await call('POST', documentJobPaths.cancel(id), token)).json().state).toBe('cancelled');
    expect(await used(token)).toBe(0);
    const next = await sentJob(vault.test, token, lease(3));
    await jobIn(vault.test, token, next.id, 'done');
    expect((await readJob(vault.test, token, id)).state).toBe('cancelled');
    await filesGone(accountId);
  });

  it('twenty times at once gives one use back', async () => {
    const { token } = await signInAs(vault.test, 'User');
    const kept = await sentJob(vault.test, token, lease(1));
    const { id } = await sentJob(vault.test, token, lease(1));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', documentJobPaths.cancel(id), token)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    expect(await used(token)).toBe(1);
    expect((await readJob(vault.test, token, kept.id)).state).toBe('queued');
  });

  it('races with the end of the work: one of them holds, and the use is as it says', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { token } = await signInAs(vault.test, 'User');
      const { id } = await sentJob(vault.test, token, lease(1));
      const [answer, isDone] = await Promise.all([
        call('POST', documentJobPaths.cancel(id), token),
        endJob(vault.test.deps, id, { state: 'done', sealedResult: null }),
      ]);
      expect(answer.statusCode).toBe(isDone ? 409 : 200);
      expect((await readJob(vault.test, token, id)).state).toBe(isDone ? 'done' : 'cancelled');
      expect(await used(token)).toBe(isDone ? 1 : 0);
      expect(await openUses(vault.test)).toBe(0);
    }
  });
});

it('of twenty that are sent at once no more are under way than may be, and each of those takes one use', async () => {
  const { token } = await signInAs(vault.test, 'Premium');
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendJob(vault.test, token, lease(1))));
  expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(documentJobsUnderWayMax);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(20 - documentJobsUnderWayMax);
  expect(refused[0]?.json()).toMatchObject({ error: 'conflict', message: documentJobMessages.tooMany });
  expect(await used(token)).toBe(documentJobsUnderWayMax);
});

it('a server that stops puts the job down, and the next one does it; the use is taken once', async () => {
  const { token } = await signInAs(vault.test, 'User');
  work();
  const { id } = await sentJob(vault.test, token, ['largo.pdf', buildPdf(longLease(200))]);
  await jobIn(vault.test, token, id, 'running');
  await rest();
  expect((await readJob(vault.test, token, id)).state).toBe('running');
  work();
  await jobIn(vault.test, token, id, 'done');
  expect(await used(token)).toBe(1);
});

it('what takes too long is ended with its use, and what was done is forgotten in time', async () => {
  const { token } = await signInAs(vault.test, 'User');
  const late = await sentJob(vault.test, token, lease(1));
  vault.test.clock.moveMs(46 * 60_000);
  await purgeJobs(vault.test.deps);
  const ended = await vault.test.deps.db.execute(sql`select state, failure from document_jobs`);
  expect(ended.rows).toEqual([{ state: 'failed', failure: 'late' }]);
  expect(await openUses(vault.test)).toBe(0);
  vault.test.clock.moveMs(documentJobKeptDays * 86_400_000);
  await purgeJobs(vault.test.deps);
  const { rows } = await vault.test.deps.db.execute(sql`select id from document_jobs`);
  expect(rows).toEqual([]);
  expect(filesUnder(vault.test.folder).filter((name) => name.includes(late.id))).toEqual([]);
});
