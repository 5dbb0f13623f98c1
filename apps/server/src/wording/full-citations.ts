import type { Citation } from '@foja/contracts/chat';
import { articleNumber } from '../corpus/article-key.ts';
import type { Wording } from '../corpus/wording/read-wording.ts';
import { type SealedText, sealed } from './sealed-text.ts';

const closing = new RegExp(
  `(?: ?\\(([${sealed.reference}](?:[;,] [${sealed.reference}])*)\\))?(?: ?([${sealed.mark}]+))?`,
  'gu',
);
const references = new RegExp(`[${sealed.reference}]`, 'gu');

/** The key of the article that a citation stands on: a note stands on its article, a guide or a ruling on none. */
export function articleOf({ source }: Citation): string | null {
  const key = source?.replace(/^nota:/, '') ?? '';
  return /^[a-z][a-z0-9-]*:\d/.test(key) && !/^(?:guia|resumen):/.test(key) ? key : null;
}

/** Tells a norm by its full name the first time, and by its short one after. */
export class NormNamer {
  readonly #told = new Set<string>();
  readonly #norms: Wording['norms'];

  constructor(norms: Wording['norms']) {
    this.#norms = norms;
  }

  /** `lct:245` → "art. 245, LCT (ley 20.744, t.o. 1976)"; null where the norm is not known. */
  name(key: string): string | null {
    const [code = '', article = ''] = key.split(':');
    const names = this.#norms.get(code);
    if (names === undefined) return null;
    const isTold = this.#told.has(code);
    this.#told.add(code);
    return `art. ${articleNumber(article)}, ${isTold ? names.short : names.full}`;
  }
}

/** What a sentence stands on, in full and in the manner of filings: "conf. art. 245, LCT (ley 20.744, t.o. 1976)". */
export function citeInFull(line: string, text: SealedText, namer: NormNamer): string {
  return line.replace(closing, (found: string, group: string | undefined, marks: string | undefined, at: number) => {
    if (found === '') return found;
    const named = [...(group?.matchAll(references) ?? [])].map(([character]) => character);
    // An article that the line names by itself is not told twice.
    const before = [...line.slice(0, at).matchAll(references)].map(([character]) => text.citationOf(character)?.source);
    const items = named.map((character) => inFull(character, text, namer) ?? character);
    const bare: string[] = [];
    const keys = named.map((character) => articleIn(character, text));
    for (const mark of marks ?? '') {
      const citation = text.citationOf(mark);
      const key = citation && articleOf(citation);
      const place = key === null ? -1 : keys.indexOf(key);
      if (place !== -1) items[place] += ` ${mark}`;
      else if (citation === null || key === null || before.includes(key)) bare.push(mark);
      else {
        const name = namer.name(key);
        if (name === null) bare.push(mark);
        else items.push(`${text.seal(name, citation, 'reference')} ${mark}`);
      }
    }
    const rest = bare.length > 0 ? ` ${bare.join('')}` : '';
    return items.length > 0 ? `, conf. ${items.join('; ')}${rest}` : rest || found;
  });
}

function articleIn(character: string, text: SealedText): string | null {
  const citation = text.citationOf(character);
  return citation && articleOf(citation);
}

/** A reference to one article under its full name; null for one that names several, or a norm that is not known. */
function inFull(character: string, text: SealedText, namer: NormNamer): string | null {
  const citation = text.citationOf(character);
  const key = citation && articleOf(citation);
  if (!citation || key === null || /^(?:arts\.|artículos)/i.test(citation.text)) return null;
  const name = namer.name(key);
  return name === null ? null : text.seal(name, citation, 'reference');
}
