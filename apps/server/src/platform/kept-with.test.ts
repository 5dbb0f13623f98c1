import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { KeptWith } from './kept-with.ts';

interface Question {
  text: string;
}

const question = (): Question => ({ text: '¿Hay plazo?' });

describe('what is kept with an object', () => {
  test('is found with it, and with no copy of it', () => {
    const kept = new KeptWith<Question, string>();
    const asked = question();
    kept.set(asked, 'un mes');
    expect(kept.get(asked)).toBe('un mes');
    kept.set(asked, 'dos meses');
    expect(kept.get(asked)).toBe('dos meses');
    expect(kept.get({ ...asked })).toBeUndefined();
    expect(asked).toEqual(question());
  });

  test('is known to who kept it alone', () => {
    const [one, other] = [new KeptWith<Question, number>(), new KeptWith<Question, number>()];
    const asked = question();
    one.set(asked, 1);
    expect(other.get(asked)).toBeUndefined();
  });

  test('goes with it though it holds it, before all memory is looked through', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;
    const kept = new KeptWith<Question, { of: Question; bytes: Uint8Array }>();
    const [size, count] = [100_000, 200];
    collect({ type: 'major' });
    const before = process.memoryUsage().arrayBuffers;
    for (let number = 0; number < count; number++) {
      const asked = question();
      kept.set(asked, { of: asked, bytes: new Uint8Array(size) });
    }
    for (let times = 0; times < 3; times++) collect({ type: 'minor' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan((size * count) / 4);
  });
});
