import type { AccountExport } from '@foja/contracts/account-export';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { unseal } from '../platform/sealing.ts';
import { findWatches } from './own-watches.ts';
import { novelties, watchPreferences } from './watches.table.ts';
import { noveltyPurpose } from './watches-deps.ts';

/** What an account follows and was told, and whether it is mailed, for its owner. */
export async function listWatchesOf(
  deps: { db: Database; keyring: Keyring },
  accountId: string,
): Promise<Pick<AccountExport, 'watches' | 'novelties' | 'noveltiesMail'>> {
  const [chosen] = await deps.db.select().from(watchPreferences).where(eq(watchPreferences.accountId, accountId));
  const told = await deps.db
    .select()
    .from(novelties)
    .where(eq(novelties.accountId, accountId))
    .orderBy(desc(novelties.at), desc(novelties.id));
  return {
    watches: (await findWatches(deps, accountId)).map(({ id: _, ...watch }) => watch),
    novelties: told.map((row) => ({
      kind: row.kind,
      subject: unseal(deps.keyring, noveltyPurpose(row), row.sealedSubject),
      text: row.text,
      url: row.url,
      day: row.day,
      readAt: row.readAt?.toISOString() ?? null,
    })),
    noveltiesMail: chosen?.mailDigest ?? false,
  };
}
