import { vi } from 'vitest';

/** Only ends what would hang. */
const boundMs = 15_000;

/** Until the check passes, which a busy machine may take its time for; a controlled clock goes on meanwhile. */
export const until = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: boundMs });
