import { articleBaseNumber } from './article-number.ts';
import type { Citation } from './citations.ts';

/** Whether an article without a norm is no law's: a heading, a clause of a contract, or something for sale. */
export function isOfNoNorm(text: string, citation: Citation, lastEnd: number): boolean {
  return isHeading(text, citation) || isOfContract(text, citation, lastEnd) || isOfGoods(text, citation);
}

/** "ARTÍCULO 5.- Objeto.": the number of a clause or of the law's own text, not a reference. */
function isHeading(text: string, { start, end, kind, normText, articles }: Citation): boolean {
  if (kind !== 'article' || normText !== null || articles.length > 1) return false;
  const before = text.slice(Math.max(0, start - 40), start);
  const startsLine = before.slice(before.lastIndexOf('\n') + 1).trim() === '' && (start <= 40 || before.includes('\n'));
  const startsSentence = /[.;:"”»]\s+$/.test(before) && /^A/.test(text.slice(start, start + 1));
  const after = text.slice(end, end + 12);
  if (startsLine) return /^\s*[°º]?\s*(?:\.\s?[-–—]|[-–—:]|\.\s+\p{Lu}|\)|\s\(\p{Lu})/u.test(after);
  return startsSentence && /^\s*[°º]?\s*(?:\.\s?[-–—]|:\s+\p{Lu})/u.test(after);
}

const contractBefore =
  /(?:contrato|pliego|reglamento|estatutos?|convenio|boleto|p[oó]liza|acuerdo|acta)\s[^.;\n]{0,60}(?:\b(?:en|por)\s+(?:el|los|sus?)|[\s,]sus?|especial(?:mente)?\s(?:el|los))\s*$/i;

/** "El contrato dice en su artículo 4": no law's. */
function isOfContract(text: string, { start, kind, normText }: Citation, lastEnd: number): boolean {
  // Whatever was cited in between is what "sus arts." belong to.
  const from = Math.max(0, start - 90, lastEnd);
  return kind === 'article' && normText === null && contractBefore.test(text.slice(from, start));
}

const goods =
  /cat[aá]logo|g[oó]ndola|talle\b|inventario|remito|\bstock\b|lista de precios|mercader[ií]as?\b|rengl[oó]n/i;
const quotesAround = /^["“«'].*["”»']$/su;
/** No norm has as many articles. */
const maxArticles = 5_000;

/** "El catálogo reúne artículos 1 a 42", the mark "ART. 18", "el artículo 19.550, talle 42": things for sale. */
function isOfGoods(text: string, { start, end, kind, normText, articles }: Citation): boolean {
  if (kind !== 'article' || normText !== null) return false;
  if (articles.some((article) => articleBaseNumber(article) > maxArticles)) return true;
  // "artículos 3 x 2"
  if (/^\s?x\s?\d/i.test(text.slice(end, end + 4))) return true;
  if (quotesAround.test(text.slice(Math.max(0, start - 1), end + 1))) return true;
  const around = text.slice(Math.max(0, start - 50), end + 30);
  return goods.test(around) && !/\bley\b|c[oó]digo/i.test(around);
}
