import { civilDay } from '@foja/computable-law/core/civil-day';
import { settle } from '@foja/computable-law/core/refusal';
import { computeDeadline } from '@foja/computable-law/deadlines/compute-deadline';
import { fold } from '@foja/legal-text/fold';
import { openComputableLaw } from '../../corpus/computable-law/open-computable-law.ts';
import { findDates } from '../../generators/extract/dates.ts';
import type { PleadingRead } from '../read-pleading.ts';

const notified = /\b(?:notificad[oa]s?|notificacion|notifico|cedula)\b/;

/** The name of the term in `deadlines/` by which such a paper is lodged, and its courts; null where it is not counted here. */
function termOf({ forum, kind, text }: PleadingRead): { deadline: string; jurisdiction: string } | null {
  const folded = fold(text);
  if (forum === 'laboral') {
    const jurisdiction = 'nacional-laboral';
    if (kind === 'contestacion') return { deadline: 'contestar demanda laboral', jurisdiction };
    if (kind === 'expresion-de-agravios' || kind === 'apelacion') {
      return { deadline: 'apelar sentencia definitiva laboral', jurisdiction };
    }
    return null;
  }
  if (forum === 'penal') return null;
  const jurisdiction = 'nacional-civil-comercial';
  if (kind === 'recurso-extraordinario') return { deadline: 'recurso extraordinario federal', jurisdiction };
  // Shorter terms rule there.
  if (/\bsumarisimo\b|\bley 16\.?986\b/.test(folded)) return null;
  if (kind === 'contestacion') {
    const isState = /\bestado nacional\b|\bmunicipalidad de\b|\bprovincia de [a-z]+\b[^.]{0,40}\bdemandada\b/.test(
      folded.slice(0, 800),
    );
    return isState ? null : { deadline: 'contestar demanda ordinaria', jurisdiction };
  }
  if (kind === 'expresion-de-agravios') return { deadline: 'expresar agravios', jurisdiction };
  if (kind === 'apelacion') return { deadline: 'apelar', jurisdiction };
  return null;
}

/** The sentence with the notification from which, by the paper's own day, it is late: grace hours of the next day included. */
export function findDeadlineTrouble(read: PleadingRead): string[] {
  const term = termOf(read);
  if (term === null || read.date === null) return [];
  const sentence = read.sentences.find(
    (one) => notified.test(fold(one)) && datesIn(one, read.date ?? '').some(({ iso }) => iso <= (read.date ?? '')),
  );
  const day = sentence === undefined ? undefined : dayBeside(sentence, read.date);
  if (sentence === undefined || day === undefined || day >= read.date) return [];
  const settled = settle(() =>
    computeDeadline({ notified: civilDay(day), by: 'cedula', ...term }, openComputableLaw().deadlines),
  );
  if ('refused' in settled) return [];
  const last = settled.value.graceUntil ?? settled.value.due;
  return read.date > last ? [sentence] : [];
}

/** The day told right after the word that tells the notification, else the nearest before it. */
function dayBeside(sentence: string, paper: string): string | undefined {
  const at = fold(sentence).search(notified);
  const dates = datesIn(sentence, paper);
  return (dates.find(({ start }) => start > at) ?? dates.at(-1))?.iso;
}

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
/** "el 6 de julio del corriente", "el 6 de julio pasado", "el día 6 del mismo mes". */
const shortDay = new RegExp(
  `\\bel (?:dia |lunes |martes |miercoles |jueves |viernes )*(\\d{1,2})[°º]? (?:de (${months.join('|')})(?! del? (?:ano )?\\d)|del (?:mismo|corriente|referido|citado) mes|del mes en curso)`,
  'g',
);

const mostDates = 20;

/** The whole dates of a sentence, and those whose year, or month, is that of the paper or of the date before. */
function datesIn(sentence: string, paper: string): { start: number; iso: string }[] {
  const whole: { start: number; iso: string }[] = findDates(sentence)
    .slice(0, mostDates)
    .map(({ iso, start }) => ({ start, iso }));
  const short = [...fold(sentence).matchAll(shortDay)].flatMap(({ 1: day = '', 2: month, index }) => {
    const near = whole.findLast(({ start }) => start < index)?.iso ?? paper;
    const number = month === undefined ? near.slice(5, 7) : String(months.indexOf(month) + 1).padStart(2, '0');
    const year = month === undefined ? near.slice(0, 4) : paper.slice(0, 4);
    const iso = `${year}-${number}-${day.padStart(2, '0')}`;
    return Number.isNaN(Date.parse(iso)) || iso > paper ? [] : [{ start: index, iso }];
  });
  return [...whole, ...short].sort((left, right) => left.start - right.start);
}
