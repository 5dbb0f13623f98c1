import { fold } from '@foja/legal-text/fold';
import { findDates } from '../../generators/extract/dates.ts';
import { sentencesOf } from '../../generators/extract/sentences.ts';
import type { PleadingRead } from '../read-pleading.ts';

const startsWork =
  /\b(?:ingres[eo] (?:a|el|en|como)\b|entre a trabajar|entro a trabajar|(?:comence|comenzo|empece|empezo) a (?:trabajar|prestar|desempenar)|mi ingreso|su ingreso|fecha de ingreso|fui contratad|fue contratad|trabaje (?:para|como|en|desde)|me desempene)/;
/** Days that are told loosely: where a sentence has no other. */
const loose =
  /\b(?:el (?:ano|mes) pasado|hace (?:varios|algunos|unos|muchos) (?:dias|meses|anos|semanas)|(?:meses|anos|semanas|dias) (?:atras|antes|despues)|en (?:una|cierta|alguna) (?:ocasion|oportunidad)|por (?:aquel )?entonces|en aquel entonces|en fecha reciente|recientemente|un buen dia|tiempo antes)\b/;
const year = /\b(?:19|20)\d\d\b/;
/** Fewer words tell no facts that a day belongs to. */
const fewWords = 40;

const isDated = (words: string) => findDates(words).length > 0 || year.test(words);

/** Since when somebody worked, where a claim of a worker does not tell it; the first of the facts, where none of them has a day. */
export function findUndatedFacts({ forum, kind, sections }: PleadingRead): string[] {
  if (kind !== 'demanda' && kind !== 'amparo') return [];
  const told = sections.filter(({ part }) => part === 'facts' || part === 'other' || part === 'object');
  const sentences = told.flatMap(({ lines }) => lines.flatMap((line) => sentencesOf(line).map(({ text }) => text)));
  const starts = sentences.filter((sentence) => startsWork.test(fold(sentence)));
  if (forum === 'laboral' && kind === 'demanda' && starts.length > 0 && !starts.some(isDated))
    return starts.slice(0, 1);
  const vague = sections
    .filter(({ part }) => part === 'facts')
    .flatMap(({ lines }) => lines.flatMap((line) => sentencesOf(line).map(({ text }) => text)))
    .filter((sentence) => loose.test(fold(sentence)) && !isDated(sentence));
  if (vague.length > 0) return vague.slice(0, 1);
  const facts = sections.filter(({ part }) => part === 'facts');
  const words = facts.map(({ text }) => text).join(' ');
  if (words.split(/\s+/).length < fewWords || sections.some(({ part, text }) => part !== 'law' && isDated(text)))
    return [];
  return facts.flatMap(({ lines }) => lines.flatMap((line) => sentencesOf(line).map(({ text }) => text))).slice(0, 1);
}
