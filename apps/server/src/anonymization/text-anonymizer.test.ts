import { fileURLToPath } from 'node:url';
import { restore } from '@foja/anonymizer';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTextAnonymizer, type TextAnonymizer } from './text-anonymizer.ts';

const limits = {
  inlineMaxCharacters: 100,
  timeoutMs: 100_000,
  threads: 1,
  waitingPerOwner: 2,
  waiting: 3,
};
/** Hangs on a text with "hang", breaks on one with "break", and says back any other. */
const standInWorker = fileURLToPath(new URL('../testing/anonymizer-stand-in.worker.mjs', import.meta.url));

let opened: TextAnonymizer;
afterEach(() => {
  vi.useRealTimers();
  return opened.close();
});
const open = (changes: Partial<typeof limits> = {}, workerFile?: string) => {
  opened = openTextAnonymizer({ ...limits, ...changes }, workerFile);
  return opened;
};
const long = (text: string) => text.padEnd(200, '.');

describe('a long text', () => {
  test('is anonymized in a thread as it is anywhere else, and the event loop goes on meanwhile', async () => {
    const text = 'Juan Carlos Pérez, DNI 28.456.789, demanda a su vecino. '.repeat(1_000);
    let isDone = false;
    let turns = 0;
    const turning = (async () => {
      for (; !isDone; turns += 1) await new Promise(setImmediate);
    })();
    const [result] = await open().anonymize({ texts: [text] }, 'user:1');
    isDone = true;
    await turning;
    expect(turns).toBeGreaterThan(1);
    expect(result!.text).not.toMatch(/Pérez|28\.456\.789/);
    expect(restore(result!.text, result!.map)).toBe(text);
  });

  test('that takes too long fails, and the next one finds a new thread', async () => {
    const anonymizer = open({}, standInWorker);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hanging = expect(anonymizer.anonymize({ texts: [long('hang')] }, 'user:1')).rejects.toMatchObject({
      reason: 'timeout',
    });
    vi.advanceTimersByTime(limits.timeoutMs);
    await hanging;
    vi.useRealTimers();
    expect(await anonymizer.anonymize({ texts: [long('good')] }, 'user:1')).toMatchObject([{ text: long('good') }]);
  });

  test('that breaks the thread or the engine fails without telling what it was', async () => {
    const anonymizer = open({}, standInWorker);
    for (const what of ['break', 'fail']) {
      const failure = await anonymizer
        .anonymize({ texts: [long(what)] }, 'user:1')
        .catch((error: unknown) => error as Error);
      expect(failure).toMatchObject({ reason: 'failed' });
      expect((failure as Error).cause).toBeUndefined();
      expect((failure as Error).message).toBe('The text was not anonymized: failed');
    }
    expect(await anonymizer.anonymize({ texts: [long('good')] }, 'user:1')).toMatchObject([{ text: long('good') }]);
  });

  test('waits for its owner’s turn: one with many does not delay the first of another', async () => {
    const anonymizer = open({}, standInWorker);
    const order: string[] = [];
    const ask = (name: string) =>
      anonymizer.anonymize({ texts: [long(name)] }, `user:${name[0]}`).then(() => order.push(name));
    await Promise.all(['a1', 'a2', 'a3', 'b1'].map(ask));
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test('is refused as busy beyond what may wait, of one owner and of all', async () => {
    const anonymizer = open({}, standInWorker);
    const owners = ['a', 'a', 'a', 'a', 'b', 'c'];
    const outcomes = await Promise.allSettled(
      owners.map((owner) => anonymizer.anonymize({ texts: [long('good')] }, owner)),
    );
    // The first one works while two of its owner and one of another wait.
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
    ]);
    expect(outcomes[3]).toMatchObject({ reason: { reason: 'busy' } });
  });

  test('fails when the engine closes', async () => {
    const anonymizer = open({}, standInWorker);
    const waiting = ['hang', 'good'].map((what) => anonymizer.anonymize({ texts: [long(what)] }, 'user:1'));
    const outcomes = Promise.allSettled(waiting);
    await anonymizer.close();
    expect(await outcomes).toMatchObject([{ reason: { reason: 'failed' } }, { reason: { reason: 'failed' } }]);
  });
});

describe('texts of one conversation', () => {
  test('keep one placeholder a person', async () => {
    const texts = ['Soy Juan Carlos Pérez.', '¿Y si Juan Carlos Pérez no paga?'];
    const [first, second] = await open().anonymize({ texts }, 'user:1');
    expect(second!.text).toContain(/\[PERSONA_\d+\]/.exec(first!.text)![0]);
  });
});
