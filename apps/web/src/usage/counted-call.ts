import { usageRefreshDelayMs } from '@foja/contracts/limits';
import { messages } from '@foja/contracts/messages';
import type { QueryClient } from '@tanstack/react-query';
import { CallFailed } from '../platform/http.ts';
import { runLater } from '../platform/run-later.ts';
import { currentSession } from '../platform/session.ts';
import { remainingUsesQuery } from './use-remaining-uses.ts';

/**
 * Runs a call that costs a use. A signed-in user who has none left is refused here, without asking the server; after any
 * outcome but a 429 the count is read again a little later, when the server has recorded it (specification 4, 5).
 * @param mayBeFree the call carries what the server may give without a use, so that only the server can refuse it.
 * @throws {CallFailed} 429 `usage_exhausted` made up here, or what `run` throws.
 */
export async function countedCall<Answer>(
  client: QueryClient,
  run: () => Promise<Answer>,
  { mayBeFree = false } = {},
): Promise<Answer> {
  const session = currentSession();
  if (!session) return run();
  const known = client.getQueryData(remainingUsesQuery(session.user.email).queryKey);
  if (!mayBeFree && known && known.remaining <= 0)
    throw new CallFailed(429, 'usage_exhausted', messages.usageExhausted);
  try {
    const answer = await run();
    refreshUsageSoon(client);
    return answer;
  } catch (failure) {
    if (!(failure instanceof CallFailed && failure.status === 429)) refreshUsageSoon(client);
    throw failure;
  }
}

/** Asks for the count again after the server has recorded a counted call. */
export function refreshUsageSoon(client: QueryClient): void {
  runLater(() => void client.invalidateQueries({ queryKey: ['usage'] }), usageRefreshDelayMs);
}
