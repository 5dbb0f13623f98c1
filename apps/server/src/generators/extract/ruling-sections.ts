import { isNoteBelow } from '../../corpus/ruling-text/closing-lines.ts';
import { withoutRunningHeads } from '../../corpus/ruling-text/mend-scanned-lines.ts';

/** A ruling's parts; one that its headings do not show is empty. Offsets are of the ruling's text. */
export interface RulingSections {
  /** Before the facts: tribunal, date, caption. */
  head: Section;
  /** "Resulta": what was claimed and answered. */
  facts: Section;
  /** "Considerando": the reasons. In an appeal ruling, the votes. */
  reasons: Section;
  /** "Fallo", "Resuelve". */
  decision: Section;
}

export interface Section {
  start: number;
  end: number;
  text: string;
}

const headings = {
  facts:
    /\bRESULTA(?:NDO)?\b\s{0,8}:?|\bResulta(?:ndo)?\s{0,8}:|^\s{0,8}(?:I\s{0,8}[.)-]\s{0,8})?Antecedentes\s{0,8}:?\s{0,8}$/gm,
  reasons:
    /\b(?:Y\s{1,8})?CONSIDERANDO\b\s{0,8}:?|\b(?:[Yy]\s{1,8})?Considerando\s{0,8}(?::|(?=\s(?:1|I|que)\b))|\bFUNDAMENTOS\s{0,8}:|\b(?:dijo|expres[óo]|expuso|manifest[óo]|vot[óo]|DIJO|DIJERON|EXPRES[ÓO]|EXPUSO|MANIFEST[ÓO]|VOT[ÓO])\s{0,8}:|\b(?:SOBRE|A) LA (?:PRIMERA |SEGUNDA |[ÚU]NICA )?CUESTI[ÓO]N[^\n:]{0,40}:?/g,
  decision:
    /\b(?:SE\s{1,8})?RESUELV[EO]\b\s{0,8}:?|\b(?:[Ss]e\s{1,8})?[Rr]esuelv[eo]\s{0,8}:|\b(?:FALLO(?! DE LA CORTE)|FALLAMOS|SENTENCIO|DECIDO|DISPONGO)\b\s{0,8}:?|\b(?:[Ff]all(?:o|amos)|[Ss]entencio|[Dd]ecido|[Dd]ispongo|[Dd]ecidimos|[Rr]esolvemos)\s{0,8}:|\bRESOLVEMOS\b\s{0,8}:?|\bSENTENCIA\s{0,8}:|(?<=\n\s{0,8})(?:S\sE\sN\sT\sE\sN\sC\sI\sA|R\sE\sS\sU\sE\sL\sV\s[EO]|F\sA\sL\sL\sO)\b\s{0,3}:?/g,
};
/** The Supreme Court decides without a heading: "Por ello, se revoca la sentencia"; others write it at the beginning of a paragraph. */
const decidesUnheaded = /\bPor (?:ello|lo expuesto|todo ello)\b,?/g;
const decidesInParagraph =
  /(?<=\n\s{0,8})(?:Por (?:tanto|estos fundamentos|estas razones|las razones|los fundamentos|todo lo|lo (?:anterior|dicho|tanto|considerado))|En m[eé]rito|En su m[eé]rito|A m[eé]rito|En virtud|En consecuencia)\b,?/g;
/** Where no word says that the reasons begin: "Y VISTOS:", a first numbered paragraph. */
const unheadedReasons =
  /\b(?:AUTOS Y |Autos y |Y )?(?:VISTOS|Vistos)\s{0,8}:|\n\s{0,8}(?:1|I|A|PRIMERO|Primero)\s{0,3}[.°º):–-]/g;
/** The part that decides, in a ruling that is numbered throughout: "2. La decisión". */
const decidingPart =
  /\n\s{0,8}(?:\d{1,2}|[IVX]{1,5}|[A-Z])\s{0,3}[.°º):–-]+\s{0,3}(?:(?:LA|EL|LOS|La|El|Los)\s)?(?:DECISI[ÓO]N|Decisi[óo]n|SOLUCI[ÓO]N|Soluci[óo]n|FUNDAMENTOS|Fundamentos|AN[ÁA]LISIS|An[áa]lisis|FONDO|Fondo|CONSIDERACIONES|Consideraciones)\b/g;

/** In lower case at a line's start it is a word of a sentence: "(arts. 1195 y 1199,\nvoto del juez Lorenzetti)". */
/** What the Supreme Court says that it does, behind the words that begin its decision; its lines may begin with those words by chance. */
const courtDecides =
  /\b(?:se\s+(?:l[oa]s?\s+)?(?:resuelv|decid|hac|dej|revoc|confirm|desestim|rechaz|declar|admit|modific|anul|conced|orden|dispon|regul|tien)\p{L}*|corresponde\s+\p{L}+r\b|tribunal\s+resuelve)/iu;
const decidesWithinCharacters = 600;
/** What the Procuración or a judge thinks is no decision. */
const opines = /\b(?:opino|considero|entiendo|estimo)\s+que\b/iu;

const ownVote =
  /(?:^|\n|\.\s{1,3})\s{0,6}(?:D(?:isidencia|ISIDENCIA)|V(?:oto|OTO))\s{1,4}(?:parcial\s{1,4}|PARCIAL\s{1,4})?(?:[Cc]onjunt[oa]\s{1,4}|CONJUNT[OA]\s{1,4})?(?:del?|DEL?|de la|DE LA|de los|DE LOS|de las|DE LAS|LA|EL)\s{1,4}(?:[Ss]e[ñn]or|SE[ÑN]OR|[Dd]oct|DOCT|[Ss]r|SR|[Jj]ue[zc]|JUE[ZC]|[Mm]inistr|MINISTR|[Vv]icepres|VICEPRES|[Pp]resident|PRESIDENT|[Cc]onjue|CONJUE)/g;
/** A vote that begins the text is the ruling, in characters. */
const leastMajority = 300;

/** Reads where a ruling's parts begin. */
export function readRulingSections(text: string): RulingSections {
  const facts = firstAfter(text, headings.facts, 0);
  const reasons =
    firstAfter(text, headings.reasons, facts?.index ?? 0) ??
    firstAfter(text, decidingPart, facts?.index ?? 0) ??
    firstAfter(text, unheadedReasons, facts === null ? 0 : (facts.index ?? 0) + 1);
  const isOfCourt = courtHeading.test(text);
  // Behind the majority's signatures come votes and dissents, each with a decision of its own that is not the ruling's.
  const majority = untilNotes(
    text.slice(0, firstAfter(text, ownVote, Math.max(reasons?.index ?? 0, leastMajority))?.index ?? text.length),
    isOfCourt ? (reasons?.index ?? 0) : text.length,
  );
  const allAfterReasons = (pattern: RegExp) =>
    [...majority.matchAll(pattern)].filter(({ index }) => index > (reasons?.index ?? facts?.index ?? 0));
  const decision = isOfCourt
    ? lastOf([
        ...allAfterReasons(headings.decision),
        ...[...allAfterReasons(decidesInParagraph), ...allAfterReasons(decidesUnheaded)].filter(({ index }) =>
          isDecided(majority.slice(index, index + decidesWithinCharacters)),
        ),
      ])
    : (allAfterReasons(headings.decision).at(-1) ??
      allAfterReasons(decidesInParagraph).at(-1) ??
      allAfterReasons(decidesUnheaded).at(-1) ??
      null);
  const marks = [facts, reasons, decision].filter((match) => match != null);
  const endOf = (match: RegExpMatchArray) =>
    Math.min(
      ...marks.flatMap(({ index = 0 }) => (index > (match.index ?? 0) ? [index] : [])),
      match === decision ? majority.length : text.length,
    );
  const section = (match: RegExpMatchArray | null | undefined): Section => {
    if (!match) return { start: text.length, end: text.length, text: '' };
    const start = (match.index ?? 0) + match[0].length;
    const end = endOf(match);
    return { start, end, text: text.slice(start, end) };
  };
  const headEnd = Math.min(...marks.map(({ index = 0 }) => index), text.length);
  return {
    head: { start: 0, end: headEnd, text: text.slice(0, headEnd) },
    facts: section(facts),
    reasons: section(reasons),
    decision: section(decision),
  };
}

function isDecided(words: string): boolean {
  const whole = withoutRunningHeads(words)
    .join('\n')
    .replace(/[-\u00AD]\n/g, '');
  const said = courtDecides.exec(whole);
  return said !== null && !opines.test(whole.slice(0, said.index));
}

const courtHeading = /(?:^|\n)(?:FALLO|SENTENCIA) DE LA CORTE SUPREMA\b/;

/** The text until the notes that the official collection prints below the signatures, or the opinion before the next ruling. @param from where they may begin. */
function untilNotes(text: string, from: number): string {
  let at = text.indexOf('\n', from);
  while (at !== -1) {
    const next = text.indexOf('\n', at + 1);
    const line = text.slice(at + 1, next === -1 ? undefined : next);
    if (isNoteBelow(line, false) || /^Suprema Corte\s?:/.test(line)) return text.slice(0, at);
    at = next;
  }
  return text;
}

const lastOf = (matches: readonly RegExpMatchArray[]) =>
  matches.reduce<RegExpMatchArray | null>(
    (last, match) => (last === null || (match.index ?? 0) > (last.index ?? 0) ? match : last),
    null,
  );

function firstAfter(text: string, pattern: RegExp, from: number): RegExpMatchArray | null {
  return [...text.matchAll(pattern)].find(({ index }) => index >= from) ?? null;
}
