import { eq } from 'drizzle-orm';
import {
  type RecordedRuling,
  readRulingSummaryMarks,
  readRulingsCitedBy,
  readRulingsSince,
} from '../corpus/read-rulings-since.ts';
import { holdNews, looksBackMs, type NoticingDeps } from './hold-news.ts';
import { citedAmong, tellWhoCites } from './tell-news.ts';
import { corpusNews } from './watches.table.ts';

/** A ruling that was taken into the corpus later than this after its day is an old one that was missing, and no news of those it cites. */
const isRecentForMs = 366 * 86_400_000;

/** Of rulings that are cited: those that an import added or changed, and those that a later ruling cites. */
export async function noticeRulings(deps: NoticingDeps): Promise<number> {
  const now = deps.clock.now();
  // Two moments: that of the first round, and that up to which all was told.
  const row = await holdNews(deps.db, 'rulings', 0, [now.toISOString(), now.toISOString()]);
  if (!row) return 0;
  const [start = 0, last = 0] = row.known.map((at) => Date.parse(at));
  const since = Math.max(start, Math.min(last, now.getTime() - looksBackMs));
  const recorded = await readRulingsSince(deps.db, new Date(since));
  const told = (await noticeTexts(deps, recorded)) + (await noticeCiting(deps, recorded));
  // What an unread one cites is looked for again once it was read.
  const unread = recorded.find(({ isRead }) => !isRead);
  const upTo = Math.min(now.getTime(), unread ? unread.recordedAt.getTime() - 1 : now.getTime());
  await deps.db
    .update(corpusNews)
    .set({ known: [new Date(start).toISOString(), new Date(Math.max(start, upTo)).toISOString()] })
    .where(eq(corpusNews.source, 'rulings'));
  return told;
}

/** Summaries of rulings that are cited, which the project wrote or changed. */
export async function noticeRulingSummaries(deps: NoticingDeps): Promise<number> {
  const all = await readRulingSummaryMarks(deps.db);
  const row = await holdNews(
    deps.db,
    'ruling-summaries',
    0,
    all.map(({ mark }) => mark),
  );
  if (!row) return 0;
  const known = new Set(row.known);
  const fresh = all.filter(({ mark }) => !known.has(mark));
  if (fresh.length === 0) return 0;
  let told = 0;
  for (const { id, citation, title, target, mark } of fresh) {
    const subject = `${citation} (${title})`;
    const text = 'El resumen del fallo es nuevo o cambió.';
    const news = { key: `summary:${mark}`, kind: 'ruling-changed' as const, subject, source: id, text, url: null };
    told += await tellWhoCites(deps, news, [target]);
  }
  await deps.db
    .update(corpusNews)
    .set({ known: all.map(({ mark }) => mark) })
    .where(eq(corpusNews.source, 'ruling-summaries'));
  return told;
}

async function noticeTexts(deps: NoticingDeps, recorded: readonly RecordedRuling[]): Promise<number> {
  const cited = await citedAmong(
    deps,
    recorded.flatMap(({ target }) => target ?? []),
  );
  let told = 0;
  for (const ruling of recorded) {
    const { id, target, citation, title, contentHash } = ruling;
    if (target === null || !cited.has(target)) continue;
    told += await tellWhoCites(
      deps,
      {
        key: `ruling:${id}:${contentHash.slice(0, 12)}`,
        kind: 'ruling-changed',
        subject: `${citation} (${title})`,
        source: id,
        text: whatIsThere(ruling),
        url: null,
      },
      [target],
    );
  }
  return told;
}

function whatIsThere({ text, hasHeadnotes }: RecordedRuling): string {
  const headnotes = hasHeadnotes ? 'con sus sumarios' : 'sin sumarios';
  if (text === 'whole') return `Foja tiene ahora el texto completo, ${headnotes}.`;
  if (text === 'part') return `Foja tiene ahora una parte del texto, ${headnotes}.`;
  return 'Foja tiene ahora sus sumarios, sin el texto.';
}

async function noticeCiting(deps: NoticingDeps, recorded: readonly RecordedRuling[]): Promise<number> {
  const recent = new Map(
    recorded
      .filter(({ date, isRead, recordedAt }) => isRead && isRecent(date, recordedAt))
      .map((ruling) => [ruling.id, ruling]),
  );
  const pairs = await readRulingsCitedBy(deps.db, [...recent.keys()]);
  const cited = await citedAmong(deps, [...new Set(pairs.map(({ target }) => target))]);
  let told = 0;
  for (const { rulingId, target } of pairs) {
    const citing = recent.get(rulingId);
    if (!citing || !cited.has(target)) continue;
    told += await tellWhoCites(
      deps,
      {
        key: `citing:${rulingId}:${target}`,
        kind: 'ruling-cited',
        subject: `Fallos: ${target.slice(target.indexOf(':') + 1)}`,
        source: rulingId,
        text: `${citing.citation} (${citing.title})`,
        url: null,
      },
      [target],
    );
  }
  return told;
}

const isRecent = (date: string | null, recordedAt: Date) =>
  date !== null && recordedAt.getTime() - Date.parse(date) <= isRecentForMs;
