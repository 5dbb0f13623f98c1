import { expect, it } from 'vitest';
import { toGray, turned } from './gray-image.ts';

it('packed bits, RGB and RGBA become one byte a pixel; what is not as it says is none', () => {
  const bits = toGray({ kind: 1, width: 10, height: 1, data: new Uint8Array([0b1010_0000, 0b0100_0000]) });
  expect([...(bits?.pixels ?? [])]).toEqual([255, 0, 255, 0, 0, 0, 0, 0, 0, 255]);
  const rgb = toGray({ kind: 2, width: 2, height: 1, data: new Uint8Array([255, 255, 255, 255, 0, 0]) });
  expect([...(rgb?.pixels ?? [])]).toEqual([255, 76]);
  const rgba = toGray({ kind: 3, width: 1, height: 1, data: new Uint8ClampedArray([0, 0, 0, 255]) });
  expect([...(rgba?.pixels ?? [])]).toEqual([0]);
  expect(toGray({ kind: 2, width: 9, height: 9, data: new Uint8Array(3) })).toBeNull();
  expect(toGray({ kind: 1, width: 9, height: 9, data: new Uint8Array(3) })).toBeNull();
  expect(toGray({ kind: 9, width: 1, height: 1, data: new Uint8Array(9) })).toBeNull();
});

it('a page that is to be shown turned is turned', () => {
  const image = { width: 3, height: 2, pixels: new Uint8Array([1, 2, 3, 4, 5, 6]) };
  const shown = (degrees: number) => {
    const { height, pixels, width } = turned(image, degrees);
    return [width, height, ...pixels];
  };
  expect(shown(0)).toEqual([3, 2, 1, 2, 3, 4, 5, 6]);
  expect(shown(90)).toEqual([2, 3, 4, 1, 5, 2, 6, 3]);
  expect(shown(180)).toEqual([3, 2, 6, 5, 4, 3, 2, 1]);
  expect(shown(-90)).toEqual([2, 3, 3, 6, 2, 5, 1, 4]);
  expect(shown(270)).toEqual(shown(-90));
});
