// Vitest's setup file for all tests: a test, or what surrounds it in its file, fails where Node warns, with the warning's words.
import { afterAll, afterEach } from 'vitest';

/** Before a test puts a clock of its own in its place. */
const nextTurn = setImmediate;
const heard = [];

/** Node says once a process that something is new, whatever a test does. */
const hear = ({ name, message }) => {
  if (name !== 'ExperimentalWarning') heard.push(`${name}: ${message}`);
};
process.on('warning', hear);

async function expectNone() {
  // Node tells of it a turn later.
  await new Promise((next) => nextTurn(next));
  if (heard.length > 0) throw new Error(`Node warned. ${heard.splice(0).join('; ')}`);
}

afterEach(expectNone);
afterAll(async () => {
  try {
    await expectNone();
  } finally {
    process.off('warning', hear);
  }
});
