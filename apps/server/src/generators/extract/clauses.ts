/** A clause of a contract. `text` is its body as written, `heading` its number and title: "QUINTA. Expensas e impuestos". */
export interface Clause {
  heading: string;
  start: number;
  end: number;
  text: string;
}

const ordinals =
  'PRIMER[AO]|SEGUND[AO]|TERCER[AO]|CUART[AO]|QUINT[AO]|SEXT[AO]|S[ÉE]PTIM[AO]|OCTAV[AO]|NOVEN[AO]|D[ÉE]CIM[AO](?:[ -]?(?:PRIMER[AO]|SEGUND[AO]|TERCER[AO]|CUART[AO]|QUINT[AO]|SEXT[AO]|S[ÉE]PTIM[AO]|OCTAV[AO]|NOVEN[AO]))?|UND[ÉE]CIM[AO]|DUOD[ÉE]CIM[AO]|VIG[ÉE]SIM[AO](?:[ -]?(?:PRIMER[AO]|SEGUND[AO]|TERCER[AO]|CUART[AO]|QUINT[AO]))?';
const clauseStart = new RegExp(
  `(?:^|\\n)[^\\S\\n]{0,40}((?:CL[ÁA]USULA\\s{1,8})?(?:${ordinals})\\s{0,8}[.:)–-]|(?:CL[ÁA]USULA|ART[ÍI]CULO|ART\\.?)\\s{1,8}\\d{1,2}\\s{0,8}[°ºª]?\\s{0,8}[.:)–-]*|(?:CL[ÁA]USULA|ART[ÍI]CULO)\\s{1,8}(?:${ordinals})\\s{0,8}[.:)–-]|[IVX]{1,6}\\s{0,8}[.)°º-]{1,3}|\\d{1,2}\\s{0,8}[.)°º-]{1,3})(?=\\s)`,
  'giu',
);
const titlePattern = /^\s{0,8}[–-]?\s{0,8}(\p{Lu}[^.:\n]{1,60})[.:](?=\s)/u;

/** The clauses of a contract by their headings, in order; empty where it has none. */
export function findClauses(text: string): Clause[] {
  const starts = [...text.matchAll(clauseStart)];
  return starts.map((match, index) => {
    const number = match[1] ?? '';
    const start = match.index + match[0].indexOf(number);
    const bodyFrom = start + number.length;
    const end = starts[index + 1]?.index ?? closingAt(text, start);
    const title = titlePattern.exec(text.slice(bodyFrom, end));
    const heading = `${number.replace(/\s{0,8}[.:)–°º-]+$/, '')}${title ? `. ${title[1]}` : ''}`;
    const from = bodyFrom + (title?.[0].length ?? 0);
    const raw = text.slice(from, end);
    const body = raw.trim();
    const bodyStart = from + raw.length - raw.trimStart().length;
    return { heading, start: bodyStart, end: bodyStart + body.length, text: body };
  });
}

/** Where the signing formula begins behind the last clause, or the end of the text. */
function closingAt(text: string, from: number): number {
  const closing = /\n\s{0,8}(?:En prueba de conformidad|Le[ií]d[ao] que|Bajo las cl[aá]usulas|En fe de lo)/u.exec(
    text.slice(from),
  );
  return closing ? from + closing.index : text.length;
}
