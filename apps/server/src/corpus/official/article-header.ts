import { articleSuffixes } from '@foja/legal-text/article-number';
/** How the beginning of an article is written on a page. */
export interface ArticleHeader {
  /** "10", "10 bis", "268 2". */
  number: string;
  /** The number without its suffix. */
  whole: number;
  /** What follows on the same line. */
  rest: string;
  /** Word and separator as this page writes them, by which a quoted article is told from an own one. */
  style: string;
  /** Opened by a quotation mark. */
  isQuoted: boolean;
  /** Without a separator after its number: sure only where the page shows it in bold. */
  isBare: boolean;
}

const dash = '[-\u2010-\u2015\u2212\u00ac\u00b7]';
/** Suffixes as the official pages write them; some take the ordinal for one. */
const suffixNames: Record<string, string> = {
  ...Object.fromEntries(articleSuffixes.map((name) => [name, name])),
  nonies: 'novies',
  tercero: 'ter',
  cuarto: 'quater',
  quinques: 'quinquies',
  quinquie: 'quinquies',
  quinque: 'quinquies',
  quinto: 'quinquies',
  sexto: 'sexies',
};
const suffix = Object.keys(suffixNames)
  .concat('quáter', 'séxies', 'sépties', 'bís')
  .sort((a, b) => b.length - a.length)
  .join('|');

const ordinals: Record<string, number> = {
  unico: 1,
  primero: 1,
  primer: 1,
  segundo: 2,
  tercero: 3,
  cuarto: 4,
  quinto: 5,
  sexto: 6,
  septimo: 7,
  octavo: 8,
  noveno: 9,
  decimo: 10,
  undecimo: 11,
  duodecimo: 12,
  decimoprimero: 11,
  decimosegundo: 12,
  decimotercero: 13,
  decimocuarto: 14,
  decimoquinto: 15,
  decimosexto: 16,
  decimoseptimo: 17,
  decimoctavo: 18,
  decimonoveno: 19,
  vigesimo: 20,
};
const ordinalWord = String.raw`[a-záéíóúA-ZÁÉÍÓÚ]{5,14}(?:\s+(?:primero|segundo|tercero|cuarto|quinto|sexto|s[eé]ptimo|octavo|noveno))?`;

const header = new RegExp(
  String.raw`^(?<quote>["“”«'‘’\[(]*)\s*(?<word>art[ií]culo|art)(?<point>\s*\.)?\s*(?:n\s*[°º]\s*)?(?:(?<number>\d{1,2}\.\d{3}(?!\d)|\d{1,4})|(?<ordinal>${ordinalWord}))` +
    String.raw`\s*(?<degree>[°º˚ª]|(?:er|o|to)(?![\p{L}]))?(?:\s*\((?<part>\d)\))?(?:\s*[.:]?\s*["“]?(?<suffix>${suffix})(?![\p{L}]))?["”]?\s*(?<degree2>[°º])?` +
    String.raw`(?<separator>(?:\s*(?:\.|:|,|;|${dash}))*)\s*(?<rest>.*)$`,
  'isu',
);

/** Reads the beginning of a line as that of an article; null where it is none, or names an article in a sentence ("Artículo 5° de la Ley…"). */
export function readArticleHeader(line: string): ArticleHeader | null {
  const found = header.exec(line)?.groups;
  if (!found) return null;
  const { quote = '', word = '', separator = '', rest = '', part } = found;
  const whole = found.number ? Number(found.number.replace('.', '')) : ordinalOf(found.ordinal ?? '');
  if (whole === null || (whole === 0 && found.number !== '0')) return null;
  const marks = separator.replace(/\s+/g, '');
  // A comma alone goes on with a sentence: "Artículo 5°, inciso a)". "ARTICULO 5,-" is a slip for a point.
  const isBare = marks === '' || marks === ',';
  if (isBare && !/^(?:$|["“«(]?[A-ZÁÉÍÓÚÑ])/u.test(rest)) return null;
  if (marks === ',' && rest !== '') return null;
  // "Art. 5. de la Ley" names one too, whatever stands after its number.
  if (
    /^(?:de la|del|de los|de las|de esta|y|e|o|a|al|inciso|inc\.|ap\.|apartado|párrafo) /u.test(rest) &&
    !marks.includes('-') &&
    !/[\u2010-\u2015]/u.test(marks)
  ) {
    return null;
  }
  const name = found.suffix ? suffixNames[unaccented(found.suffix)] : part;
  return {
    number: name ? `${whole} ${name}` : String(whole),
    whole,
    rest: rest.trim(),
    style: `${styleOf(word)}${found.point ? '.' : ''} ${marks.replace(/[\u2010-\u2015\u2212\u00ac\u00b7]/g, '—')}`,
    isQuoted: quote !== '',
    isBare,
  };
}

function ordinalOf(words: string): number | null {
  const parts = unaccented(words).split(/\s+/);
  const values = parts.map((word) => ordinals[word] ?? Number.NaN);
  const sum = values.reduce((total, value) => total + value, 0);
  return Number.isNaN(sum) ? null : sum;
}

function unaccented(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Upper case, lower case or capitalised, long or short; the accent of "ARTÍCULO" is written or not within one page. */
function styleOf(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
