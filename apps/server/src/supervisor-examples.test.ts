import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { findProjectRoot } from './platform/project-root.ts';

const root = findProjectRoot();
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const unit = read('deploy/foja.service');
const { foja } = parse(read('deploy/compose.yaml')).services;
const image = read('deploy/Dockerfile');
/** As long as calls in course may go on, and the time to close what is open. */
const longestStopS = 10 + 10;

it('both start the server again whenever it ends', () => {
  expect(unit).toMatch(/^Restart=always$/m);
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(foja.restart).toBe('unless-stopped');
});

it('both tell the server alone to stop, and wait until what it answers is said', () => {
  expect(unit).toMatch(/^KillMode=mixed$/m);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(longestStopS);
  expect(foja.init).toBe(true);
  expect(Number.parseInt(foja.stop_grace_period, 10)).toBeGreaterThan(longestStopS);
});

it('both start what the build makes, in a data folder that opens to its owner alone', () => {
  for (const text of [unit, image]) expect(text).toContain('apps/server/dist/main.js');
  expect(existsSync(join(root, 'apps/server/src/main.ts'))).toBe(true);
  expect(readdirSync(join(root, 'scripts'))).toContain('build.mjs');
  expect(unit).toMatch(/^StateDirectoryMode=0700$/m);
  expect(unit).toMatch(/^UMask=0077$/m);
  expect(image).toMatch(/-m 0700 \/data/);
});

it('every variable that they set is one that the configuration knows', () => {
  const known = new Set([...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name));
  const set = [
    ...[...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name),
    ...[...image.matchAll(/(\w+)=[\w/.]+/g)].map(([, name]) => name).filter((name) => name === name?.toUpperCase()),
    ...Object.keys(foja.environment),
  ];
  expect(set).toContain('DATA_DIR');
  expect(set.filter((name) => name !== 'NODE_ENV' && !known.has(name))).toEqual([]);
});
