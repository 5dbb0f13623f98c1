import { findAccountsById } from '../accounts/find-accounts-by-id.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';

/** How people are told in a causa; who is gone is left out. */
export async function findPeople(
  deps: { db: DatabaseOrTransaction },
  accountIds: readonly (string | null)[],
): Promise<Map<string, { accountId: string; name: string }>> {
  const accounts = await findAccountsById(
    deps,
    accountIds.filter((id) => id !== null),
  );
  return new Map(
    [...accounts].map(([accountId, { firstName, lastName }]) => [
      accountId,
      { accountId, name: `${firstName} ${lastName}`.trim() },
    ]),
  );
}
