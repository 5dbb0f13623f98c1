// `npm run docs:architecture`: draws docs/architecture/ from the code. With `--check` writes nothing and fails where a picture is old.
// Fails where folders of one source use each other in a circle, types counted: what is drawn, and what is built, has a bottom.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { projectRoot } from './prepare.mjs';

const isCheck = process.argv.includes('--check');
/** Folders of a source that use themselves by way of others. */
const circles = [];
const pictures = {
  'server.md': domains('apps/server/src', 'The domains of the server'),
  'web.md': domains('apps/web/src', 'The domains of the web application'),
  'question.md': wayOfAQuestion(),
};

const old = Object.entries(pictures).filter(([name, text]) => {
  const path = join(projectRoot, 'docs/architecture', name);
  if (!isCheck) writeFileSync(path, text);
  else return readIfThere(path) !== text;
  return false;
});
if (circles.length > 0) console.error(`Folders that use each other in a circle: ${circles.join('; ')}`);
if (old.length > 0) {
  console.error(`Old pictures: ${old.map(([name]) => name).join(', ')}. Draw them with: npm run docs:architecture`);
}
if (circles.length > 0 || old.length > 0) process.exit(1);

/** Every folder of a source and the folders that it uses, those at the bottom last; an arrow that others imply is left out. */
function domains(source, title) {
  const root = join(projectRoot, source);
  const uses = new Map();
  for (const file of filesOf(root)) {
    const from = domainOf(root, file);
    if (!uses.has(from)) uses.set(from, new Set());
    for (const to of importsOf(file)) {
      const domain = to.startsWith(root) ? domainOf(root, to) : null;
      if (domain !== null && domain !== from) uses.get(from).add(domain);
    }
  }
  const reaches = (from, to, seen = new Set()) =>
    [...(uses.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  const turning = [...uses.keys()].filter((domain) => reaches(domain, domain));
  if (turning.length > 0) circles.push(`${source}: ${turning.join(', ')}`);
  const arrows = [...uses].flatMap(([from, all]) =>
    [...all]
      .filter((to) => ![...all].some((other) => other !== to && reaches(other, to)))
      .map((to) => `  ${nodeOf(from)}-->${nodeOf(to)}`),
  );
  return page(
    title,
    `Folders of \`${source}\`; an arrow means "uses", types included. What follows from other arrows is left out.`,
    ['```mermaid', 'flowchart TD', ...arrows.sort(), '```'],
  );
}

/** The modules that answering a question is made of, in the order in which the code first reaches them, each with what it says of itself. */
function wayOfAQuestion() {
  const root = join(projectRoot, 'apps/server/src');
  const told = ['chat', 'understanding', 'retrieval', 'safety', 'usage', 'anonymization'];
  const depthMax = 2;
  const start = join(root, 'chat/answer-question.ts');
  const depth = new Map([[start, 0]]);
  const arrows = [];
  for (const queue = [start]; queue.length > 0; ) {
    const from = queue.shift();
    if (depth.get(from) === depthMax) continue;
    for (const to of importsOf(from)) {
      if (!told.includes(domainOf(root, to)) || saysOfItself(to) === null) continue;
      arrows.push([from, to]);
      if (depth.has(to)) continue;
      depth.set(to, depth.get(from) + 1);
      queue.push(to);
    }
  }
  const name = (path) => relative(root, path).replace(/\.ts$/, '');
  const first = arrows.filter(([from]) => from === start);
  return page(
    'The way of a question',
    'What `chat/answer-question.ts` calls, and what that calls. The number in an answer leads to its source: `[2]` opens the foja of the second source, and the foja names the article or the note (`corpus/notes/<norm>/<article>.md`, `corpus/guides/`); a sentence with its article in brackets is the answer of a doubt (`corpus/doubts/`), found by its words. A figure or a day that stands first is computed (`chat/computed/`, by `packages/computable-law` and `corpus/deadlines/`, `corpus/limitation/`, `corpus/parameters/`); what is denied stands in `corpus/beliefs/`, what changed in `corpus/changes/`. What a tool states of the law by itself stands in `corpus/rules/`, the words of a document in `corpus/templates/`.',
    [
      '```mermaid',
      'flowchart LR',
      ...first.map(([from, to]) => `  ${nodeOf(name(from))}-->${nodeOf(name(to))}`),
      '```',
      '',
      '| Module | What it does |',
      '| --- | --- |',
      ...[...depth.keys()].map(
        (path) =>
          `| \`${name(path)}\` | ${saysOfItself(path) ?? 'Answers one question, from the call to what is kept of it.'} |`,
      ),
    ],
  );
}

function page(title, about, lines) {
  return [`# ${title}`, '', 'Drawn from the code by `npm run docs:architecture`.', '', about, '', ...lines, ''].join(
    '\n',
  );
}

/** The first sentence of the docstring of the first function or class that a module exports. */
function saysOfItself(path) {
  const text = readFileSync(path, 'utf8');
  const [, comment] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\nexport (?:async )?(?:function|class|const)/.exec(text) ?? [];
  if (comment === undefined) return null;
  const prose = comment
    .replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/@\w[\s\S]*$/, '')
    .trim();
  const sentence = /^.*?\.(?=\s+[A-Z`{]|$)/.exec(prose)?.[0] ?? prose;
  return sentence.replace(/\{@link (\w+)\}/g, '`$1`').replace(/\|/g, '\\|') || null;
}

function* filesOf(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'testing') yield* filesOf(path);
    } else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

function importsOf(path) {
  return [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.tsx?)'/g)].map(([, to]) =>
    resolve(dirname(path), to),
  );
}

/** The folder of a source that a file is in; files beside the folders put the application together. */
function domainOf(root, path) {
  const parts = relative(root, path).split(/[\\/]/);
  return parts.length > 1 ? parts[0] : 'main';
}

function nodeOf(name) {
  return `${name.replace(/\W/g, '_')}["${name}"]`;
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
