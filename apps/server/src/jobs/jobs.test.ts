import { type Job, jobMessages, jobPaths, jobsResponseSchema } from '@foja/contracts/admin-jobs';
import { routes } from '@foja/contracts/routes';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { type SignedIn, signInAs } from '../testing/sign-in-as.ts';
import { JobQueue } from './job-queue.ts';
import { JobCancelled, type JobRun, type JobRunner, type JobWork, runJobs } from './run-jobs.ts';

let test: TestApp;
let admin: SignedIn;
let runners: JobRunner[] = [];

beforeAll(async () => {
  test = await buildTestApp();
  admin = await signInAs(test, 'Admin');
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
  await test.deps.db.execute(sql`delete from pgboss.job`);
});
afterAll(() => test.close());

/** A server that works on these kinds; without `isAlone`, one of many. */
function startServer(
  work: JobWork,
  { isAlone = false, errors = [] as unknown[] } = {},
): JobRunner & { jobs: JobQueue } {
  const jobs = new JobQueue(test.deps.db);
  const runner = runJobs({ ...test.deps, jobs, isAlone, onError: (error) => errors.push(error) }, work);
  runners.push(runner);
  return { ...runner, jobs };
}
const call = (method: 'GET' | 'POST', url: string, token?: string) =>
  test.app.inject({ method, url, headers: callHeaders(token) });
const list = async (): Promise<Job[]> =>
  jobsResponseSchema.parse((await call('GET', jobPaths.list, admin.token)).json()).jobs;
const one = async (kind: Job['kind']): Promise<Job> => {
  const [job, ...more] = (await list()).filter((listed) => listed.kind === kind);
  expect(more).toEqual([]);
  if (!job) throw new Error(`no job ${kind}`);
  return job;
};
/** Its next attempt, or its next hour, has come. */
const passTime = () => test.deps.db.execute(sql`update pgboss.job set start_after = now() where state < 'active'`);
/** The server that holds a job has given no sign of life for longer than anybody waits. */
const dropLeases = () =>
  test.deps.db.execute(sql`update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'`);
/** Work that begins, tells so, and goes on until it is told to end. */
function openWork() {
  let begun!: (run: JobRun) => void;
  const started = new Promise<JobRun>((resolve) => {
    begun = resolve;
  });
  let end!: () => void;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async (run: JobRun) => {
    begun(run);
    await new Promise<void>((resolve, reject) => {
      run.signal.addEventListener('abort', () => reject(run.signal.reason as Error));
      void ended.then(resolve);
    });
  };
  return { started, end, work };
}

describe('in the administration', () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  it.each([
    ['GET', jobPaths.list],
    ['POST', jobPaths.action(nobody, 'cancel')],
    ['POST', jobPaths.action(nobody, 'run')],
  ] as const)('%s %s is for administrators', async (method, url) => {
    const { token } = await signInAs(test, 'Premium');
    expect((await call(method, url)).statusCode).toBe(401);
    expect((await call(method, url, token)).statusCode).toBe(403);
  });

  it('404 for a job that is not there, 400 for what is no job, 409 for one that is over', async () => {
    for (const action of ['cancel', 'run'] as const) {
      const unknown = await call('POST', jobPaths.action(nobody, action), admin.token);
      expect([unknown.statusCode, unknown.json().message]).toEqual([404, jobMessages.unknown]);
      expect((await call('POST', jobPaths.action('x', action), admin.token)).statusCode).toBe(400);
    }
    const { jobs, settled } = startServer({ 'index-rebuild': async () => {} });
    await jobs.send('index-rebuild', {});
    await settled();
    const { id, state } = await one('index-rebuild');
    expect(state).toBe('done');
    const [cancel, run] = [jobPaths.action(id, 'cancel'), jobPaths.action(id, 'run')];
    expect((await call('POST', cancel, admin.token)).json()).toMatchObject({ message: jobMessages.cannotCancel });
    expect((await call('POST', run, admin.token)).json()).toMatchObject({ message: jobMessages.cannotRun });
  });

  it('one that waits is cancelled, begun again by whoever asks for it, and both are in the activity', async () => {
    const queue = test.deps.jobs;
    expect(await queue.send('index-rebuild', {})).toBe(true);
    expect(await queue.send('index-rebuild', {})).toBe(false);
    const waiting = await one('index-rebuild');
    expect(waiting).toMatchObject({ state: 'queued', attempts: 0, maxAttempts: 4, canCancel: true, canRun: false });
    expect((await call('POST', jobPaths.action(waiting.id, 'cancel'), admin.token)).statusCode).toBe(202);
    expect(await one('index-rebuild')).toMatchObject({ state: 'cancelled', canCancel: false, canRun: true });
    expect((await call('POST', jobPaths.action(waiting.id, 'run'), admin.token)).statusCode).toBe(202);
    let done = 0;
    await startServer({ 'index-rebuild': async () => done++ }).settled();
    expect([done, (await one('index-rebuild')).state]).toEqual([1, 'done']);
    const { entries } = (await call('GET', `${routes.adminActivity}?limit=5`, admin.token)).json();
    expect(entries.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['job_cancelled', 'job_run']),
    );
  });
});

describe('any number of servers', () => {
  it('do each job once, however many look at once', async () => {
    const done: number[] = [];
    const servers = [1, 2, 3].map((server) =>
      startServer({ 'index-rebuild': async () => done.push(server), plans: async () => {} }),
    );
    for (let round = 0; round < 5; round++) {
      await test.deps.jobs.send('index-rebuild', {});
      await Promise.all(servers.map(({ settled }) => settled()));
    }
    expect(done).toHaveLength(5);
  });

  it('take up what a server that died was doing, and who was only thought dead does not speak for it', async () => {
    const slow = openWork();
    const first = startServer({ 'index-rebuild': slow.work });
    await first.jobs.send('index-rebuild', { norm: 'x' });
    const { signal } = await slow.started;
    await dropLeases();
    const data: unknown[] = [];
    const second = startServer({ 'index-rebuild': async (run) => data.push(run.data) });
    await second.settled();
    slow.end();
    await first.settled();
    expect(data).toEqual([{ norm: 'x' }]);
    expect(signal.aborted).toBe(true);
    expect(await one('index-rebuild')).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('one that stops gives its job back, which is no attempt', async () => {
    const slow = openWork();
    const first = startServer({ 'index-rebuild': slow.work });
    await first.jobs.send('index-rebuild', {});
    await slow.started;
    await first.stop();
    expect(await one('index-rebuild')).toMatchObject({ state: 'retrying', attempts: 0 });
    await startServer({ 'index-rebuild': async () => {} }).settled();
    expect(await one('index-rebuild')).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('a server that is alone with its database goes on at once with what it was doing when it was killed', async () => {
    await test.deps.jobs.send('index-rebuild', {});
    await test.deps.jobs.take('index-rebuild');
    let done = 0;
    await startServer({ 'index-rebuild': async () => done++ }, { isAlone: true }).settled();
    expect(done).toBe(1);
  });
});

describe('a job that fails', () => {
  it('is tried again, each time later, until its attempts are used up; what is kept of the error says nothing of anybody', async () => {
    const errors: unknown[] = [];
    let attempts = 0;
    const { jobs, settled } = startServer(
      {
        'index-rebuild': async () => {
          attempts += 1;
          throw Object.assign(new Error('no se pudo escribir a ana@estudio.example'), { code: 'ECONNREFUSED' });
        },
      },
      { errors },
    );
    await jobs.send('index-rebuild', {});
    const waits: number[] = [];
    for (const attempt of [1, 2, 3]) {
      await settled();
      const job = await one('index-rebuild');
      expect(job).toMatchObject({ state: 'retrying', attempts: attempt, lastError: 'Error (ECONNREFUSED)' });
      waits.push(Date.parse(job.dueAt) - Date.now());
      await passTime();
    }
    await settled();
    expect(attempts).toBe(4);
    // Each wait lies between the half and the whole of its bound, which doubles.
    expect(waits[2]).toBeGreaterThan(waits[0] ?? Number.POSITIVE_INFINITY);
    const failed = await one('index-rebuild');
    expect(failed).toMatchObject({ state: 'failed', attempts: 4, canRun: true });
    const kept = await test.deps.db.execute<{ row: string }>(sql`select one::text as row from pgboss.job one`);
    expect(JSON.stringify(kept.rows)).not.toContain('ana@');
    expect(errors).toHaveLength(4);
  });
});

describe('a job that runs', () => {
  it('is cancelled at once where it runs, shows how far it is, and is not tried again', async () => {
    const slow = openWork();
    const { jobs, settled } = startServer({ 'index-rebuild': slow.work });
    await jobs.send('index-rebuild', {});
    const { onProgress, signal } = await slow.started;
    onProgress(3, 10);
    // Whatever is put down has servers look at what they hold.
    await jobs.send('plans', {});
    await expect.poll(async () => (await one('index-rebuild')).progress).toEqual({ done: 3, total: 10 });
    const { id, state } = await one('index-rebuild');
    expect(state).toBe('running');
    expect(await jobs.cancel(id)).toBe('done');
    await settled();
    expect(signal.reason).toBeInstanceOf(JobCancelled);
    expect((await one('index-rebuild')).state).toBe('cancelled');
  });
});

describe('what recurs', () => {
  it('is done at the start of a server, waits for its next time, and begins before it where asked to', async () => {
    let rounds = 0;
    const work = { plans: async () => rounds++ };
    const { jobs, settled, stop } = startServer(work);
    await settled();
    expect(rounds).toBe(1);
    const next = await one('plans');
    expect(next).toMatchObject({ state: 'scheduled', isRecurring: true, canCancel: false, canRun: true });
    expect(next.lastDoneAt).toBe(test.clock.now().toISOString());
    expect(await jobs.run(next.id)).toBe('done');
    await settled();
    expect(rounds).toBe(2);
    expect((await one('plans')).state).toBe('scheduled');
    await stop();
    await startServer(work).settled();
    expect(rounds).toBe(3);
  });

  it('comes again although a round of it failed', async () => {
    let rounds = 0;
    const { settled } = startServer({
      plans: async () => {
        rounds += 1;
        if (rounds === 1) throw new Error('out');
      },
    });
    await settled();
    await passTime();
    await settled();
    expect(rounds).toBe(2);
    expect((await one('plans')).state).toBe('scheduled');
  });
});
