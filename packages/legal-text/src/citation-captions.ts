import { fold } from './fold.ts';

/** A ruling named by its parties: offsets of the whole mention, court and date with it. */
export interface CaptionMention {
  start: number;
  end: number;
  /** The parties as written, without "s/ daños". */
  caption: string;
  /** Where the caption itself stands, in its quotation marks or not. */
  captionStart: number;
  captionEnd: number;
  /** The court as written; null where none is named beside it. */
  court: string | null;
  /** ISO date, where one stands beside it. */
  date: string | null;
}

const courtPattern =
  'C\\.?\\s?S\\.?\\s?J\\.?\\s?N\\.?|Corte Suprema(?: de Justicia)?(?: de la Naci[oó]n)?|Corte Federal|Corte IDH|Cor\\.?IDH|S\\.?C\\.?(?:J\\.?)?B\\.?A\\.?|CN(?:Civ|Com|AT|Trab|Cont|CAF|CP|Fed|Crim)[\\p{L}.]*|CF(?:ed|CP)[\\p{L}.]*|C[aá]m(?:ara|\\.)[\\p{L}.\\s]{0,60}?|TSJ|STJ|TCP|CCiv[\\p{L}.]*|CCom[\\p{L}.]*|la Corte|Corte';
const partiesMark = /(?:^|\s)(?:[cC]\s?\/|contra\s|v\.|vs\.?\s|vs\.)/u;
const quotedPattern = /“([^“”]{3,260})”|«([^«»]{3,260})»|"([^"]{3,260})"/gu;
const cueBefore = new RegExp(
  `(?:(?<![\\p{L}])(?:in re|re:|precedentes?|fallos?|causas?|casos?|autos|plenarios?|doctrina|leading case|sentencia|expediente|pronunciamiento|antecedentes?|${courtPattern}))[\\p{L}\\s,.:;()°º\\d/-]{0,40}$`,
  'iu',
);
const listedBefore = /^["”»]?[\s,;]*(?:\([^()]{0,60}\))?[\s,;]*(?:[ye]\s+|e\s+in re\s+|in re\s+|[ye] en\s+)?["“«]?$/iu;
const ownFileBefore =
  /(?:caratulad[ao]s?|expediente|expte\.?|estos autos|los presentes|autos de referencia|n[°º]\s?[\d./]+)[\s,:"“«-]*$/iu;
/** "en autos «...»" is one's own file, unless a court or a date stands beside it. */
const autosBefore = /\bautos[\s,:"“«-]*$/iu;
const ownFileAfter = /^["”»]?[\s,(–-]*(?:expte|expediente|causa n|nro|n[°º]|exp\.)/iu;
const courtBefore = new RegExp(
  `(?<![\\p{L}])(${courtPattern})(?:[\\s,.:–-]|Sala\\s\\p{Lu}+|in re|en la causa|en autos|en|la causa|autos|Fallo|(?:del? )?\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4})*["“«]?$`,
  'iu',
);
const dateAfter =
  /^["”»]?[\s,;(–-]*(?:sent(?:encia)?\.?\s*del?\s*|del?\s*|fallo del\s*)?(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\)?/iu;
/** "(CSJN, 15/11/2011)" behind a caption. */
const courtAfter = new RegExp(
  `^["”»]?[\\s,]*\\(\\s*(${courtPattern})(?:[\\s,.]+(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{4}|\\d{2}))?[^()]{0,30}\\)`,
  'iu',
);
const rulingAfter = /^["”»]?[\s,;(:–-]*(?:publicad[ao] en\s+)?Fallos:?/iu;
/** Names of parties, as titles write them. */
const dateInWords =
  /^["”»]?[\s,;(–-]*(?:(?:sent(?:encia)?\.?|fallo|resuelt[oa]|fallad[oa]|pronunciamiento)\s*)?(?:del?|el|de fecha)?\s*\d{1,2}°?\s+de\s+(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\s+(?:de|del)\s+(?:a[ñn]o\s+)?\d{4}/iu;
const party = "(?:\\p{Lu}[\\p{L}.'’&]*|de|del|la|las|los|y|e|otros?|otras?|vda\\.|[A-Z]\\.)";
const leftParty = new RegExp(`(?:^|[^\\p{L}])(\\p{Lu}[\\p{L}.'’&]*(?:,?\\s+${party}){0,8})\\s*$`, 'u');
const rightParty = new RegExp(`^\\s*(\\p{Lu}[\\p{L}.'’&]*(?:(?:,\\s|\\s|\\s[-–]\\s)${party}){0,8})`, 'u');
const unquotedPattern = /\s(?:c\s?\/|v\.|vs\.)\s?/gu;
const bareName = /(?<![\p{L}])(?:in re|leading case)\s+(\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+){0,3})/gu;
/** How far around a caption a court or a date is looked for, in characters. */
const aroundCharacters = 90;

/** Every ruling that a text names by its parties. Linear in the length of the text. */
export function findCaptions(text: string): CaptionMention[] {
  const found: CaptionMention[] = [];
  for (const match of text.matchAll(quotedPattern)) {
    const inner = match[1] ?? match[2] ?? match[3] ?? '';
    const start = match.index;
    const end = start + match[0].length;
    if (inner.includes('\n\n')) continue;
    const before = text.slice(Math.max(0, start - aroundCharacters), start);
    const after = text.slice(end, end + aroundCharacters);
    const last = found.at(-1);
    const isListed = last !== undefined && start - last.end < 70 && listedBefore.test(text.slice(last.end, start));
    if (!isCaption(inner, before, after, isListed)) continue;
    found.push(withSurroundings(text, start + 1, end - 1, partiesOf(inner), 1));
  }
  const quoted = [...found];
  let passed = 0;
  for (const match of text.matchAll(unquotedPattern)) {
    while (passed < quoted.length && quoted[passed]!.captionEnd + 1 < match.index) passed++;
    if ((quoted[passed]?.captionStart ?? Number.POSITIVE_INFINITY) - 1 <= match.index) continue;
    const mention = readUnquoted(text, match.index, match.index + match[0].length);
    if (mention !== null) found.push(mention);
  }
  for (const match of text.matchAll(bareName)) {
    const name = match[1] ?? '';
    const start = match.index + match[0].length - name.length;
    if (/^\p{Lu}[\p{L}]*\s?(?:ipsa)/u.test(name)) continue;
    found.push(withSurroundings(text, start, start + name.length, name, 0));
  }
  return withoutOverlaps(found.sort((a, b) => a.start - b.start));
}

function isCaption(inner: string, before: string, after: string, isListed: boolean): boolean {
  const hasParties = partiesMark.test(inner) || /\ss\/\s?\p{L}/u.test(inner);
  const hasCourt =
    courtBefore.test(before) ||
    rulingAfter.test(after) ||
    dateAfter.test(after) ||
    dateInWords.test(after) ||
    courtAfter.test(after);
  if (ownFileBefore.test(before) || ownFileAfter.test(after)) return hasParties && hasCourt && rulingAfter.test(after);
  if (autosBefore.test(before) && !hasCourt) return false;
  if (hasParties) return isListed || hasCourt || /^\p{Lu}/u.test(inner);
  return (isListed || rulingAfter.test(after) || cueBefore.test(before)) && isName(inner);
}

/** "Aquino", "Rodríguez Pereyra": capitalised words, and none that a law's name has. */
function isName(inner: string): boolean {
  const words = inner.trim().split(/[\s,]+/);
  if (words.length > 7 || /[:;!?]|\p{Ll}{2}\.\s*$/u.test(inner)) return false;
  if (/^(?:ley|codigo|constitucion|decreto|art|articulo|el|los|que|no|si|se)\b/.test(fold(inner))) return false;
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capitals > 0 && words.every((word) => /^(?:\p{Lu}|(?:de|del|la|las|los|y|e|otros?|vda\.)$)/u.test(word));
}

function readUnquoted(text: string, markStart: number, markEnd: number): CaptionMention | null {
  const left = leftParty.exec(text.slice(Math.max(0, markStart - aroundCharacters), markStart))?.[1];
  const right = rightParty.exec(text.slice(markEnd, markEnd + aroundCharacters))?.[1];
  if (left === undefined || right === undefined) return null;
  const parties = withoutCue(left);
  if (parties === '') return null;
  const start = text.slice(0, markStart).trimEnd().length - parties.length;
  const end = markEnd + (/^\s*/.exec(text.slice(markEnd))?.[0].length ?? 0) + trimmedParty(right).length;
  const before = text.slice(Math.max(0, start - aroundCharacters), start);
  const after = text.slice(end, end + aroundCharacters).replace(/^\s*s\/[^(.,;\n]{0,60}/u, '');
  const isPointedAt =
    /(?:^|[^\p{L}])(?:ver|v[eé]ase|cfr\.?|conf\.?|citad[ao] en|resuelto en|sentad[ao] en|dicho en|sostuvo en|como en|seg[uú]n|desde|doctrina de|en)\s*$/iu.test(
      before,
    );
  const isCited =
    (isPointedAt && /\p{Lu}/u.test(parties)) ||
    /^\s*\(\d{4}\)/.test(after) ||
    cueBefore.test(before) ||
    courtBefore.test(before) ||
    rulingAfter.test(after) ||
    dateAfter.test(after) ||
    dateInWords.test(after) ||
    courtAfter.test(after);
  if (!isCited || ownFileBefore.test(before) || ownFileAfter.test(after)) return null;
  return withSurroundings(text, start, end, text.slice(start, end), 0);
}

/** A sentence's first word, or the court, that stands before the parties' names. */
function withoutCue(left: string): string {
  return left.replace(
    new RegExp(
      `^(?:(?:En|Ver|Cfr\\.?|Conf\\.?|Fallos?|Causa|Caso|Autos|El|La|Según|Precedente|${courtPattern})[\\s,.:]+)+`,
      'u',
    ),
    '',
  );
}

function trimmedParty(right: string): string {
  return untilSentenceEnds(right)
    .replace(courtBehind, '')
    .replace(
      /,\s(?:CSJN|SCBA|Corte|C[aá]mara|Sala|CN[\p{L}.]+|TSJ|STJ|Fallos?|La Ley|LL|ED|JA|RC[A-Z]+)(?:\s.*)?$/u,
      '',
    )
    .replace(
      /(?<!,\s(?:Provincia|Municipalidad|Estado|Pcia\.|Prov\.|Ciudad|Banco|Obra Social))(?:[\s,–-]+(?:de|del|la|las|los|y|e))+$/u,
      '',
    )
    .replace(/\.$/u, (dot, _at, whole: string) => (/\b\p{Lu}\.(?:\p{Lu}\.)*$/u.test(whole) ? dot : ''));
}

const courtBehind =
  /\s(?:(?:de\s)?(?:la|el)\s(?:Corte|C[aá]mara|Alzada|Suprema|Sala|M[aá]ximo|Alto|Tribunal|Juez|Jueza|C[oó]digo|Ley|Constituci[oó]n|Procuraci[oó]n|Procurador)|(?:CSJN|SCBA|CNCiv|CNCom|CNAT|CNTrab|CIDH))(?:\s.*)?$/u;

/** "c/ CPACF. Tarea": a stop that closes no abbreviation ends the sentence, and the name with it. */
function untilSentenceEnds(right: string): string {
  for (const stop of right.matchAll(/\.\s(?=\p{Lu}\p{Ll})/gu)) {
    const word = /[\p{L}.'’&]+$/u.exec(right.slice(0, stop.index))?.[0] ?? '';
    // After "S.A." or "S.R.L." nothing but another sentence begins with a capital.
    if (/^S\.(?:\p{Lu}\.)*\p{Lu}$/u.test(word)) return right.slice(0, stop.index + 1);
    if (!/^(?:\p{Lu}|(?:\p{Lu}{1,2}\.)+\p{Lu}{1,2}|\p{Lu}\p{Ll}{0,3}|Ltda|Hnos|Suc|Coop|Munic)$/u.test(word))
      return right.slice(0, stop.index);
  }
  return right;
}

/** "Halabi, Ernesto c/ P.E.N. - ley 25.873 s/ amparo" names its parties before "s/". */
function partiesOf(inner: string): string {
  return inner
    .replace(/\s+/g, ' ')
    .replace(/\s[-–]?\s?s\s?\/\s?.*$/u, '')
    .replace(/^(?:recursos?|queja)\s[^"]{0,160}?\s(?:en la causa|en los autos|en autos)\s+/iu, '')
    .trim();
}

function withSurroundings(text: string, from: number, to: number, caption: string, quotes: 0 | 1): CaptionMention {
  const before = text.slice(Math.max(0, from - quotes - aroundCharacters), from - quotes);
  const after = text.slice(to + quotes, to + quotes + aroundCharacters);
  const court = courtBefore.exec(before);
  const date = dateAfter.exec(after);
  const earlier = court === null || date !== null ? null : /(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})/.exec(court[0]);
  const behind = courtAfter.exec(after);
  const told = date ?? earlier ?? (behind?.[2] ? behind.slice(1) : null);
  return {
    start: court ? from - quotes - (before.length - before.indexOf(court[0], court.index)) : from - quotes,
    end: to + quotes + (date?.[0].length ?? behind?.[0].length ?? 0),
    caption,
    captionStart: from,
    captionEnd: to,
    court: court?.[1]?.trim() ?? behind?.[1]?.trim() ?? null,
    date: told ? isoDate(told[3] ?? '', told[2] ?? '', told[1] ?? '') : null,
  };
}

function isoDate(year: string, month: string, day: string): string | null {
  const full = year.length === 4 ? year : Number(year) > 40 ? `19${year}` : `20${year}`;
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return null;
  return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function withoutOverlaps(mentions: CaptionMention[]): CaptionMention[] {
  const kept: CaptionMention[] = [];
  for (const mention of mentions) {
    const last = kept.at(-1);
    if (last === undefined || mention.start >= last.end) kept.push(mention);
    else if (mention.captionStart >= last.end) kept.push({ ...mention, start: mention.captionStart });
  }
  return kept;
}
