import { expect, it } from 'vitest';
import { withOwnStrings } from './own-strings.ts';

it('copies lists, records and texts, and leaves everything else as it is', () => {
  const day = new Date();
  const read = {
    on: ['lct:245', 'lct:245'],
    answer: '¿Qué? «Un mes» — ½ año…',
    cases: [{ when: null, order: 2 }],
    day,
  };
  const own = withOwnStrings(read);
  expect(own).toEqual(read);
  expect(own.on).not.toBe(read.on);
  expect(own.day).toBe(day);
});
