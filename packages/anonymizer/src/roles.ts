import { PARTICLES } from './stop-words.ts';
import type { Candidate } from './types.ts';
import type { Word } from './words.ts';

/** An official is told apart by longer words than a party ("Paz", "Kim"): keeping needs more evidence. */
const SHORTEST_OF_OFFICIALS = 4;
const SHORTEST_OF_PARTIES = 2;

const atLeast = (length: number, words: readonly string[]) =>
  words.filter((word) => word.length >= length && !PARTICLES.has(word));

/** Why a name that was recognised stays readable. */
export type KeptReason = 'official' | 'author' | 'namesake' | 'precedent';

/**
 * Who is who in a text, by folded words of names. Whoever is once established as a party, witness or relative is replaced everywhere:
 * keeping needs more evidence than replacing.
 */
export class Roles {
  readonly #officials = new Set<string>();
  readonly #parties = new Set<string>();
  readonly #persons = new Set<string>();

  /** Offices are read anew in each round: what spoke for one may be part of what has been replaced since. */
  forgetOfficials(): void {
    this.#officials.clear();
  }

  addOfficial(names: readonly Word[]): void {
    for (const word of atLeast(
      SHORTEST_OF_OFFICIALS,
      names.map(({ folded }) => folded),
    ))
      this.#officials.add(word);
  }

  addParty(words: readonly string[]): void {
    for (const word of atLeast(SHORTEST_OF_PARTIES, words)) this.#parties.add(word);
  }

  /** Somebody whom the text names in full or with a title, in whatever part. */
  addPerson(words: readonly string[]): void {
    for (const word of atLeast(SHORTEST_OF_PARTIES, words)) this.#persons.add(word);
  }

  /** The word is a name here, whatever else it may mean. */
  isNamed(word: string): boolean {
    return this.#parties.has(word) || this.#persons.has(word);
  }

  /** All these words belong to parties: no reading of one place makes an official or an author of them. */
  isParty(words: readonly string[]): boolean {
    const own = atLeast(SHORTEST_OF_PARTIES, words);
    return own.length > 0 && own.every((word) => this.#parties.has(word));
  }

  /** All these words name public officials, and not all of them are a party's too. */
  isOfficial(words: readonly string[]): boolean {
    const own = atLeast(SHORTEST_OF_OFFICIALS, words);
    return own.length > 0 && own.every((word) => this.#officials.has(word)) && !this.isParty(own);
  }
}

/** A name that stays, at offsets of the normalised text. */
export interface KeptName extends Pick<Candidate, 'start' | 'end'> {
  reason: KeptReason;
}
