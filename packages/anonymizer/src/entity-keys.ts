import { digitsOf } from './check-digits.ts';
import { fold } from './normalise.ts';
import { PARTICLES } from './stop-words.ts';
import type { EntityType } from './types.ts';

const NUMERIC: ReadonlySet<EntityType> = new Set(['dni', 'cuit', 'cbu', 'tarjeta', 'cuenta']);
const COMPANY_FORM =
  /[ ,]*(?:s\.? ?a\.? ?(?:u|s|i\.? ?c\.?.{0,6}|c\.? ?i\.?.{0,6})?\.?|s\.? ?r\.? ?l\.?|s\.? ?c\.? ?[asc]\.?|s\.? ?h\.?|ltda\.?|limitada|sociedad anonima|sociedad de responsabilidad limitada)$/;

/**
 * Two data of one type with the same key are the same entity: digits for numbers, sorted folded words for names (so
 * "PÉREZ, Juan" and "Juan Pérez" agree), folded letters and digits for the rest.
 */
export function entityKey(type: EntityType, text: string): string {
  if (NUMERIC.has(type)) return digitsOf(text) || fold(text);
  if (type === 'telefono') return digitsOf(text).replace(/^54/, '').replace(/^0/, '').slice(-10) || fold(text);
  if (type === 'persona') return [...personWords(text)].sort().join(' ');
  if (type === 'empresa') return companyName(text);
  return fold(text).replace(
    /[^\p{L}\d@]+/gu,
    type === 'email' || type === 'url_ip_usuario' || type === 'alias' ? '.' : '',
  );
}

/** The same names are asked about in every round. */
const readNames = new Map<string, readonly string[]>();
const mostReadNames = 4_000;

/** The folded words that identify a person: no particles; initials only when there is nothing else. */
export function personWords(text: string): readonly string[] {
  let words = readNames.get(text);
  if (!words) {
    words = readPersonWords(text);
    if (readNames.size >= mostReadNames) readNames.clear();
    readNames.set(text, words);
  }
  return words;
}

function readPersonWords(text: string): string[] {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  const full = words.filter((word) => word.length > 1 && !PARTICLES.has(word));
  if (full.length > 0) return [...new Set(full)];
  // "R.D.C." and "C., R. D." are the same child.
  return words.length > 0 ? [words.sort().join('')] : [fold(text)];
}

/** A company's folded name without its legal form. */
export function companyName(text: string): string {
  const folded = fold(text).replace(/\s+/g, ' ');
  const name = folded
    .replace(COMPANY_FORM, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
  return name || folded;
}
