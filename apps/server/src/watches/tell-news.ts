import { randomUUID } from 'node:crypto';
import type { NoveltyKind } from '@foja/contracts/watches-text';
import { inArray } from 'drizzle-orm';
import { findWritten } from '../editor/find-written.ts';
import { findMattersTold } from '../matters/find-matters-told.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { seal } from '../platform/sealing.ts';
import { todayOf } from './today.ts';
import { citedSources, novelties } from './watches.table.ts';
import { noveltyPurpose, sourceHash, type WatchingDeps } from './watches-deps.ts';

/** A piece of news of the law. */
export interface News {
  /** The same piece has the same key, so that each account is told once. */
  key: string;
  kind: NoveltyKind;
  subject: string;
  source: string | null;
  text: string;
  url: string | null;
  /** `YYYY-MM-DD`; today where left out. */
  day?: string;
}

export type Touched = { kind: 'writing' | 'matter'; id: string };
const askedAtOnce = 1_000;

type TellDeps = Omit<WatchingDeps, 'db'> & { db: DatabaseOrTransaction };

/** Tells a piece of news to everybody whose writings or causas cite one of these articles or norms. Returns how many were told. */
export async function tellWhoCites(deps: TellDeps, news: News, keys: readonly string[]): Promise<number> {
  let told = 0;
  for (const [accountId, touched] of await whoCites(deps, keys)) {
    if (await tell(deps, accountId, news, touched)) told += 1;
  }
  return told;
}

/** Those of these articles and norms that anybody cites. */
export async function citedAmong(deps: TellDeps, keys: readonly string[]): Promise<Set<string>> {
  const cited = new Set<string>();
  for (let from = 0; from < keys.length; from += askedAtOnce) {
    const byHash = new Map(keys.slice(from, from + askedAtOnce).map((key) => [sourceHash(deps, key), key]));
    const rows = await deps.db
      .selectDistinct({ hash: citedSources.sourceHash })
      .from(citedSources)
      .where(inArray(citedSources.sourceHash, [...byHash.keys()]));
    for (const { hash } of rows) cited.add(byHash.get(hash) ?? '');
  }
  return cited;
}

/** Tells one account, unless it was told already. */
export async function tell(deps: TellDeps, accountId: string, news: News, touched: Touched[]): Promise<boolean> {
  const id = randomUUID();
  const inserted = await deps.db
    .insert(novelties)
    .values({
      id,
      accountId,
      newsKey: news.key,
      kind: news.kind,
      sealedSubject: seal(deps.keyring, noveltyPurpose({ accountId, id }), news.subject),
      source: news.source,
      text: news.text,
      url: news.url,
      day: news.day ?? todayOf(deps),
      touched,
      at: deps.clock.now(),
      readAt: null,
      mailedAt: null,
    })
    .onConflictDoNothing()
    .returning({ id: novelties.id });
  return inserted.length > 0;
}

async function whoCites(deps: TellDeps, keys: readonly string[]): Promise<Map<string, Touched[]>> {
  const hashes = [...new Set(keys)].map((key) => sourceHash(deps, key));
  const told = new Map<string, Touched[]>();
  if (hashes.length === 0) return told;
  const rows = await deps.db
    .selectDistinct({ documentId: citedSources.documentId, matterId: citedSources.matterId })
    .from(citedSources)
    .where(inArray(citedSources.sourceHash, hashes));
  const add = (accountId: string, touched: Touched) => told.set(accountId, [...(told.get(accountId) ?? []), touched]);
  for (const { documentId, accountId } of await findWritten(
    deps,
    rows.flatMap((row) => row.documentId ?? []),
  )) {
    add(accountId, { kind: 'writing', id: documentId });
  }
  for (const { matterId, accountIds } of await findMattersTold(
    deps,
    rows.flatMap(({ matterId }) => (matterId ? [{ matterId }] : [])),
  )) {
    for (const accountId of accountIds) add(accountId, { kind: 'matter', id: matterId });
  }
  return told;
}
