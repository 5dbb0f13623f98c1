/** Numbers by which a text names norms and articles; they count nothing. */
export interface NamedNumbers {
  /** `number` without dots: "24240", "1798/1994". */
  norms: { text: string; number: string }[];
  articles: { text: string; number: number }[];
  /** The text without them, without keys in square brackets and without citations of rulings. */
  rest: string;
}

const numberPattern = String.raw`\d+(?:\.\d{3})*(?!\d)`;
const listPattern = (item: string) => String.raw`(?:${item})(?:\s*(?:,|y|e|o|a|al)\s*(?:${item}))*`;
const normPattern = new RegExp(
  String.raw`\b(?:ley(?:es)?|decretos?|dnu|resoluci[oó]n(?:es)?|acordadas?|comunicaci[oó]n(?:es)?)\s+(?:general\s+)?(?:nacional\s+)?(?:n[°º.]*\s*)?(${listPattern(String.raw`(?:${numberPattern})(?:\/\d+)?`)})`,
  'gi',
);
const articlePattern = new RegExp(
  String.raw`\b(?:art[ií]culos?|arts?\.)\s+(${listPattern(String.raw`(?:${numberPattern})(?:\.\d{1,2}(?!\d))?(?:\s*(?:bis|ter|qu[aá]ter))?`)})`,
  'gi',
);

export function readNamedNumbers(text: string): NamedNumbers {
  const norms: NamedNumbers['norms'] = [];
  const articles: NamedNumbers['articles'] = [];
  const rest = text
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\bFallos:?\s*\d+\s*:\s*\d+/gi, ' ')
    .replace(normPattern, (written: string, list: string) => {
      for (const [number] of list.matchAll(/\d[\d.]*(?:\/\d+)?/g)) {
        norms.push({ text: written, number: number.replaceAll('.', '') });
      }
      return ' ';
    })
    .replace(articlePattern, (written: string, list: string) => {
      // "Artículo 39.1" is the first paragraph of 39.
      for (const [number] of list.matchAll(/(?<![\d.])\d+(?:\.\d{3})*/g)) {
        articles.push({ text: written, number: Number(number.replaceAll('.', '')) });
      }
      return ' ';
    });
  return { norms, articles, rest };
}
