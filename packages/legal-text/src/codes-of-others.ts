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

/** Beside "the new code", "Código Civil" alone is the one that it replaced. */
export function oldCivilCode(text: string, citations: Citation[], registry: NormRegistry): Citation[] {
  const isCompared =
    /nuevo c[oó]digo|(?:derog|sustitu|reemplaz|abrog)\p{L}*\s(?:al?\s|el\s)?c[oó]digo civil(?!\sy\scom)/iu.test(text);
  return citations.map((citation) => {
    if (citation.norm !== 'ccyc' || !/^(?:codigo|cod\.?|c\.) ?civ(?:il|\.)?$/.test(fold(citation.normText ?? '')))
      return citation;
    // "art. 4037 del Código Civil", "1071 bis": the present code has none such.
    const isBeyond =
      citation.articles.some((article) => /\p{L}/u.test(article)) || !hasArticles(registry, 'ccyc', citation.articles);
    return isCompared || isBeyond ? { ...citation, norm: null } : citation;
  });
}
