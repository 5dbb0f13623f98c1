// Vitest's setup file for all tests: a test, or what surrounds it in its file, fails where Node warns, with the warning's words.
import { afterAll, afterEach } from 'vitest';

/** Before a test puts a clock of its own in its place. */
const nextTurn = setImmediate;

/** A process that runs file after file listens once: a file that cannot be loaded ends without its hooks. */
const kept = Symbol.for('foja.warnings');
if (!process[kept]) {
  process[kept] = [];
  process.on('warning', ({ name, message }) => {
    // Node says once a process that something is new, whatever a test does.
    if (name !== 'ExperimentalWarning') process[kept].push(`${name}: ${message}`);
  });
}

async function expectNone() {
  // Node tells of it a turn later.
  await new Promise((next) => nextTurn(next));
  const heard = process[kept].splice(0);
  if (heard.length > 0) throw new Error(`Node warned. ${heard.join('; ')}`);
}

afterEach(expectNone);
afterAll(expectNone);
