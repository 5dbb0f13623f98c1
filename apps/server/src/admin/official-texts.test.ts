import { corpusFetchStateSchema, headnoteMessages } from '@foja/contracts/admin';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStarterCorpus } from '../corpus/load-starter-corpus.ts';
import { FetchJob } from '../corpus/official/fetch-job.ts';
import type { HeadnoteSelection } from '../corpus/official/fetch-report.ts';
import { defaultInfolegLimits } from '../corpus/official/infoleg-limits.ts';
import { InfolegSite } from '../corpus/official/infoleg-site.ts';
import { PageCache } from '../corpus/official/page-cache.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { type JobRunner, runJobs } from '../jobs/run-jobs.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { makeTestFolder, starterNorm } from '../testing/corpus-folders.ts';
import { moveableClock } from '../testing/moveable-clock.ts';
import { type SignedIn, signInAs } from '../testing/sign-in-as.ts';
import { type StandInInfoleg, standInText, startStandInInfoleg } from '../testing/stand-in-infoleg.ts';

let test: TestApp;
let infoleg: StandInInfoleg;
let admin: SignedIn;
let job: FetchJob;
let runner: JobRunner;
const troubles: unknown[] = [];
/** What SAIJ would be asked for. */
const headnotes: HeadnoteSelection[] = [];
const clock = moveableClock();
const pages = makeTestFolder();

beforeAll(async () => {
  infoleg = await startStandInInfoleg();
  const limits = { ...defaultInfolegLimits, wait: async () => {} };
  test = await buildTestApp(({ db }) => {
    const jobs = new JobQueue(db);
    job = new FetchJob({
      db,
      clock,
      site: new InfolegSite({ baseUrl: infoleg.baseUrl, cache: new PageCache(pages.path), clock, limits }),
      fetchHeadnotes: async ({ selection }) => {
        headnotes.push(selection.rulings);
      },
      onImported: () => {},
      jobs,
    });
    return { officialTexts: job, jobs };
  });
  runner = runJobs(
    { ...test.deps, isAlone: true, onError: (error) => troubles.push(error) },
    { 'official-texts': (run) => job.run(run) },
  );
  admin = await signInAs(test, 'Admin');
  const starter = makeTestFolder();
  starter.write(
    'norms.yaml',
    [638, 639].map((id) => starterNorm(`ley-${id}`, `L${id}`, `  infolegId: ${id}\n`)).join(''),
  );
  await loadStarterCorpus(test.deps.db, starter.path);
  starter.close();
  for (const id of [638, 639]) {
    infoleg.norms.set(id, {
      name: `Ley ${id}`,
      title: 'PRUEBA',
      published: '15-oct-1993',
      texact: standInText(['ARTICULO 1º — Uno.', 'ARTICULO 2º — Dos.']),
    });
  }
});
afterAll(async () => {
  await runner.stop();
  pages.close();
  await infoleg.close();
  await test.close();
});

const call = (method: 'GET' | 'POST' | 'PUT', url: string, token?: string, payload?: object) =>
  test.app.inject({ method, url, headers: callHeaders(token), ...(payload && { payload }) });
const state = async () =>
  corpusFetchStateSchema.parse((await call('GET', routes.adminCorpusFetch, admin.token)).json());

describe('official texts in the administration', () => {
  it.each([
    ['GET', routes.adminCorpusFetch],
    ['POST', routes.adminCorpusFetch],
    ['POST', routes.adminCorpusFetchCancel],
    ['PUT', routes.adminCorpusFetchSchedule],
  ] as const)('%s %s is for administrators', async (method, url) => {
    const { token } = await signInAs(test, 'Premium');
    expect((await call(method, url)).statusCode).toBe(401);
    expect((await call(method, url, token, method === 'PUT' ? { weekly: true } : undefined)).statusCode).toBe(403);
  });

  it('refuses to stop what is not under way, and a schedule that says nothing', async () => {
    expect((await call('POST', routes.adminCorpusFetchCancel, admin.token)).statusCode).toBe(409);
    expect((await call('PUT', routes.adminCorpusFetchSchedule, admin.token, {})).statusCode).toBe(400);
    expect(await state()).toEqual({ weekly: false, run: null });
  });

  it.each([
    [{ rulings: { since: '31/12/2020' } }, headnoteMessages.badSince],
    [{ rulings: { since: '2023-02-30' } }, headnoteMessages.badSince],
    [{ rulings: { since: '2199-01-01' } }, headnoteMessages.futureSince],
    [{ rulings: { court: 'x'.repeat(151) } }, headnoteMessages.tooLong],
  ])('refuses headnotes that cannot be asked for: %j', async (payload, message) => {
    const response = await call('POST', routes.adminCorpusFetch, admin.token, payload);
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
    expect(headnotes).toEqual([]);
  });

  it('begins with headnotes of rulings where they are asked for', async () => {
    const rulings = { court: ' Corte Suprema ', subject: '', since: '2020-01-01' };
    expect((await call('POST', routes.adminCorpusFetch, admin.token, { rulings })).statusCode).toBe(202);
    await runner.settled();
    expect(headnotes).toEqual([{ court: 'Corte Suprema', subject: null, since: '2020-01-01' }]);
  });

  it('begins, answers at once, refuses a second one, and stops where it is asked to', async () => {
    let second = 0;
    let stopped = 0;
    infoleg.onRequest = async () => {
      infoleg.onRequest = () => {};
      second = (await call('POST', routes.adminCorpusFetch, admin.token)).statusCode;
      stopped = (await call('POST', routes.adminCorpusFetchCancel, admin.token)).statusCode;
    };
    infoleg.misbehave('/638/', [
      { kind: 'status', status: 500 },
      { kind: 'status', status: 500 },
    ]);
    expect((await call('POST', routes.adminCorpusFetch, admin.token)).statusCode).toBe(202);
    await runner.settled();
    await expect.poll(() => [second, stopped]).toEqual([409, 202]);
    expect(['cancelled', 'done']).toContain((await state()).run?.status);
  });

  it('brings every norm and tells what came of it', async () => {
    clock.moveMs(1_000);
    expect((await call('POST', routes.adminCorpusFetch, admin.token)).statusCode).toBe(202);
    await runner.settled();
    const { run } = await state();
    expect(run).toMatchObject({ status: 'done', done: 2, total: 2 });
    expect(run?.norms.map(({ articles, norm, trouble }) => [norm, articles, trouble])).toEqual([
      ['ley-638', 2, null],
      ['ley-639', 2, null],
    ]);
    expect(troubles).toEqual([]);
  });

  it('comes by itself once a week where that is switched on, and never where it is off', async () => {
    const before = (await state()).run?.startedAt;
    clock.moveMs(8 * 24 * 3_600_000);
    await job.keepCurrent();
    await runner.settled();
    expect((await state()).run?.startedAt).toBe(before);
    const switched = await call('PUT', routes.adminCorpusFetchSchedule, admin.token, { weekly: true });
    expect(switched.json()).toMatchObject({ weekly: true });
    await job.keepCurrent();
    await runner.settled();
    const after = (await state()).run?.startedAt;
    expect(after).not.toBe(before);
    await job.keepCurrent();
    await runner.settled();
    expect((await state()).run?.startedAt).toBe(after);
  });
});
