import { readParagraphs } from './read-paragraphs.ts';

/** What the card of a norm (`verNorma.do`) tells. */
export interface NormCard {
  /** "Ley 24240". */
  name: string;
  title: string;
  /** ISO date of its publication in the Boletín Oficial. */
  publishedOn: string | null;
  hasUpdatedText: boolean;
  hasOriginalText: boolean;
}

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** @returns `unknown` where InfoLEG says that there is no such norm; null where the page is something else. */
export function parseNormCard(html: string): NormCard | 'unknown' | null {
  if (/no se encuentra registrada/i.test(html)) return 'unknown';
  const texts = /id="?Textos_Completos/i.test(html);
  if (!texts) return null;
  const lines = readParagraphs(html).map(({ text }) => text);
  const start = lines.findIndex((line) =>
    /^(?:ley|decreto|constituci[oó]n|resoluci[oó]n|disposici[oó]n|acordada|c[oó]digo)/i.test(line),
  );
  const [first = '', second = ''] = lines.slice(Math.max(0, start));
  const published = lines
    .map((line) => /publicada en el bolet[ií]n oficial del?\s*(\d{1,2}-[a-z]{3}-\d{4})/i.exec(line)?.[1])
    .find(Boolean);
  return {
    name: /\d/.test(first) ? first : `${first} ${second}`.trim(),
    title: /<h1[^>]*>([^<]*)/i.exec(html)?.[1]?.trim() ?? '',
    publishedOn: published ? isoDay(published) : null,
    hasUpdatedText: /texact\.htm/i.test(html),
    hasOriginalText: /norma\.htm/i.test(html),
  };
}

/** "10-mar-2025". */
function isoDay(text: string): string | null {
  const [, day, month = '', year] = /^(\d{1,2})-([a-z]{3})-(\d{4})$/i.exec(text) ?? [];
  const place = months.indexOf(month.toLowerCase()) + 1;
  return day && place > 0 ? `${year}-${String(place).padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}
