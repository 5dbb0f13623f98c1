import type { LoadFigures } from './ask-server.ts';
import type { MattersFigures } from './list-matters.ts';
import type { Machine } from './machine.ts';
import type { FilesFigures } from './measure-files.ts';
import type { ImportFigures } from './measure-import.ts';
import type { ProcessesFigures } from './measure-processes.ts';
import type { RetrievalFigures } from './measure-retrieval.ts';
import type { ServerFigures } from './measure-server.ts';
import type { StartFigures } from './measure-start.ts';

/** Official text was measured with, or only the starter corpus. */
export type MeasuredCorpus = 'official text' | 'starter corpus';

/** What ARCHITECTURE.md and the import promise. */
const budgets = {
  retrieval50kMs: { p50: 5, p95: 20 },
  ownTimeAt20Ms: { p50: 25, p95: 80 },
  idleMb: 900,
  secondStartMs: 3_000,
  importPeakMb: 1_500,
  listMattersMs: { p50: 25, p95: 80 },
};

export function formatMachine(machine: Machine): string {
  const { date, cpuModel, cores, memoryGb, system, nodeVersion } = machine;
  return `Measured on ${date}: ${cpuModel}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${nodeVersion}. The load, the server and its database share the cores.`;
}

export function formatRetrieval(figures: RetrievalFigures[], corpus: MeasuredCorpus): string {
  const { p50, p95 } = budgets.retrieval50kMs;
  const rows = figures.map((size) => [
    `${count(size.passages)}: ${count(size.originals)} real, ${count(size.recombined)} recombined; ${count(size.passagesInIndex)} in the index`,
    times(size.newQuestionMs),
    size.cpuMsPerNewQuestion.toFixed(1),
    times(size.repeatedQuestionMs),
    `${seconds(size.importSeconds)} + ${seconds(size.indexBuildSeconds)} (${size.builtOn.slice(0, 10)})`,
    `${megabytes(size.processMb)} (${megabytes(size.totalMb)})`,
  ]);
  return [
    '### Retrieval',
    `\`retrieve()\` as the chat calls it, one question at a time, in the domain that holds everything, reading of the sources from the database included. ${
      corpus === 'official text'
        ? 'Passages beyond the official text recombine its sentences'
        : 'All passages recombine sentences of the starter corpus'
    }; every passage is a stored row and went in through the importer. Budget at 50k: p50 <= ${p50} ms, p95 <= ${p95} ms.`,
    table(
      [
        'Passages',
        'New question, p50 / p95 / p99 ms',
        'Processor ms a new question',
        'Asked again, p50 / p95 / p99 ms',
        'Import + index build (on)',
        'Memory (with the database)',
      ],
      rows,
    ),
  ].join('\n\n');
}

export function formatServer(server: ServerFigures): string {
  const { p50, p95 } = budgets.ownTimeAt20Ms;
  const rows = server.loads.map((load) => [
    loadName(load),
    load.answeredPerSecond.toFixed(0),
    times(load.answerMs),
    times(load.ownTimeMs),
    load.cpuMsPerAnswer === null
      ? 'unknown'
      : `${load.cpuMsPerAnswer.server.toFixed(1)} + ${load.cpuMsPerAnswer.database.toFixed(1)}`,
    String(load.errors),
    `${Math.round(load.groundedShare * 100)}%`,
  ]);
  return [
    '### POST /Rag/rag-query with the local engine',
    `The built server with ${count(server.passagesInIndex)} passages and every question of \`bench/questions\` in turn. Budget for the server's own time at 20 connections: p50 <= ${p50} ms, p95 <= ${p95} ms. The first answer after a start took ${server.firstAnswerMs.toFixed(0)} ms.`,
    table(
      [
        'Load',
        'Answers/s',
        'Answer, p50 / p95 / p99 ms',
        "Server's own time, p50 / p95 / p99 ms",
        'Processor ms an answer, server + database',
        'Errors',
        'Grounded',
      ],
      rows,
    ),
    `Memory of the server and its database: ${megabytes(server.idleAfterStartMb)} idle after the start (budget <= ${budgets.idleMb} MB), ${megabytes(server.peakUnderLoadMb)} at most under load, ${megabytes(server.idleAfterLoadMb)} idle after it.`,
  ].join('\n\n');
}

export function formatProcesses({ passagesInIndex, rows }: ProcessesFigures): string {
  return [
    '### Server processes behind one balancer',
    `The built server with ${count(passagesInIndex)} passages, one index and one database for all; every connection asks again the moment it is answered. The load and the balancer take their share of the processor.`,
    table(
      [
        'Database',
        'Processes',
        'Connections',
        'Answers/s',
        'Answer, p50 / p95 / p99 ms',
        'Processor ms an answer, servers + database',
        'Cores busy, of them the busiest server',
        'Memory, all together',
        'Errors',
      ],
      rows.map((row) => [
        row.database,
        String(row.processes),
        String(row.connections),
        row.answeredPerSecond.toFixed(0),
        times(row.answerMs),
        row.cpuMsPerAnswer === null
          ? 'unknown'
          : `${row.cpuMsPerAnswer.servers.toFixed(1)} + ${row.cpuMsPerAnswer.database.toFixed(1)}`,
        row.busyCores === null
          ? 'unknown'
          : `${row.busyCores.all.toFixed(2)}, ${row.busyCores.busiestServer.toFixed(2)}`,
        megabytes(row.peakMb),
        String(row.errors),
      ]),
    ),
  ].join('\n\n');
}

export function formatFiles({ storeName, people, rows }: FilesFigures): string {
  return [
    '### Documents of the vault behind one balancer',
    `One PostgreSQL for all, ${people} people with one connection each, who go on the moment they are answered. Object store: ${storeName}. A document is a PDF of two pages of text; it is read, sealed and kept, and comes back to the byte. The load, the balancer and the store take their share of the processor.`,
    table(
      [
        'Files in',
        'Processes',
        'Documents',
        'Documents/s',
        'Document, p50 / p95 / p99 ms',
        'Processor ms a document, servers + database + store',
        'Memory of servers and database',
        'Cores that other programs took',
        'Errors',
      ],
      rows.map((row) => [
        row.place,
        String(row.processes),
        `${row.direction}, ${count(row.sizeBytes / 1000)} kB`,
        row.documentsPerSecond.toFixed(1),
        row.documentMs === null ? 'none' : times(row.documentMs),
        row.cpuMsPerDocument === null
          ? 'unknown'
          : `${row.cpuMsPerDocument.servers.toFixed(1)} + ${row.cpuMsPerDocument.database.toFixed(1)} + ${row.cpuMsPerDocument.store.toFixed(1)}`,
        megabytes(row.peakMb),
        row.coresOfOthers === null ? 'unknown' : row.coresOfOthers.toFixed(1),
        String(row.errors),
      ]),
    ),
  ].join('\n\n');
}

function loadName({ connections, askedPerSecond }: LoadFigures): string {
  const name = connections === 1 ? '1 connection' : `${connections} connections`;
  return askedPerSecond === null
    ? `${name}, asking without a pause`
    : `${name}, ${askedPerSecond} questions/s in all, at random moments`;
}

export function formatStart({ firstStartMs, secondStartMs }: StartFigures): string {
  const row = (name: string, figures: StartFigures['firstStartMs'], budget: string) => [
    name,
    seconds(figures.median / 1000),
    `${seconds(Math.min(...figures.all) / 1000)} – ${seconds(Math.max(...figures.all) / 1000)} (${figures.all.length})`,
    budget,
  ];
  return [
    '### Start',
    '`npm start` to the printed address, packages installed and build fresh, starter corpus.',
    table(
      ['Start', 'Median', 'Range (times)', 'Budget'],
      [
        row('First, on an empty data folder', firstStartMs, ''),
        row('Second, on the same folder', secondStartMs, `<= ${seconds(budgets.secondStartMs / 1000)}`),
      ],
    ),
  ].join('\n\n');
}

export function formatMatters({ matters, items, listMs, listCpuMs, searchMs, searchCpuMs }: MattersFigures): string {
  const { p50, p95 } = budgets.listMattersMs;
  return [
    '### Causas',
    `${count(matters)} causas of one account with ${count(items)} items, sealed, on the embedded database, one call after the other.`,
    table(
      ['Call', 'p50 / p95 / p99 (ms)', 'Of the server’s processor', 'Budget'],
      [
        ['The list', times(listMs), times(listCpuMs), `p50 <= ${p50}, p95 <= ${p95}`],
        ['A search over all items', times(searchMs), times(searchCpuMs), ''],
      ],
    ),
  ].join('\n\n');
}

export function formatImport(figures: ImportFigures[]): string {
  return [
    '### Import',
    `Into a new data folder. Budget for the memory of the importer and its database: < ${budgets.importPeakMb} MB.`,
    table(
      ['Corpus', 'New database', 'Starter corpus', 'Official text', 'Index', 'Peak memory'],
      figures.map((run) => [
        `${run.corpus}: ${count(run.articles)} articles, ${count(run.rulings)} rulings, ${count(run.notes)} notes, ${count(run.guides)} guides`,
        seconds(run.databaseSeconds),
        seconds(run.starterSeconds),
        run.officialSeconds === null ? '–' : seconds(run.officialSeconds),
        `${seconds(run.indexSeconds)} (${count(run.passagesInIndex)} passages)`,
        megabytes(run.peakMb),
      ]),
    ),
  ].join('\n\n');
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function times({ p50, p95, p99 }: { p50: number; p95: number; p99: number }): string {
  return [p50, p95, p99].map((ms) => (ms < 100 ? ms.toFixed(1) : ms.toFixed(0))).join(' / ');
}

function seconds(value: number): string {
  return `${value < 100 ? value.toFixed(1) : value.toFixed(0)} s`;
}

function megabytes(value: number | null): string {
  return value === null ? 'unknown' : `${count(Math.round(value))} MB`;
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
