import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import { inCorpusTransaction } from '../../corpus/corpus-transaction.ts';
import { headnoteRow, rulingFormat } from '../../corpus/import/ruling-format.ts';
import type {
  FetchProgress,
  FetchReport,
  FetchSelection,
  HeadnoteOutcome,
  HeadnoteSelection,
} from '../../corpus/official/fetch-report.ts';
import { beginRun, finishRun, noteProgress, putDownRun } from '../../corpus/official/fetch-runs.ts';
import { InfolegTrouble } from '../../corpus/official/infoleg-trouble.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { isDiskFull } from '../../platform/disk-full.ts';
import { headnotesCall, parametersOf } from '../saij/saij-query.ts';
import { isSearchAnswer, rulingsOf, type SaijRuling } from '../saij/saij-ruling.ts';
import type { SaijSite } from '../saij/saij-site.ts';
import { SaijUnavailable } from '../saij/saij-unavailable.ts';
import type { HeadnoteLimits } from './headnote-limits.ts';

export interface HeadnoteSite {
  site: SaijSite;
  limits: HeadnoteLimits;
}

export interface FetchHeadnotesDeps {
  db: Database;
  clock: Clock;
  saij: HeadnoteSite;
}

export interface FetchHeadnotesOptions {
  selection: FetchSelection & { rulings: HeadnoteSelection };
  requestedBy: string | null;
  signal: AbortSignal;
  onProgress?: (progress: FetchProgress) => void;
}

const nothing: HeadnoteOutcome = {
  read: 0,
  added: 0,
  changed: 0,
  total: null,
  notUnderstood: 0,
  nextOffset: 0,
  isBounded: false,
  trouble: null,
};

/**
 * Brings the headnotes of rulings that SAIJ has of a court, on a subject or since a day, a page at a time, each saved whole before the
 * next is asked for. Killed at any moment and run again, it goes on where it was.
 * @throws {FetchUnderWay}; the signal's reason, after the run was noted as interrupted.
 */
export async function fetchHeadnotes(
  deps: FetchHeadnotesDeps,
  options: FetchHeadnotesOptions,
): Promise<{ report: FetchReport; wasCancelled: boolean }> {
  const { limits } = deps.saij;
  const run = await beginRun(deps, options, limits.maxHeadnotes);
  // A run that ended in trouble is not taken up: what it read is asked for again with what its answers said of themselves.
  const told: HeadnoteOutcome = { ...nothing, ...run.report.rulings };
  const report: FetchReport = { norms: [], rulings: told };
  const expected = () => Math.min(told.total ?? limits.maxHeadnotes, limits.maxHeadnotes);
  const note = () => {
    const progress = { done: told.nextOffset, total: expected(), current: 'Sumarios de SAIJ' };
    options.onProgress?.(progress);
    return noteProgress(deps, run.id, progress, report);
  };
  let wasCancelled = false;
  let pageSize = limits.pageSize;
  try {
    while (told.nextOffset < expected()) {
      wasCancelled = await note();
      if (wasCancelled) break;
      options.signal.throwIfAborted();
      const page = await readPage(deps, options, told.nextOffset, pageSize);
      pageSize = page.pageSize;
      told.total = page.total ?? told.total;
      if (page.listed === 0) break;
      await save(deps, options.selection.rulings, page.headnotes, told);
      told.read += page.headnotes.length;
      told.notUnderstood += page.listed - page.headnotes.length;
      told.nextOffset += page.listed;
    }
    told.isBounded = (told.total ?? 0) > limits.maxHeadnotes && told.nextOffset >= limits.maxHeadnotes;
  } catch (error) {
    if (options.signal.aborted) {
      await noteProgress(deps, run.id, { done: told.nextOffset, total: expected(), current: null }, report);
      await putDownRun(deps, run.id);
      throw options.signal.reason;
    }
    told.trouble = troubleOf(error);
    if (told.trouble === null) {
      await finishRun(deps, run.id, 'failed', report, expected());
      throw error;
    }
  }
  await finishRun(deps, run.id, wasCancelled ? 'cancelled' : told.trouble ? 'failed' : 'done', report, expected());
  options.onProgress?.({ done: told.nextOffset, total: expected(), current: null });
  return { report, wasCancelled };
}

/** A page of the list; some windows of it answer 500 for ever, and are asked for by halves. */
async function readPage(
  { clock, saij: { limits, site } }: FetchHeadnotesDeps,
  { selection, signal }: FetchHeadnotesOptions,
  offset: number,
  wanted: number,
) {
  let pageSize = wanted;
  for (;;) {
    const left = limits.maxHeadnotes - offset;
    const size = Math.min(pageSize, left);
    try {
      const to = dayInArgentina(clock.now());
      const call = headnotesCall(selection.rulings, { offset, pageSize: size, to });
      const answer = await site.askForJson('/busqueda', parametersOf(call), signal);
      if (!isSearchAnswer(answer)) throw new SaijUnavailable('JSON of another shape');
      const { rulings, total } = rulingsOf(answer);
      const headnotes = rulings.filter(({ kind }) => kind === 'sumario');
      const listed = listedIn(answer);
      // A list in which nothing can be read has changed its shape.
      if (listed > 0 && headnotes.length === 0) throw new SaijUnavailable('JSON of another shape');
      return { headnotes, listed, total, pageSize };
    } catch (error) {
      const isSteady = error instanceof SaijUnavailable && /^status 5/.test(error.reason);
      if (!isSteady || pageSize <= limits.minPage) throw error;
      pageSize = Math.max(limits.minPage, Math.ceil(pageSize / 2));
    }
  }
}

function listedIn(answer: unknown): number {
  const { searchResults } = answer as { searchResults: { documentResultList: unknown[] } };
  return searchResults.documentResultList.length;
}

async function save(
  { clock, db }: FetchHeadnotesDeps,
  { court }: HeadnoteSelection,
  headnotes: readonly SaijRuling[],
  told: HeadnoteOutcome,
): Promise<void> {
  const rows = headnotes.map((headnote) => {
    const id = /Id SAIJ: (\w+)$/.exec(headnote.citation ?? '')?.[1] ?? headnote.uuid;
    return headnoteRow({
      id: `saij_${id}`.slice(0, 100),
      citation: `Sumario SAIJ ${id}`,
      title: headnote.title,
      court: headnote.court ?? court ?? 'Tribunal que SAIJ no nombra',
      date: headnote.date,
      summary: headnote.summary,
      officialUrl: headnote.url,
    });
  });
  const { added, changed } = await inCorpusTransaction(db, (tx) => rulingFormat.save(tx, rows, clock.now()));
  told.added += added;
  told.changed += changed;
}

/** Why SAIJ could not be read on, for a person; null for what is no trouble of SAIJ or of the disk. */
function troubleOf(error: unknown): string | null {
  if (isDiskFull(error)) return 'no hay lugar en el disco';
  if (error instanceof InfolegTrouble) return error.told;
  if (!(error instanceof SaijUnavailable)) return null;
  const { reason } = error;
  if (reason === 'status 403') return 'SAIJ no dejó leer (403)';
  if (reason === 'status 429') return 'SAIJ pidió esperar (429)';
  if (/^status 5/.test(reason)) return `SAIJ respondió con un error propio (${reason.slice(7)})`;
  if (reason === 'captcha') return 'SAIJ pidió comprobar que no es un programa quien lee';
  if (reason === 'not JSON') return 'la respuesta de SAIJ llegó cortada o no es la que da';
  if (reason === 'JSON of another shape' || reason.startsWith('status'))
    return 'la respuesta de SAIJ no tiene la forma conocida';
  if (reason === 'timeout') return 'SAIJ no respondió a tiempo';
  if (reason === 'answer too long') return 'la respuesta de SAIJ es demasiado larga';
  return `no se pudo llegar a SAIJ: ${reason}`;
}
