import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appVersion } from '@foja/contracts/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
