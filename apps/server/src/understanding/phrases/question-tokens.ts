import { addDays, type CivilDay, elapsed, weekdayOf } from '@foja/computable-law/core/civil-day';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import { mayBeginNumber, readNumberInWords } from '@foja/legal-text/number-in-words';
import type { Quantity, QuantityUnit } from '@foja/legal-text/quantity';
import { readStoryDates } from '@foja/legal-text/story-dates';

/** That a told quantity is more or less than its number: "más de diez años", "casi dos meses". */
export type Bound = '>' | '<';

/** A word of a question, or a quantity or date that takes several words. */
export interface QuestionToken {
  /** Folded. */
  text: string;
  /** UTF-16 offsets in the question. */
  start: number;
  end: number;
  /** A comma, stop or bracket stands before it. */
  afterBreak: boolean;
  quantity?: Quantity & { bound?: Bound };
  /** Its number names a norm, an article or a year: it measures nothing. */
  isName?: boolean;
  date?: { from: CivilDay; to: CivilDay };
}

const wordPattern = /\$|%|\d+(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?|[a-z]+/g;
const units: Readonly<Record<string, { unit: QuantityUnit; times?: number; of?: string }>> = {
  dia: { unit: 'dia' },
  dias: { unit: 'dia' },
  semana: { unit: 'semana' },
  semanas: { unit: 'semana' },
  mes: { unit: 'mes' },
  meses: { unit: 'mes' },
  ano: { unit: 'anio' },
  anos: { unit: 'anio' },
  anito: { unit: 'anio' },
  anitos: { unit: 'anio' },
  hora: { unit: 'hora' },
  horas: { unit: 'hora' },
  hs: { unit: 'hora' },
  peso: { unit: 'peso' },
  pesos: { unit: 'peso' },
  mangos: { unit: 'peso' },
  luca: { unit: 'peso', times: 1000 },
  lucas: { unit: 'peso', times: 1000 },
  palo: { unit: 'peso', times: 1_000_000 },
  palos: { unit: 'peso', times: 1_000_000 },
  km: { unit: 'km' },
  kilometros: { unit: 'km' },
  metros: { unit: 'm2' },
  '%': { unit: 'por-ciento' },
};
const space = 0x20;
const breaks = /[,.;:()¿?¡!\n]/;
const softeners = new Set(['unos', 'unas', 'ya', 'como', 'apenas', 'aproximadamente', 'solo', 'exactamente']);

/** The words of a question in order, quantities and dates each as one. @param today for dates without a year. */
export function readQuestionTokens(text: string, today: CivilDay): QuestionToken[] {
  const folded = foldInPlace(text);
  // The first of those that begin at a place; a text may be nothing but dates.
  const dates = new Map(
    readStoryDates({ text, folded }, today)
      .filter(({ start }) => !folded.startsWith('hace', start))
      .reverse()
      .map((date) => [date.start, date]),
  );
  const words: { text: string; start: number }[] = [];
  wordPattern.lastIndex = 0;
  for (let match = wordPattern.exec(folded); match !== null; match = wordPattern.exec(folded))
    words.push({ text: match[0], start: match.index });
  const tokens: QuestionToken[] = [];
  let end = 0;
  const isAfterBreak = (start: number) => {
    // Nearly always there is just a space between two words.
    const isSpace = start === end + 1 && folded.charCodeAt(end) === space;
    return !isSpace && breaks.test(folded.slice(end, start));
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at] as (typeof words)[number];
    const date = dates.get(word.start);
    const read = date === undefined ? quantityAt(words, at) : null;
    const to = date === undefined ? (read?.to ?? at + 1) : wordAfter(words, at, date.end);
    const last = words[to - 1] as (typeof words)[number];
    const { start } = word;
    const afterBreak = isAfterBreak(start);
    end = last.start + last.text.length;
    const written = to === at + 1 ? word.text : folded.slice(start, end);
    if (date !== undefined)
      tokens.push({ text: written, start, end, date: { from: date.from, to: date.to }, afterBreak });
    else if (read !== null) {
      const bound = read.quantity.bound ?? boundBefore(words, at);
      const quantity = { ...read.quantity, ...(bound && { bound }) };
      tokens.push({ text: written, start, end, quantity, ...(isName(words, at) && { isName: true }), afterBreak });
    } else tokens.push({ text: written, start, end, afterBreak });
    at = to;
  }
  return dates.size === 0
    ? tokens
    : tokens.map((token, place) => withSpan(token, tokens.slice(place + 1, place + spanReach)));
}

/** "Menores de 13", "superior al 5 %"; "mi hija menor, de 16" and "mi hijo mayor de 20" tell an age. */
function boundBefore(words: readonly Word[], at: number): Bound | undefined {
  const [who, than, of] = [at - 3, at - 2, at - 1].map((place) => words[place]?.text ?? '');
  if (!/^(?:del?|al?)$/.test(of ?? '') || ofFamily.test(who ?? '')) return undefined;
  if (/^(?:menor|inferior)(?:es)?$/.test(than ?? '')) return '<';
  return /^(?:mayor|superior)(?:es)?$/.test(than ?? '') ? '>' : undefined;
}

const ofFamily = /^(?:hij|herman|niet|sobrin|nen)[oa]$/;

/** The day on which it was written where it names it: "hoy es miércoles", "ya es martes"; else `today`. */
export function dayOfWriting(text: string, today: CivilDay): CivilDay {
  const named = /\b(?:hoy|ya) (?:es |estamos a )?(lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/.exec(
    foldInPlace(text),
  );
  if (named === null) return today;
  const back = (weekdayOf(today) - weekdays.indexOf(named[1] ?? '') + daysOfWeek) % daysOfWeek;
  return addDays(today, -back);
}

const weekdays = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'];
const daysOfWeek = 7;

const spanReach = 5;

/** "Desde enero de 2025 hasta junio de 2026": the day from which something lasted tells how long, in whole months. */
function withSpan(token: QuestionToken, after: readonly QuestionToken[]): QuestionToken {
  const { date: from } = token;
  const to = after.find(({ text, date }) => date !== undefined && text.startsWith('hasta'))?.date;
  if (from === undefined || to === undefined || !token.text.startsWith('desde') || to.to <= from.from) return token;
  const { years, months } = elapsed(from.from, addDays(to.to, 1));
  return { ...token, quantity: { value: years * 12 + months, unit: 'mes' } };
}

function wordAfter(words: readonly { start: number }[], from: number, end: number): number {
  let to = from + 1;
  while (to < words.length && (words[to] as { start: number }).start < end) to += 1;
  return to;
}

interface Word {
  text: string;
}

/** "Más de tres años", "$ 50.000", "dos años y medio", "30 días hábiles", "3". */
function quantityAt(
  words: readonly Word[],
  from: number,
): { quantity: QuestionToken['quantity'] & {}; to: number } | null {
  if (!mayBeginQuantity(words[from]?.text ?? '')) return null;
  const at = (place: number) => words[place]?.text ?? '';
  let place = from;
  let bound: Bound | undefined;
  if (/^(?:mas|menos)$/.test(at(place)) && /^del?$/.test(at(place + 1))) {
    bound = at(place) === 'mas' ? '>' : '<';
    place += 2;
  } else if (at(place) === 'casi') {
    bound = '<';
    place += 1;
  }
  while (softeners.has(at(place)) && place - from < 4) place += 1;
  const money = at(place) === '$';
  if (money) place += 1;
  const number = numberAt(at, place);
  if (number === null) return null;
  const measured = unitAt(at, number.to);
  // "Trabajo medio día": half of a day's work, or noon, and no time that passed.
  if (number.value === half && measured?.unit === 'dia') return null;
  if (measured === null) {
    // "Un" and "una" are numbers only before a unit.
    if (number.isArticle || (place > from && bound === undefined && !money)) return null;
    const quantity: Quantity = { value: number.value, unit: money ? 'peso' : 'unidad' };
    return { quantity: bound === undefined ? quantity : { ...quantity, bound }, to: number.to };
  }
  let { to } = measured;
  let value = number.value * measured.times;
  if (at(to) === 'y' && /^medi[oa]$/.test(at(to + 1))) {
    value += measured.times / 2;
    to += 2;
  } else if (measured.unit === 'anio') {
    // "Dos años y tres meses".
    const join = at(to) === 'y' || at(to) === 'con' ? to + 1 : to;
    const more = numberAt(at, join);
    const rest = more === null ? null : unitAt(at, more.to);
    if (more !== null && rest?.unit === 'mes') {
      value += more.value / 12;
      to = rest.to;
    }
  }
  const quantity: Quantity = { value, unit: measured.unit, ...(isOfPay(at, to) && { of: 'sueldo' }) };
  return { quantity: bound === undefined ? quantity : { ...quantity, bound }, to };
}

const norms = /^(?:ley|leyes|dnu|decretos?|resolucion|acordada|art|arts|articulos?|inc|incisos?|expediente|expte)$/;
const beforeNumbersOfNorms = new Set(['n', 'nro', 'numero', 'bis', 'ter', 'quater']);
const joinsOfNorms = new Set(['y', 'o', 'a', 'al']);
const isNumber = (word: string) => /^\d/.test(word);
const listOfNorms = 8;
const beforeYears = new Set(['de', 'del', 'en', 'el', 'al', 'ano', 'desde', 'hasta', 'para', 'por', 'y', 'a']);

/** "Ley 23.984", "la 27.802", "arts. 14, 15 y 16", "en 2027": what it says is no quantity. */
function isName(words: readonly Word[], from: number): boolean {
  if (!/^\d/.test(words[from]?.text ?? '') || Object.hasOwn(units, words[from + 1]?.text ?? '')) return false;
  const [written, before] = [words[from]?.text ?? '', words[from - 1]?.text ?? ''];
  if (/^(?:19|20)\d{2}$/.test(written) && beforeYears.has(before)) return true;
  if (/^\d{2}\.\d{3}$/.test(written) && before === 'la') return true;
  for (let at = from - 1; at >= 0 && at >= from - listOfNorms; at -= 1) {
    const word = words[at]?.text ?? '';
    if (norms.test(word)) return true;
    const isListed = isNumber(word) || beforeNumbersOfNorms.has(word);
    // "Por ley a los 18" and "el art. 14 y 16" differ in what stands before the join.
    if (!isListed && !(joinsOfNorms.has(word) && isNumber(words[at - 1]?.text ?? ''))) return false;
  }
  return false;
}

const beforeNumbers = new Set(['mas', 'menos', 'casi', '$', 'un', 'uno', 'una', 'medio', 'media']);

/** Most words of a text neither are numbers nor stand before one. */
function mayBeginQuantity(word: string): boolean {
  const code = word.charCodeAt(0);
  return (code >= 0x30 && code <= 0x39) || beforeNumbers.has(word) || softeners.has(word) || mayBeginNumber(word);
}

const half = 0.5;

/** "Tres meses de sueldo" is an amount of money, and no time. */
const isOfPay = (at: (place: number) => string, place: number) =>
  at(place) === 'de' && /^(?:sueldos?|salarios?|haberes|jornal(?:es)?|remuneracion(?:es)?)$/.test(at(place + 1));

type Read = { value: number; to: number; isArticle: boolean };

function numberAt(at: (place: number) => string, place: number): Read | null {
  const read = simpleNumberAt(at, place);
  if (read === null) return null;
  const { value, to } = read;
  if (/^millon(?:es)?$/.test(at(to))) {
    return { value: value * 1_000_000, to: at(to + 1) === 'de' ? to + 2 : to + 1, isArticle: false };
  }
  return at(to) === 'mil' && /^\d/.test(at(place)) ? { value: value * 1000, to: to + 1, isArticle: false } : read;
}

function simpleNumberAt(at: (place: number) => string, place: number): Read | null {
  const word = at(place);
  if (/^\d/.test(word)) {
    const plain = /^\d{1,3}(?:\.\d{3})+/.test(word) ? word.replaceAll('.', '') : word;
    return { value: Number(plain.replace(',', '.')), to: place + 1, isArticle: false };
  }
  if (word === 'un' && at(place + 1) === 'par' && at(place + 2) === 'de') {
    return { value: 2, to: place + 3, isArticle: true };
  }
  if (/^un[oa]?$/.test(word)) return { value: 1, to: place + 1, isArticle: true };
  if (/^medi[oa]$/.test(word)) return { value: half, to: place + 1, isArticle: true };
  const read = readNumberInWords(at, place);
  return read === null ? null : { ...read, isArticle: false };
}

function unitAt(
  at: (place: number) => string,
  place: number,
): { unit: QuantityUnit; times: number; to: number } | null {
  if (at(place) === 'por' && at(place + 1) === 'ciento') return { unit: 'por-ciento', times: 1, to: place + 2 };
  const known = units[at(place)];
  if (known === undefined) return null;
  if (known.unit === 'dia' && /^habil(?:es)?$/.test(at(place + 1)))
    return { unit: 'dia-habil', times: 1, to: place + 2 };
  const to = /^(?:corridos?|cuadrados)$/.test(at(place + 1)) ? place + 2 : place + 1;
  return { unit: known.unit, times: known.times ?? 1, to };
}
