import { fold } from '@foja/legal-text/fold';

/** A part of a pleading under one heading, its words without line breaks. */
export interface PleadingSection {
  /** What it is about; `other` where its heading is of no known part. */
  part: PleadingPart;
  heading: string;
  text: string;
  /** The same words line by line, as they were written: the items of a list. */
  lines: string[];
}

export const pleadingParts = [
  'intro',
  'object',
  'competence',
  'mediation',
  'standing',
  'facts',
  'denials',
  'heads',
  'law',
  'evidence',
  'fee',
  'federal',
  'grievance',
  'petitum',
  'other',
] as const;
export type PleadingPart = (typeof pleadingParts)[number];

/** What a heading is about, by its folded words; the first that fits. */
const headings: readonly [PleadingPart, RegExp][] = [
  [
    'petitum',
    /\bpetitorio|\bpeticion(?:es)?\b|^petitum|^suplic|^pedido$|^ruegos?$|^conclusion$|^(?:lo pedido|se (?:solicita|pide|peticiona|suplica|ruega))$|^lo que (?:se )?pid\w+$|^solicit[ao]s?$|^(?:por (?:todo )?(?:ello|lo expuesto|lo dicho)),? (?:a v\.? ?[se]\.? )?(?:solicit|pid)/,
  ],
  ['grievance', /\bagravi|\bcritica (?:al|del) fallo/],
  ['denials', /\bnegativas?\b|^respuesta a los hechos|^contestacion de los hechos|^nieg[ao]\b|^desconoc|^niega\b/],
  [
    'evidence',
    /^(?:la )?(?:ofrec\w+ (?:la )?)?pruebas?\b(?! producida)|\bofrecimiento de (?:la )?prueba|^medios (?:de prueba|probatorios)|^ofrecimiento probatorio|^de la prueba$|^elementos (?:de prueba|que se aportan)|^(?:de que modo|como) se (?:prueba|probara)/,
  ],
  ['competence', /\bcompetencia|\bjurisdiccion$|^(?:juez|tribunal|juzgado) competente|^por que ante v/],
  ['mediation', /\bmediacion|\bconciliacion|\bseclo|^instancia previa|^tramite previo/],
  ['standing', /\bpersoneria|\blegitimacion|^personalidad/],
  [
    'heads',
    /\brubros|\bliquidacion|^(?:los )?danos?\b|^montos?\b|\bcuantificacion|^necesidades|^indemnizacion|^reclamo$|^resarcimiento|^(?:la )?cuenta$|^calculo|^importes?$/,
  ],
  [
    'facts',
    /\bhechos\b|^antecedentes|^relato|\bverdad de los|^(?:la )?verdad$|^realidad|^version|^plataforma factica|^breve resena|^lo (?:ocurrido|sucedido|que (?:ocurrio|sucedio|paso|se acredito))|^hecho$|^circunstancias|^el caso$/,
  ],
  [
    'object',
    /\bobjeto\b(?! d[ei]l)|^pretension|^introduccion|^proposito|^lo que se (?:pide|demanda)|^a quien\b.{0,20}\bdemanda|^que se (?:demanda|reclama|discute)/,
  ],
  ['fee', /\btasa|^sellado|^tributo|^gastos$/],
  ['federal', /\bfederal\b|^(?:hace )?reservas?\b/],
  [
    'law',
    /\bderecho aplicable|^(?:el |del |fundamentos? de )?derecho\b|\bderecho(?: aplicable)?$|^fundamento(?:s)? (?:legal|juridic)|^encuadre(?: (?:legal|juridic|normativ)|$)|^como debe apreciarse/,
  ],
];

const mark = '[.):°º–—/|-]';
const ordinalWords =
  'primero|segundo|tercero|cuarto|quinto|sexto|s[ée]ptimo|octavo|noveno|d[ée]cimo(?:\\s(?:primero|segundo|tercero))?';
/** "I.", "1)", "A.-", "Primero:", "§ 3", "(IV)", "[2]"; a Roman or other number may stand without a mark. */
const enumerator = String.raw`(?:(?:cap(?:[ií]tulo|\.)|punto|§)\s?)?(?:[([]?(?:[IVXLC]{1,6}|\d{1,2}(?:\.\d{1,2})?)[)\]]?(?:\s?${mark}{1,3}\s{0,4}${mark}?\s{0,2}|\s{1,6})|(?:[A-Z]|${ordinalWords})\s?${mark}{1,3}\s{0,4})`;
const headingLine = new RegExp(
  String.raw`^\s{0,40}(${enumerator})?(\S.{1,140}?)\s{0,4}(?:(?:[.:]|\s?[–—-]{1,2})\s+(?=\S)|[.:–—-]{0,3}\s*$)`,
  'iu',
);
/** Headings that are known by themselves, wherever they stand at the beginning of a line. */
const exactHeading =
  /^(?:el |la |los |las |del |de la |de los )?(?:objeto|competencia|jurisdiccion|hechos|derecho|prueba|pruebas|petitorio|personeria|legitimacion|antecedentes|negativas?|agravios|rubros|liquidacion|tasa de justicia|reserva|reserva (?:del )?caso federal|caso federal|mediacion|mediacion previa|pretension|peticion|petitum)$/;
/** Kinds of evidence head items of an offering, and are no parts of the paper. */
const evidenceHead =
  /^(?:prueba )?(?:documental|instrumental|testimonial|testigos|pericial|pericia|informativa|informes|confesional|absolucion|reconocimiento judicial)/;
const opensDenial = /^(?:niego|niega|negamos|desconozco|desconoce) (?!(?:los )?hechos$)/;
const maxHeadingWords = 12;
/** A heading without a number stands alone, in so few words. */
const maxBareWords = 6;

/** Dots that lead to a sum at the end of a line. */
const leadersToSum = /\.{4,}[^\p{L}]{0,4}\$\s{0,4}\d[\d.,]*\W{0,4}$/u;

/** The heading that a line is, or opens with; null where it is none. */
function headingOf(line: string, isAfterBlank: boolean): { part: PleadingPart; heading: string; rest: string } | null {
  const match = headingLine.exec(line);
  const heading = (match?.[2] ?? '').trim();
  if (match === null || heading === '') return null;
  const folded = fold(heading).replace(/["'«»]/g, '');
  const words = folded.split(/\s+/).length;
  if (evidenceHead.test(folded) || words > maxHeadingWords) return null;
  const rest = line.slice(match[0].length);
  // "d) Daño moral: $ 4.000.000", "a) Antigüedad (art. 245 LCT) ...... $ 9.000.000" are items with their sums.
  if (/^\$\s?\d/.test(rest) || leadersToSum.test(rest)) return null;
  const known = headings.find(([, pattern]) => pattern.test(folded))?.[0];
  // "II. Niego que cruzara en rojo. Niego …": what is denied, and no heading of it.
  if (
    known === 'denials' &&
    match[1] !== undefined &&
    rest.trim() !== '' &&
    opensDenial.test(folded) &&
    !isCapitals(heading)
  )
    return { part: known, heading: '', rest: line.slice(match[1].length) };
  if (known !== undefined && exactHeading.test(folded) && /^\p{Lu}/u.test(heading))
    return { part: known, heading, rest };
  const isNumbered = match[1] !== undefined;
  if (isNumbered && isCapitals(heading)) return { part: known ?? 'other', heading, rest };
  if (known === undefined) return null;
  if (isNumbered && words <= maxBareWords + 2 && /^\p{Lu}/u.test(heading)) return { part: known, heading, rest };
  const isAlone = rest.trim() === '' && isAfterBlank && words <= maxBareWords;
  const opensInCapitals = isAfterBlank && isCapitals(heading) && words <= maxBareWords;
  return isAlone || opensInCapitals ? { part: known, heading, rest } : null;
}

/** How a numbered paragraph without a heading begins, by what it is. */
const openers: readonly [PleadingPart, RegExp][] = [
  ['competence', /^(?:que )?(?:(?:el|este) (?:juzgado|tribunal)|v\.? ?s\.?|la competencia|es)\b.{0,40}\bcompeten/],
  ['federal', /^.{0,60}\b(?:caso|cuestion) federal\b/],
  ['evidence', /^(?:que )?(?:ofrezc|ofrec|acompan|como prueba|para probar)\w*/],
  ['denials', /^(?:que )?(?:nieg|desconoc|desconoz|negamos)\w*/],
  [
    'facts',
    /^(?:que )?(?:la verdad|lo (?:cierto|ocurrido|sucedido|que (?:ocurrio|sucedio|paso))|los hechos (?:fueron|son|ocurrieron))\b/,
  ],
  ['object', /^(?:que )?(?:vengo|venimos|contest|respond|promuev|interpong|inici|deduzc|demand|entabl)\w*/],
  [
    'law',
    /^(?:que )?(?:la apoyan|lo apoyan|fund[oa]|el derecho|son aplicables|rigen|resultan aplicables|me asiste el derecho)\b/,
  ],
];
const numberedParagraph = new RegExp(String.raw`^\s{0,40}${enumerator}(?=\S)`, 'iu');
/** A paper with fewer headings is told in numbered paragraphs. */
const fewHeadings = 2;

/** Words that conclude: "Por lo expuesto", "En mérito de lo cual". */
export const concluding = `(?:por (?:todo )?(?:ello|tanto|estas razones|lo (?:expuesto|dicho|cual|tanto|manifestado|expresado|fundado|anterior|antedicho|que (?:dejo |queda |se ha |llevo )?(?:dicho|expuesto)))|en (?:consecuencia|(?:merito|virtud|atencion|razon) (?:de|a) (?:lo cual|lo expuesto|lo dicho|ello))|atento (?:a )?lo expuesto|de conformidad con lo expuesto)`;
/** "Por lo expuesto solicito:" opens what is asked, under whatever number. */
const asksLine = new RegExp(
  String.raw`^\W*(?:\w{1,6}\W{1,4})?${concluding}\b[^:]{0,60}\b(?:solicit|pid|rueg|requier)\w*[^:]{0,30}:(?:\s*$|\s+\(?(?:i|1|a)\s?[.)°º-])`,
);

/** The part that a numbered paragraph is, by its first words. */
function openedPart(line: string): PleadingPart | null {
  const number = numberedParagraph.exec(line)?.[0];
  if (number === undefined) return null;
  const words = fold(line.slice(number.length));
  return openers.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}

const romanOrWord = new RegExp(String.raw`^\s{0,10}(?:[IVX]{1,6}|(?:${ordinalWords}))\s?${mark}`, 'iu');
const topDigits = /^\s{0,10}(\d{1,2})\s?[.)°º-]/;

/** Beside parts with headings a paragraph under a number of their kind may have none, and is known by its first words. */
function openedBesideHeadings(line: string, isNext: boolean, isAmongOpened: boolean): PleadingPart | null {
  if (!isNext && !romanOrWord.test(line)) return null;
  const opened = openedPart(line);
  return opened === 'other' && !(isNext && isAmongOpened) ? null : opened;
}

/** The parts of a pleading, in order, the words before the first heading as `intro`. */
export function readPleadingSections(text: string): PleadingSection[] {
  const byHeadings = sectionsOf(text, false);
  const known = new Set(byHeadings.map(({ part }) => part).filter((part) => part !== 'intro' && part !== 'other'));
  return known.size < fewHeadings ? sectionsOf(text, true) : byHeadings;
}

function sectionsOf(text: string, byParagraphs: boolean): PleadingSection[] {
  const sections: PleadingSection[] = [{ part: 'intro', heading: '', text: '', lines: [] }];
  let isAfterBlank = true;
  let isTitle = true;
  let lastTop = 0;
  // A function for each line: Node's machine code of a loop that many short lines made never ends on one long line.
  const readLine = (line: string) => {
    // What stands before the judge is addressed is the title.
    // The numbers of the paper go on, after a blank line: a list within a part begins anew.
    const number = Number(topDigits.exec(line)?.[1] ?? 0);
    const isNext = !isTitle && isAfterBlank && number === lastTop + 1;
    if (isNext) lastTop = number;
    const opened = isTitle
      ? null
      : byParagraphs
        ? openedPart(line)
        : openedBesideHeadings(line, isNext, sections.at(-1)?.heading === '');
    const opening = isTitle
      ? null
      : (headingOf(line, isAfterBlank) ?? (opened === null ? null : { part: opened, heading: '', rest: line }));
    if (!isTitle && asksLine.test(fold(line))) {
      sections.push({ part: 'petitum', heading: '', text: '', lines: [line] });
      isAfterBlank = false;
      return;
    }
    // An item of what is asked, or of what is offered, may name a part of the paper.
    const inList = ['petitum', 'evidence', 'denials'].includes(sections.at(-1)?.part ?? '');
    const found = opening !== null && inList && !isCapitals(opening.heading) && !isAfterBlank ? null : opening;
    if (found === null) sections.at(-1)?.lines.push(/^\s*[IVXLC]{1,6}\s*$/.test(line) ? '' : line);
    else sections.push({ part: found.part, heading: found.heading, text: '', lines: [found.rest] });
    if (
      /^\s*(?:se[ñn]or|sr|excm|excelent|a la excm|v\.?\s?s\b)/i.test(line) ||
      /\p{Ll}{3}.*\p{Ll}{3}.*\p{Ll}{3}/u.test(line)
    )
      isTitle = false;
    // A number in the middle of a line of its own heads what follows.
    isAfterBlank = line.trim() === '' || /^\s*(?:[IVXLC]{1,6}|\d{1,2})\s?[.)°º-]{0,2}\s*$/.test(line);
  };
  for (const line of text.replace(/\f/g, '\n').split('\n')) readLine(line);
  // What is asked for at the beginning is the object.
  const last = sections.findLastIndex(({ part }) => part === 'petitum');
  for (const [place, section] of sections.entries()) {
    if (section.part === 'petitum' && place < last && place <= 2) section.part = 'object';
  }
  const isWrapped = !isOfWholeParagraphs(text);
  return sections.map(({ lines, ...section }) => {
    const joined = joinWrapped(lines, isWrapped);
    return { ...section, lines: joined, text: joined.join(' ') };
  });
}

function isCapitals(words: string): boolean {
  return /\p{Lu}{3}/u.test(words) && !/\p{Ll}/u.test(words);
}

const itemMark =
  /^\s*(?:\(?(?:[a-zA-Z]|\d{1,2}(?:\.(?:\d{1,2}|[a-z]))?|[IVXivx]{1,5})\s?(?:[°º]\s?)?[.)-]{1,3}|total\b|[-–—•*]|(?:primero|segundo|tercero|cuarto|quinto|sexto)\s?[.:)])\s/i;
/** Lines of this length or more, in characters, were broken by a margin. */
const wrappedCharacters = 60;

/** Longer than any line that a margin broke; so many of them are paragraphs as somebody wrote them. */
const beyondMargin = 200;
const fewestParagraphs = 4;

function isOfWholeParagraphs(text: string): boolean {
  return text.split('\n').filter((line) => line.length > beyondMargin).length >= fewestParagraphs;
}

/** One line a paragraph or item: what a margin broke is joined again. */
function joinWrapped(lines: readonly string[], isWrapped: boolean): string[] {
  const joined: string[] = [];
  let last = '';
  for (const raw of lines) {
    const line = raw.trim();
    const goesOn = isWrapped && last.length >= wrappedCharacters && line !== '' && !itemMark.test(line);
    if (goesOn && joined.length > 0) joined[joined.length - 1] += ` ${line}`;
    else if (line !== '') joined.push(line);
    last = line;
  }
  return joined.map((line) => line.replace(/\s+/g, ' '));
}
