import { parseArgs } from 'node:util';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { counted, formatNumber, type ProgressBar } from '../../platform/progress-bar.ts';
import { exitCodes } from '../exit-codes.ts';
import { fetchNorms } from './fetch-norms.ts';
import type { FetchReport, FetchSelection, NormOutcome } from './fetch-report.ts';
import type { InfolegSite } from './infoleg-site.ts';

export interface FetchCommandDeps {
  db: () => Promise<Database>;
  openInfoleg: () => InfolegSite;
  clock: Clock;
  signal: AbortSignal;
  print: (line: string) => void;
  printProblem: (line: string) => void;
  progressBar: (title: string, unit: string) => ProgressBar;
}

/** @returns null where the arguments are none of this command. */
export function readFetchArguments(args: string[]): FetchSelection | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        norm: { type: 'string', multiple: true, default: [] },
        infoleg: { type: 'string', multiple: true, default: [] },
        changed: { type: 'boolean', default: false },
      },
    });
    if (!values.infoleg.every((id) => /^[1-9]\d{0,7}$/.test(id))) return null;
    return { norms: values.norm, infolegIds: values.infoleg.map(Number), changedOnly: values.changed };
  } catch {
    return null;
  }
}

/** `npm run corpus -- fetch`. @returns the exit code: 1 where some norm could not be had. */
export async function runFetchCommand(deps: FetchCommandDeps, selection: FetchSelection): Promise<number> {
  const db = await deps.db();
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
