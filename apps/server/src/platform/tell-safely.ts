/** An error as it may be logged. */
export interface SafeError {
  name: string;
  message: string;
  code?: string;
  /** Where it was thrown: the lines of the stack without what was said. */
  at: string;
  cause?: SafeError;
}

const maxCauses = 4;
const maxMessage = 300;

/**
 * What a log may hold of an error. A database repeats the values of a row in its message, its detail and its stack, and drizzle those
 * of a query: names, addresses, questions. Of such an error the code and the place are told, never the words.
 */
export function tellSafely(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { name: 'unknown', message: '', at: '' };
  const cause = error.cause instanceof Error && depth < maxCauses ? tellSafely(error.cause, depth + 1) : undefined;
  // The logger writes no fields of a cause, and a query's error has its code there.
  const code = (error as NodeJS.ErrnoException).code ?? cause?.code;
  return {
    name: error.name,
    message: ofDatabase(error) ? 'database error' : error.message.slice(0, maxMessage),
    ...(typeof code === 'string' ? { code } : {}),
    at: placesOf(error),
    ...(cause ? { cause } : {}),
  };
}

/** Its own, or one that repeats a query's: a query, its parameters, or the fields that only PostgreSQL's errors have. */
function ofDatabase(error: Error): boolean {
  return (
    /Failed query:|\nparams:/.test(error.message) ||
    ['severity', 'detail', 'schema', 'table', 'routine'].some((field) => field in error) ||
    (error.cause instanceof Error && ofDatabase(error.cause))
  );
}

/** A place in the code ends with its line, or says that there is none. */
const place = /^\s+at .*(?::\d+:\d+\)?|\((?:<anonymous>|native|index \d+)\))$/;

/** The stack repeats the message, which may take several lines and have some that look like places, before its places. */
export function placesOf({ message, stack = '' }: Error): string {
  const said = message === '' ? -1 : stack.indexOf(message);
  return stack
    .slice(said === -1 ? 0 : said + message.length)
    .split('\n')
    .filter((line) => place.test(line))
    .join('\n');
}
