/** As the system says that a connection could not be made or was cut, and as PostgreSQL does. */
const databaseDownCodes = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
]);

/**
 * What the driver says without a code, from its first word on: a query that failed may hold anything. A connection that is lost inside
 * a transaction is told of last by the `rollback` that fails on it, and of why it was lost no word is left.
 */
const driverWords =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect)/;

/** Whether a failure, or what caused it, is that the database is away; it comes back. */
export function isDatabaseDown(error: unknown): boolean {
  const seen = new Set<unknown>();
  for (let cause = error; cause instanceof Error && !seen.has(cause); cause = cause.cause) {
    if (databaseDownCodes.has((cause as NodeJS.ErrnoException).code ?? '')) return true;
    if (driverWords.test(cause.message)) return true;
    seen.add(cause);
  }
  return false;
}
