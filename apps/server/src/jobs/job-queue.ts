import type { Job, JobKind } from '@foja/contracts/admin-jobs';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type PgBoss from 'pg-boss';
import type { Database } from '../platform/database/database.ts';
import {
  beginNow,
  countJobs,
  type HeldJob,
  hastenRecurring,
  leaseSeconds,
  presentJob,
  readJob,
  readJobs,
} from './job-rows.ts';
import { isRecurring, pausesMs } from './recurring-jobs.ts';

/** Three more attempts, the first after half a minute, each later than the one before. */
const attempts = { retryLimit: 3, retryDelay: 30, retryBackoff: true, expireInSeconds: leaseSeconds };
const shownJobs = 200;

/** Jobs in PostgreSQL, whichever server runs them: put down, listed, cancelled and begun again. */
export class JobQueue {
  readonly #db: Database;
  #boss: Promise<PgBoss> | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** @returns false where one of its kind waits or runs already. */
  async send(kind: JobKind, data: object): Promise<boolean> {
    if (await this.isUnderWay(kind)) return false;
    const id = await (await this.#open()).send(kind, data, attempts);
    this.#tell();
    return id !== null;
  }

  /** Puts one down beside others of its kind, under an id that whoever asks for it knows it by. */
  async put(kind: JobKind, id: string): Promise<void> {
    await (await this.#open()).send(kind, { id }, { ...attempts, id } as PgBoss.SendOptions);
    this.#tell();
  }

  async isUnderWay(kind: JobKind): Promise<boolean> {
    const { rows } = await this.#db.execute(
      sql`select from pgboss.job where name = ${kind} and state <= 'active' limit 1`,
    );
    return rows.length > 0;
  }

  async list(): Promise<Job[]> {
    return (await readJobs(this.#db, shownJobs)).map(presentJob);
  }

  count() {
    return countJobs(this.#db);
  }

  /** A job that runs ends at its server's next sign of life, at once where it runs here. */
  async cancel(id: string): Promise<'done' | 'unknown' | 'refused'> {
    const row = await readJob(this.#db, id);
    if (!row) return 'unknown';
    const job = presentJob(row);
    if (!job.canCancel) return 'refused';
    const { affected } = (await (await this.#open()).cancel(job.kind, id)) as unknown as { affected: number };
    this.#tell();
    return affected > 0 ? 'done' : 'refused';
  }

  /** Has a job begin now that waits for its hour or its next attempt, failed, or was cancelled. */
  async run(id: string): Promise<'done' | 'unknown' | 'refused'> {
    const row = await readJob(this.#db, id);
    if (!row) return 'unknown';
    if (!presentJob(row).canRun || !(await beginNow(this.#db, id))) return 'refused';
    this.#tell();
    return 'done';
  }

  /** Told of every change that this process makes. @returns what ends that. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sees to it that each of these kinds has a next time, and that it is now where a server starts. */
  async arrangeRecurring(kinds: readonly JobKind[], isStart: boolean): Promise<void> {
    if (kinds.length === 0) return;
    if (isStart) await hastenRecurring(this.#db, kinds);
    const rows = kinds.map((name) => ({
      name,
      ...attempts,
      startAfter: isStart ? '0' : String((pausesMs[name] ?? 0) / 1000),
    }));
    await (await this.#open()).insert(rows);
  }

  /** The oldest of its kind that may begin, for this process alone. */
  async take(kind: JobKind): Promise<(HeldJob & { data: unknown; isLastAttempt: boolean }) | null> {
    const [job] = await (await this.#open()).fetch<unknown>(kind, { batchSize: 1, includeMetadata: true });
    if (!job) return null;
    const { data, id, retryCount, retryLimit } = job;
    return { name: kind, id, attempt: retryCount, data, isLastAttempt: retryCount >= retryLimit };
  }

  /** One that recurs leaves its next time in its place. */
  async complete({ id, name }: HeldJob, lastDoneAt: Date): Promise<void> {
    const boss = await this.#open();
    if (!isRecurring(name)) {
      await boss.complete(name, id);
      return;
    }
    const startAfter = (pausesMs[name] ?? 0) / 1000;
    await boss.send(name, { lastDoneAt: lastDoneAt.toISOString() }, { ...attempts, startAfter });
    await boss.deleteJob(name, id);
  }

  /** @param error what may be kept of it. */
  async fail({ id, name }: HeldJob, error: string): Promise<void> {
    await (await this.#open()).fail(name, id, { error });
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** It takes a moment to load and is needed by nobody before the first job. It is not started: no clocks of its own run. */
  #open(): Promise<PgBoss> {
    this.#boss ??= import('pg-boss').then(({ default: Boss }) => {
      const pool = (this.#db as Database & { $client: pg.Pool }).$client;
      return new Boss({
        db: { executeSql: (text, values) => pool.query(text, values) },
        supervise: false,
        schedule: false,
        migrate: false,
      });
    });
    return this.#boss;
  }
}
