import { expect, it } from 'vitest';
import { isDiskFull } from './disk-full.ts';

it.each([
  ['the disk', 'ENOSPC'],
  ['the bound of the user’s room', 'EDQUOT'],
  ['PostgreSQL', '53100'],
])('a full disk is known as %s says it, also where libraries have put their own errors around it', (_, code) => {
  const said = Object.assign(new Error('full'), { code });
  expect(isDiskFull(said)).toBe(true);
  expect(isDiskFull(new Error('Failed query', { cause: new Error('write', { cause: said }) }))).toBe(true);
});

it('no other failure is taken for one, nor does one that goes in a circle hold anything up', () => {
  expect(isDiskFull(Object.assign(new Error('lost'), { code: 'EIO' }))).toBe(false);
  const circle = new Error('a');
  circle.cause = new Error('b', { cause: circle });
  expect(isDiskFull(circle)).toBe(false);
});
