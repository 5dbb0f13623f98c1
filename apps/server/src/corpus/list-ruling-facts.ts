import { inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { rulingSummaries, rulings } from './corpus.table.ts';

/** What filters and counts go by. */
export interface RulingFacts {
  id: string;
  court: string;
  /** ISO date, or null where the corpus does not tell. */
  date: string | null;
}

/** Court and date of every ruling and of every summary. */
export async function listRulingFacts(db: Database): Promise<RulingFacts[]> {
  const [official, editorial] = await Promise.all([
    db.select({ id: rulings.id, court: rulings.court, date: rulings.date }).from(rulings),
    db
      .select({ id: rulingSummaries.id, court: rulingSummaries.court, date: rulingSummaries.date })
      .from(rulingSummaries),
  ]);
  return [...official, ...editorial];
}

/** The same of these alone, with the subjects under which they are filed. */
export async function readRulingSubjects(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, RulingFacts & { subjects: string[] }>> {
  if (ids.length === 0) return new Map();
  const [official, editorial] = await Promise.all([
    db
      .select({ id: rulings.id, court: rulings.court, date: rulings.date, summary: rulings.summary })
      .from(rulings)
      .where(inArray(rulings.id, [...ids])),
    db
      .select({
        id: rulingSummaries.id,
        court: rulingSummaries.court,
        date: rulingSummaries.date,
        area: rulingSummaries.area,
      })
      .from(rulingSummaries)
      .where(inArray(rulingSummaries.id, [...ids])),
  ]);
  const filed = [
    ...official.map(({ summary, ...facts }) => ({ ...facts, subjects: subjectsOf(summary) })),
    ...editorial.map(({ area, ...facts }) => ({ ...facts, subjects: [area] })),
  ];
  return new Map(filed.map((facts) => [facts.id, facts]));
}

const maxSubjects = 12;

/** The voices under which official headnotes are filed: what stands in capitals before a colon at the beginning of a line. */
export function subjectsOf(headnotes: string): string[] {
  const voices = [...headnotes.matchAll(/^([\p{Lu}][\p{Lu} ,.()-]{3,70}):(?=\s)/gmu)].map(([, voice = '']) =>
    sentenceCase(voice.trim()),
  );
  return [...new Set(voices)].slice(0, maxSubjects);
}

/** The collection prints capitals without accents; the commonest ending takes its own back. */
function sentenceCase(voice: string): string {
  const lower = voice.toLocaleLowerCase('es').replace(/(?<=[cs])ion(?!\p{L})/gu, 'ión');
  return lower.charAt(0).toLocaleUpperCase('es') + lower.slice(1);
}
