// `npm run bench [-- --only retrieval,server,processes,files,start,import,matters] [--max PASSAGES] [--passages N] [--seconds N] [--warm-up SECONDS] [--json]`: where the README's figures come from.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findProjectRoot } from '../apps/server/src/platform/project-root.ts';
import { type ImportInput, importCorpus } from './import-corpus.ts';
import { benchMatters, type MattersFigures } from './list-matters.ts';
import { describeMachine } from './machine.ts';
import { measureFiles } from './measure-files.ts';
import { measureImport } from './measure-import.ts';
import { measureProcesses } from './measure-processes.ts';
import { measureRetrieval } from './measure-retrieval.ts';
import { measureServer } from './measure-server.ts';
import { measureStart } from './measure-start.ts';
import { serveObjects } from './object-store.ts';
import {
  formatFiles,
  formatImport,
  formatMachine,
  formatMatters,
  formatProcesses,
  formatRetrieval,
  formatServer,
  formatStart,
  type MeasuredCorpus,
} from './report.ts';
import { type PrepareInput, prepareRetrievalCorpus } from './retrieval-corpus.ts';
import { searchQuestions } from './search-questions.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { makePeople, type PeopleInput } from './vault-people.ts';
import { reportResult, runTask, workerFlag } from './worker.ts';

const usage = `Usage: npm run bench [-- --only retrieval,server,processes,files,start,import,matters] [--max PASSAGES] [--passages N] [--seconds N] [--warm-up SECONDS] [--json]
  --only  the parts to measure; all of them without it
  --max   the largest retrieval corpus: 5000, 50000 or 500000 (default)
  --passages, --seconds  of the parts processes and files: how many the first takes in (5000), how long each load lasts (15)
  --warm-up  for how long server, processes and files are asked before they are measured (8); a server has read all doubts some 200 s after its start
  --json  figures for machines instead of Markdown tables
S3RVER names the program of an s3rver to keep documents in; without it they go to the S3 server of the tests.
CORPUS_DIR names the official text to measure with; retrieval and server use the starter corpus without it.
`;
const partNames = ['retrieval', 'server', 'processes', 'files', 'start', 'import', 'matters'];
const entry = fileURLToPath(import.meta.url);
const say = (line: string) => process.stderr.write(`${line}\n`);

async function runWorkerTask(task: string | undefined, input: string): Promise<unknown> {
  switch (task) {
    case 'prepare-retrieval':
      return prepareRetrievalCorpus(JSON.parse(input) as PrepareInput, say);
    case 'search-questions':
      return searchQuestions(JSON.parse(input) as { dataDir: string });
    case 'import-corpus':
      return importCorpus(JSON.parse(input) as ImportInput);
    case 'make-people':
      return makePeople(JSON.parse(input) as PeopleInput);
    case 'serve-objects':
      return serveObjects();
    case 'list-matters':
      return benchMatters(JSON.parse(input) as { dataDir: string });
    default:
      throw new Error(`The bench knows no task ${task}.`);
  }
}

async function runBench(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: partNames.join(',') },
      max: { type: 'string', default: '500000' },
      passages: { type: 'string', default: '5000' },
      seconds: { type: 'string', default: '15' },
      'warm-up': { type: 'string', default: '8' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const parts = values.only.split(',').map((part) => part.trim());
  const most = Number(values.max);
  const warmUpSeconds = Number(values['warm-up']);
  const processes = { passages: Number(values.passages), seconds: Number(values.seconds), warmUpSeconds };
  const numbers = [most, processes.passages, processes.seconds, warmUpSeconds];
  if (
    values.help ||
    !numbers.every((number) => Number.isInteger(number) && number > 0) ||
    parts.some((part) => !partNames.includes(part))
  ) {
    process.stderr.write(usage);
    return values.help ? 0 : 2;
  }
  // As the server reads it: a relative path is meant from the project's folder.
  const named = process.env.CORPUS_DIR;
  const corpusDir = named ? resolve(findProjectRoot(), named) : null;
  const beside = join(findProjectRoot(), '../shared/corpus');
  const importDir = corpusDir ?? (existsSync(beside) ? beside : null);

  const corpus: MeasuredCorpus = corpusDir === null ? 'starter corpus' : 'official text';
  const figures: Record<string, unknown> = { machine: describeMachine(), corpus };
  // Each table as soon as it is there: a part that fails later takes none of them along.
  const print = (table: string) => values.json || process.stdout.write(`${table}\n\n`);
  print(formatMachine(describeMachine()));
  if (parts.includes('retrieval')) {
    const measured = await measureRetrieval(entry, corpusDir, most, say);
    figures.retrieval = measured;
    print(formatRetrieval(measured, corpus));
  }
  if (parts.includes('server')) {
    const measured = await measureServer(corpusDir, warmUpSeconds, say);
    figures.server = measured;
    print(formatServer(measured));
  }
  if (parts.includes('processes')) {
    const measured = await measureProcesses(entry, corpusDir, processes, say);
    figures.processes = measured;
    print(formatProcesses(measured));
  }
  if (parts.includes('files')) {
    const measured = await measureFiles(entry, processes, say);
    figures.files = measured;
    if (measured !== null) print(formatFiles(measured));
  }
  if (parts.includes('start')) {
    const measured = await measureStart(say);
    figures.start = measured;
    print(formatStart(measured));
  }
  if (parts.includes('import')) {
    const measured = await measureImport(entry, importDir, say);
    figures.import = measured;
    print(formatImport(measured));
  }
  if (parts.includes('matters')) {
    say('matters: 200 causas with 5,000 items');
    const { result } = await inTemporaryFolder((folder) =>
      runTask<object, MattersFigures>(entry, 'list-matters', { dataDir: join(folder, 'data') }),
    );
    figures.matters = result;
    print(formatMatters(result));
  }
  if (values.json) process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`);
  return 0;
}

const args = process.argv.slice(2);
try {
  if (args[0] === workerFlag) reportResult(await runWorkerTask(args[1], args[2] ?? '{}'));
  else process.exitCode = await runBench(args);
} catch (error) {
  const isWrongUse = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ?? false;
  process.stderr.write(isWrongUse ? `${(error as Error).message}\n${usage}` : `${(error as Error).stack ?? error}\n`);
  process.exitCode = isWrongUse ? 2 : 1;
  if (args[0] === workerFlag) process.exit(1);
}
