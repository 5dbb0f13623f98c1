import { ne, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { rulingSummaries, rulings } from './corpus.table.ts';

/** By what a ruling is called: its parties, its place in the collection, its day. */
export interface RulingCaption {
  id: string;
  citation: string;
  title: string;
  court: string;
  /** ISO date, or null where the file does not tell. */
  date: string | null;
  /** The project wrote a summary of it: it is a leading one. */
  leading: boolean;
}

/** The captions of every ruling, and of the summaries whose ruling is not loaded. */
export async function readRulingCaptions(db: Database): Promise<RulingCaption[]> {
  const loaded = db
    .select({
      id: rulings.id,
      citation: rulings.citation,
      title: rulings.title,
      court: rulings.court,
      date: rulings.date,
      volume: rulings.volume,
      page: rulings.page,
    })
    .from(rulings)
    // What has no text is headnotes alone, called by their subjects and not by parties.
    .where(ne(rulings.text, ''));
  const summarised = db
    .select({
      id: rulingSummaries.id,
      citation: rulingSummaries.citation,
      title: rulingSummaries.title,
      court: rulingSummaries.court,
      date: sql<string | null>`${rulingSummaries.date}`,
      volume: rulingSummaries.volume,
      page: rulingSummaries.page,
    })
    .from(rulingSummaries);
  const [texts, summaries] = await Promise.all([loaded, summarised]);
  const summaryAt = new Map(summaries.map((summary) => [`${summary.volume}:${summary.page}`, summary]));
  const places = new Set(texts.map(({ volume, page }) => `${volume}:${page}`));
  return [
    ...texts.map(({ volume, page, title, ...ruling }) => {
      const summary = summaryAt.get(`${volume}:${page}`);
      // Older files name one party only; the summary names both.
      return { ...ruling, title: summary ? `${title} · ${summary.title}` : title, leading: summary !== undefined };
    }),
    ...summaries
      .filter(({ volume, page }) => !places.has(`${volume}:${page}`))
      .map(({ volume: _volume, page: _page, ...summary }) => ({ ...summary, leading: true })),
  ];
}
