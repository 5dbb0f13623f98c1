import { fold } from '@foja/legal-text/fold';
import type { Quantity } from '@foja/legal-text/quantity';
import type { KnownFact, QuestionPart } from '../../../understanding/understood-question.ts';
import { denial } from './denial.ts';
import type { Judge } from './judge.ts';
import { inDays, isTime, nearTerm } from './time-in-days.ts';

const asksInTime =
  /\b(?:a tiempo|en (?:termino|plazo|fecha)|a termino|prescribi\w*|prescripta?|vencio|caduco|(?:se|ya) (?:me )?paso el (?:plazo|tiempo)|todavia (?:puedo|podemos|se puede)|(?:puedo|podemos|se puede) todavia)\b/;
/** "¿Llego con la licencia?" */
const asksToArrive = /\bllego (?:a (?!fin)|con|todavia|bien)\b|\b(?:todavia|aun) (?:llego|llegamos)\b/;
const asksLate = /\b(?:fuera de (?:termino|plazo)|prescribi\w*|prescripta?|vencio|caduco|paso el)\b/;
const notYet =
  /\bno (?:prescribio|vencio|caduco)\b|\btodavia (?:no prescribi\w*|estas a tiempo|podes)\b|\bestas a tiempo\b/;
const already = /\bya (?:prescribi\w*|vencio|caduco|paso|pasaron)\b|\bprescribio\b/;
const tellsTerm = /\b(?:dentro de|hay|plazo\w*|prescrib\w+|caduc\w+|vence\w*|antes de)\b/;

/** What a part asks of a term: whether it is still open, or whether it has passed; null where it asks neither. */
export function asksWhetherPast({ text, asks }: QuestionPart): 'open' | 'past' | null {
  const folded = fold(text);
  if (!asks.includes('yes-no') || !(asksInTime.test(folded) || asksToArrive.test(folded))) return null;
  // "Dicen que ya prescribió. ¿Todavía puedo?": what others say of it is not what is asked.
  const asking = folded.split(/[.;!]\s+/).at(-1) ?? folded;
  return asksLate.test(asksInTime.test(asking) ? asking : folded) ? 'past' : 'open';
}

/** "Lo presenté a los 48 días, ¿en término?" – "se presenta dentro de los treinta días". */
export const ofTime: Judge = ({ words, kind }, { whole, quantities }, { facts }) => {
  if (kind !== 'asked' || !asksInTime.test(words)) return null;
  const isLate = notYet.test(whole) ? false : already.test(whole) ? true : isPast(whole, quantities, facts);
  if (isLate === null) return null;
  return isLate === asksLate.test(words) ? 'Sí' : 'No';
};

const splits = /\bprescript\w+\b[^.;]*\bpero no (?:l[aeo]s?|el) (?:de|que)\b/;

/** "Está prescripta la acción por falta leve, pero no la de una falta grave": whether a time has passed depends on what was not told. */
export function dependsOnKind(words: string, whole: string): boolean {
  return asksInTime.test(words) && splits.test(whole);
}

function isPast(whole: string, quantities: readonly Quantity[], facts: readonly KnownFact[]): boolean | null {
  // "Treinta días, o sesenta": a bare number may be another term.
  const terms = quantities.filter((one) => isTime(one) || one.unit === 'unidad');
  const [term] = terms;
  const gone = facts.find(({ name }) => name === 'duracion-dicha')?.value;
  if (term === undefined || terms.length > 1 || typeof gone !== 'object' || !tellsTerm.test(whole)) return null;
  const [limit, passed] = [inDays(term), inDays(gone)];
  if (limit === null || passed === null || Math.abs(passed - limit) <= limit * nearTerm) return null;
  return passed > limit;
}

const asksNotice =
  /\b(?:avis\w+|preavis\w+|anticipacion|antelacion|con tan poc[oa]s?|tan (?:corto|poco)|de un dia para (?:el )?otro)\b/;
const leastNotice = /\b(?:anticipacion|antelacion|preaviso|al menos|como minimo|por lo menos|no menos de)\b/;

/** "¿Me puede avisar con tan pocos días?" – "con treinta días de anticipación". */
export const ofNotice: Judge = ({ words, kind }, { whole, quantities }, { facts }) => {
  if (kind !== 'asked' || denial.test(words) || !asksNotice.test(words) || !/\bpued\w+/.test(words)) return null;
  if (!leastNotice.test(whole)) return null;
  const terms = quantities.filter(isTime);
  const told = facts.find(({ name }) => name === 'duracion-dicha')?.value;
  if (terms.length !== 1 || typeof told !== 'object') return null;
  const [limit, given] = [inDays(terms[0] as Quantity), inDays(told)];
  return limit !== null && given !== null && given < limit * (1 - nearTerm) ? 'No' : null;
};
