const asks =
  'qu[eé]|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|cu[aá]ndo|qui[eé]n(?:es)?|c[oó]mo|d[oó]nde|hasta|desde|por qu[eé]|con cu[aá]nt[oa]s?|a cargo de qui[eé]n';
const seam = new RegExp(
  `(?<=\\?)\\s*|(?=¿)|,?\\s+(?:y|e|o|u)\\s+(?=(?:(?:a|de|en|con|por)\\s+)?(?:${asks})(?:\\s|$))|,\\s*(?=(?:a|de|en|con|por)?\\s*(?:${asks})\\s)`,
  'giu',
);
/** A shorter piece asks nothing by itself. */
const partMinCharacters = 12;

/** The questions that one message asks: "¿Cuánto es la multa y quién la aplica?" are two. */
export function questionParts(message: string): string[] {
  const parts = message
    .split(seam)
    .map((part) => part.trim())
    .filter((part) => part.length >= partMinCharacters);
  return parts.length > 1 ? parts.slice(0, partsMax) : [];
}

const partsMax = 4;
