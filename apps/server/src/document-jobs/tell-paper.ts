import { findClauses } from '../generators/extract/clauses.ts';
import { asQuote, sentencesOf } from '../generators/extract/sentences.ts';

export type Paper = 'contract' | 'ruling' | 'pleading';

/** Characters at the beginning of a paper where it says what it is. */
const headCharacters = 3_000;
const leastClauses = 3;

const titledContract =
  /^[^\n]{0,80}\b(?:contrato|convenio|boleto|acuerdo|estatuto|mutuo|comodato|fideicomiso|locaci[oó]n|cesi[oó]n)\b/iu;
const namesParties =
  /\ben (?:adelante|lo sucesivo)\b|\bpor (?:la )?otra(?: parte)?,|\blas partes (?:convienen|acuerdan|celebran)\b|\bcelebran? el presente\b/iu;

const namesTribunal = /\b(?:JUZGADO|C[ÁA]MARA|TRIBUNAL|CORTE SUPREMA|Juzgado|C[áa]mara|Tribunal|Corte Suprema)\b/u;
const givesReasons =
  /\b(?:AUTOS\s{1,4})?(?:Y\s{1,4})?VISTOS?\b|\bCONSIDERANDO\b|\bRESULTA(?:NDO)?\s{0,4}:|\b[Yy] [Cc]onsiderando\b|\b[Vv]istos\s{0,4}:/u;
const decides =
  /(?:^|\n)[^\S\n]{0,20}(?:[^\n]{0,60}\b)?(?:(?:SE\s{1,4})?RESUELV[OE]|RESOLVEMOS|FALL(?:O|AMOS)|SENTENCIO)\b[^\n]{0,200}|\b(?:[Ss]e\s{1,4})?[Rr]esuelv[eo]\s{0,4}:[^\n]{0,200}/u;

const toJudge = /\bSe[ñn]ora? [Jj]uez|\b(?:SE[ÑN]ORA?|SR\.?|SRA\.?) JUEZ|\bExcma\.? C[áa]mara\s{0,4}:/u;
const asksJudge =
  /\b(?:promuev[eo]|interpon(?:e|go)|contest[ao]|interpone|expres[ao]|opon(?:e|go)|plante[ao]|solicit[ao])\s{1,4}(?:formal\s{1,4})?(?:la\s{1,4}|el\s{1,4})?(?:demanda|acci[oó]n|recurso|traslado|agravios|excepci[oó]n|excepciones|amparo)/iu;
const closesPleading =
  /\bSER[ÁA] JUSTICIA\b|\bPROVEER DE CONFORMIDAD\b|\bProveer de [Cc]onformidad\b|\bSer[áa] [Jj]usticia\b/u;

/**
 * Whether a paper is a contract, a ruling or a pleading, with the words that show it; null where it has less than two marks of one, or two of
 * several. A ruling tells of contracts and pleadings, so its head says more than the rest; its end may be that of its annexes.
 */
export function tellPaper(text: string): { paper: Paper; quote: string | null } | null {
  const head = text.slice(0, headCharacters);
  const title = titledContract.exec(head.trimStart());
  const isContract = [title !== null, namesParties.test(head), findClauses(text).length >= leastClauses];
  const decision = decides.exec(text);
  const isRuling = [namesTribunal.test(head), givesReasons.test(text), decision !== null];
  const isPleading = [toJudge.test(head), asksJudge.test(head), closesPleading.test(text)];
  const marks = { contract: countOf(isContract), ruling: countOf(isRuling), pleading: countOf(isPleading) };
  const isOnly = (paper: Paper) =>
    marks[paper] > 1 && Object.entries(marks).every(([other, count]) => other === paper || count < 2);
  if (isOnly('pleading'))
    return { paper: 'pleading', quote: sentenceWith(text, toJudge.exec(head) ?? asksJudge.exec(head)) };
  if (isOnly('ruling'))
    return {
      paper: 'ruling',
      quote: decision ? asQuote(decision[0].trim()) : sentenceWith(text, namesTribunal.exec(head)),
    };
  if (isOnly('contract')) return { paper: 'contract', quote: sentenceWith(text, title ?? namesParties.exec(head)) };
  return null;
}

const countOf = (marks: readonly boolean[]): number => marks.filter(Boolean).length;

function sentenceWith(text: string, match: RegExpExecArray | null): string | null {
  if (match === null) return null;
  const at = text.indexOf(match[0]);
  const sentence = sentencesOf(text.slice(0, headCharacters)).find(({ end }) => end > at);
  return sentence ? asQuote(sentence.text) : null;
}
