import { documentJobPaths } from '@foja/contracts/document-job-limits';
import { documentJobResultSchema } from '@foja/contracts/document-jobs';
import type { PleadingReview } from '@foja/contracts/pleading-review';
import { routes } from '@foja/contracts/routes';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { uploaded } from '../testing/document-calls.ts';
import { fillerSentence, jobIn, openJobServer, readJob, sendJob, sentJob } from '../testing/document-job-calls.ts';
import { guestToken } from '../testing/guest-token.ts';
import { openUses } from '../testing/open-uses.ts';
import { buildPdf, leaseParagraphs } from '../testing/sample-files.ts';
import { signInAs } from '../testing/sign-in-as.ts';

const vault = openJobServer();
const { call, filesGone, filesOf, rest, used, work } = vault;

const first = [
  'CONTESTA DEMANDA',
  'Señor Juez:',
  'PEDRO LUNA, abogado, apoderado de VIDRIOS DEL OESTE S.A., según poder que acompaño, con domicilio constituido en Lavalle 1200, C.A.B.A., en autos "ROJAS, MARÍA C/ VIDRIOS DEL OESTE S.A. S/ DESPIDO", del Juzgado Nacional de Primera Instancia del Trabajo Nº 20, a V.S. digo:',
  'I. OBJETO',
  'Notificada la demanda el 1 de septiembre de 2026, la contesto y pido su rechazo.',
];
const last = [
  'III. NEGATIVA',
  'Niego todos y cada uno de los hechos expuestos en la demanda.',
  'IV. PETITORIO',
  '1) Me tenga por parte.',
  '2) Rechace la demanda, con costas.',
  'Proveer de conformidad, que SERÁ JUSTICIA.',
  'Buenos Aires, 30 de septiembre de 2026.',
];
/** An answer over so many pages: what heads it stands on the first, what it denies and asks for on the last. */
function longAnswer(pages: number): [string, Buffer] {
  const said = Array.from({ length: pages }, (_, at) => {
    const filler = Array.from({ length: 20 }, (_unused, line) => fillerSentence(`el punto ${at * 20 + line}`));
    if (at === 0) return [...first, 'II. HECHOS', ...filler].join('\n');
    return (at === pages - 1 ? last : filler).join('\n');
  });
  return ['contestación.pdf', buildPdf(said)];
}
const task = 'task=pleadingReview';

async function reviewOf(token: string, id: string): Promise<PleadingReview> {
  const result = documentJobResultSchema.parse((await call('GET', documentJobPaths.result(id), token)).json());
  if (result.useCase !== 'pleadingReview') throw new Error(result.useCase);
  return result.review;
}
async function done(token: string, pages = 3): Promise<string> {
  const { id } = await sentJob(vault.test, token, longAnswer(pages), task);
  work();
  await jobIn(vault.test, token, id, 'done');
  return id;
}
const readAs = (token: string | undefined, id: string, reading: object) =>
  call('PUT', documentJobPaths.reading(id), token, reading);

describe('what is refused takes no use', () => {
  it('401 without a token, 403 for a guest, 404 for another’s, 400 for what no pleading is', async () => {
    const owner = await signInAs(vault.test, 'User');
    const other = await signInAs(vault.test, 'User');
    expect((await sendJob(vault.test, undefined, longAnswer(1), task)).statusCode).toBe(401);
    expect((await sendJob(vault.test, await guestToken(vault.test), longAnswer(1), task)).statusCode).toBe(403);
    const id = await done(owner.token);
    const answers = [
      await readAs(owner.token, id, { task: 'pleadingReview', pleading: { side: 'juez' } }),
      await readAs(owner.token, id, { task: 'pleadingReview', pleading: { purpose: 'poema' } }),
      await readAs(undefined, id, { task: 'pleadingReview' }),
      await readAs(other.token, id, { task: 'pleadingReview' }),
      await call('GET', documentJobPaths.result(id), other.token),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 401, 404, 404]);
    expect(await used(owner.token)).toBe(1);
    expect(await used(other.token)).toBe(0);
  });

  it('a file without text gives its use back and is gone', async () => {
    const { accountId, token } = await signInAs(vault.test, 'User');
    const { id } = await sentJob(vault.test, token, ['foto.pdf', buildPdf(['', ''], { hasPicture: true })], task);
    work();
    expect((await jobIn(vault.test, token, id, 'failed')).failure?.reason).toBe('scanned');
    expect(await used(token)).toBe(0);
    expect(await openUses(vault.test)).toBe(0);
    await filesGone(accountId);
  });

  it('one that is cancelled gives its use back and leaves no file', async () => {
    const { accountId, token } = await signInAs(vault.test, 'User');
    const { id } = await sentJob(vault.test, token, longAnswer(3), task);
    expect((await call('POST', documentJobPaths.cancel(id), token)).json().state).toBe('cancelled');
    expect(await used(token)).toBe(0);
    expect(filesOf(accountId)).toEqual([]);
    expect((await call('GET', documentJobPaths.result(id), token)).statusCode).toBe(409);
  });
});

describe('a pleading of many pages', () => {
  it('is reviewed for one use, with the page of what it quotes, and its file is gone', async () => {
    const { accountId, token } = await signInAs(vault.test, 'User');
    const id = await done(token, 60);
    expect(await readJob(vault.test, token, id)).toMatchObject({
      task: 'pleadingReview',
      pages: 60,
      canReadAnew: true,
    });
    const review = await reviewOf(token, id);
    expect(review).toMatchObject({ kind: 'contestacion', side: 'demandada', purpose: 'trabajo', forum: 'laboral' });
    expect(review.told.kind).toEqual({ by: 'paper', quote: 'CONTESTA DEMANDA', page: 1 });
    expect(review.told.side).toMatchObject({ by: 'paper', page: 1 });
    expect(review.told.purpose).toMatchObject({ by: 'paper', page: 1 });
    expect(review.findings.find((finding) => finding.id === 'negativa-generica')).toMatchObject({ page: 60 });
    expect(review.petitum[0]).toEqual({ quote: '1) Me tenga por parte.', page: 60 });
    expect(await used(token)).toBe(1);
    const history = (await call('GET', `${routes.usageHistory}?days=1`, token)).json();
    expect(history.byFeature).toEqual([{ feature: 'pleadingReview', times: 1 }]);
    await filesGone(accountId);
    const { rows } = await vault.test.deps.db.execute(sql`select * from document_jobs`);
    expect(JSON.stringify(rows)).not.toMatch(/ROJAS|VIDRIOS/);
  });

  it('that the vault keeps is reviewed from there', async () => {
    const { token } = await signInAs(vault.test, 'Professional');
    const { fileId } = await uploaded(vault.test, token, ...longAnswer(3));
    const { id } = (await call('POST', documentJobPaths.fromVault, token, { fileId, task: 'pleadingReview' })).json();
    work();
    await jobIn(vault.test, token, id, 'done');
    expect((await reviewOf(token, id)).petitum[0]?.page).toBe(3);
  });

  it('is read anew by whose it is and what it is about, at the same address and without a use', async () => {
    const { token } = await signInAs(vault.test, 'User');
    const id = await done(token);
    const pleading = { kind: 'demanda', purpose: 'danos', side: 'actora' } as const;
    expect((await readAs(token, id, { task: 'pleadingReview', pleading })).statusCode).toBe(202);
    expect((await jobIn(vault.test, token, id, 'done')).reading).toEqual({ pleading });
    const review = await reviewOf(token, id);
    expect(review).toMatchObject({ ...pleading, told: { side: { by: 'person', quote: null } } });
    expect(review.told.purpose).toEqual({ by: 'person', quote: null });
    expect(review.findings.map((finding) => finding.id)).not.toContain('negativa-generica');
    expect(await used(token)).toBe(1);
    await rest();
    await readAs(token, id, { task: 'pleadingReview', pleading: { kind: 'alegato' } });
    expect((await call('POST', documentJobPaths.cancel(id), token)).json()).toMatchObject({
      state: 'done',
      reading: { pleading },
    });
    expect((await reviewOf(token, id)).kind).toBe('demanda');
  });
});

it('a contract that is sent as a pleading is asked about, and so is a pleading that is sent as a contract', async () => {
  const { token } = await signInAs(vault.test, 'User');
  const contract: [string, Buffer] = ['papel.pdf', buildPdf([leaseParagraphs.join('\n'), fillerSentence()])];
  const sent = await sentJob(vault.test, token, contract, task);
  work();
  expect((await jobIn(vault.test, token, sent.id, 'asking')).doubt).toMatchObject({
    about: 'task',
    task: 'contractAnalysis',
    note: 'Parece un contrato, y se envió como un escrito judicial.',
    page: 1,
  });
  const { id } = await sentJob(vault.test, token, longAnswer(3));
  expect((await jobIn(vault.test, token, id, 'asking')).doubt).toMatchObject({ task: 'pleadingReview', page: 1 });
  expect(await used(token)).toBe(0);
  await readAs(token, id, { task: 'pleadingReview' });
  await jobIn(vault.test, token, id, 'done');
  expect((await reviewOf(token, id)).kind).toBe('contestacion');
  expect(await used(token)).toBe(1);
});
