import { joinParagraphs } from './mend-scanned-lines.ts';
import type { OpinionKind } from './opinion.ts';

export interface OpinionHeading {
  kind: OpinionKind;
  by: string | null;
  /** Lines that the heading takes. */
  lines: number;
  /** What of its last line is text already. */
  rest: string;
}

const courtHeading = /^(?:FALLO|SENTENCIA) DE LA CORTE SUPREMA\.?(?=\s|$)/i;
const prosecutorHeading =
  /^(?:(?:DICTAMEN|OPINI[ÓO]N) (?:DE LA|DEL) PROCURA\p{L}+(?: GENERAL)?(?: DE LA NACI[ÓO]N)?\.?$|Suprema Corte\s?:)/iu;
const voteHeading =
  /^(?:(VOTO)|(DISIDENCIA)(\s+PARCIAL)?)(?:\s+(?:CONJUNT[OA]|CONCURRENTE))?\s+(?:DE(?:L)?(?:\s+L[AO]S?)?|LA|EL|LOS)?\s*(?:SE[ÑN]OR|MINISTR|DOCTOR|CONJUE|JUE[ZC]|VICEPRES)/i;
/** Where the heading's text begins. */
const firstWords =
  /^(?:Considerando|Autos y [Vv]istos|Vistos|Que[,\s]|\d{1,2}\s?[º°)]|[IVX]{1,5}\s?[.)-]|Por ello|Buenos Aires,|Y Vistos|Visto|Resulta|El |La |En )/;
const maxHeadingLines = 6;

/** The heading of an opinion that begins at this line; null where none does. */
export function readOpinionHeading(lines: readonly string[], at: number): OpinionHeading | null {
  const line = lines[at] ?? '';
  const court = courtHeading.exec(line);
  if (court) return { kind: 'court', by: null, lines: 1, rest: line.slice(court[0].length).trim() };
  const prosecutor = prosecutorHeading.exec(line);
  if (prosecutor) {
    return { kind: 'prosecutor', by: null, lines: 1, rest: line.slice(prosecutor[0].length).trim() };
  }
  // "voto" in lower case at a line's start is a word of a sentence.
  const vote = /^[VD]/.test(line) ? voteHeading.exec(line) : null;
  if (vote === null) return null;
  const words = [line];
  while (words.length < maxHeadingLines) {
    const next = lines[at + words.length];
    if (next === undefined || firstWords.test(next) || (next !== '' && !isHeadingWords(next))) break;
    words.push(next);
  }
  const [head = '', rest = ''] = splitAtText(joinParagraphs(words));
  const kind = vote[1] ? 'vote' : vote[3] ? 'partial-dissent' : 'dissent';
  return { kind, by: judgesIn(head), lines: words.length, rest };
}

/** Names and titles only: no sentence. */
function isHeadingWords(line: string): boolean {
  return line
    .split(/\s+/)
    .every(
      (word) =>
        /^[\p{Lu}(]/u.test(word) ||
        /^(?:de|del|la|los|las|y|e|don|do[ñn]a|doctor\p{L}*|se[ñn]or\p{L}*|ministr\p{L}*|(?:vice)?president\p{L}*|conjue\p{L}*)[,.]?$/iu.test(
          word,
        ),
    );
}

/** A heading whose text goes on in the same line. */
function splitAtText(joined: string): [string, string] {
  const at = joined.search(
    /\s(?:Considerando\b|Autos y [Vv]istos|Vistos\b|Que (?:el|la|los|las|en|con|esta|contra)\b)/,
  );
  return at === -1 ? [joined, ''] : [joined.slice(0, at), joined.slice(at + 1)];
}

const titles =
  /^(?:de|del|la|las|los|el|se[ñn]or\p{L}*|ministr\p{L}*|doctor\p{L}*|don|do[ñn]a|(?:vice)?president\p{L}*|conjue\p{L}*|juez\p{L}*|jueces|decan\p{L}*)$/iu;
const particles = new Set(['de', 'del', 'la', 'y', 'e']);

/** The judges that a heading names, in ordinary capitals: "Ricardo Luis Lorenzetti y Carmen M. Argibay". */
function judgesIn(heading: string): string | null {
  const words = heading
    .replace(/^(?:voto|disidencia(?:\s+parcial)?)\s+(?:conjunt[oa]|concurrente)?/i, '')
    .replace(/[.:]$/, '')
    .split(/\s+/);
  const named: string[] = [];
  for (const word of words) {
    const bare = word.replace(/[,;]$/, '');
    const isInName = named.length > 0 && !/^(?:y|e)$/i.test(named.at(-1) ?? '') && !named.at(-1)?.endsWith(',');
    if (bare === '' || (titles.test(bare) && !(isInName && /^(?:de|del|la)$/i.test(bare)))) continue;
    if (/^(?:y|e)$/i.test(bare) && named.length === 0) continue;
    named.push(word);
  }
  const name = named
    .map(inOrdinaryCapitals)
    .join(' ')
    .replace(/\s+(?:de|del|la)(?=\s+(?:y|e)\s|,|$)/g, '')
    .replace(/[\s,]+$/, '')
    .replace(/\s(?:y|e)$/, '');
  return /\p{L}{3}/u.test(name) ? name : null;
}

function inOrdinaryCapitals(word: string): string {
  if (particles.has(word.toLowerCase())) return word.toLowerCase();
  if (word !== word.toUpperCase() || word.length <= 2) return word;
  return word.toLowerCase().replace(/(^|[-'’.])\p{L}/gu, (letter) => letter.toUpperCase());
}
