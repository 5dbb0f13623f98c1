import { count, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { isDiskFull } from '../../platform/disk-full.ts';
import { consolidateCorpus } from '../consolidation/consolidate-corpus.ts';
import { contentHash } from '../content-hash.ts';
import { articles, norms as normsTable } from '../corpus.table.ts';
import { inCorpusTransaction } from '../corpus-transaction.ts';
import { readNorms } from '../read-norms.ts';
import { fetchCard, fetchNorm } from './fetch-norm.ts';
import type { FetchProgress, FetchReport, FetchSelection, NormOutcome } from './fetch-report.ts';
import { beginRun, finishRun, noteProgress, putDownRun } from './fetch-runs.ts';
import type { InfolegSite } from './infoleg-site.ts';
import { InfolegTrouble } from './infoleg-trouble.ts';
import { saveFetchedNorm } from './save-fetched-norm.ts';

export interface FetchNormsDeps {
  db: Database;
  site: InfolegSite;
  clock: Clock;
}

export interface FetchNormsOptions {
  selection: FetchSelection;
  requestedBy: string | null;
  signal: AbortSignal;
  onProgress?: (progress: FetchProgress) => void;
  onOutcome?: (outcome: NormOutcome) => void;
}

/** A norm was asked for that Foja does not know, or that has no number at InfoLEG. */
export class NormNotFetchable extends Error {
  override readonly name = 'NormNotFetchable';
}

interface WantedNorm {
  code: string;
  title: string;
  infolegId: number;
}

/** After so many norms in a row that could not be had, the site is out. */
const maxFailuresInRow = 5;

/**
 * Brings official texts, one norm after the other; each is imported whole before the next is asked for. Killed at any moment and run
 * again, it goes on after the last norm that was finished.
 * @throws {FetchUnderWay} {NormNotFetchable} the signal's reason, after the run was noted as interrupted.
 */
export async function fetchNorms(
  deps: FetchNormsDeps,
  options: FetchNormsOptions,
): Promise<{ id: string; report: FetchReport; wasCancelled: boolean }> {
  const wanted = await listWanted(deps, options);
  const run = await beginRun(deps, options, wanted.length);
  const report: FetchReport = {
    norms: run.report.norms.filter(({ norm }) => wanted.some(({ code }) => code === norm)),
  };
  const done = new Set(report.norms.map(({ norm }) => norm));
  let failuresInRow = 0;
  let wasCancelled = false;
  for (const norm of wanted) {
    options.onProgress?.({ done: done.size, total: wanted.length, current: norm.title });
    if (done.has(norm.code)) continue;
    wasCancelled = await noteProgress(
      deps,
      run.id,
      { done: done.size, total: wanted.length, current: norm.title },
      report,
    );
    if (wasCancelled || options.signal.aborted) break;
    const outcome = await fetchOne(deps, norm, options).catch(async (error: unknown) => {
      if (options.signal.aborted) await putDownRun(deps, run.id);
      else await finishRun(deps, run.id, 'failed', report, wanted.length);
      throw error;
    });
    report.norms.push(outcome.told);
    done.add(norm.code);
    options.onOutcome?.(outcome.told);
    failuresInRow = outcome.told.result === 'kept' ? failuresInRow + 1 : 0;
    await noteProgress(deps, run.id, { done: done.size, total: wanted.length, current: null }, report);
    if (outcome.isOut || failuresInRow >= maxFailuresInRow) break;
  }
  // An aborted run is left as it stands: the next one takes it up.
  if (options.signal.aborted) {
    await putDownRun(deps, run.id);
    throw options.signal.reason;
  }
  if (report.norms.some(({ result }) => result === 'imported')) await consolidateCorpus(deps.db);
  await finishRun(
    deps,
    run.id,
    wasCancelled ? 'cancelled' : done.size === wanted.length ? 'done' : 'failed',
    report,
    wanted.length,
  );
  options.onProgress?.({ done: done.size, total: wanted.length, current: null });
  return { id: run.id, report, wasCancelled };
}

async function fetchOne(
  { clock, db, site }: FetchNormsDeps,
  norm: WantedNorm,
  { selection, signal }: FetchNormsOptions,
) {
  const told: NormOutcome = {
    norm: norm.code,
    title: norm.title,
    result: 'kept',
    articles: 0,
    added: 0,
    changed: 0,
    earlierTexts: 0,
    doubtful: [],
    leftOut: [],
    trouble: null,
  };
  try {
    const [held] = await db.select({ articles: count() }).from(articles).where(eq(articles.norm, norm.code));
    const fetched = await fetchNorm(site, norm, held?.articles ?? 0, signal);
    told.articles = fetched.lines.length;
    told.doubtful = fetched.doubtful;
    told.leftOut = fetched.leftOut;
    told.earlierTexts = fetched.lines.filter(({ versions }) => versions && versions.length > 0).length;
    if (selection.changedOnly && fetched.isUnchanged && (held?.articles ?? 0) > 0)
      return { told: { ...told, result: 'unchanged' as const }, isOut: false };
    const { added, changed, notTaken } = await saveFetchedNorm(db, norm.code, fetched.lines, clock.now());
    told.doubtful = fetched.doubtful.map((doubt) =>
      notTaken.includes(doubt.article) ? { ...doubt, why: `${doubt.why}; se conserva el texto que había` } : doubt,
    );
    return {
      told: { ...told, added, changed, result: added + changed > 0 ? ('imported' as const) : ('unchanged' as const) },
      isOut: false,
    };
  } catch (error) {
    signal.throwIfAborted();
    const trouble =
      error instanceof InfolegTrouble ? error : isDiskFull(error) ? new InfolegTrouble('disk-full') : null;
    if (!trouble) throw error;
    return { told: { ...told, trouble: trouble.told }, isOut: trouble.isOut };
  }
}

/** The norms to fetch, in the order of their codes; one named by its number alone is made known first. */
async function listWanted(
  { db, site }: FetchNormsDeps,
  { selection, signal }: FetchNormsOptions,
): Promise<WantedNorm[]> {
  const known = await readNorms(db);
  const fetchable = known.flatMap(({ code, infolegId, title }) =>
    infolegId === null ? [] : [{ code, title, infolegId }],
  );
  if (selection.norms.length === 0 && selection.infolegIds.length === 0) return fetchable;
  const named = selection.norms.map((name) => {
    const found = fetchable.find(({ code }) => code === name.toLowerCase());
    if (!found) throw new NormNotFetchable(`No se conoce la norma «${name}», o no tiene número de InfoLEG.`);
    return found;
  });
  for (const infolegId of selection.infolegIds) {
    const found = fetchable.find((norm) => norm.infolegId === infolegId);
    named.push(found ?? (await makeKnown(db, site, infolegId, signal)));
  }
  return [...new Map(named.map((norm) => [norm.code, norm])).values()];
}

async function makeKnown(db: Database, site: InfolegSite, infolegId: number, signal: AbortSignal): Promise<WantedNorm> {
  const card = await fetchCard(site, infolegId, signal).catch((error: unknown) => {
    if (error instanceof InfolegTrouble) throw new NormNotFetchable(`InfoLEG ${infolegId}: ${error.told}.`);
    throw error;
  });
  const [, kind = 'norma', number = String(infolegId)] = /^(\p{L}+)[^\d]*([\d./]+)/u.exec(card.name) ?? [];
  const code = `${kind.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')}-${number.replace(/\./g, '').replace('/', '-')}`;
  const title = [card.name, card.title].filter((part) => part !== '').join('. ');
  const row = {
    code,
    title,
    aliases: [card.name],
    infolegId,
    officialUrl: null,
    domain: 'todos_premium' as const,
    origin: 'import' as const,
    contentHash: contentHash(card),
  };
  await inCorpusTransaction(db, (tx) => tx.insert(normsTable).values(row).onConflictDoNothing());
  return { code, title, infolegId };
}
