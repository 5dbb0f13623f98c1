import type { KeptMention } from '@foja/anonymizer';
import type { PersonalDataType } from '@foja/contracts/anonymization-calls';
import { namePlaces } from '../anonymization/kept-names.ts';
import { literalKey, literalPlaces, type SearchableText, searchableText } from '../anonymization/literal-key.ts';
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
 * What a person decided about a datum, wherever it stands: `literals` are the forms that it was written with, as `literalKey`
 * makes them. A decision holds for texts that come later too.
 */
export type Decision =
  | { kind: 'keep' | 'hide'; type: PersonalDataType; literals: readonly string[] }
  | { kind: 'retype'; type: PersonalDataType; literals: readonly string[]; to: PersonalDataType }
  | { kind: 'add'; type: PersonalDataType; literal: string }
  /** A name that the search left visible on purpose: `literals` are its forms, the longest first. */
  | { kind: 'replace'; type: PersonalDataType; literals: readonly string[] };

/**
 * The data of a text after all decisions, the first decision first; disjoint and in order, as `found` has to be. `names` are those that
 * the search left visible.
 */
export function applyDecisions(
  text: string,
  found: readonly Omit<Datum, 'kept'>[],
  decisions: readonly Decision[],
  names: readonly KeptMention[] = [],
): Datum[] {
  let searchable: SearchableText | undefined;
  const searched = () => {
    searchable ??= searchableText(text);
    return searchable;
  };
  let data: Datum[] = found.map(({ start, end, type, text: written }) => ({
    start,
    end,
    type,
    text: written,
    kept: false,
  }));
  for (const decision of decisions) {
    if (decision.kind === 'replace') {
      for (const literal of decision.literals)
        data = add(text, data, namePlaces(text, searched(), literal, names), decision.type);
      continue;
    }
    if (decision.kind === 'add') {
      data = add(text, data, literalPlaces(searched(), decision.literal), decision.type);
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

/**
 * Marks every one of these places. A place inside a wider datum that is hidden is hidden already; of a datum that a place cuts, the rest
 * stays a datum.
 */
function add(text: string, data: readonly Datum[], wanted: readonly Place[], type: PersonalDataType): Datum[] {
  const places = wanted.filter(({ start, end }) => !isInsideHidden(data, start, end));
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

/** Whether `literal` stands in the text as whole words, case and accents aside. */
export function stands(text: string, literal: string): boolean {
  return literalPlaces(searchableText(text), literal).length > 0;
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
