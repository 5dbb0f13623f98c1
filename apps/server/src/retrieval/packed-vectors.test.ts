import { expect, test } from 'vitest';
import { PackedVectors } from './packed-vectors.ts';

const vectors = [Float32Array.of(0.5, -0.25, 0, 0.1), Float32Array.of(0, 0, 0, 0), Float32Array.of(-3, 2, 1, 0)];
const packed = new PackedVectors(vectors);

test('a product is that of the vector, to a hundredth of its largest number', () => {
  const other = Float32Array.of(1, 1, 1, 1);
  for (const [number, vector] of vectors.entries()) {
    const exact = vector.reduce((sum, value) => sum + value, 0);
    const largest = Math.max(...vector.map(Math.abs));
    expect(Math.abs(packed.product(number, other) - exact)).toBeLessThanOrEqual(4 * largest * 0.01);
  }
});

test('so much of a vector is added to a sum, and nothing of one without length', () => {
  const sum = Float32Array.of(1, 1, 1, 1);
  packed.addTo(sum, 1, 5);
  expect([...sum]).toEqual([1, 1, 1, 1]);
  packed.addTo(sum, 2, 2);
  expect(sum[0]).toBeCloseTo(-5, 1);
  expect(sum[3]).toBe(1);
});

test('the highest product is the highest of each by itself, to the last bit, and 0 at least', () => {
  const dimensions = 8;
  const some = (seed: number) => Float32Array.from({ length: dimensions }, (_, at) => Math.sin(seed * 31 + at * 7));
  for (const size of [0, 1, 4, 7]) {
    const all = new PackedVectors(Array.from({ length: size }, (_, number) => some(number)));
    for (const other of [some(50), some(51), some(52)]) {
      const each = Array.from({ length: size }, (_, number) => all.product(number, other));
      expect(all.highestProduct(other)).toBe(Math.max(0, ...each));
    }
  }
});

test('none at all is no error', () => {
  expect(new PackedVectors([]).size).toBe(0);
});
