/** What is known of one fact. Unknown never becomes false, and a fact that does not apply is not a missing one. */
export type Fact<T> = KnownFact<T> | UnknownFact | NotApplicableFact;

export interface KnownFact<T> {
  state: 'known';
  value: T;
  /** The person's own words that the value was read from, where there are any. */
  words?: string;
}

export interface UnknownFact {
  state: 'unknown';
}

export interface NotApplicableFact {
  state: 'not-applicable';
  /** Why the fact has no place in this case, in a Spanish sentence for the screen. */
  because?: string;
}

/** A fact whose value was told. @param words the words it was read from */
export function known<T>(value: T, words?: string): KnownFact<T> {
  return words === undefined ? { state: 'known', value } : { state: 'known', value, words };
}

export const unknown: UnknownFact = { state: 'unknown' };

/** A fact that this case does not have, with the reason shown to the reader. */
export function notApplicable(because?: string): NotApplicableFact {
  return because === undefined ? { state: 'not-applicable' } : { state: 'not-applicable', because };
}

/** Takes a value that may be missing: `undefined` and `null` are unknown. */
export function factFrom<T>(value: T | null | undefined, words?: string): Fact<T> {
  return value === undefined || value === null ? unknown : known(value, words);
}

export function isKnown<T>(fact: Fact<T>): fact is KnownFact<T> {
  return fact.state === 'known';
}

/** Applies a function to a known value; unknown and not applicable pass through unchanged. */
export function mapFact<T, U>(fact: Fact<T>, change: (value: T) => U): Fact<U> {
  return isKnown(fact) ? known(change(fact.value), fact.words) : fact;
}

/** The facts of a rule: every one is present, and each may be unknown. */
export type FactsOf<Values> = { [Name in keyof Values]: Fact<Values[Name]> };
