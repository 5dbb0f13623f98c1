import type { Job, JobKind } from '@foja/contracts/admin-jobs';
import { jobKinds } from '@foja/contracts/admin-jobs';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { isRecurring } from './recurring-jobs.ts';

/** How long a server may give no sign of a job before another takes it up. */
export const leaseSeconds = 60;
const keptDays = 30;

type State = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

/** A row of pg-boss's table, as far as the administration shows it. */
export interface JobRow extends Record<string, unknown> {
  id: string;
  name: string;
  state: State;
  attempts: number;
  retry_limit: number;
  is_due: boolean;
  start_after: string;
  created_on: string;
  completed_on: string | null;
  data: { lastDoneAt?: string } | null;
  output: { done?: number; total?: number | null; error?: string } | null;
}

/** A job that a server holds: with each attempt the number goes up, so that a server which lost it cannot speak for it. */
export interface HeldJob {
  name: JobKind;
  id: string;
  attempt: number;
}

const stateNames: Record<State, Job['state']> = {
  created: 'queued',
  retry: 'retrying',
  active: 'running',
  completed: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
};

const columns = sql`id, name, state::text, retry_limit, data, output, to_jsonb(start_after) #>> '{}' as start_after,
  to_jsonb(created_on) #>> '{}' as created_on, to_jsonb(completed_on) #>> '{}' as completed_on, start_after <= now() as is_due, case when started_on is null then 0 else retry_count + 1 end as attempts`;

/** What runs and waits first, then the latest that are over. */
export async function readJobs(db: Database, limit: number): Promise<JobRow[]> {
  const { rows } = await db.execute<JobRow>(sql`
    select ${columns} from pgboss.job where name in ${jobKinds}
    order by case state when 'active' then 0 when 'failed' then 2 when 'completed' then 2 when 'cancelled' then 2 else 1 end,
      coalesce(completed_on, created_on) desc, name limit ${limit}`);
  return rows;
}

export async function readJob(db: Database, id: string): Promise<JobRow | null> {
  const { rows } = await db.execute<JobRow>(
    sql`select ${columns} from pgboss.job where name in ${jobKinds} and id = ${id}`,
  );
  return rows[0] ?? null;
}

/** How many jobs of each kind there are in each state, as the administration names them. */
export async function countJobs(db: Database): Promise<{ kind: JobKind; state: Job['state']; count: number }[]> {
  const { rows } = await db.execute<{ name: JobKind; state: State; waits: boolean; count: number }>(sql`
    select name, state::text, state = 'created' and start_after > now() as waits, count(*)::int as count
    from pgboss.job where name in ${jobKinds} group by 1, 2, 3 order by 1, 2, 3`);
  return rows.map(({ count, name, state, waits }) => ({ kind: name, state: stateOf(state, !waits), count }));
}

const stateOf = (state: State, isDue: boolean): Job['state'] =>
  state === 'created' && !isDue ? 'scheduled' : stateNames[state];
const isoOf = (at: string) => new Date(at).toISOString();

/** A row as the administration shows it. */
export function presentJob(row: JobRow): Job {
  const { output, state } = row;
  const kind = row.name as JobKind;
  const recurs = isRecurring(kind);
  const isOver = state === 'completed' || state === 'cancelled' || state === 'failed';
  return {
    id: row.id,
    kind,
    state: stateOf(state, row.is_due),
    isRecurring: recurs,
    attempts: row.attempts,
    maxAttempts: row.retry_limit + 1,
    progress: typeof output?.done === 'number' ? { done: output.done, total: output.total ?? null } : null,
    lastError: output?.error ?? null,
    createdAt: isoOf(row.created_on),
    dueAt: isoOf(row.start_after),
    finishedAt: row.completed_on && isoOf(row.completed_on),
    lastDoneAt: row.data?.lastDoneAt ?? null,
    // One that recurs and waits has its next hour: there is nothing to call off.
    canCancel: state === 'active' || state === 'retry' || (state === 'created' && !recurs),
    canRun: state === 'retry' || (state === 'created' && !row.is_due) || (isOver && state !== 'completed' && !recurs),
  };
}

/** Kinds whose jobs may run on several servers at the same time: they are of different people. */
const sideBySide: readonly JobKind[] = ['long-documents'];

/** Of these kinds, those with a job that may begin and none in its way; and in how many milliseconds the next one may. */
export async function findDue(
  db: Database,
  kinds: readonly JobKind[],
): Promise<{ due: JobKind[]; nextInMs: number | null }> {
  if (kinds.length === 0) return { due: [], nextInMs: null };
  const { rows } = await db.execute<{ name: JobKind; wait_ms: string }>(sql`
    select name, 1000 * extract(epoch from min(start_after) - now()) as wait_ms from pgboss.job one
    where state < 'active' and name in ${kinds}
      and (name in ${sideBySide} or not exists (select from pgboss.job other where other.name = one.name and other.state = 'active'))
    group by name`);
  const waiting = rows.map(({ name, wait_ms }) => ({ name, waitMs: Number(wait_ms) }));
  return {
    due: waiting.filter(({ waitMs }) => waitMs < 0).map(({ name }) => name),
    nextInMs: waiting.length === 0 ? null : Math.min(...waiting.map(({ waitMs }) => waitMs)),
  };
}

const held = ({ attempt, id, name }: HeldJob) =>
  sql`name = ${name} and id = ${id} and state = 'active' and retry_count = ${attempt}`;

/** A sign of life, and how far it is. @returns `lost` where another server has it by now. */
export async function renewLease(
  db: Database,
  job: HeldJob,
  progress: { done: number; total: number | null } | null,
): Promise<'held' | 'cancelled' | 'lost'> {
  const { rowCount } = await db.execute(sql`
    update pgboss.job set started_on = now(), output = ${progress && JSON.stringify(progress)}::jsonb where ${held(job)}`);
  if ((rowCount ?? 0) > 0) return 'held';
  return (await readJob(db, job.id))?.state === 'cancelled' ? 'cancelled' : 'lost';
}

/** Gives a job back that the server could not bring to its end because it stops: that is no failed attempt. */
export async function putDown(db: Database, job: HeldJob): Promise<void> {
  await db.execute(
    sql`update pgboss.job set state = 'retry', started_on = null, start_after = now() where ${held(job)}`,
  );
}

/**
 * Gives back what no living server holds: jobs without a sign of life, or all that run where this server is the only one.
 * One whose attempts are used up has failed.
 */
export async function takeBackLost(db: Database, isAlone: boolean): Promise<void> {
  const lost: SQL = isAlone ? sql`true` : sql`started_on + expire_in < now()`;
  await db.execute(sql`
    update pgboss.job set
      state = (case when retry_count < retry_limit then 'retry' else 'failed' end)::pgboss.job_state,
      completed_on = case when retry_count < retry_limit then null else now() end,
      start_after = now(), output = '{"error":"Interrupted"}'
    where state = 'active' and ${lost}`);
}

/** Lets a job begin now. @returns false where it neither waits nor is over without having been done. */
export async function beginNow(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update pgboss.job set state = 'retry', completed_on = null, start_after = now(),
      retry_limit = greatest(retry_limit, retry_count + 1)
    where name in ${jobKinds} and id = ${id}
      and (state in ('retry', 'failed', 'cancelled') or (state = 'created' and start_after > now()))`);
  return (rowCount ?? 0) > 0;
}

/** All that recur begin now, as each start of a server has them do. */
export async function hastenRecurring(db: Database, kinds: readonly JobKind[]): Promise<void> {
  await db.execute(
    sql`update pgboss.job set start_after = now() where state = 'created' and start_after > now() and name in ${kinds}`,
  );
}

/** What is over long since is forgotten. */
export async function forgetOldJobs(db: Database): Promise<void> {
  await db.execute(sql`delete from pgboss.job where completed_on < now() - make_interval(days => ${keptDays})`);
}
