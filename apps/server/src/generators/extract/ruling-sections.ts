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
    /\b(?:Y\s{1,8})?CONSIDERANDO\b\s{0,8}:?|\b(?:[Yy]\s{1,8})?Considerando\s{0,8}(?::|(?=\s(?:1|I|que)\b))|\bFUNDAMENTOS\s{0,8}:|\b(?:dijo|expres[óo]|expuso|manifest[óo]|vot[óo])\s{0,8}:|\b(?:SOBRE|A) LA (?:PRIMERA |SEGUNDA |[ÚU]NICA )?CUESTI[ÓO]N[^\n:]{0,40}:?/g,
  decision:
    /\b(?:SE\s{1,8})?RESUELV[EO]\b\s{0,8}:?|\b(?:[Ss]e\s{1,8})?[Rr]esuelv[eo]\s{0,8}:|\bFALLO\b\s{0,8}:?|\bFallo\s{0,8}:|\bRESOLVEMOS\b\s{0,8}:?|\bSENTENCIA\s{0,8}:/g,
};

const ownVote =
  /(?:^|\n|\.\s{1,3})\s{0,6}(?:Disidencia|Voto)\s{1,4}(?:parcial\s{1,4})?(?:conjunt[oa]\s{1,4})?(?:del?|de la|de los|de las)\s{1,4}(?:se[ñn]or|doct|sr|juez|jueza|ministr|vicepres|president)/gi;
/** A vote that begins the text is the ruling, in characters. */
const leastMajority = 300;

/** Reads where a ruling's parts begin. */
export function readRulingSections(text: string): RulingSections {
  const facts = firstAfter(text, headings.facts, 0);
  const reasons = firstAfter(text, headings.reasons, facts?.index ?? 0);
  // Behind the majority's signatures come votes and dissents, each with a decision of its own that is not the ruling's.
  const majority = text.slice(
    0,
    firstAfter(text, ownVote, Math.max(reasons?.index ?? 0, leastMajority))?.index ?? text.length,
  );
  const lastAfterReasons = (pattern: RegExp) =>
    [...majority.matchAll(pattern)].findLast(({ index }) => index > (reasons?.index ?? facts?.index ?? 0)) ?? null;
  // The Supreme Court decides without a heading: "Por ello, se revoca la sentencia".
  const decision = lastAfterReasons(headings.decision) ?? lastAfterReasons(/\bPor (?:ello|lo expuesto|todo ello)\b,?/g);
  const marks = [facts, reasons, decision].filter((match) => match != null);
  const endOf = (match: RegExpMatchArray) =>
    Math.min(...marks.flatMap(({ index = 0 }) => (index > (match.index ?? 0) ? [index] : [])), text.length);
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

function firstAfter(text: string, pattern: RegExp, from: number): RegExpMatchArray | null {
  return [...text.matchAll(pattern)].find(({ index }) => index >= from) ?? null;
}
