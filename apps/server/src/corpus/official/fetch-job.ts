import type { CorpusFetchState } from '@foja/contracts/admin';
import { desc, eq, gt } from 'drizzle-orm';
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
  onError: (error: unknown) => void;
}

const weekMs = 7 * 24 * 3_600_000;
/** What the site has not changed since the last time is not read again. */
const everything: FetchSelection = { norms: [], infolegIds: [], changedOnly: true };

export interface HeadnotesToFetch {
  selection: FetchSelection & { rulings: HeadnoteSelection };
  requestedBy: string | null;
  signal: AbortSignal;
}

/** Brings official texts within the server, beside its calls: a call begins it and goes, and anybody may see how far it is. */
export class FetchJob {
  readonly #deps: FetchJobDeps;
  readonly #stopping = new AbortController();
  #running: Promise<void> | null = null;

  constructor(deps: FetchJobDeps) {
    this.#deps = deps;
  }

  /** @returns false where it is under way already, here or elsewhere. */
  async start(requestedBy: string | null, selection: FetchSelection = everything): Promise<boolean> {
    if (this.#running) return false;
    const [last] = await this.#openRuns();
    if (this.#running || (last && isCarried(last, this.#deps.clock.now()))) return false;
    this.#running = this.#fetch(requestedBy, selection)
      .then(
        () => {},
        (error: unknown) => {
          if (!this.#stopping.signal.aborted && !(error instanceof FetchUnderWay)) this.#deps.onError(error);
        },
      )
      .finally(() => {
        this.#running = null;
      });
    return true;
  }

  async #fetch(requestedBy: string | null, selection: FetchSelection): Promise<void> {
    const { signal } = this.#stopping;
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
    return asked.length > 0;
  }

  async read(): Promise<CorpusFetchState> {
    const { clock, db } = this.#deps;
    const [last] = await db.select().from(corpusFetches).orderBy(desc(corpusFetches.startedAt)).limit(1);
    return {
      weekly: await this.#isWeekly(),
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

  /** The run is left where it is; the next server takes it up. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error('the server stops'));
    await this.#running;
  }

  /** Resolves when nothing is under way here. */
  async settled(): Promise<void> {
    await this.#running;
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
