import { fold } from '@foja/legal-text/fold';
import { mayBeginNumber, readNumberInWords, readOrdinal } from '@foja/legal-text/number-in-words';

export type Unit =
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'percent'
  | 'per-mille'
  | 'half'
  | 'third'
  | 'quarter'
  | 'fifth'
  | 'degree';

/** A number that a text gives, in figures or in words. */
export interface Quantity {
  value: number;
  /** What it counts, where that stands beside it; null where it counts something else or nothing. */
  unit: Unit | null;
  /** Units that stand a little further on: "de tres a cinco años", "tres (3) de los meses". */
  near: Unit[];
  /** Written in words. */
  inWords: boolean;
  /** Said without a number ("mensual", "dentro del año"): what a law may fix so, and no claim of its own. */
  isImplied: boolean;
  /** As it stands in the text, folded. */
  text: string;
}

const unitWords: Record<string, Unit> = {
  minuto: 'minute',
  minutos: 'minute',
  hora: 'hour',
  horas: 'hour',
  dia: 'day',
  dias: 'day',
  semana: 'week',
  semanas: 'week',
  mes: 'month',
  meses: 'month',
  ano: 'year',
  anos: 'year',
  '%': 'percent',
  tercio: 'third',
  tercios: 'third',
  tercera: 'third',
  terceras: 'third',
  cuarta: 'quarter',
  cuartas: 'quarter',
  quinta: 'fifth',
  quintas: 'fifth',
  quinto: 'fifth',
  quintos: 'fifth',
};
/** Words that are a fraction only before "parte". */
const needsPart = /^(?:tercera|cuarta|quinta)s?$/;
/** What may stand between a number and what it counts. */
const between = new Set([
  '(',
  ')',
  'primeros',
  'primeras',
  'ultimos',
  'ultimas',
  'proximos',
  'siguientes',
  'anteriores',
]);
const joins = new Set(['o', 'u', 'y', 'e', 'a', 'ni']);
/** Words that fix a term or a rate without its number: "pago mensual", "dentro del año". */
const periods: Record<string, { value: number; unit: Unit }> = {
  diario: { value: 1, unit: 'day' },
  semanal: { value: 1, unit: 'week' },
  mensual: { value: 1, unit: 'month' },
  mensuales: { value: 1, unit: 'month' },
  bimestral: { value: 2, unit: 'month' },
  trimestral: { value: 3, unit: 'month' },
  trimestre: { value: 3, unit: 'month' },
  cuatrimestral: { value: 4, unit: 'month' },
  semestral: { value: 6, unit: 'month' },
  semestrales: { value: 6, unit: 'month' },
  semestre: { value: 6, unit: 'month' },
  anual: { value: 1, unit: 'year' },
  anuales: { value: 1, unit: 'year' },
};
/** "Un día" is a term only after one of these; else it is any day. */
const beforeTerm = /^(?:de|por|hasta|cada)$/;
/** How far on a unit may stand from its number. */
const nearWords = 7;

/** The numbers that a text gives, in order. "Un" and "una" are numbers only before a unit. */
export function readQuantities(text: string): Quantity[] {
  const words = fold(text).match(/\d+(?:\.\d{3})*(?:,\d+)?|%|[a-z]+|[().;:$]/g) ?? [];
  const found: Quantity[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at);
    if (number === null) {
      const single = singleAt(words, at);
      if (single !== null) found.push(single);
      at += 1;
      continue;
    }
    const next = at + number.taken;
    const unit = unitAfter(words, next);
    const isArticle = /^(?:un|una|uno)$/.test(words.slice(at, next).join(' '));
    const isAnyDay = isArticle && unit === 'day' && !beforeTerm.test(words[at - 1] ?? '');
    if (!isArticle || (unit !== null && !isAnyDay)) {
      found.push({
        value: number.value,
        unit,
        near: isAge(words, at) ? ['year', ...unitsNear(words, next)] : unitsNear(words, next),
        inWords: number.inWords,
        isImplied: false,
        text: words.slice(at, next + (unit === null ? 0 : 1)).join(' '),
      });
    }
    at = next;
  }
  return found;
}

/** "Mayores de catorce": the law leaves the years out. */
function isAge(words: readonly string[], at: number): boolean {
  return words[at - 1] === 'de' && /^(?:mayor|menor)(?:es)?$/.test(words[at - 2] ?? '');
}

function numberAt(words: readonly string[], at: number): { value: number; taken: number; inWords: boolean } | null {
  const word = words[at] ?? '';
  if (/^\d/.test(word)) {
    return { value: Number(word.replaceAll('.', '').replace(',', '.')), taken: 1, inWords: false };
  }
  if (words[at - 1] === 'por' && (word === 'ciento' || word === 'mil')) return null;
  const ordinal = words[at + 1] === 'grado' ? readOrdinal(word) : null;
  if (ordinal !== null) return { value: ordinal, taken: 1, inWords: true };
  if (!mayBeginNumber(word)) return null;
  const spelled = readNumberInWords((place) => words[place] ?? '', at, true);
  return spelled && { value: spelled.value, taken: spelled.to - at, inWords: true };
}

/** "La mitad", "la tercera parte", "dentro del año", "semestral": without a number. */
function singleAt(words: readonly string[], at: number): Quantity | null {
  const word = words[at] ?? '';
  if (word === 'mitad') return implied(word, 1, 'half', false);
  const period = periods[word];
  if (period) return implied(word, period.value, period.unit, true);
  const unit = unitAt(words, at + 1);
  if (unit === null) return null;
  const text = `${word} ${words[at + 1]}`;
  if (word === 'la' && needsPart.test(words[at + 1] ?? '')) return implied(text, 1, unit, false);
  const isTerm = /^(?:del|al|cada|por|el)$/.test(word) && (unit === 'year' || unit === 'month');
  return isTerm ? implied(text, 1, unit, true) : null;
}

function implied(text: string, value: number, unit: Unit, isImplied: boolean): Quantity {
  return { value, unit, near: [], inWords: true, isImplied, text };
}

function unitAt(words: readonly string[], at: number): Unit | null {
  const word = words[at] ?? '';
  if (word === 'por' && words[at + 1] === 'ciento') return 'percent';
  if (word === 'por' && words[at + 1] === 'mil') return 'per-mille';
  if (word === 'grado') return 'degree';
  if (needsPart.test(word) && !/^partes?$/.test(words[at + 1] ?? '')) return null;
  return unitWords[word] ?? null;
}

/** The unit just after a number, past what may stand between them: "diez (10) días", "de tres a cinco años". */
function unitAfter(words: readonly string[], start: number): Unit | null {
  for (let at = start; at < words.length; ) {
    const unit = unitAt(words, at);
    if (unit !== null) return unit;
    const joined = joins.has(words[at] ?? '') ? numberAt(words, at + 1) : null;
    const number = /^\d/.test(words[at] ?? '') && words[at - 1] === '(' ? { taken: 1 } : null;
    if (joined !== null) at += 1 + joined.taken;
    else if (number !== null) at += number.taken;
    else if (between.has(words[at] ?? '')) at += 1;
    else return null;
  }
  return null;
}

function unitsNear(words: readonly string[], start: number): Unit[] {
  const near: Unit[] = [];
  for (let at = start; at < Math.min(words.length, start + nearWords); at++) {
    if (/^[.;]$/.test(words[at] ?? '')) break;
    const unit = unitAt(words, at);
    if (unit !== null) near.push(unit);
  }
  return near;
}
