import { monthNames } from '../../platform/month-names.ts';
import type { Change } from '../changes/read-changes.ts';
import type { OfficialText } from './official-text.ts';

const dayInWords = new RegExp(String.raw`\b(\d{1,2}) de (${monthNames.join('|')}) de (\d{4})\b`, 'g');
const dayInFigures = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g;
const norm = /\b(?:ley|decreto|dnu) [\d.]+(?:\/\d+)?/gi;

/**
 * A sentence without what no article says but the table of changes or the official notes do, and is held against them there: the day since
 * which the law of these articles changed or on which it was published, and the norms that changed it.
 * @param keys articles on which the sentence stands.
 */
export function withoutKnownByChanges(
  sentence: string,
  keys: readonly string[],
  changes: readonly Change[],
  { articles }: OfficialText,
): string {
  const norms = new Set(keys.map(normOf));
  const touching = changes.filter(
    ({ norm: changed, by, today }) =>
      norms.has(changed) || norms.has(normOf(by)) || today.some((key) => keys.includes(key)),
  );
  const written = [
    ...touching.flatMap(({ told = '' }) => told),
    ...keys.flatMap((key) => articles.get(key)?.notes ?? []),
  ].join(' ');
  const days = new Set([
    ...touching.flatMap(({ since }) => since ?? []),
    ...[...written.matchAll(dayInFigures)].map(([, day, month, year]) => civilDay(day, month, year)),
  ]);
  const named = new Set(touching.flatMap((change) => `${change.norm} ${change.by}`.toLowerCase().match(norm) ?? []));
  return sentence
    .replace(dayInWords, (text, day: string, month: string, year: string) =>
      days.has(civilDay(day, String(monthNames.indexOf(month) + 1), year)) ? ' ' : text,
    )
    .replace(norm, (text) => (named.has(text.toLowerCase()) ? ' ' : text));
}

const normOf = (key: string) => key.split(':')[0] ?? key;

function civilDay(day = '', month = '', year = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
