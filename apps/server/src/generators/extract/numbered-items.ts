import type { Section } from './ruling-sections.ts';

const itemStart =
  /(?:^|(?<=[\s.:;]))(?:\((?:[ivx]{1,5}|\d{1,2})\)|\d{1,2}\s{0,8}(?:[°º]\s{0,8}[.)–-]{0,3}|[.)][–-]?|[–-](?=\s))|[IVX]{1,5}\s{0,8}[°º.)-]+|[a-z]\)|(?<=(?:^|\n)[^\S\n]{0,8})[A-ZÑ](?:\)|\s?\.-|\s?[°º]\))|(?:Primero|Segundo|Tercero|Cuarto|Quinto|Sexto|S[ée]ptimo|Octavo|PRIMERO|SEGUNDO|TERCERO|CUARTO|QUINTO|SEXTO|S[ÉE]PTIMO|OCTAVO)\s{0,8}[:.)–-]{1,2})\s{1,8}(?=\S)/gu;
const closingWords =
  'Reg[ií]strese|C[oó]piese|Notif[ií]quese|Notif[ií]que|H[aá]gase saber|Prot?ocol[ií]cese|L[eé]ase|Devu[eé]lva(?:n)?se|C[uú]mplase|Comun[ií]quese|Arch[ií]vese|Ins[eé]rtese|T[oó]mese raz[oó]n|Vuelvan los autos|As[ií] se (?:decide|resuelve)|Con lo que termin[oó]';
/** A word that the end of a printed line may have broken: "No-\ntifíquese". */
const breakable = (words: string) => words.replace(/(?<=[a-z\]])(?=[a-z[])/g, '(?:[-\\u00AD]\\s{0,3})?');
const closing = new RegExp(
  `(?<=^|[.;:\\n]\\s{0,8}-?\\s{0,2})(?:${closingWords.split('|').map(breakable).join('|')})(?!\\p{L})[\\s\\S]*$`,
  'iu',
);
/** Signatures stand close behind the closing formula; what is numbered behind them is no point. */
const signatures = /[—–]/;
const signatureCharacters = 420;
/** What may stand before the number of a point; "Elena I. Highton" is a name. */
const pointMayFollow = /(?:^|[.,:;)\n"”-]|(?<!\p{L})(?:y|e|asimismo))\s*$/iu;

/** "J. L. V. c/ …": letters of somebody who is not named. */
const initial = /(?:^|[\s–-])\p{Lu}\.\s{0,3}$/u;
/** "Fs. 80", "considerandos 8° y 9°": the number is of a page, an article or a recital. */
const countedPlace =
  /(?<!\p{L})(?:arts?|art[ií]culos?|incs?|n[°º]?|ley|fs|fojas|p[áa]gs?|considerandos?)\.?\s{0,8}(?:\d{1,4}[°º]?(?:,|\s{1,3}(?:y|al?))\s{1,3}){0,3}$/iu;

/** The numbered points of a section, without their numbers and the closing formula; the whole section where none is numbered. */
export function numberedItems(section: Section): Section[] {
  const { text, start } = section;
  const closes = closing.exec(text)?.index ?? text.length;
  const isSigned = signatures.test(text.slice(closes, closes + signatureCharacters));
  const starts = [...text.matchAll(itemStart)].filter(
    (match) =>
      !(isSigned && match.index > closes) &&
      pointMayFollow.test(text.slice(Math.max(0, match.index - 24), match.index)) &&
      !initial.test(text.slice(Math.max(0, match.index - 6), match.index)) &&
      !countedPlace.test(text.slice(Math.max(0, match.index - 40), match.index)) &&
      // "art. 68, 2° parte".
      !/^(?:parte|p[áa]rr)/iu.test(text.slice(match.index + match[0].length, match.index + match[0].length + 6)),
  );
  const spans =
    starts.length === 0
      ? [{ from: 0, to: text.length }]
      : starts.map((match, index) => ({
          from: match.index + match[0].length,
          to: starts[index + 1]?.index ?? text.length,
        }));
  return spans.flatMap(({ from, to }) => {
    const raw = text
      .slice(from, to)
      .replace(closing, '')
      .replace(/(?:\s|[;,]|\sy)+$/u, '');
    const lead = raw.length - raw.trimStart().length;
    const body = raw.trim();
    if (body.length < 6) return [];
    return [{ start: start + from + lead, end: start + from + lead + body.length, text: body }];
  });
}
