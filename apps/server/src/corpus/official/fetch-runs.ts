import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { desc, eq, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { isRunning, readProcessStart } from '../../platform/exclusive-lock.ts';
import { corpusFetches } from '../corpus.table.ts';
import { inCorpusTransaction } from '../corpus-transaction.ts';
import type { FetchProgress, FetchReport, FetchSelection } from './fetch-report.ts';

interface RunDeps {
  db: Database;
  clock: Clock;
}

export type FetchRun = typeof corpusFetches.$inferSelect;

/** Somebody else is bringing texts just now. */
export class FetchUnderWay extends Error {
  override readonly name = 'FetchUnderWay';
}

/** A run of another machine that gives no sign for this long is over. */
const silenceMs = 20 * 60_000;
/** A run that was interrupted is taken up within this time; after it the site may have changed, and all is asked again. */
const takeUpMs = 24 * 3_600_000;
const keptMs = 90 * 24 * 3_600_000;

/**
 * Begins a run, or takes up the same one where it was interrupted. Of callers at once, one gets it.
 * @throws {FetchUnderWay}
 */
export async function beginRun(
  { clock, db }: RunDeps,
  { requestedBy, selection }: { requestedBy: string | null; selection: FetchSelection },
  total: number,
): Promise<Pick<FetchRun, 'id' | 'report'>> {
  const now = clock.now();
  const holder = { host: hostname(), pid: process.pid, startedAt: readProcessStart(process.pid) };
  return inCorpusTransaction(db, async (tx) => {
    await tx.delete(corpusFetches).where(lt(corpusFetches.startedAt, new Date(now.getTime() - keptMs)));
    const [last] = await tx
      .select()
      .from(corpusFetches)
      .where(eq(corpusFetches.status, 'running'))
      .orderBy(desc(corpusFetches.startedAt))
      .limit(1);
    if (last) {
      if (isCarried(last, now)) throw new FetchUnderWay('Ya se están trayendo textos oficiales.');
      const isSame =
        contentOf(last.selection) === contentOf(selection) && now.getTime() - last.startedAt.getTime() < takeUpMs;
      const taken = isSame
        ? { heartbeatAt: now, holder, cancelRequested: false }
        : { status: 'failed' as const, finishedAt: now, holder: null };
      await tx.update(corpusFetches).set(taken).where(eq(corpusFetches.id, last.id));
      if (isSame) return last;
    }
    const row = {
      id: randomUUID(),
      status: 'running' as const,
      requestedBy,
      selection,
      progress: { done: 0, total, current: null },
      report: { norms: [] },
      holder,
      startedAt: now,
      heartbeatAt: now,
    };
    await tx.insert(corpusFetches).values(row);
    return row;
  });
}

/** Whether a run that is noted as under way really is. */
export function isCarried(run: FetchRun, now: Date): boolean {
  if (run.status !== 'running' || run.holder === null) return false;
  const { host, pid, startedAt } = run.holder;
  if (host === hostname()) return isRunning(pid, startedAt);
  return now.getTime() - run.heartbeatAt.getTime() < silenceMs;
}

/** The database keeps the keys of an object in an order of its own. */
function contentOf({ changedOnly, infolegIds, norms, rulings }: FetchSelection): string {
  const { court, since, subject } = rulings ?? {};
  return JSON.stringify([changedOnly, infolegIds, norms, rulings === undefined, court, subject, since]);
}

/** @returns whether somebody asked to stop. */
export async function noteProgress(
  { clock, db }: RunDeps,
  id: string,
  progress: FetchProgress,
  report: FetchReport,
): Promise<boolean> {
  const [row] = await db
    .update(corpusFetches)
    .set({ progress, report, heartbeatAt: clock.now() })
    .where(eq(corpusFetches.id, id))
    .returning({ cancelRequested: corpusFetches.cancelRequested });
  return row?.cancelRequested ?? true;
}

/** Leaves a run for the next call to take up. */
export async function putDownRun({ db }: RunDeps, id: string): Promise<void> {
  await db.update(corpusFetches).set({ holder: null }).where(eq(corpusFetches.id, id));
}

export async function finishRun(
  { clock, db }: RunDeps,
  id: string,
  status: 'done' | 'cancelled' | 'failed',
  report: FetchReport,
  total: number,
): Promise<void> {
  const now = clock.now();
  const progress = { done: report.rulings?.read ?? report.norms.length, total, current: null };
  await db
    .update(corpusFetches)
    .set({ status, report, progress, heartbeatAt: now, finishedAt: now, holder: null })
    .where(eq(corpusFetches.id, id));
}
