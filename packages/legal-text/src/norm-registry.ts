import { fold } from './fold.ts';
import { isOneLetterAway } from './misspelling.ts';
import { normNicknames, onlyBesideArticle, wordsInShort } from './norm-nicknames.ts';
import { otherNormNames } from './other-norms.ts';
import { tokenize } from './tokenize.ts';

/** What the registry must know of a norm. */
export interface NormRow {
  code: string;
  title: string;
  aliases: string[];
  /** Highest article number; null where it is not known. */
  lastArticle: number | null;
}

export interface KnownNorm extends NormRow {
  /** Highest article number, where known. */
  lastArticle: number | null;
}

interface NameNode {
  next: Map<string, NameNode>;
  /** Of its next words the long ones, by their beginning: one of them may be meant by a word with a letter wrong. */
  long: Map<string, { word: string; node: NameNode }[]>;
  /** Undefined where no name ends; null where the name of a norm ends that the registry does not hold. */
  code: string | null | undefined;
  needsArticle: boolean;
}

/** A name found in a token sequence: `length` tokens name the norm `code`, null for one that the registry does not hold. */
export interface NameMatch {
  code: string | null;
  length: number;
  /** The name is a common word or a short acronym: only a norm beside an article. */
  needsArticle: boolean;
}

/** How names are compared: lower case, no accents, numbers without thousands separator. */
export function nameTokens(name: string): string[] {
  return tokenize(name).map(({ text }) => fold(text).replaceAll('.', ''));
}

/** The norms that citations may name, by every name and number that lawyers give them. */
export class NormRegistry {
  readonly #norms = new Map<string, KnownNorm>();
  readonly #root: NameNode = { next: new Map(), long: new Map(), code: undefined, needsArticle: false };
  readonly #laws = new Map<string, string>();
  readonly #decrees = new Map<string, string>();
  /** Null: several have the number. */
  readonly #urgentDecrees = new Map<string, string | null>();

  constructor(rows: readonly NormRow[]) {
    for (const row of rows) {
      this.#norms.set(row.code, row);
      this.#addNumbers(row);
    }
    for (const row of rows) {
      const names = [...row.aliases, ...(normNicknames[row.code] ?? []), ...namesFromTitle(row.title), row.code];
      for (const name of names) this.#addName(name, row.code);
    }
    for (const name of otherNormNames) this.#addName(name, null);
  }

  get(code: string): KnownNorm | undefined {
    return this.#norms.get(code);
  }

  /** What the registry was made of: it can be made again from these in another thread. */
  get rows(): NormRow[] {
    return [...this.#norms.values()];
  }

  /** The law of a number ("24240", without separators). */
  lawByNumber(number: string): string | null {
    return this.#laws.get(number) ?? null;
  }

  /** Whether a law of that code is known by its number. */
  hasNumber(code: string): boolean {
    return [...this.#laws.values()].includes(code);
  }

  /** The decree of a number and year; a two-digit year means the nearest past century. */
  decreeByNumber(number: string, year: string): string | null {
    return this.#decrees.get(`${Number(number)}/${fullYear(year)}`) ?? null;
  }

  /** The only decree of necessity and urgency of a number, whatever its year; null where there are several or none. */
  urgentDecreeByNumber(number: string): string | null {
    return this.#urgentDecrees.get(String(Number(number))) ?? null;
  }

  /**
   * The longest name of a norm that begins at `from` in normalised tokens (see `nameTokens`). Words may be shortened as
   * lawyers do ("cód. civ. y com."), and a long one may have a letter wrong.
   */
  matchName(tokens: readonly string[], from: number): NameMatch | null {
    let nodes: NameNode[] = [this.#root];
    let best: NameMatch | null = null;
    for (let i = from; i < tokens.length; i++) {
      const token = tokens[i] ?? '';
      nodes = nodes.flatMap((node) => childrenFor(node, token));
      if (nodes.length === 0) break;
      const named = nodes.find(({ code }) => code !== undefined);
      if (named?.code !== undefined) {
        best = { code: named.code, length: i - from + 1, needsArticle: named.needsArticle };
      }
    }
    return best;
  }

  #addName(name: string, code: string | null): void {
    const tokens = nameTokens(name);
    // A bare number is no name: "24240" is found as a law's number, and only where it is written as one.
    if (tokens.length === 0 || tokens.every((token) => /^\d+$/.test(token))) return;
    let node = this.#root;
    for (const token of tokens) {
      let next = node.next.get(token);
      if (next === undefined) {
        next = { next: new Map(), long: new Map(), code: undefined, needsArticle: false };
        node.next.set(token, next);
        if (token.length >= minMisspelt) {
          const beginning = token.slice(0, 2);
          const long = node.long.get(beginning) ?? [];
          node.long.set(beginning, long);
          long.push({ word: token, node: next });
        }
      }
      node = next;
    }
    if (node.code === undefined) node.code = code;
    node.needsArticle = onlyBesideArticle.has(tokens.join(' '));
  }

  #addNumbers({ code, title, aliases }: NormRow): void {
    const byCode = /^ley-(\d+)$/.exec(code)?.[1];
    const decree = /^(?:dec|dl|dnu|decreto)-(\d+)-(\d{4})$/.exec(code);
    if (decree) this.#decrees.set(`${Number(decree[1])}/${decree[2]}`, code);
    const urgent = /^dnu-(\d+)-/.exec(code)?.[1];
    if (urgent !== undefined) this.#urgentDecrees.set(urgent, this.#urgentDecrees.has(urgent) ? null : code);
    // Only a title's own number: "Decreto 1798/1994, reglamentario de la Ley 24.240" is not law 24.240.
    const inTitle = /^Ley (?:N[°º] ?)?([\d.]+)|\(Ley ([\d.]+)|^Ley [^(,]*? (\d{2}\.\d{3})\b/.exec(title);
    const inAliases = aliases.map((alias) => /^ley (?:n[°º] ?)?([\d.]+)$/i.exec(alias)?.[1]);
    for (const number of [byCode, inTitle?.[1] ?? inTitle?.[2] ?? inTitle?.[3], ...inAliases]) {
      const digits = number?.replaceAll('.', '');
      if (digits && !this.#laws.has(digits)) this.#laws.set(digits, code);
    }
  }
}

/** Shorter words are too much like each other to take one for another. */
const minMisspelt = 6;

/** Where a token leads: to its own word, to the words that it shortens, or to the one that it misspells. */
function childrenFor(node: NameNode, token: string): NameNode[] {
  const exact = node.next.get(token);
  const inShort = wordsInShort.get(token);
  const meant = inShort === undefined ? [] : inShort.flatMap((word) => node.next.get(word) ?? []);
  if (exact !== undefined || meant.length > 0) return exact === undefined ? meant : [exact, ...meant];
  if (token.length < minMisspelt) return [];
  const near = node.long.get(token.slice(0, 2))?.find(({ word }) => isOneLetterAway(word, token));
  return near === undefined ? [] : [near.node];
}

function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) > 40 ? `19${year.padStart(2, '0')}` : `20${year.padStart(2, '0')}`;
}

/** "Ley 25.065 de Tarjetas de Crédito" is also "Ley 25.065 de Tarjetas de Crédito" and "Ley de Tarjetas de Crédito". */
function namesFromTitle(title: string): string[] {
  const plain = title.replace(/\s*\(.*$/, '').trim();
  const numberedLaw = /^Ley ([\d.]+) (.+)$/.exec(plain);
  if (numberedLaw === null) return /^(Código|Constitución|Convención|Ley)/.test(plain) ? [plain] : [];
  return [plain, `Ley ${numberedLaw[2]}`];
}
