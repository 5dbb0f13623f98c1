import type { PersonalDataType } from '@foja/contracts/anonymization-calls';
import { personalDataLooks } from '../anonymization/personal-data.ts';

/** A personal datum of the text, with what was decided about it. Offsets are UTF-16, `end` exclusive. */
export interface Datum {
  start: number;
  end: number;
  type: PersonalDataType;
  text: string;
  /** The person decided that it stays visible. */
  kept: boolean;
}

/**
 * What a person decided about a datum, wherever it stands: `literals` are the forms that it was written with, as {@link literalKey}
 * makes them. A decision holds for texts that come later too.
 */
export type Decision =
  | { kind: 'keep' | 'hide'; type: PersonalDataType; literals: readonly string[] }
  | { kind: 'retype'; type: PersonalDataType; literals: readonly string[]; to: PersonalDataType }
  | { kind: 'add'; type: PersonalDataType; literal: string }
  /** A name that the search left visible on purpose: `literals` are its forms, the longest first. */
  | { kind: 'replace'; type: PersonalDataType; literals: readonly string[] };

/** Lower case and without accents, unit by unit, so that offsets stay the same. */
function fold(text: string): string {
  let folded = '';
  for (const unit of text.split('')) {
    const plain = (unit.normalize('NFD')[0] ?? unit).toLowerCase();
    folded += plain.length === 1 ? plain : unit;
  }
  return folded;
}

/** What two writings of one datum share: no case, accents or doubled blanks. */
export function literalKey(text: string): string {
  return fold(text.normalize('NFC')).replace(/\s+/g, ' ').trim();
}

/** The data of a text after all decisions, the first decision first; disjoint and in order, as `found` has to be. */
export function applyDecisions(
  text: string,
  found: readonly Omit<Datum, 'kept'>[],
  decisions: readonly Decision[],
): Datum[] {
  let data: Datum[] = found.map(({ start, end, type, text: written }) => ({
    start,
    end,
    type,
    text: written,
    kept: false,
  }));
  for (const decision of decisions) {
    if (decision.kind === 'replace') {
      for (const literal of decision.literals) data = add(text, data, literal, decision.type);
      continue;
    }
    if (decision.kind === 'add') {
      data = add(text, data, decision.literal, decision.type);
      continue;
    }
    const literals = new Set(decision.literals);
    data = data.map((datum) => {
      if (datum.type !== decision.type || !literals.has(literalKey(datum.text))) return datum;
      if (decision.kind === 'retype') return { ...datum, type: decision.to };
      return { ...datum, kept: decision.kind === 'keep' };
    });
  }
  return data;
}

const wordUnit = /[\p{L}\p{N}]/u;

/**
 * Marks every place where `literal` stands as whole words. A place inside a wider datum that is hidden is hidden already; of a datum
 * that a place cuts, the rest stays a datum.
 */
function add(text: string, data: readonly Datum[], literal: string, type: PersonalDataType): Datum[] {
  const places = occurrences(text, literal).filter(({ start, end }) => !isInsideHidden(data, start, end));
  const added = places.map(({ start, end }) => ({ start, end, type, text: text.slice(start, end), kept: false }));
  const left = data.flatMap((datum) => {
    let pieces = [datum];
    for (let at = firstEndingAfter(places, datum.start); at < places.length; at += 1) {
      const place = places[at] as Place;
      if (place.start >= datum.end) break;
      pieces = pieces.flatMap((piece) => without(text, piece, place));
    }
    return pieces;
  });
  return [...left, ...added].sort((one, other) => one.start - other.start);
}

interface Place {
  start: number;
  end: number;
}

function isInsideHidden(data: readonly Datum[], start: number, end: number): boolean {
  const datum = data[firstEndingAfter(data, start)];
  return (
    datum !== undefined &&
    !datum.kept &&
    datum.start <= start &&
    end <= datum.end &&
    datum.end - datum.start > end - start
  );
}

/** The first of disjoint places in order that ends after `offset`: by halving, as documents are long. */
function firstEndingAfter(places: readonly Place[], offset: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as Place).end > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

const edge = /[\s.,;:()"'-]/;

/** What a place leaves of a datum, without the blanks and marks at its edges. */
function without(text: string, datum: Datum, place: Place): Datum[] {
  if (place.end <= datum.start || place.start >= datum.end) return [datum];
  return [[datum.start, place.start] as const, [place.end, datum.end] as const].flatMap(([from, to]) => {
    let start = from;
    let end = to;
    while (start < end && edge.test(text[start] as string)) start += 1;
    while (end > start && edge.test(text[end - 1] as string)) end -= 1;
    return start < end ? [{ ...datum, start, end, text: text.slice(start, end) }] : [];
  });
}

function occurrences(text: string, literal: string): { start: number; end: number }[] {
  const wanted = fold(literal.trim());
  if (wanted === '') return [];
  const folded = fold(text);
  const found: { start: number; end: number }[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (joins(folded, at) || joins(folded, end)) continue;
    found.push({ start: at, end });
    at = end - 1;
  }
  return found;
}

/** Whether `literal` stands in the text as whole words, case and accents aside. */
export function stands(text: string, literal: string): boolean {
  return occurrences(text, literal).length > 0;
}

/** Whether a word goes on over this place. */
function joins(text: string, at: number): boolean {
  return at > 0 && at < text.length && wordUnit.test(text[at - 1] as string) && wordUnit.test(text[at] as string);
}

/** A decision in a few words, for the person who took it. */
export function describe(decision: Decision): string {
  const words = decision.kind === 'add' ? decision.literal : (decision.literals[0] ?? '');
  const quoted = `«${words.length > 40 ? `${words.slice(0, 39)}…` : words}»`;
  switch (decision.kind) {
    case 'keep':
      return `${quoted} queda visible`;
    case 'hide':
      return `${quoted} se vuelve a ocultar`;
    case 'retype':
      return `${quoted} es ${personalDataLooks[decision.to].label}`;
    case 'replace':
      return `${quoted} se reemplaza en todas partes`;
    case 'add':
      return `se marcó ${quoted}`;
  }
}
