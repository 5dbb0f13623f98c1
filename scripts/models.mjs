// `npm run models`: learns every generated model anew (half an hour on a quiet machine), in the order in which one stands on another.
// `npm run models -- --only names,situations` learns those; `--status` learns nothing and says whether a model's inputs changed since it was
// learned; `--note NAME` writes down one that its own command learned just now, `--keep NAME` that it was learned anew, did worse on what is
// looked into, and was left as it is. What a model was learned from stands as a hash in `corpus/models.json`. Seeds are fixed: the same inputs give the same files.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(fileURLToPath(import.meta.url), '../..');
const lexicon = ['packages/legal-text/src/lexicon', 'packages/legal-text/src/lexicon-version.ts'];
/** As `anonymization/learning/learned-from.ts` lists them; a test compares. */
const papers = [
  'gold',
  'gold-train-2',
  'gold-validation',
  'gold-validation-2',
  'papers-development',
  'papers-development-2',
  'papers-development-3',
  'papers-development-4',
  'papers-development-5',
  'papers-development-6',
  'papers-development-7',
  'papers-development-8',
  'papers-development-9',
  'papers-development-10',
  'papers-development-11',
  'papers-development-12',
  'papers-development-13',
  'papers-development-14',
  'papers-development-15',
  'papers-development-16',
  'papers-development-17',
];

/** `developmentPrefixes` of `generators/evaluation/gold-papers.ts`: nothing is learned of papers that are blind. */
const contractsForDevelopment = readdirSync(join(root, 'bench/documents/contracts'))
  .filter((name) => /^[acdeflnopqrstv]-/.test(name))
  .sort()
  .map((name) => `bench/documents/contracts/${name}`);

/** As `fit-threads` chooses them: those that are not looked into begin with another word. */
const answersLookedInto = readdirSync(join(root, 'bench/answers'))
  .filter((name) => /^(?:development|once-unseen).*\.jsonl$/.test(name))
  .sort()
  .map((name) => `bench/answers/${name}`);

/** `inputs`: files and folders that the command reads, beside its own code; `outputs`: what it writes. */
export const models = [
  {
    name: 'common-words',
    command: ['fit-names', '--words'],
    inputs: ['corpus/notes', 'corpus/guides'],
    outputs: ['packages/anonymizer/src/common-words-filter.ts'],
  },
  {
    name: 'names',
    command: ['fit-names'],
    inputs: [
      ...papers.map((name) => `bench/anonymizer/${name}.jsonl`),
      'packages/anonymizer/src/common-words-filter.ts',
    ],
    outputs: ['packages/anonymizer/src/name-weights.ts'],
  },
  {
    name: 'associations',
    command: ['fit-associations'],
    inputs: ['corpus/notes', 'corpus/guides', 'corpus/stories', ...lexicon],
    outputs: ['corpus/associations.tsv'],
  },
  {
    name: 'situations',
    command: ['fit-situations'],
    inputs: [
      'corpus/guides',
      'corpus/stories',
      'bench/evaluation/stories-of-every-type.jsonl',
      'bench/evaluation/stories-of-every-type-2.jsonl',
      ...lexicon,
    ],
    outputs: ['corpus/situations.tsv'],
  },
  {
    name: 'doubt-associations',
    command: ['fit-doubt-associations'],
    inputs: ['corpus/doubts', 'corpus/ways', 'corpus/phrasings', 'corpus/associations.tsv', ...lexicon],
    outputs: ['corpus/doubt-associations.tsv'],
  },
  {
    name: 'clauses',
    command: ['fit-clauses'],
    inputs: [
      'corpus/rules/contract-wordings',
      'corpus/rules/contracts',
      'corpus/rules/words.yaml',
      ...contractsForDevelopment,
      ...lexicon,
    ],
    outputs: ['corpus/clauses.tsv'],
  },
  {
    name: 'threads',
    command: ['fit-threads'],
    inputs: [
      ...answersLookedInto,
      'corpus/doubts',
      'corpus/associations.tsv',
      'corpus/doubt-associations.tsv',
      'apps/server/src/chat/answer/doubts/doubt-weights.ts',
      ...lexicon,
    ],
    outputs: ['apps/server/src/chat/answer/doubts/thread-weights.ts'],
  },
];

/** One hash of files and folders, by their paths and contents; tests beside them do not count. */
export function hashOf(inputs, folder = root) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = join(folder, input);
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
      : [path];
    for (const file of files) {
      hash
        .update(`${file.slice(folder.length).replaceAll('\\', '/')}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** What each model was learned from and what came out, as they were when it was learned. */
export function readRecord(folder = root) {
  const file = join(folder, 'corpus/models.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Of each model: `fresh`, `stale` where what it is learned from has changed since, `kept` where it has and what was learned anew did worse,
 * `altered` where its file is not what was learned.
 */
export function statusOf(all = models, folder = root) {
  const record = readRecord(folder);
  return all.map(({ name, inputs, outputs }) => {
    const known = record[name];
    if (!known) return { name, status: 'unknown' };
    if (known.outputs !== hashOf(outputs, folder)) return { name, status: 'altered' };
    const now = hashOf(inputs, folder);
    return { name, status: known.inputs === now ? 'fresh' : known.tried === now ? 'kept' : 'stale' };
  });
}

/** Writes down what a model that was just learned was learned from. */
export function note({ name, inputs, outputs }, folder = root) {
  write(name, { inputs: hashOf(inputs, folder), outputs: hashOf(outputs, folder) }, folder);
}

/** Writes down that a model was learned anew from its inputs as they are, and left as it was. */
export function keep({ name, inputs }, folder = root) {
  write(name, { ...readRecord(folder)[name], tried: hashOf(inputs, folder) }, folder);
}

function write(name, learned, folder) {
  const record = { ...readRecord(folder), [name]: learned };
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(folder, 'corpus/models.json'), `${JSON.stringify(sorted, null, 2)}\n`);
}

function run(args) {
  if (args.length === 1 && args[0] === '--status') {
    for (const { name, status } of statusOf()) console.log(`${status.padEnd(8)} ${name}`);
    return 0;
  }
  if (args.length === 2 && (args[0] === '--note' || args[0] === '--keep')) {
    const writeDown = args[0] === '--note' ? note : keep;
    for (const model of models.filter(({ name }) => args[1].split(',').includes(name))) writeDown(model);
    return 0;
  }
  const isAll = args.length === 0;
  const wanted = args[0] === '--only' && args.length === 2 ? args[1].split(',') : [];
  const unknown = wanted.filter((name) => !models.some((model) => model.name === name));
  if (!isAll && (wanted.length === 0 || unknown.length > 0)) {
    console.error(`Usage: npm run models [-- --status | --only ${models.map(({ name }) => name).join(',')}]`);
    return 2;
  }
  for (const model of models.filter(({ name }) => isAll || wanted.includes(name))) {
    console.log(`${model.name}: ${model.command.join(' ')}`);
    const { status } = spawnSync(process.execPath, [join(root, 'scripts/run-command.mjs'), ...model.command], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) return status ?? 1;
    note(model);
  }
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = run(process.argv.slice(2));
