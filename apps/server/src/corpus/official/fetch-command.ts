import { parseArgs } from 'node:util';
import { isCivilDay } from '@foja/computable-law/core/civil-day';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { counted, formatNumber, type ProgressBar } from '../../platform/progress-bar.ts';
import { exitCodes } from '../exit-codes.ts';
import type { HeadnotesToFetch } from './fetch-job.ts';
import { fetchNorms } from './fetch-norms.ts';
import type { FetchProgress, FetchReport, FetchSelection, NormOutcome } from './fetch-report.ts';
import type { InfolegSite } from './infoleg-site.ts';

export interface FetchCommandDeps {
  db: () => Promise<Database>;
  openInfoleg: () => InfolegSite;
  /** Headnotes of rulings belong to another domain. */
  fetchHeadnotes: (
    db: Database,
    options: HeadnotesToFetch & { onProgress: (progress: FetchProgress) => void },
  ) => Promise<{ report: FetchReport; wasCancelled: boolean }>;
  clock: Clock;
  signal: AbortSignal;
  print: (line: string) => void;
  printProblem: (line: string) => void;
  progressBar: (title: string, unit: string) => ProgressBar;
}

/** @param today no later day can be asked for. @returns null where the arguments are none of this command. */
export function readFetchArguments(args: string[], today: string): FetchSelection | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        norm: { type: 'string', multiple: true, default: [] },
        infoleg: { type: 'string', multiple: true, default: [] },
        changed: { type: 'boolean', default: false },
        rulings: { type: 'boolean', default: false },
        court: { type: 'string' },
        subject: { type: 'string' },
        since: { type: 'string' },
      },
    });
    if (!values.infoleg.every((id) => /^[1-9]\d{0,7}$/.test(id))) return null;
    const { court = null, since = null, subject = null } = values;
    const ofNorms = values.norm.length > 0 || values.infoleg.length > 0 || values.changed;
    if (values.rulings) {
      if (ofNorms || (since !== null && (!isCivilDay(since) || since > today))) return null;
      return { norms: [], infolegIds: [], changedOnly: false, rulings: { court, subject, since } };
    }
    if (court !== null || since !== null || subject !== null) return null;
    return { norms: values.norm, infolegIds: values.infoleg.map(Number), changedOnly: values.changed };
  } catch {
    return null;
  }
}

/** `npm run corpus -- fetch`. @returns the exit code: 1 where some norm could not be had. */
export async function runFetchCommand(deps: FetchCommandDeps, selection: FetchSelection): Promise<number> {
  const db = await deps.db();
  const { rulings } = selection;
  if (rulings) return fetchRulings(deps, db, { ...selection, rulings });
  const bar = deps.progressBar('Trayendo', 'normas');
  try {
    const { report } = await fetchNorms(
      { db, site: deps.openInfoleg(), clock: deps.clock },
      {
        selection,
        requestedBy: null,
        signal: deps.signal,
        onProgress: ({ current, done, total }) => bar.update(done, total, done, current ?? ''),
        onOutcome: (outcome) => {
          if (!outcome.trouble) return;
          bar.finish();
          deps.printProblem(`${outcome.norm}: ${outcome.trouble}. Se conserva lo que había.`);
        },
      },
    );
    bar.finish();
    tell(report, deps.print);
    return report.norms.some(({ result }) => result === 'kept') ? exitCodes.failed : exitCodes.done;
  } finally {
    bar.finish();
  }
}

/** `npm run corpus -- fetch --rulings`. @returns the exit code: 1 where SAIJ could not be read to the end. */
async function fetchRulings(
  deps: FetchCommandDeps,
  db: Database,
  selection: HeadnotesToFetch['selection'],
): Promise<number> {
  const bar = deps.progressBar('Trayendo', 'sumarios');
  try {
    const { report } = await deps.fetchHeadnotes(db, {
      selection,
      requestedBy: null,
      signal: deps.signal,
      onProgress: ({ current, done, total }) => bar.update(done, total, done, current ?? ''),
    });
    bar.finish();
    const told = report.rulings;
    if (!told) return exitCodes.failed;
    deps.print(
      `${counted(told.read, 'sumario leído', 'sumarios leídos')}: ${formatNumber(told.added)} nuevos, ${formatNumber(told.changed)} cambiados.`,
    );
    if (told.total !== null) deps.print(`  SAIJ dice tener ${formatNumber(told.total)}.`);
    if (told.isBounded) deps.print('  Se llegó al tope de una vez: acotá por tribunal, tema o fecha para traer otros.');
    if (told.notUnderstood > 0) deps.print(`  No se entendieron ${formatNumber(told.notUnderstood)}.`);
    if (told.trouble !== null)
      deps.printProblem(`${told.trouble}. Se conserva lo que había; al repetir la orden sigue.`);
    return told.trouble === null ? exitCodes.done : exitCodes.failed;
  } finally {
    bar.finish();
  }
}

function tell({ norms }: FetchReport, print: (line: string) => void): void {
  const sum = (of: (outcome: NormOutcome) => number) => norms.reduce((total, outcome) => total + of(outcome), 0);
  const had = norms.filter(({ result }) => result !== 'kept');
  print(`${counted(had.length, 'norma leída', 'normas leídas')}, ${formatNumber(norms.length - had.length)} sin leer.`);
  print(
    `  Artículos: ${formatNumber(sum(({ articles }) => articles))} leídos, ${formatNumber(sum(({ added }) => added))} nuevos, ${formatNumber(sum(({ changed }) => changed))} cambiados.`,
  );
  print(`  Textos anteriores: ${formatNumber(sum(({ earlierTexts }) => earlierTexts))}.`);
  for (const { doubtful, leftOut, norm } of had) {
    if (doubtful.length > 0) {
      print(`  ${norm}: ${counted(doubtful.length, 'artículo dudoso', 'artículos dudosos')}.`);
      for (const { article, why } of doubtful.slice(0, maxDoubts)) print(`    art. ${article}: ${why}`);
    }
    for (const what of leftOut) print(`  ${norm}: no se tomaron ${what}.`);
  }
}

/** Of one norm on the screen; the run keeps them all. */
const maxDoubts = 12;
