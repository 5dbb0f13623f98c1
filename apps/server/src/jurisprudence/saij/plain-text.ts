import { scanHtml } from '../../platform/scan-html.ts';

/** Most characters taken of one field, and most values of a list in it. */
const longestField = 20_000;
const maxValues = 60;
const deepest = 6;

/**
 * The text of a field, whichever of SAIJ's shapes it has: a string, a number, a list of them, or an object around them. Never throws
 * and never grows without bound.
 */
export function plainText(value: unknown): string {
  return tidy(flatten(value, 0).slice(0, longestField));
}

/** The texts of a field that may be one value or many, each once. */
export function plainTexts(value: unknown): string[] {
  const list = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return [...new Set(list.slice(0, maxValues).map(plainText))].filter((text) => text !== '');
}

function flatten(value: unknown, depth: number): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null || depth >= deepest) return '';
  const parts = Array.isArray(value) ? value : Object.values(value);
  let text = '';
  for (const part of parts.slice(0, maxValues)) {
    const flat = flatten(part, depth + 1);
    if (flat !== '') text += text === '' ? flat : ` ${flat}`;
    if (text.length > longestField) break;
  }
  return text;
}

/** Without SAIJ's own marks (`[[p]]`, `[[r uuid:…]]`), HTML and control characters. A mark of a paragraph is a new line. */
function tidy(text: string): string {
  const unmarked = text.replace(/\[\[\/?p\]\]/gi, '\n').replace(/\[\[[^[\]]{0,200}\]\]/g, '');
  return withoutTags(unmarked)
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (mark) => (mark === '\n' ? mark : mark === '\t' ? ' ' : ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}

const lines = new Set(['p', 'br', 'div', 'li']);

/** The text between tags, its references decoded; a tag that opens or ends a paragraph is a new line. */
function withoutTags(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return scanHtml(text)
    .map((event) => (event.kind === 'text' ? event.text : lines.has(event.tag) ? '\n' : ''))
    .join('');
}
