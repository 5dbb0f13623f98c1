/** A stretch of a text, with its UTF-16 offsets there: `text === source.slice(start, end)`. */
export interface Stretch {
  start: number;
  end: number;
  text: string;
}

// Words after which a full stop does not end a sentence: "art. 11", "inc. b", "Dr. Pérez", "S.A.", "Nro. 5".
const abbreviation =
  /(?:^|[\s(«“"¿¡])(?:arts?|incs?|n[º°]?|nros?|núms?|párrs?|caps?|tít|págs?|pp?|vol|cf|cfr|conf|dr|dra|dres|sr|sra|sres|lic|ing|av|bv|pje|etc|ej|vs|depto|prov|cía|ss|b\.o|s\.a|s\.r\.l|s\.a\.s|d\.n\.i|c\.u\.i\.[lt]|fs|fjs?|u\.f|exptes?|mat|reg|gral|cnel|tte|esc|tel|cód|t\.o|cta|art\.s|pcia|pdo|sgtes?|aprox|máx|mín|ltda|juzg|secret|dto|prof|arq|escr|fdo|dpto|v\.gr|bs|cdora?|mg|pbro|gdor|pte|excm[ao]|exm[ao]|hnos|uds?|ap|apdo|ob|op|res|disp|ley\s?n[º°]?|sec|apart|p\.\s?ej|(?:p|c)\.\s?[a-z]|[A-ZÁÉÍÓÚÑ](?:\.[A-ZÁÉÍÓÚÑ]){0,5})\.$/iu;
// The number of a heading or an item: "II. Costas", "3. Que…".
const itemNumber = /^\s*(?:[IVXL]{1,6}|\d{1,3}(?:\.\d{1,2}){0,3})\.$/u;
// Closing marks stay with their sentence; a lower-case letter goes on with it. A run of marks or of blanks is tried from its
// beginning alone: tried from each of its characters, a long one would take quadratic time.
const boundary =
  /(?<![.!?…])[.!?…]+["»”)\]]*(?=\s+["«“(¿¡[*]*[\p{Lu}\p{N}¿¡])|[.!?…:;]\s*\n+|(?<!\s)\s*\n+|[.;:](?=\s+(?:\p{Ll}|\p{N}{1,2})\)\s)/gu;

/** Characters of the longest abbreviation, with what stands before it. */
const longestAbbreviation = 14;
/** How far into a sentence the number of a heading may end, in characters. */
const longestNumber = 16;

/** Sentences of a Spanish text, in order; each item of a list or line is one of its own. Linear on any text. */
export function splitSentences(text: string): Stretch[] {
  const sentences: Stretch[] = [];
  let start = 0;
  for (const match of text.matchAll(boundary)) {
    const end = match.index + match[0].length;
    const isLine = match[0].includes('\n');
    const isParagraph = isLine && (match[0].match(/\n/g)?.length ?? 0) > 1;
    if (match[0].startsWith('.') && !isParagraph) {
      if (abbreviation.test(text.slice(Math.max(start, match.index - longestAbbreviation), match.index + 1))) continue;
      if (match.index - start < longestNumber && itemNumber.test(text.slice(start, match.index + 1))) continue;
    }
    pushTrimmed(sentences, text, start, end);
    start = end;
  }
  pushTrimmed(sentences, text, start, text.length);
  return sentences;
}

function pushTrimmed(into: Stretch[], text: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start]!)) start += 1;
  while (end > start && /\s/.test(text[end - 1]!)) end -= 1;
  if (end > start) into.push({ start, end, text: text.slice(start, end) });
}
