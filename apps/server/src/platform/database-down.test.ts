import { expect, it } from 'vitest';
import { isDatabaseDown } from './database-down.ts';

const withCode = (code: string) => Object.assign(new Error('lost'), { code });

it.each([
  ['the system, of a connection that is cut', withCode('ECONNRESET')],
  ['the system, of one that is written to after it was cut', withCode('EPIPE')],
  ['PostgreSQL, which is told to stop', withCode('57P01')],
  ['the driver, whose query was under way', new Error('Connection terminated unexpectedly')],
  ['the driver, whose query comes later', new Error('Client has encountered a connection error and is not queryable')],
  ['the driver, of a connection that it closed', new Error('Client was closed and is not queryable')],
  ['the driver, which waits for one', new Error('timeout exceeded when trying to connect')],
])(
  'a database that is away is known as %s says it, also where libraries have put their own errors around it',
  (_, said) => {
    expect(isDatabaseDown(said)).toBe(true);
    expect(isDatabaseDown(new Error('Failed query: rollback', { cause: new Error('write', { cause: said }) }))).toBe(
      true,
    );
  },
);

it('no other failure is taken for one, nor does one that goes in a circle hold anything up', () => {
  expect(isDatabaseDown(withCode('23505'))).toBe(false);
  expect(isDatabaseDown(new Error('Failed query: insert\nparams: Connection terminated'))).toBe(false);
  const circle = new Error('a');
  circle.cause = new Error('b', { cause: circle });
  expect(isDatabaseDown(circle)).toBe(false);
});
