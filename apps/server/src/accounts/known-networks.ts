import { and, eq, gt, lte } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { attemptKey } from '../platform/rate-limit/rate-limit.ts';
import { knownNetworks } from './accounts.table.ts';

/** A network that was not used for longer is no longer known. */
const knownForMs = 90 * 86_400_000;

interface NetworkOfAccount {
  accountId: string;
  network: string;
}

/** Whether the account has signed in from this network in the last ninety days. */
export async function isKnownNetwork(
  deps: { db: Pick<Database, 'select'>; clock: Clock; jwtSecret: string },
  { accountId, network }: NetworkOfAccount,
): Promise<boolean> {
  const [known] = await deps.db
    .select({ at: knownNetworks.lastSignInAt })
    .from(knownNetworks)
    .where(
      and(
        eq(knownNetworks.accountId, accountId),
        eq(knownNetworks.network, attemptKey(deps, network)),
        gt(knownNetworks.lastSignInAt, forgottenBefore(deps)),
      ),
    );
  return known !== undefined;
}

/** Remembers that the account has signed in from this network, and forgets networks of long ago. */
export async function rememberNetwork(
  deps: { db: Pick<Database, 'insert' | 'delete'>; clock: Clock; jwtSecret: string },
  { accountId, network }: NetworkOfAccount,
): Promise<void> {
  const lastSignInAt = deps.clock.now();
  await deps.db
    .insert(knownNetworks)
    .values({ accountId, network: attemptKey(deps, network), lastSignInAt })
    .onConflictDoUpdate({ target: [knownNetworks.accountId, knownNetworks.network], set: { lastSignInAt } });
  await deps.db
    .delete(knownNetworks)
    .where(and(eq(knownNetworks.accountId, accountId), lte(knownNetworks.lastSignInAt, forgottenBefore(deps))));
}

function forgottenBefore({ clock }: { clock: Clock }): Date {
  return new Date(clock.now().getTime() - knownForMs);
}
