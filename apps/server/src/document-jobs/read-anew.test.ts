import { randomUUID } from 'node:crypto';
import {
  documentJobFailureMessages,
  documentJobMessages,
  documentJobPaths,
  documentJobTextsMax,
} from '@foja/contracts/document-job-limits';
import type { DocumentJob, DocumentReading } from '@foja/contracts/document-jobs';
import { documentJobResultSchema } from '@foja/contracts/document-jobs';
import { routes } from '@foja/contracts/routes';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildVaultBeside, uploaded, type VaultApp } from '../testing/document-calls.ts';
import { fillerSentence, jobIn, openJobServer, readJob, sentJob } from '../testing/document-job-calls.ts';
import { guestToken } from '../testing/guest-token.ts';
import { openUses } from '../testing/open-uses.ts';
import { buildPdf, leaseParagraphs } from '../testing/sample-files.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { documentJobs, documentJobTexts } from './document-jobs.table.ts';
import { endJob } from './end-job.ts';
import { keepText } from './kept-text.ts';

const vault = openJobServer();
const { call, filesGone, rest, used, work } = vault;
const readAs = (token: string | undefined, id: string, reading: object, on: Pick<VaultApp, 'app'> = vault.test) =>
  call('PUT', documentJobPaths.reading(id), token, reading, on);
const asLoan: DocumentReading = { task: 'contractAnalysis', contractKind: 'loan' };

const filler = fillerSentence();
const paged = (...said: string[]) => said.map((words) => `${words}\n${filler}`);
const [title = '', parties = '', object = '', term = '', price = ''] = leaseParagraphs;
const lease: [string, Buffer] = [
  'contrato.pdf',
  buildPdf(paged([title, parties, object].join('\n'), term, price, filler)),
];
/** A contract whose words do not tell what it is. */
const unclear: [string, Buffer] = [
  'papel.pdf',
  buildPdf(paged('ACTA. Marta Iriarte y Bruno Saldívar se reúnen y conversan sobre lo que viene.', filler)),
];
const ruling: [string, Buffer] = [
  'papel.pdf',
  buildPdf(
    paged(
      [
        'JUZGADO NACIONAL DE PRIMERA INSTANCIA EN LO CIVIL N° 12',
        'Buenos Aires, 14 de marzo de 2025.',
        'Y VISTOS: estos autos caratulados "Iriarte, Marta c/ Saldívar, Bruno s/ cobro de sumas de dinero".',
        'Y CONSIDERANDO: Que el demandado no pagó el precio que debía.',
      ].join('\n'),
      'RESUELVO: 1) Hacer lugar a la demanda y condenar a Bruno Saldívar a pagar $ 480.000. 2) Imponer las costas al vencido.',
    ),
  ),
];

async function done(token: string, file = lease, query?: string): Promise<DocumentJob> {
  const { id } = await sentJob(vault.test, token, file, query);
  work();
  return jobIn(vault.test, token, id, 'done');
}
async function asked(token: string, file: [string, Buffer], query?: string): Promise<DocumentJob> {
  const { id } = await sentJob(vault.test, token, file, query);
  work();
  return jobIn(vault.test, token, id, 'asking');
}
const resultOf = async (token: string, id: string) =>
  documentJobResultSchema.parse((await call('GET', documentJobPaths.result(id), token)).json());

describe('what is refused changes nothing and takes no use', () => {
  it('400 for what no paper is, 401 without a token, 403 for a guest, 404 for another’s job', async () => {
    const owner = await signInAs(vault.test, 'User');
    const other = await signInAs(vault.test, 'User');
    const { id } = await done(owner.token);
    const answers = [
      await readAs(owner.token, id, { task: 'vault' }),
      await readAs(owner.token, id, { task: 'contractAnalysis', contractKind: 'poema' }),
      await readAs(owner.token, id, { task: 'sentenceAnalysis', instance: 'unknown' }),
      await readAs(undefined, id, asLoan),
      await readAs(await guestToken(vault.test), id, asLoan),
      await readAs(other.token, id, asLoan),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 401, 403, 404]);
    expect(await used(owner.token)).toBe(1);
    expect((await readJob(vault.test, owner.token, id)).state).toBe('done');
  });

  it('409 while it is under way, for one that failed, and for what the vault keeps', async () => {
    const { token } = await signInAs(vault.test, 'Professional');
    const waiting = await sentJob(vault.test, token, lease);
    expect((await readAs(token, waiting.id, asLoan)).json().message).toBe(documentJobMessages.underWay);
    await call('POST', documentJobPaths.cancel(waiting.id), token);
    const kept = await done(token, lease, 'task=vault');
    for (const { id } of [waiting, kept]) {
      const answer = await readAs(token, id, asLoan);
      expect([answer.statusCode, answer.json().message]).toEqual([409, documentJobMessages.nothingToRead]);
    }
    expect(kept.canReadAnew).toBe(false);
  });

  it('409 with as many under way as may be', async () => {
    const { token } = await signInAs(vault.test, 'Premium');
    const { id } = await done(token);
    await rest();
    for (let n = 0; n < 3; n += 1) await sentJob(vault.test, token, lease);
    const answer = await readAs(token, id, asLoan);
    expect([answer.statusCode, answer.json().message]).toEqual([409, documentJobMessages.tooMany]);
    expect((await resultOf(token, id)).useCase).toBe('contractAnalysis');
  });

  it('422 where the text is not kept any more, which the job says before', async () => {
    const { token } = await signInAs(vault.test, 'User');
    const { id, canReadAnew } = await done(token);
    expect(canReadAnew).toBe(true);
    await vault.test.deps.db.execute(sql`delete from document_job_texts`);
    expect((await readJob(vault.test, token, id)).canReadAnew).toBe(false);
    const answer = await readAs(token, id, asLoan);
    expect([answer.statusCode, answer.json().message]).toEqual([422, documentJobFailureMessages['text-gone']]);
    expect((await readJob(vault.test, token, id)).state).toBe('done');
  });

  it('429 for readings without end', async () => {
    const beside = await buildVaultBeside(vault.test, { documentJobLimits: { readingsPerHour: 1 } });
    const { token } = await signInAs(vault.test, 'User');
    const { id } = await done(token);
    expect((await readAs(token, id, asLoan, beside)).statusCode).toBe(202);
    await jobIn(vault.test, token, id, 'done');
    const answer = await readAs(token, id, asLoan, beside);
    expect([answer.statusCode, answer.json().message]).toEqual([429, documentJobMessages.readTooOften]);
    await beside.close();
  });
});

describe('a contract that was taken for another kind', () => {
  it('is read anew at the same address, with the pages of its quotations and without a use', async () => {
    const { accountId, token } = await signInAs(vault.test, 'User');
    const { id } = await done(token);
    const before = await resultOf(token, id);
    if (before.useCase !== 'contractAnalysis') throw new Error(before.useCase);
    expect(before.structure.type.kind).toBe('residential-lease');
    const answer = await readAs(token, id, asLoan);
    expect([answer.statusCode, answer.json().id]).toEqual([202, id]);
    expect(await jobIn(vault.test, token, id, 'done')).toMatchObject({ reading: { contractKind: 'loan' }, pages: 4 });
    const after = await resultOf(token, id);
    if (after.useCase !== 'contractAnalysis') throw new Error(after.useCase);
    expect(after.structure.type).toMatchObject({ kind: 'loan', note: expect.stringContaining('Como lo indicaste') });
    expect(after.structure.price).toMatchObject({ quote: expect.stringContaining('480.000'), page: 3 });
    expect(await used(token)).toBe(1);
    await filesGone(accountId);
  });

  it('or that is a ruling, is read as one, and back', async () => {
    const { token } = await signInAs(vault.test, 'User');
    const { id } = await done(token, ruling, 'task=sentenceAnalysis');
    await readAs(token, id, { task: 'sentenceAnalysis', instance: 'appeal', procedure: 'national-labour' });
    const job = await jobIn(vault.test, token, id, 'done');
    expect(job.reading).toEqual({ instance: 'appeal', procedure: 'national-labour' });
    const result = await resultOf(token, id);
    if (result.useCase !== 'sentenceAnalysis') throw new Error(result.useCase);
    expect(result.structure.instance).toMatchObject({ kind: 'appeal', note: 'Como lo indicaste.' });
    expect(result.structure.jurisdiction.note).toBe('Como lo indicaste.');
    await readAs(token, id, { task: 'contractAnalysis', contractKind: 'other' });
    expect(await jobIn(vault.test, token, id, 'done')).toMatchObject({ task: 'contractAnalysis' });
    expect((await resultOf(token, id)).useCase).toBe('contractAnalysis');
    expect(await used(token)).toBe(1);
  });

  it('of the vault is read there, and can be no more once its document is deleted', async () => {
    const { token } = await signInAs(vault.test, 'Professional');
    const { fileId } = await uploaded(vault.test, token, ...lease);
    const { id } = (await call('POST', documentJobPaths.fromVault, token, { fileId, task: 'contractAnalysis' })).json();
    work();
    await jobIn(vault.test, token, id, 'done');
    expect((await vault.test.deps.db.execute(sql`select * from document_job_texts`)).rows).toEqual([]);
    await readAs(token, id, asLoan);
    await jobIn(vault.test, token, id, 'done');
    expect(await resultOf(token, id)).toMatchObject({ structure: { type: { kind: 'loan' }, price: { page: 3 } } });
    await call('DELETE', routes.document(fileId), token);
    expect((await readJob(vault.test, token, id)).canReadAnew).toBe(false);
    expect((await readAs(token, id, asLoan)).statusCode).toBe(422);
  });

  it('keeps the result that it had where reading it anew is cancelled or fails', async () => {
    const { token } = await signInAs(vault.test, 'User');
    const { id } = await done(token);
    await rest();
    await readAs(token, id, asLoan);
    const cancelled = (await call('POST', documentJobPaths.cancel(id), token)).json();
    expect(cancelled).toMatchObject({ state: 'done', reading: {}, failure: null, canReadAnew: true });
    await readAs(token, id, asLoan);
    await vault.test.deps.db.execute(sql`delete from document_job_texts`);
    work();
    const failed = await jobIn(vault.test, token, id, 'done');
    expect(failed).toMatchObject({ reading: {}, failure: { reason: 'text-gone' } });
    expect(await resultOf(token, id)).toMatchObject({ structure: { type: { kind: 'residential-lease' } } });
    expect(await used(token)).toBe(1);
    expect(await openUses(vault.test)).toBe(0);
  });

  it('asked for ten times at once is read once, and work that was called off does not end what came after', async () => {
    const { token } = await signInAs(vault.test, 'User');
    const { id } = await done(token);
    await rest();
    const answers = await Promise.all(Array.from({ length: 10 }, () => readAs(token, id, asLoan)));
    expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
    const { rows } = await vault.test.deps.db.execute<{ work_id: string }>(sql`select work_id from document_jobs`);
    await call('POST', documentJobPaths.cancel(id), token);
    await readAs(token, id, asLoan);
    expect(await endJob(vault.test.deps, rows[0]?.work_id ?? '', { state: 'done', sealedResult: null })).toBe(false);
    expect((await readJob(vault.test, token, id)).state).toBe('queued');
  });
});

describe('in doubt a job asks before it analyses', () => {
  it('what kind of contract it is, with the use given back until it is told', async () => {
    const { accountId, token } = await signInAs(vault.test, 'User');
    const { doubt, id } = await asked(token, unclear);
    expect(doubt).toMatchObject({ about: 'contractKind', note: expect.stringContaining('No se reconoció el tipo') });
    expect(await used(token)).toBe(0);
    expect(await openUses(vault.test)).toBe(0);
    await filesGone(accountId);
    expect((await call('GET', documentJobPaths.result(id), token)).statusCode).toBe(409);
    await readAs(token, id, { task: 'contractAnalysis', contractKind: 'other' });
    expect(await jobIn(vault.test, token, id, 'done')).toMatchObject({
      doubt: null,
      reading: { contractKind: 'other' },
    });
    expect(await used(token)).toBe(1);
  });

  it('whether it is a contract at all, with the words and their page', async () => {
    const { token } = await signInAs(vault.test, 'User');
    const { doubt, id } = await asked(token, ruling);
    expect(doubt).toMatchObject({ about: 'task', task: 'sentenceAnalysis', page: 2 });
    expect(doubt?.quote).toMatch(/^RESUELVO/);
    await readAs(token, id, { task: 'sentenceAnalysis' });
    expect((await jobIn(vault.test, token, id, 'done')).task).toBe('sentenceAnalysis');
    expect((await resultOf(token, id)).useCase).toBe('sentenceAnalysis');
  });

  it('not where the person said what kind it is', async () => {
    const { token } = await signInAs(vault.test, 'User');
    const job = await done(token, unclear, 'task=contractAnalysis&contractKind=services');
    expect(job.reading).toEqual({ contractKind: 'services' });
  });

  it('and asks again where the answer is called off; it is deleted with its text', async () => {
    const { token } = await signInAs(vault.test, 'User');
    const { id } = await asked(token, unclear);
    await rest();
    await readAs(token, id, { task: 'contractAnalysis', contractKind: 'other' });
    expect(await used(token)).toBe(1);
    const again = (await call('POST', documentJobPaths.cancel(id), token)).json();
    expect(again).toMatchObject({ state: 'asking', doubt: { about: 'contractKind' }, canReadAnew: true });
    expect(await used(token)).toBe(0);
    expect((await call('DELETE', documentJobPaths.job(id), token)).statusCode).toBe(204);
    expect((await vault.test.deps.db.execute(sql`select * from document_job_texts`)).rows).toEqual([]);
  });

  it('429 for an answer without a use left', async () => {
    const { token } = await signInAs(vault.test, 'User');
    const { id } = await asked(token, unclear);
    await vault.test.deps.db.execute(sql`update usage_counters set used = 1000`);
    const answer = await readAs(token, id, { task: 'contractAnalysis', contractKind: 'other' });
    expect([answer.statusCode, answer.json().error]).toEqual([429, 'usage_exhausted']);
    expect((await readJob(vault.test, token, id)).state).toBe('asking');
  });
});

it('of an account’s texts the newest are kept', async () => {
  const { token } = await signInAs(vault.test, 'User');
  const first = await done(token);
  const [row] = await vault.test.deps.db.select().from(documentJobs);
  if (!row) throw new Error('no row');
  for (let n = 1; n <= documentJobTextsMax; n += 1) {
    const id = randomUUID();
    const createdAt = new Date(row.createdAt.getTime() + n);
    await vault.test.deps.db.insert(documentJobs).values({ ...row, id, workId: id, createdAt });
    await vault.test.deps.db.transaction((db) => keepText({ ...vault.test.deps, db }, { ...row, id }, 'texto'));
  }
  expect((await vault.test.deps.db.select().from(documentJobTexts)).length).toBe(documentJobTextsMax);
  expect((await readJob(vault.test, token, first.id)).canReadAnew).toBe(false);
});
