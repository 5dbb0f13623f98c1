import { describe, expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

describe('BoundedCache', () => {
  it('keeps the entries used last', () => {
    const cache = new BoundedCache<string>(3);
    for (const key of ['a', 'b', 'c']) cache.set(key, key);
    cache.get('a');
    cache.set('d', 'd');
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['a', undefined, 'c', 'd']);
  });

  it('counts the room that entries take, once for a key that is set again', () => {
    const cache = new BoundedCache<string, number>(10, (value) => value.length);
    cache.set(1, 'xxxx');
    cache.set(1, 'xxxx');
    cache.set(2, 'xxxx');
    expect([cache.get(1), cache.get(2)]).toEqual(['xxxx', 'xxxx']);
    cache.set(3, 'xxxx');
    expect([cache.get(1), cache.get(2), cache.get(3)]).toEqual([undefined, 'xxxx', 'xxxx']);
  });

  it('holds nothing that is larger than itself', () => {
    const cache = new BoundedCache<string>(3, (value) => value.length);
    cache.set('long', 'xxxx');
    expect(cache.get('long')).toBeUndefined();
    cache.set('short', 'x');
    expect(cache.get('short')).toBe('x');
  });
});
