import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleProgram } from './threads/bundle-program.ts';

/** Has what would be waited for come at once, and tells for how long it was to be waited. */
const inNoTime = 'in-no-time';

let folder: string;
let program: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foja-stop-'));
  program = join(folder, 'stops.mjs');
  const stopSignal = bundleProgram(fileURLToPath(new URL('./stop-signal.ts', import.meta.url)));
  writeFileSync(
    program,
    `import { onStopSignal } from ${JSON.stringify(stopSignal)};
if (process.argv.includes(${JSON.stringify(inNoTime)})) {
  const later = setTimeout;
  globalThis.setTimeout = (act, ms) => {
    process.stdout.write('within ' + ms + ' ');
    return later(act, 1);
  };
}
const atWork = setInterval(() => {}, 1_000);
onStopSignal(async () => {
  process.stdout.write('stopping ');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  process.stdout.write('stopped');
  clearInterval(atWork);
});
process.stdout.write('ready ');`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function start(...words: string[]) {
  const child = spawn(process.execPath, [program, ...words], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await expect.poll(() => said).toBe('ready ');
  return { child, exit, said: () => said };
}

it.each(['SIGTERM', 'SIGINT'] as const)('%s lets what is being stopped end, and ends well', async (signal) => {
  const { child, exit, said } = await start();
  child.kill(signal);
  await expect.poll(said).toBe('ready stopping ');
  expect(child.exitCode).toBeNull();
  child.stdin.end('go on');
  expect(await exit).toEqual([0, null]);
  expect(said()).toBe('ready stopping stopped');
});

it('a second one ends it at once', async () => {
  const { child, exit, said } = await start();
  child.kill('SIGTERM');
  await expect.poll(said).toBe('ready stopping ');
  child.kill('SIGTERM');
  expect(await exit).toEqual([1, null]);
});

it('a stop that does not end is ended after twenty seconds, with an error', async () => {
  const { child, exit, said } = await start(inNoTime);
  child.kill('SIGTERM');
  expect(await exit).toEqual([1, null]);
  expect(said()).toBe('ready within 20000 stopping ');
});
