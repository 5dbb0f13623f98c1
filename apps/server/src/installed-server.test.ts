import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findProjectRoot } from './platform/project-root.ts';

const root = findProjectRoot();
/** A project as `npm ci` leaves it, whose programs say their names; npm itself only tells that it was called. */
let project: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/esbuild': { version },
      'node_modules/@esbuild/of-another-system': { version, optional: true },
    },
  });

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'foja-project-'));
  for (const name of ['prepare', 'build', 'run-command']) {
    cpSync(join(root, `scripts/${name}.mjs`), join(project, `scripts/${name}.mjs`));
  }
  write('package.json', '{"type":"module"}');
  write('package-lock.json', lock('1.0.0'));
  write('node_modules/.package-lock.json', '{"packages":{"node_modules/esbuild":{"version":"1.0.0"}}}');
  symlinkSync(join(root, 'node_modules/esbuild'), join(project, 'node_modules/esbuild'));
  for (const name of [
    'main',
    'text.worker',
    'anonymization/anonymizer.worker',
    'documents/reading/document.worker',
    'platform/database/embedded/embedded-database.child',
    'commands/keys',
  ]) {
    write(`apps/server/src/${name}.ts`, `console.log('${name}');`);
  }
  write('bin/npm', '#!/bin/sh\necho npm was called >&2\n');
  chmodSync(join(project, 'bin/npm'), 0o755);
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const run = (...args: string[]) => {
  const PATH = `${join(project, 'bin')}${delimiter}${process.env.PATH}`;
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    env: { ...process.env, PATH },
    encoding: 'utf8',
  });
  return { stdout, stderr };
};

it.skipIf(process.platform === 'win32')(
  'after npm ci and npm run build no command installs or builds anything under the server that runs, until something changes',
  () => {
    expect(run('scripts/build.mjs', 'server').stderr).toBe('');
    expect(run('scripts/run-command.mjs', 'keys')).toEqual({ stdout: 'commands/keys\n', stderr: '' });
    write('apps/server/src/commands/keys.ts', "console.log('otro');");
    expect(run('scripts/run-command.mjs', 'keys')).toEqual({ stdout: 'otro\n', stderr: 'Building the server…\n' });
    write('package-lock.json', lock('1.0.1'));
    expect(run('scripts/run-command.mjs', 'keys').stderr).toMatch(/^Installing packages…\nnpm was called\n/);
  },
);
