import { GIVEN_NAMES } from './given-names.ts';
import { PARTICLES } from './stop-words.ts';
import type { Candidate } from './types.ts';
import type { Word } from './words.ts';

/** An official is told apart by longer words than a party ("Paz", "Kim"): keeping needs more evidence. */
const SHORTEST_OF_OFFICIALS = 4;
const SHORTEST_OF_PARTIES = 2;

const atLeast = (length: number, words: readonly string[]) =>
  words.filter((word) => word.length >= length && !PARTICLES.has(word));

/** Why a name stays readable; `unsure`: it may be one, and nothing took it for a name. */
export type KeptReason = 'official' | 'author' | 'namesake' | 'precedent' | 'unsure';

/**
 * Who is who in a text, by folded words of names. Whoever is once established as a party, witness or relative is replaced everywhere:
 * keeping needs more evidence than replacing.
 */
export class Roles {
  readonly #officials = new Set<string>();
  /** Those of them that officials are called by, with their given names: nobody means the judge by a given name alone. */
  readonly #surnames = new Map<string, Set<string>>();
  readonly #parties = new Set<string>();
  readonly #persons = new Set<string>();

  /** Offices are read anew in each round: what spoke for one may be part of what has been replaced since. */
  forgetOfficials(): void {
    this.#officials.clear();
    this.#surnames.clear();
  }

  /** @param isInverted written SURNAME, Given names. */
  addOfficial(names: readonly Word[], isInverted = false): void {
    const own = atLeast(
      SHORTEST_OF_OFFICIALS,
      names.map(({ folded }) => folded),
    );
    for (const word of own) this.#officials.add(word);
    const surname = isInverted ? own[0] : own.at(-1);
    const isSurname = (word: string) => word === surname || !GIVEN_NAMES.has(word);
    // Also the short ones: "Ana María Soto" is "Ana Soto" elsewhere.
    const given = names
      .map(({ folded }) => folded)
      .filter((word) => GIVEN_NAMES.has(word) && !(own.includes(word) && isSurname(word)));
    for (const word of own.filter(isSurname)) {
      const before = this.#surnames.get(word) ?? new Set();
      this.#surnames.set(word, new Set([...before, ...given]));
    }
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
    if (!own.every((word) => this.#officials.has(word)) || !own.some((word) => this.#surnames.has(word))) return false;
    return !this.isParty(own);
  }

  /** "Miriam Sala", where a judge is called Jorge Sala: somebody else of the same surname. */
  isNamesake(words: readonly string[]): boolean {
    const given = words.filter((word) => GIVEN_NAMES.has(word) && !this.#surnames.has(word));
    return words.some((word) => {
      // Of an official whose surname alone was read nothing says that this is the same: keeping needs more evidence.
      const others = this.#surnames.get(word);
      return others !== undefined && given.length > 0 && !given.some((name) => others.has(name));
    });
  }
}

/** A name that stays, at offsets of the normalised text. */
export interface KeptName extends Pick<Candidate, 'start' | 'end'> {
  reason: KeptReason;
}
