import { resolve } from 'node:path';
import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { counted, formatNumber, type ProgressBar } from '../platform/progress-bar.ts';
import { checkCorpus } from './check/check-corpus.ts';
import { describeCheck } from './check/describe-check.ts';
import { sealCitedTexts } from './check/seal-cited-texts.ts';
import { formatProblem } from './corpus-problem.ts';
import { exitCodes } from './exit-codes.ts';
import { CorpusFolderInvalid } from './import/corpus-folder.ts';
import type { SaveCounts } from './import/row-format.ts';
import { importFolder } from './import-folder.ts';
import { loadStarterCorpus } from './load-starter-corpus.ts';
import { type FetchCommandDeps, readFetchArguments, runFetchCommand } from './official/fetch-command.ts';
import { NormNotFetchable } from './official/fetch-norms.ts';
import { FetchUnderWay } from './official/fetch-runs.ts';
import type { InfolegSite } from './official/infoleg-site.ts';
import { readCorpusState } from './read-corpus-state.ts';

export interface CorpusCommandDeps {
  /** After the command's name: `import DIR`, `fetch`, `check --against DIR`, `seal --against DIR`, `status` or `rebuild-index`. */
  args: string[];
  /** What a relative folder is relative to. */
  workingFolder: string;
  /** The project's own `corpus/`. */
  starterFolder: string;
  db: () => Promise<Database>;
  rebuildIndex: (db: Database, onProgress: (done: number, total: number) => void) => Promise<{ passages: number }>;
  /** Where official texts are fetched from. */
  openInfoleg: () => InfolegSite;
  fetchHeadnotes: FetchCommandDeps['fetchHeadnotes'];
  clock: Clock;
  signal: AbortSignal;
  print: (line: string) => void;
  printProblem: (line: string) => void;
  progressBar: (title: string, unit: string) => ProgressBar;
}

const usage = `Uso: npm run corpus -- import CARPETA   toma los textos oficiales de una carpeta
     npm run corpus -- check --against CARPETA
                                        compara el corpus inicial con los textos oficiales de una carpeta
     npm run corpus -- seal --against CARPETA
                                        anota cómo dicen hoy los artículos que citan plazos, prescripción y parámetros:
                                        después de releerlos
     npm run corpus -- fetch [--norm ley-24240] [--infoleg 638] [--changed]
                                        trae de InfoLEG el texto oficial de las normas que se nombran, o de todas las
                                        que Foja conoce; --changed, sólo lo que cambió desde la última vez
     npm run corpus -- fetch --rulings [--court TRIBUNAL] [--subject TEMA] [--since AAAA-MM-DD]
                                        trae de SAIJ sumarios de fallos, los más nuevos primero, hasta 2.000 por vez
     npm run corpus -- status           cuenta lo que hay cargado
     npm run corpus -- rebuild-index    arma de nuevo el índice de búsqueda

Se puede usar con el servidor en marcha. Códigos de salida: 0 terminado (aunque se hayan salteado líneas, que se
informan una por una), 1 falló o la comparación encontró algo, 2 uso incorrecto, 130 interrumpido.`;

/** Runs `npm run corpus`. @returns the exit code. */
export async function runCorpusCommand(deps: CorpusCommandDeps): Promise<number> {
  const [command, folder, ...rest] = deps.args;
  try {
    if (command === 'import' && folder && rest.length === 0) return await runImport(deps, folder);
    if (command === 'check' && folder === '--against' && rest[0] && rest.length === 1) {
      return await runCheck(deps, rest[0]);
    }
    if (command === 'seal' && folder === '--against' && rest[0] && rest.length === 1) {
      return await runSeal(deps, rest[0]);
    }
    const selection =
      command === 'fetch' ? readFetchArguments(deps.args.slice(1), dayInArgentina(deps.clock.now())) : null;
    if (selection) return await runFetchCommand({ ...deps, db: () => openWithStarter(deps) }, selection);
    if (command === 'status' && !folder) return await runStatus(deps);
    if (command === 'rebuild-index' && !folder) return await runRebuild(deps);
  } catch (error) {
    if (deps.signal.aborted) {
      deps.printProblem('Interrumpido. Lo tomado hasta acá queda; al repetir la orden sigue desde ahí.');
      return exitCodes.interrupted;
    }
    const isExpected =
      error instanceof CorpusFolderInvalid || error instanceof FetchUnderWay || error instanceof NormNotFetchable;
    if (!isExpected) throw error;
    deps.printProblem(error.message);
    return exitCodes.failed;
  }
  const asked = command === 'help' || command === '--help';
  (asked ? deps.print : deps.printProblem)(usage);
  return asked ? exitCodes.done : exitCodes.wrongUse;
}

/** A new data folder knows no norm to fetch until it holds the starter corpus, which names them. */
async function openWithStarter({ db: open, starterFolder }: CorpusCommandDeps): Promise<Database> {
  const db = await open();
  await loadStarterCorpus(db, starterFolder);
  return db;
}

async function runImport(deps: CorpusCommandDeps, folder: string): Promise<number> {
  const db = await deps.db();
  const bar = deps.progressBar('Importando', 'líneas');
  const startedAt = deps.clock.now().getTime();
  try {
    const outcome = await importFolder({
      db,
      folder: resolve(deps.workingFolder, folder),
      clock: deps.clock,
      signal: deps.signal,
      onProgress: ({ bytesDone, bytesTotal, lines, file }) => bar.update(bytesDone, bytesTotal, lines, file),
      onProblem: (problem) => {
        bar.finish();
        deps.printProblem(formatProblem(problem));
      },
    });
    bar.finish();
    const seconds = (deps.clock.now().getTime() - startedAt) / 1000;
    const files = `${counted(outcome.filesRead, 'archivo leído', 'archivos leídos')}, ${formatNumber(outcome.filesUnchanged)} sin cambios`;
    deps.print(`Listo en ${seconds.toLocaleString('es-AR', { maximumFractionDigits: 1 })} s: ${files}.`);
    if (outcome.filesRead > 0) {
      deps.print(`  Normas:    ${describe(outcome.norms)}`);
      deps.print(`  Artículos: ${describe(outcome.articles)}`);
      deps.print(`  Fallos:    ${describe(outcome.rulings)}`);
    }
    if (outcome.keptArticles > 0) {
      const kept = counted(outcome.keptArticles, 'artículo ya cargado', 'artículos ya cargados');
      deps.print(`  Se conservan ${kept} que los archivos leídos no traen.`);
    }
    if (outcome.skippedLines > 0) {
      const skipped = counted(outcome.skippedLines, 'línea', 'líneas');
      deps.printProblem(
        `${outcome.skippedLines === 1 ? 'Se salteó' : 'Se saltearon'} ${skipped}; el resto quedó cargado.`,
      );
    }
    return exitCodes.done;
  } finally {
    bar.finish();
  }
}

function describe({ added, changed, unchanged }: SaveCounts): string {
  return `${formatNumber(added)} nuevos, ${formatNumber(changed)} cambiados, ${formatNumber(unchanged)} iguales`;
}

async function runCheck(deps: CorpusCommandDeps, folder: string): Promise<number> {
  const today = deps.clock.now().toISOString().slice(0, 10);
  const check = await checkCorpus(deps.starterFolder, resolve(deps.workingFolder, folder), today);
  for (const finding of check.findings) deps.printProblem(formatProblem(finding));
  for (const line of describeCheck(check)) deps.print(line);
  return check.findings.length === 0 ? exitCodes.done : exitCodes.failed;
}

async function runSeal(deps: CorpusCommandDeps, folder: string): Promise<number> {
  const sealed = await sealCitedTexts(deps.starterFolder, resolve(deps.workingFolder, folder));
  deps.print(`Anotados ${formatNumber(sealed)} artículos.`);
  return exitCodes.done;
}

async function runStatus(deps: CorpusCommandDeps): Promise<number> {
  const state = await readCorpusState(await deps.db());
  const rows: [string, string][] = [
    ['Normas', `${formatNumber(state.norms)} (${formatNumber(state.normsWithText)} con texto oficial)`],
    [
      'Artículos',
      `${formatNumber(state.articles)} (${formatNumber(state.repealedArticles)} derogados, ${formatNumber(state.suspectArticles)} dudosos)`,
    ],
    ['Textos anteriores', formatNumber(state.earlierVersions)],
    ['Fallos', formatNumber(state.rulings)],
    ['Notas', formatNumber(state.notes)],
    ['Guías', formatNumber(state.guides)],
    ['Resúmenes de fallos', formatNumber(state.rulingSummaries)],
    ['Por indexar', formatNumber(state.pendingReindex)],
    ['Última importación', state.lastImportAt?.toLocaleString('es-AR', { hour12: false }) ?? 'ninguna'],
  ];
  for (const [name, value] of rows) deps.print(`${name.padEnd(20)}${value}`);
  return exitCodes.done;
}

async function runRebuild(deps: CorpusCommandDeps): Promise<number> {
  const db = await deps.db();
  const bar = deps.progressBar('Indexando', 'fuentes');
  try {
    const { passages } = await deps.rebuildIndex(db, (done, total) => bar.update(done, total, done));
    bar.finish();
    deps.print(`Índice armado de nuevo: ${formatNumber(passages)} pasajes.`);
    return exitCodes.done;
  } finally {
    bar.finish();
  }
}
