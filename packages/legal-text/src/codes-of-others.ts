import type { Citation } from './citations.ts';
import { fold } from './fold.ts';
import { hasArticles } from './has-articles.ts';
import type { NormRegistry } from './norm-registry.ts';

const provincialCourt =
  /departamento judicial|suprema corte de justicia de la provincia|provincia de (?!buenos aires c\/)\p{Lu}[^.\n]{0,40}(?:juzgado|c[aá]mara|tribunal)|\bSCBA\b|C\.?P\.?C\.?C\.?\s?(?:B\.?\s?A\b|Bs\.|de (?:la provincia|santa fe|c[oó]rdoba|mendoza|tucum[aá]n|salta))/iu;

/** Before a provincial court, "Código Procesal" alone is that of the province, which Foja does not hold. */
export function provincialProcedure(text: string, citations: Citation[]): Citation[] {
  if (!provincialCourt.test(text)) return citations;
  return citations.map((citation) =>
    citation.norm === 'cpccn' &&
    /^(?:cod(?:igo|\.)? proc(?:esal|\.)?|c\.?p\.?c\.?c\.?|codigo procesal civil(?: y comercial)?)$/.test(
      fold(citation.normText ?? ''),
    )
      ? { ...citation, norm: null }
      : citation,
  );
}

const datedLine =
  /(?:^|\n)[^\S\n]{0,20}\p{Lu}[\p{L}. ]{2,40},\s{1,3}\d{1,2}[°º]?\s{1,3}de\s{1,3}(\p{L}{4,10})\s{1,3}(?:de|del(?: año)?)\s{1,3}(\d{4})[.\s-]{0,4}(?:\n|$)/u;
const headCharacters = 2_000;
const lastYearOfOldCode = 2_015;
const monthsOfOldCode = new Set('enero febrero marzo abril mayo junio julio'.split(' '));

/** A paper whose head has a day before August 2015: "Buenos Aires, 8 de abril de 2014." in a line of its own. */
function isOlderThanCode(text: string): boolean {
  const [, month = '', year = ''] = datedLine.exec(text.slice(0, headCharacters)) ?? [];
  if (year === '' || Number(year) > lastYearOfOldCode) return false;
  return Number(year) < lastYearOfOldCode || monthsOfOldCode.has(fold(month));
}

/** Beside "the new code", or in a paper older than that, "Código Civil" alone is the one that it replaced. */
export function oldCivilCode(text: string, citations: Citation[], registry: NormRegistry): Citation[] {
  const isCompared =
    /nuevo c[oó]digo|(?:derog|sustitu|reemplaz|abrog)\p{L}*\s(?:al?\s|el\s)?c[oó]digo civil(?!\sy\scom)/iu.test(text) ||
    isOlderThanCode(text);
  return citations.map((citation) => {
    if (citation.norm !== 'ccyc' || !/^(?:codigo|cod\.?|c\.) ?civ(?:il|\.)?$/.test(fold(citation.normText ?? '')))
      return citation;
    // "art. 4037 del Código Civil", "1071 bis": the present code has none such.
    const isBeyond =
      citation.articles.some((article) => /\p{L}/u.test(article)) || !hasArticles(registry, 'ccyc', citation.articles);
    return isCompared || isBeyond ? { ...citation, norm: null } : citation;
  });
}

const lastArticleOfApprovingLaw = 10;

/** "Art. 7 de la ley 26.994": the law that approved the Código Civil y Comercial has ten articles of its own. */
export function ofApprovingLaw(citation: Citation): Citation {
  const { articles, norm, normText } = citation;
  if (norm !== 'ccyc' || !/^ley\s(?:n\p{L}*[°º.]?\s?)?26\.?994$/iu.test(normText ?? '')) return citation;
  return articles.length > 0 && articles.every((article) => Number(article) <= lastArticleOfApprovingLaw)
    ? { ...citation, norm: null }
    : citation;
}
