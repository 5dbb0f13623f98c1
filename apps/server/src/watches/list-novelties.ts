import type { NoveltiesResponse, Novelty } from '@foja/contracts/watches';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { findWritten } from '../editor/find-written.ts';
import { findMattersTold } from '../matters/find-matters-told.ts';
import { openHead } from '../matters/sealed-matter.ts';
import { unseal } from '../platform/sealing.ts';
import { novelties } from './watches.table.ts';
import { noveltyPurpose, type WatchesDeps } from './watches-deps.ts';

const listedMax = 200;

/** One's novelties, the newest first, with what each touches as far as one may still read it. */
export async function listNovelties(deps: WatchesDeps, { accountId }: SignedInActor): Promise<NoveltiesResponse> {
  const rows = await deps.db
    .select()
    .from(novelties)
    .where(eq(novelties.accountId, accountId))
    .orderBy(desc(novelties.at), desc(novelties.id))
    .limit(listedMax);
  const idsOf = (kind: 'writing' | 'matter') =>
    rows.flatMap(({ touched }) => touched.filter((one) => one.kind === kind).map(({ id }) => id));
  const titles = new Map<string, string>();
  for (const { documentId, accountId: owner, title } of await findWritten(deps, idsOf('writing'))) {
    if (owner === accountId) titles.set(documentId, title());
  }
  const asked = idsOf('matter').map((matterId) => ({ matterId, besides: [accountId] }));
  for (const { matterId, row, besides } of await findMattersTold(deps, asked)) {
    if (besides.includes(accountId)) titles.set(matterId, openHead(deps, row).title);
  }
  const [unread] = await deps.db
    .select({ count: count() })
    .from(novelties)
    .where(and(eq(novelties.accountId, accountId), isNull(novelties.readAt)));
  return {
    unread: unread?.count ?? 0,
    novelties: rows.map(
      (row): Novelty => ({
        id: row.id,
        kind: row.kind,
        subject: unseal(deps.keyring, noveltyPurpose(row), row.sealedSubject),
        source: row.source,
        text: row.text,
        url: row.url,
        day: row.day,
        touched: row.touched.flatMap(({ kind, id }) => {
          const title = titles.get(id);
          return title === undefined ? [] : [{ kind, id, title }];
        }),
        readAt: row.readAt?.toISOString() ?? null,
      }),
    ),
  };
}

/** Notes that these were read, or that they were not; another's are left as they are. */
export async function readNovelties(
  deps: WatchesDeps,
  actor: SignedInActor,
  { ids, read }: { ids: string[]; read: boolean },
): Promise<NoveltiesResponse> {
  await deps.db
    .update(novelties)
    .set({ readAt: read ? deps.clock.now() : null })
    .where(and(inArray(novelties.id, ids), eq(novelties.accountId, actor.accountId)));
  return listNovelties(deps, actor);
}
