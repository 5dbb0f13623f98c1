import { readArticleHeader } from './article-header.ts';
import { readDivision } from './division-heading.ts';
import type { PageLine } from './page-lines.ts';

/** Where a page writes the titles of its articles: on the line before each, on some, or nowhere but within. */
export type EpigraphPlace = 'before' | 'sometimes-before' | 'none-before';

const mostlyShare = 0.6;
const sometimesShare = 0.1;
const longestEpigraph = 170;
/** With a point at its end it may be the end of an article as well. */
const longestWithPoint = 70;

/** Looks at the whole page once: a short line before most articles is where their titles stand. */
export function epigraphPlace(lines: readonly PageLine[]): EpigraphPlace {
  let headers = 0;
  let withTitle = 0;
  lines.forEach((line, index) => {
    const header = readArticleHeader(line.text);
    if (!header || header.isQuoted || header.isBare) return;
    headers += 1;
    // Notes stand between an article and the title of the next one.
    const before = lines[index - 1];
    if (before && looksLikeTitle(before)) withTitle += 1;
  });
  if (headers === 0) return 'none-before';
  const share = withTitle / headers;
  return share >= mostlyShare ? 'before' : share >= sometimesShare ? 'sometimes-before' : 'none-before';
}

/** Whether the line just before an article's header is its title. */
export function isEpigraph(line: PageLine, place: EpigraphPlace): boolean {
  if (!looksLikeTitle(line) || line.isCentred) return false;
  return line.isBold || place !== 'none-before';
}

/** Short, without the end of a sentence that goes on, and no item of a list. */
function looksLikeTitle(line: PageLine): boolean {
  const { text } = line;
  const longest = text.endsWith('.') && !line.isBold ? longestWithPoint : longestEpigraph;
  if (text === '' || text.length > longest || /[;:,]$/.test(text)) return false;
  if (!/^["“«¿(]?[A-ZÁÉÍÓÚÑ]/u.test(text) || /^(?:[a-zA-Z]|[IVX]+|\d+)\s*[.)]/.test(text)) return false;
  if ((!line.isBold && /\.\s+[A-ZÁÉÍÓÚÑ][a-záéíóúñ]+ .{60,}/u.test(text)) || /^(?:comun[ií]quese|derogad)/i.test(text))
    return false;
  return readDivision(line) === null && readArticleHeader(text) === null;
}
