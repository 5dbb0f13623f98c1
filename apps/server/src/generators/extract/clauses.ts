/** A clause of a contract. `text` is its body as written, `heading` its number and title: "QUINTA. Expensas e impuestos". */
export interface Clause {
  heading: string;
  start: number;
  end: number;
  text: string;
}

const ordinals =
  'PRIMER[AO]|SEGUND[AO]|TERCER[AO]|CUART[AO]|QUINT[AO]|SEXT[AO]|S[ÉE]PTIM[AO]|OCTAV[AO]|NOVEN[AO]|D[ÉE]CIM[AO](?:[ -]?(?:PRIMER[AO]|SEGUND[AO]|TERCER[AO]|CUART[AO]|QUINT[AO]|SEXT[AO]|S[ÉE]PTIM[AO]|OCTAV[AO]|NOVEN[AO]))?|UND[ÉE]CIM[AO]|DUOD[ÉE]CIM[AO]|VIG[ÉE]SIM[AO](?:[ -]?(?:PRIMER[AO]|SEGUND[AO]|TERCER[AO]|CUART[AO]|QUINT[AO]))?';
/** "Uno.", "§ 3.": numbers by their names, or behind a sign. */
const cardinals = 'Uno|Dos|Tres|Cuatro|Cinco|Seis|Siete|Ocho|Nueve|Diez|Once|Doce|Trece|Catorce|Quince';
const clauseStart = new RegExp(
  `(?:^|\\n)[^\\S\\n]{0,40}((?:CL[ÁA]USULA\\s{1,8})?(?:${ordinals})\\s{0,8}(?:\\([^)\\n]{2,60}\\)\\s{0,3})?[.:)–-]|(?:CL[ÁA]USULA|ART[ÍI]CULO|ART\\.?)\\s{1,8}\\d{1,2}\\s{0,8}[°ºª]?\\s{0,8}[.:)–-]*|(?:CL[ÁA]USULA|ART[ÍI]CULO)\\s{1,8}(?:${ordinals})\\s{0,8}[.:)–-]|(?:${cardinals})\\s{0,3}[.:)–-]|§\\s{0,2}\\d{1,2}\\s{0,3}[.:)–-]{0,2}|[IVX]{1,6}\\s{0,8}[.)°º–-]{1,3}|\\d{1,2}\\s{0,8}[.)°º–-]{1,3})(?=\\s)`,
  'giu',
);
/** "a) Precio", "B. Ingreso": clauses only of a contract that has no numbers. */
const letteredStart = /(?:^|\n)[^\S\n]{0,40}([A-Za-z]\s{0,2}[.)–-]{1,2})(?=\s+\S)/gu;
const fewestLettered = 3;
/** A line of its own in capitals: "PRECIO Y FORMA DE PAGO". */
const capitalLine = /(?:^|\n)[^\S\n]{0,40}((?=[^\n]{4,60}(?:\n|$))\p{Lu}[\p{Lu}\s,/ºª°()-]{3,59})(?=\n)/gu;
const titlePattern =
  /^\s{0,8}[–-]?\s{0,8}(?:\((\p{Lu}[^)\n]{1,60})\)\s{0,3}[.:]?|(\p{Lu}[^.:\n]{1,60})[.:](?=\s)|(\p{Lu}[^.:;,\n]{2,60})(?=\n))/u;

/** Where the clauses of a contract begin: by their numbers, else by their letters, else by lines in capitals. */
function clauseStarts(text: string): RegExpExecArray[] {
  const numbered = [...text.matchAll(clauseStart)];
  if (numbered.length > 1) return numbered;
  const lettered = [...text.matchAll(letteredStart)];
  if (lettered.length >= fewestLettered) return lettered;
  const capital = [...text.matchAll(capitalLine)].slice(1);
  return capital.length >= fewestLettered ? capital : numbered;
}

/** The clauses of a contract by their headings, in order; empty where it has none. */
export function findClauses(text: string): Clause[] {
  const starts = clauseStarts(text);
  return starts.map((match, index) => {
    const number = match[1] ?? '';
    const start = match.index + match[0].indexOf(number);
    const bodyFrom = start + number.length;
    const end = starts[index + 1]?.index ?? closingAt(text, start);
    const title = titlePattern.exec(text.slice(bodyFrom, end));
    const named = title?.[1] ?? title?.[2] ?? title?.[3];
    const heading = `${number.replace(/\s{0,8}[.:)–°º-]+$/, '')}${named ? `. ${named.trim()}` : ''}`;
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
