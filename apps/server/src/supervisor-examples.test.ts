import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { findProjectRoot } from './platform/project-root.ts';

const root = findProjectRoot();
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const unit = read('deploy/foja.service');
const compose = parse(read('deploy/compose.yaml'), { merge: true });
const { foja } = compose.services;
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
  const ofTheSystem = ['NODE_ENV', 'TMPDIR'];
  expect(set.filter((name) => !ofTheSystem.includes(name ?? '') && !known.has(name))).toEqual([]);
});

it('the server of the compose file takes any other variable from a file that need not be there, and that git does not keep', () => {
  expect(foja.env_file).toEqual([{ path: 'foja.env', required: false }]);
  const offered = [...read('deploy/foja.env.example').matchAll(/^# ([A-Z_]+)=(.*)$/gm)];
  const names = offered.map(([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining(['SMTP_URL', 'METRICS_TOKEN', 'ENCRYPTION_KEY', 'LLM_BASE_URL']));
  const known = read('.env.example');
  for (const name of names) expect(known, name).toContain(`\n# ${name}=`);
  // What the file above sets would be set in vain, and a secret has no value in an example.
  expect(names.filter((name) => name in foja.environment)).toEqual([]);
  for (const [, name, value] of offered) if (name !== 'MAIL_FROM') expect(value, name).toBe('');
});

it('a command beside the server finds its embedded database, which a private /tmp would hide', () => {
  expect(unit).toMatch(/^PrivateTmp=yes$/m);
  expect(unit).toMatch(/^Environment=TMPDIR=\/run\/foja$/m);
  expect(unit).toMatch(/^RuntimeDirectory=foja$/m);
});

it('the runbook names commands, variables and pages that there are', () => {
  const runbook = read('docs/runbook.md');
  const { scripts } = JSON.parse(read('package.json'));
  // `npm run` installs and builds, which is nothing to do under a server that runs.
  const run = [...runbook.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
  expect(run.filter((one) => one !== 'X' && one !== 'build')).toEqual([]);
  const commands = [...runbook.matchAll(/apps\/server\/dist\/([\w-]+)\.js/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(5);
  for (const name of commands.filter((one) => one !== 'X')) {
    expect(scripts[name], name).toBe(`node scripts/run-command.mjs ${name}`);
    expect(existsSync(join(root, `apps/server/src/commands/${name}.ts`)), name).toBe(true);
  }
  for (const [, page = ''] of runbook.matchAll(/\]\(([\w./-]+)\)/g))
    expect(existsSync(join(root, 'docs', page)), page).toBe(true);
});

// There is no engine here to run them with: what a linter sees is seen.
it('compose file and image are well formed, by the schema of compose and the language of Dockerfiles', () => {
  const found = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] }).lintFiles(
    [join(root, 'deploy/compose.yaml')],
    false,
  );
  expect(found).toHaveLength(1);
  expect(found.flatMap(({ messages }) => messages).filter(({ type }) => type === 'error')).toEqual([]);
  expect(validate(image)).toEqual([]);
});

it('what people reach is the proxy alone; the server runs as nobody in particular and writes to its data folder alone', () => {
  const { caddy, database, files, bucket } = compose.services;
  for (const service of [database, files, bucket]) {
    expect([service.ports, service.networks]).toEqual([undefined, ['back']]);
  }
  expect([compose.networks.back.internal, foja.ports, caddy.networks]).toEqual([true, undefined, ['front']]);
  expect([foja.read_only, foja.cap_drop, foja.volumes]).toEqual([true, ['ALL'], ['data:/data']]);
  expect(image).toMatch(/^USER node$/m);
  expect(read('deploy/Caddyfile')).toMatch(/reverse_proxy foja:3000/);
  expect(foja.environment).toMatchObject({ TRUST_PROXY: '1', AWS_ENDPOINT_URL: 'http://files:7070' });
});

it('every value that the compose file asks for stands in its example, and no secret has one there', () => {
  const example = new Map(
    [...read('deploy/compose.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const asked = new Set([...read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
  expect([...example.keys()].toSorted()).toEqual([...asked].toSorted());
  for (const [name, value] of example) if (name !== 'FOJA_HOST') expect(value).toBe('');
  for (const ignored of ['.gitignore', '.dockerignore'])
    expect(read(ignored)).toContain('deploy/compose.env\ndeploy/foja.env\n');
});
