import type { Lexeme } from './citation-lexer.ts';
import { isForeignAdjective, isForeignName } from './find-foreign-places.ts';
import type { NormRegistry } from './norm-registry.ts';

/** A norm named in a text: lexemes `from` (included) to `to` (excluded). */
export interface NormMention {
  from: number;
  to: number;
  /** Null for a norm that the registry does not hold, or of another country or a province. */
  code: string | null;
  /** A single acronym ("LCT"): an article's number may follow it bare. */
  isAcronym: boolean;
  /** Counts only beside an article. */
  needsArticle: boolean;
}

const lawWords = new Set(['ley', 'leyes', 'l']);
const decreeWords = new Set(['decreto', 'decretos', 'dec', 'dto', 'dnu', 'decretoley']);
const numberWords = new Set(['n', 'nro', 'num', 'numero', 'no', 'nr', 'nacional', 'reglamentario', 'ley']);
const closesName = new Set([
  'art',
  'arts',
  'articulo',
  'articulos',
  'inc',
  'inciso',
  'que',
  'y',
  'decreto',
  'ley',
  'dice',
]);
const provinces = new Set(
  (
    'provincia ciudad caba bonaerense porteno portena cordoba cordobes santa fe mendoza mendocino tucuman salta jujuy chaco corrientes ' +
    'misiones formosa neuquen chubut pampa catamarca rioja sanjuanino velez velezano velezana derogado derogada anterior provincial municipal'
  ).split(' '),
);
const oldWords = new Set(['viejo', 'vieja', 'anterior', 'antiguo', 'antigua', 'derogado', 'derogada', 'ex']);

/** Finds norms in lexemes. Names are looked up among words and numbers only, so a comma within a name does no harm. */
export class NormFinder {
  readonly #lexemes: readonly Lexeme[];
  readonly #registry: NormRegistry;
  readonly #names: string[] = [];
  readonly #nameOf: number[] = [];
  readonly #lexemeOf: number[] = [];

  constructor(lexemes: readonly Lexeme[], registry: NormRegistry) {
    this.#lexemes = lexemes;
    this.#registry = registry;
    for (const [i, lexeme] of lexemes.entries()) {
      this.#nameOf.push(this.#names.length);
      if (lexeme.kind === 'mark') continue;
      this.#names.push(lexeme.value);
      this.#lexemeOf.push(i);
    }
  }

  /** The norm whose name begins at lexeme `i`. */
  at(i: number): NormMention | null {
    const lexeme = this.#lexemes[i];
    if (lexeme === undefined || lexeme.kind !== 'word') return null;
    if (oldWords.has(lexeme.value)) {
      const named = this.#named(i + 1);
      return named === null ? null : { ...named, from: i, code: null };
    }
    if (decreeWords.has(lexeme.value)) return this.#decree(i) ?? this.#named(i);
    const named = this.#named(i);
    if (!lawWords.has(lexeme.value)) return named;
    return this.#numberedLaw(i, named) ?? named;
  }

  /** A law by its bare number ("la 24.240"): only where a name is expected. */
  bareLaw(i: number): NormMention | null {
    const lexeme = this.#lexemes[i];
    if (lexeme?.kind !== 'number' || lexeme.value.length < 4) return null;
    const code = this.#registry.lawByNumber(lexeme.value);
    return code === null ? null : { from: i, to: i + 1, code, isAcronym: false, needsArticle: true };
  }

  #named(i: number): NormMention | null {
    if (this.#lexemes[i]?.kind !== 'word') return null;
    const match = this.#registry.matchName(this.#names, this.#nameOf[i] ?? 0);
    if (match === null) return null;
    const last = this.#lexemeOf[(this.#nameOf[i] ?? 0) + match.length - 1] ?? i;
    const mention: NormMention = {
      from: i,
      to: last + 1,
      code: match.code,
      isAcronym: last === i,
      needsArticle: match.needsArticle,
    };
    return this.#withQualifier(this.#withNumber(mention));
  }

  /** "Ley de Defensa del Consumidor (24.240)", "Ley de Seguros N° 17.418": the number of the same law goes along. */
  #withNumber(mention: NormMention): NormMention {
    let i = mention.to;
    const opens = this.#mark(i, '(');
    if (opens || this.#mark(i, ',')) i++;
    while (numberWords.has(this.#word(i)) || (i > mention.to && this.#mark(i, '.'))) i++;
    const law = this.bareLaw(i);
    if (law === null || law.code !== mention.code) return mention;
    return { ...mention, to: opens && this.#mark(law.to, ')') ? law.to + 1 : law.to, isAcronym: false };
  }

  /** "Código Civil español", "Código Procesal de la Provincia de Córdoba": no norm of ours. */
  #withQualifier(mention: NormMention): NormMention {
    const next = this.#word(mention.to);
    if (isForeignAdjective(next) || provinces.has(next)) return { ...mention, to: mention.to + 1, code: null };
    if (next !== 'de' && next !== 'del') return mention;
    const skipsArticle = this.#word(mention.to + 1) === 'la' || this.#word(mention.to + 1) === 'los';
    const at = mention.to + (skipsArticle ? 2 : 1);
    const place = this.#word(at);
    const isForeign = isForeignName(place) || isForeignName(`${place} ${this.#word(at + 1)}`);
    if (isForeign || provinces.has(place)) return { ...mention, to: at + 1, code: null };
    return place === 'buenos' && this.#word(at + 1) === 'aires' ? { ...mention, to: at + 2, code: null } : mention;
  }

  #numberedLaw(i: number, named: NormMention | null): NormMention | null {
    let at = i + 1;
    while (this.#mark(at, '.') || (numberWords.has(this.#word(at)) && this.#word(at) !== 'ley')) at++;
    let number = this.#lexemes[at];
    const isShort = this.#lexemes[i]?.value === 'l';
    if (number?.kind !== 'number' && named === null && !isShort) {
      // "ley de prepagas 26.682": a few words of ours between the law and its number.
      for (at = i + 1; at < i + 8; at++) {
        number = this.#lexemes[at];
        if (number?.kind === 'number' || number === undefined || closesName.has(number.value)) break;
      }
      if (number?.kind === 'number' && this.#registry.lawByNumber(number.value) === null) return null;
    }
    if (number?.kind !== 'number' || number.value.length < (isShort ? 4 : 3) || number.value.length > 6) return null;
    const code = this.#registry.lawByNumber(number.value);
    // "Ley 24.240 de Defensa del Consumidor" was already found whole.
    if (named !== null && named.to > at && named.code === code) return named;
    return { from: i, to: at + 1, code, isAcronym: false, needsArticle: false };
  }

  #decree(i: number): NormMention | null {
    let at = i + 1;
    while (
      this.#mark(at, '.') ||
      this.#mark(at, '-') ||
      numberWords.has(this.#word(at)) ||
      ['de', 'necesidad', 'urgencia', 'y', 'dnu'].includes(this.#word(at))
    ) {
      at++;
    }
    const number = this.#lexemes[at];
    if (number?.kind !== 'number') return null;
    const year = this.#lexemes[at + 2];
    if (
      (this.#mark(at + 1, '/') || this.#mark(at + 1, '-')) &&
      year?.kind === 'number' &&
      /^(?:\d\d|\d{4})$/.test(year.value)
    ) {
      const code = this.#registry.decreeByNumber(number.value, year.value);
      return { from: i, to: at + 3, code, isAcronym: false, needsArticle: false };
    }
    return { from: i, to: at + 1, code: null, isAcronym: false, needsArticle: false };
  }

  #word(i: number): string {
    const lexeme = this.#lexemes[i];
    return lexeme?.kind === 'word' ? lexeme.value : '';
  }

  #mark(i: number, value: string): boolean {
    const lexeme = this.#lexemes[i];
    return lexeme?.kind === 'mark' && lexeme.value === value;
  }
}
