import type { NormRegistry } from './norm-registry.ts';

/** A citation as far as it may take the norm of the next. */
interface Inheriting {
  text: string;
  start: number;
  end: number;
  kind: string;
  norm: string | null;
  normText: string | null;
  articles: readonly string[];
}

/** "art. 5 y art. 7 de la ley 24.240": the first takes the norm of the second. */
export function inheritForward(text: string, citations: readonly Inheriting[], registry: NormRegistry): void {
  for (let i = citations.length - 2; i >= 0; i--) {
    const current = citations[i];
    const next = citations[i + 1];
    if (current === undefined || next === undefined || current.kind !== 'article' || next.kind !== 'article') continue;
    if (current.normText !== null || next.normText === null) continue;
    // "art. 14; Ley 26.682, art. 10": that law begins anew.
    if (!/^(?:art|inc|§|\d)/i.test(next.text)) continue;
    const between = text.slice(current.end, next.start);
    // "arts. 1094 y 1095; art. 3, LDC": a law of 66 articles has no 1094th.
    const last = (next.norm === null ? null : registry.get(next.norm)?.lastArticle) ?? Number.POSITIVE_INFINITY;
    if (current.articles.some((article) => Number.parseInt(article, 10) > last)) continue;
    const isRelated =
      between.length <= 34 &&
      /^,?\s*en\s+(?:funci[oó]n|relaci[oó]n|conc|concordancia|consonancia)\.?\s+(?:de|del|con|al|a|el|los|las|\s)+$/.test(
        between,
      );
    if (isRelated || (between.length <= 8 && /^\s*(?:,|;|y|e|o)?\s*(?:y|e|o)?\s*(?:el|los|del?)?\s*$/.test(between))) {
      current.norm = next.norm;
      current.normText = next.normText;
    }
  }
}
