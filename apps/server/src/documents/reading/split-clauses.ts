const ordinals =
  'primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|quint[oa]|sext[oa]|s[eé]ptim[oa]|octav[oa]|noven[oa]|d[eé]cim[oa]|und[eé]cim[oa]|duod[eé]cim[oa]|vig[eé]sim[oa]|trig[eé]sim[oa]|cuadrag[eé]sim[oa]|quincuag[eé]sim[oa]';
/** How a clause, an article, a recital or a numbered part of a document begins. */
const numbered = new RegExp(
  `^(?:(?:cl[áa]usula|art[íi]culo|art\\.|secci[óo]n|cap[íi]tulo|t[íi]tulo|anexo)\\s+[\\p{L}\\d]|(?:${ordinals})(?:\\s+(?:${ordinals}))?(?:\\s+(?:punto|considerando))?\\s*[:.)–-]|\\d{1,3}(?:\\.\\d{1,2}){0,3}\\s*[ºª°]?(?:\\s*(?:bis|ter|qu[aá]ter))?\\s*[.)–-]+\\s*\\S)`,
  'iu',
);
const roman = /^[IVXL]{1,7}\s*[.)–-]+\s*\S/u;
const capitals = /^(?=(?:[^\p{Lu}]*\p{Lu}){5})[\p{Lu}\d ,.:;º°«»"“”()–/-]+$/u;

/** Where the clauses of a page begin (UTF-16 offsets), so that no passage holds the end of one and the start of another. */
export function clauseStarts(page: string): Set<number> {
  const starts = new Set<number>();
  let at = 0;
  for (const line of page.split('\n')) {
    const text = line.trim();
    if (numbered.test(text) || roman.test(text) || capitals.test(text)) starts.add(at + line.indexOf(text));
    at += line.length + 1;
  }
  return starts;
}
