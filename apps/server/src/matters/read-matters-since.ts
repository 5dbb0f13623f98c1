import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { openInTurns } from '../platform/open-in-turns.ts';
import { matterItems, matters } from './matters.table.ts';
import { openItem } from './sealed-matter.ts';

export interface ChangedMatter {
  matterId: string;
  updatedAt: Date;
  /** Opens everything that is written into it: only where somebody reads it. */
  texts: () => Promise<string[]>;
}

const openedAtOnce = 20;

/** Every causa, of all accounts, that changed after a moment, by its id: for what the server reads by itself. */
export async function* readMattersSince(
  deps: { db: Database; keyring: Keyring },
  since: Date,
): AsyncGenerator<ChangedMatter> {
  for (let after: string | null = null; ; ) {
    const lot: { id: string; updatedAt: Date }[] = await deps.db
      .select({ id: matters.id, updatedAt: matters.updatedAt })
      .from(matters)
      .where(
        and(
          gt(matters.updatedAt, since),
          isNull(matters.deletedAt),
          after === null ? undefined : gt(matters.id, after),
        ),
      )
      .orderBy(asc(matters.id))
      .limit(openedAtOnce);
    for (const { id, updatedAt } of lot) yield { matterId: id, updatedAt, texts: () => textsOf(deps, id) };
    after = lot.at(-1)?.id ?? null;
    if (lot.length < openedAtOnce) return;
  }
}

async function textsOf(deps: { db: Database; keyring: Keyring }, matterId: string): Promise<string[]> {
  const rows = await deps.db
    .select()
    .from(matterItems)
    .where(and(eq(matterItems.matterId, matterId), isNull(matterItems.deletedAt)));
  const texts = await openInTurns(
    rows,
    ({ sealedBody }) => sealedBody,
    (row) =>
      Object.entries(openItem(deps, row).body).flatMap(([name, value]) =>
        typeof value === 'string' && name !== 'data' ? [value] : [],
      ),
  );
  return texts.flat();
}
