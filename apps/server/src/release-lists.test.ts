import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appVersion } from '@foja/contracts/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { learnedFrom } from './anonymization/learning/learned-from.ts';
import { findProjectRoot } from './platform/project-root.ts';

const root = findProjectRoot();
const folder = mkdtempSync(join(tmpdir(), 'foja-release-'));
const listed = (ending: string) =>
  readFileSync(join(folder, readdirSync(folder).find((name) => name.endsWith(ending)) ?? ''), 'utf8');

/** npm reads the whole tree of packages. */
const releaseTimeoutMs = 120_000;
beforeAll(() => {
  execFileSync(process.execPath, ['scripts/release.mjs', folder], { cwd: root, stdio: 'pipe' });
}, releaseTimeoutMs);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a release names its parts with their versions, in CycloneDX, and no tool that it was only built with', () => {
  const { bomFormat, components, metadata } = JSON.parse(listed('.cdx.json')) as {
    bomFormat: string;
    components: { name: string; version: string; purl: string }[];
    metadata: { component: { name: string } };
  };
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'foja']);
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'drizzle-orm', 'react', 'zod']));
  expect(names).not.toContain('vitest');
  for (const { version, purl } of components)
    expect([version, purl]).toEqual([expect.stringMatching(/\d/), expect.stringMatching(/^pkg:npm\//)]);
});

test('and the licence of each, none of them one that may not be shipped', () => {
  const lines = listed('-licences.txt');
  const { components } = JSON.parse(listed('.cdx.json')) as {
    components: { name: string; version: string; purl: string }[];
  };
  const foreign = components.filter(({ purl }) => !purl.includes('%40foja/'));
  expect(foreign.length).toBeGreaterThan(100);
  expect(foreign.filter(({ name, version }) => !lines.includes(`${name}@${version}`))).toEqual([]);
  expect(lines).not.toMatch(/^(?:A?GPL-|UNLICENSED|BUSL)/m);
});

test('every part of the repository has one version, which is in the changelog', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  const versions = ['.', ...folders].map(
    (one) => (JSON.parse(read(`${one}/package.json`)) as { version: string }).version,
  );
  expect(new Set([...versions, appVersion]).size).toBe(1);
  expect(read('CHANGELOG.md')).toContain(`## [${appVersion}]`);
});

/** Runs a line of JavaScript that has what `scripts/models.mjs` exports. */
const withModels = (line: string) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import * as m from ${JSON.stringify(pathToFileURL(join(root, 'scripts/models.mjs')).href)};
        console.log(JSON.stringify(await (async () => { ${line} })()));`,
      ],
      { encoding: 'utf8' },
    ),
  );

test('every generated model is what its command wrote, which is known with what it was learned from', () => {
  // `stale` is told by `npm run models -- --status`: notes and guides may change without every model being learned anew.
  const found: { name: string; status: string }[] = withModels('return m.statusOf()');
  expect(found.length).toBeGreaterThan(4);
  expect(found.filter(({ status }) => !['fresh', 'stale', 'kept'].includes(status))).toEqual([]);
  expect(withModels("return m.models.find(({ name }) => name === 'names').inputs")).toEqual(
    expect.arrayContaining(learnedFrom.map((file) => `bench/anonymizer/${file}`)),
  );
  const ofThreads: string[] = withModels("return m.models.find(({ name }) => name === 'threads').inputs");
  expect(ofThreads).toContain('bench/answers/once-unseen-followups.jsonl');
  expect(ofThreads.filter((path) => path.startsWith('bench/answers/unseen'))).toEqual([]);
});

test('a model is stale once what it was learned from changed, and altered once its file did', () => {
  const place = mkdtempSync(join(tmpdir(), 'foja-models-'));
  try {
    mkdirSync(join(place, 'corpus/stories'), { recursive: true });
    const write = (path: string, text: string) => writeFileSync(join(place, path), text);
    const status = (before = '') => {
      const model = JSON.stringify({ name: 'one', inputs: ['corpus/stories'], outputs: ['corpus/one.tsv'] });
      const line = `const model = ${model}, place = ${JSON.stringify(place)}; ${before}; return m.statusOf([model], place)[0].status`;
      return withModels(line);
    };
    write('corpus/stories/a.txt', 'a');
    write('corpus/one.tsv', '1');
    expect(status()).toBe('unknown');
    expect(status('m.note(model, place)')).toBe('fresh');
    write('corpus/stories/b.test.ts', 'no input');
    expect(status()).toBe('fresh');
    write('corpus/stories/b.txt', 'b');
    expect(status()).toBe('stale');
    expect(status('m.keep(model, place)')).toBe('kept');
    write('corpus/stories/b.txt', 'c');
    expect(status()).toBe('stale');
    write('corpus/one.tsv', '2');
    expect(status()).toBe('altered');
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
