import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

describe('the queue', () => {
  test('lets owners take turns, each with its oldest first', () => {
    const queue = new FairQueue<string>({ perOwnerMax: 5, max: 10 });
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.push(item[0]!, item);
    const order = Array.from({ length: 7 }, () => queue.shift());
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
  });

  test('takes no more of one owner, or of all, than its limits', () => {
    const queue = new FairQueue<number>({ perOwnerMax: 2, max: 3 });
    const taken = [queue.push('a', 1), queue.push('a', 2), queue.push('a', 3), queue.push('b', 4), queue.push('c', 5)];
    expect(taken).toEqual([true, true, false, true, false]);
    queue.shift();
    expect(queue.push('c', 6)).toBe(true);
  });

  test('nobody waits for more than one item of each other owner at a time, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 }), (owners) => {
        const queue = new FairQueue<{ owner: string; nth: number }>({ perOwnerMax: 40, max: 40 });
        const counts: Record<string, number> = {};
        for (const owner of owners) {
          counts[owner] = (counts[owner] ?? 0) + 1;
          queue.push(owner, { owner, nth: counts[owner] });
        }
        const order = owners.map(() => queue.shift()!);
        // In rounds: everybody's nth before anybody's (n + 1)th.
        expect(order.map(({ nth }) => nth)).toEqual([...order.map(({ nth }) => nth)].sort((a, b) => a - b));
        expect(queue.shift()).toBeUndefined();
      }),
    );
  });
});
