import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays, type CivilDay, isWeekend } from '@foja/computable-law/core/civil-day';
import type { GazetteNotice, GazetteNotices } from '@foja/contracts/gazette';
import type { WatchKind } from '@foja/contracts/watches-text';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { parseCitations } from '@foja/legal-text/citations';
import { fold } from '@foja/legal-text/fold';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { GazetteUnavailable } from '../gazette/gazette-unavailable.ts';
import { HttpError } from '../platform/http-errors.ts';
import { unseal } from '../platform/sealing.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import { type News, tell, tellWhoCites } from './tell-news.ts';
import { todayOf } from './today.ts';
import { citedSources, gazetteReadings, watches } from './watches.table.ts';
import { type WatchingDeps, watchPurpose } from './watches-deps.ts';

/** Gives the notices of a day: the gazette with its cache. */
export type ReadNotices = (date: string) => Promise<GazetteNotices>;

/** The edition stands on the site early in the morning. */
const firstHour = 7;
const argentineOffsetMs = 3 * 3_600_000;
/** A day that could not be read, or that a server died over, is asked for again after this, and no sooner. */
const againMs = 60 * 60_000;
/** A watch that finds more than this in one edition looks for nothing in particular. */
const toldOfWatchMax = 50;
/** Days before today that are read where nobody did. */
const daysBack = 3;
/** Notices that are read, or looked through for a watch, before others are served. */
const noticesInOneTurn = 20;

/**
 * Looks the gazette of today, and of the days before that nobody could read, through for what is cited and watched. The site is asked
 * only where somebody watches something, once a day and not more than once an hour where it cannot be reached; of any number of servers
 * by one.
 */
export async function readGazetteForWatches(deps: WatchingDeps, readNotices: ReadNotices): Promise<number> {
  const hour = new Date(deps.clock.now().getTime() - argentineOffsetMs).getUTCHours();
  if (hour < firstHour || !(await isAnythingWatched(deps))) return 0;
  const today = todayOf(deps);
  let told = 0;
  for (let back = 0; back <= daysBack; back++) {
    const day = addDays(today, -back);
    if (isWeekend(day) || !(await claimDay(deps, day))) continue;
    told += await readDay(deps, day, readNotices);
  }
  return told;
}

async function isAnythingWatched({ db }: WatchingDeps): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select exists (select 1 from ${watches}) or exists (select 1 from ${citedSources}) as watched`,
  );
  return (rows[0] as { watched: boolean } | undefined)?.watched ?? false;
}

/** Whether this server is the one that reads the day now. */
async function claimDay({ db, clock }: WatchingDeps, day: string): Promise<boolean> {
  const now = clock.now();
  const claimed = await db
    .insert(gazetteReadings)
    .values({ day, state: 'waiting', at: now })
    .onConflictDoUpdate({
      target: gazetteReadings.day,
      set: { at: now },
      setWhere: and(
        or(eq(gazetteReadings.state, 'waiting'), eq(gazetteReadings.state, 'unreachable')),
        lt(gazetteReadings.at, new Date(now.getTime() - againMs)),
      ),
    })
    .returning({ day: gazetteReadings.day });
  return claimed.length > 0;
}

async function readDay(deps: WatchingDeps, day: CivilDay, readNotices: ReadNotices): Promise<number> {
  const settle = (state: 'read' | 'no-edition' | 'unreachable' | 'waiting') =>
    deps.db.update(gazetteReadings).set({ state, at: deps.clock.now() }).where(eq(gazetteReadings.day, day));
  let notices: GazetteNotices;
  try {
    notices = await readNotices(day.split('-').reverse().join('-'));
  } catch (error) {
    if (error instanceof GazetteUnavailable || (error instanceof HttpError && error.status === 429)) {
      await settle('unreachable');
      return 0;
    }
    if (!(error instanceof HttpError)) throw error;
    // Today's may come out later; that of another day will not.
    await settle(day === todayOf(deps) ? 'waiting' : 'no-edition');
    return 0;
  }
  const told = await lookThrough(deps, day, notices);
  await settle('read');
  return told;
}

async function lookThrough(deps: WatchingDeps, day: CivilDay, { categories }: GazetteNotices): Promise<number> {
  const registry = await openNormRegistry(deps.db, deps.clock)();
  const read: (ReadNotice & { notice: GazetteNotice; news: ReturnType<typeof newsOf> })[] = [];
  const all = categories.flatMap(({ name, notices }) => notices.map((notice) => ({ category: name, notice })));
  for await (const { category, notice } of inTurns(all))
    read.push({ notice, ...readNotice(notice, category, registry), news: newsOf(notice, day) });
  let told = 0;
  for (const { notice, norms, news } of read) {
    for (const norm of norms) {
      const named = registry.get(norm);
      const subject = named?.aliases[0] ?? named?.title ?? norm;
      told += await tellWhoCites(
        deps,
        { ...news, key: `gazette:${notice.id}:${norm}`, kind: 'gazette-norm', subject },
        [norm],
      );
    }
  }
  for (const watch of await deps.db.select().from(watches)) {
    const term = unseal(deps.keyring, watchPurpose(watch), watch.sealedTerm);
    const holds = matcherOf(watch.kind, term, registry);
    let found = 0;
    for await (const one of inTurns(read)) {
      if (!holds(one)) continue;
      found += 1;
      if (found > toldOfWatchMax) break;
      const news = {
        ...one.news,
        key: `watch:${watch.id}:${one.notice.id}`,
        kind: 'gazette-watch' as const,
        subject: term,
      };
      if (await tell(deps, watch.accountId, news, [])) told += 1;
    }
  }
  return told;
}

/** One after the other; between one lot and the next, and after the last, others are served. */
async function* inTurns<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % noticesInOneTurn === 0) await nextTurn();
    yield item;
  }
  await nextTurn();
}

interface ReadNotice {
  issuer: string;
  /** Words of the whole notice, folded, with plain numbers. */
  words: string;
  /** Its words of meaning in their basic form, those of its section too. */
  terms: ReadonlySet<string>;
  /** Codes of the norms that it names, that it is itself included. */
  norms: string[];
}

function readNotice({ issuer, norm, summary }: GazetteNotice, category: string, registry: NormRegistry): ReadNotice {
  const text = `${norm}. ${summary}`;
  const norms = parseCitations(text, registry).flatMap((citation) => citation.norm ?? []);
  return {
    issuer: fold(issuer),
    words: plain(fold(`${issuer} ${text}`)),
    terms: new Set(analyzeTerms(`${category}. ${issuer}. ${text}`)),
    norms: [...new Set(norms)],
  };
}

function newsOf({ issuer, norm, summary, url }: GazetteNotice, day: string): Omit<News, 'key' | 'kind' | 'subject'> {
  return { source: null, text: [issuer, norm, summary].filter(Boolean).join(' · '), url, day };
}

/** Whether a notice is one that a watch looks for. */
function matcherOf(kind: WatchKind, term: string, registry: NormRegistry): (notice: ReadNotice) => boolean {
  const folded = fold(term).trim();
  if (kind === 'issuer') return ({ issuer }) => issuer.includes(folded);
  if (kind === 'subject') {
    const subject = analyzeTerms(term);
    return ({ terms }) => subject.length > 0 && subject.every((word) => terms.has(word));
  }
  const wanted = folded
    .split(/[^\p{L}\p{N}./]+/u)
    .filter((word) => word.length > 1)
    .map(plain);
  const hasAll = ({ words }: ReadNotice) => wanted.length > 0 && wanted.every((word) => holdsWord(words, word));
  if (kind === 'words') return hasAll;
  const codes = new Set(parseCitations(term, registry).flatMap((citation) => citation.norm ?? []));
  return (notice) => notice.norms.some((code) => codes.has(code)) || hasAll(notice);
}

/** "24.240" and "24240" are one number. */
function plain(text: string): string {
  return text.replace(/(\d)\.(?=\d{3})/g, '$1');
}

/** A word begins where it stands. Both are plain. */
function holdsWord(held: string, wanted: string): boolean {
  const isNumber = /\d$/.test(wanted);
  for (let at = held.indexOf(wanted); at >= 0; at = held.indexOf(wanted, at + 1)) {
    const before = held[at - 1] ?? ' ';
    const after = held[at + wanted.length] ?? ' ';
    if (!/[\p{L}\p{N}]/u.test(before) && !(isNumber && /\d/.test(after))) return true;
  }
  return false;
}
