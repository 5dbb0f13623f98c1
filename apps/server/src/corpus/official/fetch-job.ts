import type { CorpusFetchState } from '@foja/contracts/admin';
import { desc, eq, gt } from 'drizzle-orm';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { JobCancelled, type JobRun } from '../../jobs/run-jobs.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { corpusFetches, corpusFetchSchedule } from '../corpus.table.ts';
import { fetchNorms } from './fetch-norms.ts';
import type { FetchReport, FetchSelection, HeadnoteSelection } from './fetch-report.ts';
import { FetchUnderWay, isCarried } from './fetch-runs.ts';
import type { InfolegSite } from './infoleg-site.ts';

export interface FetchJobDeps {
  db: Database;
  clock: Clock;
  site: InfolegSite;
  /** Brings headnotes of rulings; SAIJ belongs to another domain. */
  fetchHeadnotes: (options: HeadnotesToFetch) => Promise<unknown>;
  /** After the texts of a norm came in: the index may follow. */
  onImported: () => void;
  jobs: JobQueue;
}

const weekMs = 7 * 24 * 3_600_000;
/** What the site has not changed since the last time is not read again. */
const everything: FetchSelection = { norms: [], infolegIds: [], changedOnly: true };

export interface HeadnotesToFetch {
  selection: FetchSelection & { rulings: HeadnoteSelection };
  requestedBy: string | null;
  signal: AbortSignal;
}

const notBegun = {
  status: 'running',
  isStopping: false,
  finishedAt: null,
  done: 0,
  total: 0,
  current: null,
  norms: [],
} satisfies Partial<CorpusFetchState['run']>;

interface FetchRequest {
  requestedBy: string | null;
  selection: FetchSelection;
}

/** Brings official texts as a job: a call puts it down and goes, some server does it, and anybody may see how far it is. */
export class FetchJob {
  readonly #deps: FetchJobDeps;

  constructor(deps: FetchJobDeps) {
    this.#deps = deps;
  }

  /** @returns false where it is under way already, here or elsewhere. */
  async start(requestedBy: string | null, selection: FetchSelection = everything): Promise<boolean> {
    const [last] = await this.#openRuns();
    if (last && isCarried(last, this.#deps.clock.now())) return false;
    return this.#deps.jobs.send('official-texts', { requestedBy, selection } satisfies FetchRequest);
  }

  /** The job itself. One that was interrupted goes on where it was; of one that was called off the run is over. */
  async run({ data, signal }: JobRun): Promise<void> {
    try {
      await this.#fetch(data as FetchRequest, signal);
    } catch (error) {
      // The command is bringing them just now.
      if (error instanceof FetchUnderWay) return;
      if (signal.reason instanceof JobCancelled) await this.#endOpenRun();
      throw error;
    }
  }

  async #fetch({ requestedBy, selection }: FetchRequest, signal: AbortSignal): Promise<void> {
    const { rulings } = selection;
    if (rulings) {
      await this.#deps.fetchHeadnotes({ selection: { ...selection, rulings }, requestedBy, signal });
      this.#deps.onImported();
      return;
    }
    await fetchNorms(this.#deps, {
      selection,
      requestedBy,
      signal,
      onOutcome: ({ result }) => {
        if (result === 'imported') this.#deps.onImported();
      },
    });
  }

  /** Asks whoever carries the run to stop after its norm. @returns false where none is under way. */
  async cancel(): Promise<boolean> {
    const asked = await this.#deps.db
      .update(corpusFetches)
      .set({ cancelRequested: true })
      .where(eq(corpusFetches.status, 'running'))
      .returning({ id: corpusFetches.id });
    if (asked.length > 0) return true;
    const waiting = (await this.#deps.jobs.list()).find(
      ({ canCancel, kind }) => kind === 'official-texts' && canCancel,
    );
    return waiting !== undefined && (await this.#deps.jobs.cancel(waiting.id)) === 'done';
  }

  async #endOpenRun(): Promise<void> {
    await this.#deps.db
      .update(corpusFetches)
      .set({ status: 'cancelled', finishedAt: this.#deps.clock.now(), holder: null })
      .where(eq(corpusFetches.status, 'running'));
  }

  async read(): Promise<CorpusFetchState> {
    const { clock, db, jobs } = this.#deps;
    const [last] = await db.select().from(corpusFetches).orderBy(desc(corpusFetches.startedAt)).limit(1);
    const weekly = await this.#isWeekly();
    // Asked for, and no server has begun it yet.
    if (last?.status !== 'running' && (await jobs.isUnderWay('official-texts'))) {
      return { weekly, run: { ...notBegun, startedAt: clock.now().toISOString() } };
    }
    return {
      weekly,
      run: last
        ? {
            status: last.status !== 'running' ? last.status : isCarried(last, clock.now()) ? 'running' : 'interrupted',
            isStopping: last.cancelRequested && last.status === 'running',
            startedAt: last.startedAt.toISOString(),
            finishedAt: last.finishedAt?.toISOString() ?? null,
            ...last.progress,
            norms: last.report.norms,
            ...(last.selection.rulings && { headnotes: { ...last.selection.rulings, ...readSoFar(last.report) } }),
          }
        : null,
    };
  }

  async schedule(weekly: boolean): Promise<void> {
    await this.#deps.db
      .insert(corpusFetchSchedule)
      .values({ id: 1, weekly })
      .onConflictDoUpdate({ target: corpusFetchSchedule.id, set: { weekly } });
  }

  /** Goes on with a run that was interrupted, and begins the week's where it is switched on and due. */
  async keepCurrent(): Promise<void> {
    const { clock, db } = this.#deps;
    const [open] = await this.#openRuns();
    if (open) {
      await this.start(open.requestedBy, open.selection);
      return;
    }
    if (!(await this.#isWeekly())) return;
    const since = new Date(clock.now().getTime() - weekMs);
    const recent = await db
      .select({ selection: corpusFetches.selection })
      .from(corpusFetches)
      .where(gt(corpusFetches.startedAt, since));
    // Headnotes of rulings are no update of the norms.
    if (!recent.some(({ selection }) => selection.rulings === undefined)) await this.start(null);
  }

  async #isWeekly(): Promise<boolean> {
    const [row] = await this.#deps.db.select().from(corpusFetchSchedule);
    return row?.weekly ?? false;
  }

  #openRuns() {
    return this.#deps.db.select().from(corpusFetches).where(eq(corpusFetches.status, 'running')).limit(1);
  }
}

/** Of a run that has only begun nothing is read yet. */
function readSoFar({ rulings }: FetchReport) {
  const {
    added = 0,
    changed = 0,
    isBounded = false,
    notUnderstood = 0,
    read = 0,
    total = null,
    trouble = null,
  } = rulings ?? {};
  return { added, changed, isBounded, notUnderstood, read, total, trouble };
}
