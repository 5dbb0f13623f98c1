import { isUnit } from './citation-articles.ts';
import { closesName, lesserRuleAt, numberWords, properNameAt, withOrdering } from './citation-lesser-norms.ts';
import type { Lexeme } from './citation-lexer.ts';
import { isForeignAdjective, isForeignName } from './find-foreign-places.ts';
import type { NormMention } from './norm-mention.ts';
import { onlyInCapitals, wordsInShort } from './norm-nicknames.ts';
import type { NormRegistry } from './norm-registry.ts';

const lawWords = new Set(['ley', 'leyes', 'l']);
const decreeWords = new Set(['decreto', 'decretos', 'dec', 'decr', 'dto', 'dtos', 'dnu', 'decretoley']);
const provinces = new Set(
  (
    'provincia ciudad caba bonaerense porteno portena cordoba cordobes santa fe mendoza mendocino tucuman salta jujuy chaco corrientes ' +
    'misiones formosa neuquen chubut pampa catamarca rioja sanjuanino velez velezano velezana derogado derogada anterior provincial municipal local locales bs pba prov pcial pcia'
  ).split(' '),
);
/** Provinces whose first word means other things too: only after "de". */
const placesAfterDe = new Set(['san', 'santiago', 'entre', 'rio', 'tierra', 'la', 'pba']);
const oldWords = new Set(['viejo', 'vieja', 'anterior', 'antiguo', 'antigua', 'derogado', 'derogada', 'ex']);

/** Capitals after an article that name a court, a party or a word cried out. */
const notNorms = new Set(
  (
    'csjn scba cnciv cncom cnat cidh art arts por que los las del con sin una uno sus ley anses afip arca pami gcba bcra sms cabe dice ' +
    'sobre para como ante tal asi este esta visto nota conf ver cfr segun fallo autos cita tema srl sa dni cuit cuil otrosi digo'
  ).split(' '),
);

/** Finds norms in lexemes. Names are looked up among words and numbers only, so a comma within a name does no harm. */
export class NormFinder {
  readonly #lexemes: readonly Lexeme[];
  readonly #registry: NormRegistry;
  readonly #names: string[] = [];
  readonly #nameOf: number[] = [];
  readonly #lexemeOf: number[] = [];
  /** Letters that this text gives to a norm, whatever they mean elsewhere. */
  readonly #localNames = new Map<string, string | null>();

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

  /** From here on these letters name that norm. */
  define(letters: string, code: string | null): void {
    this.#localNames.set(letters, code);
  }

  /** The norm whose name begins at lexeme `i`. */
  at(i: number): NormMention | null {
    const lexeme = this.#lexemes[i];
    if (lexeme === undefined || lexeme.kind !== 'word') return null;
    if (oldWords.has(lexeme.value)) {
      const named = this.#named(i + 1);
      return named === null ? null : { ...named, from: i, code: null };
    }
    const found = this.#at(i, lexeme);
    return found === null ? null : this.#withOtherName(withOrdering(this.#lexemes, found));
  }

  #at(i: number, lexeme: Lexeme): NormMention | null {
    if (decreeWords.has(lexeme.value)) return this.#decree(i) ?? this.#named(i);
    const named = this.#named(i);
    if (!lawWords.has(lexeme.value)) return named ?? lesserRuleAt(this.#lexemes, i) ?? properNameAt(this.#lexemes, i);
    return this.#numberedLaw(i, named) ?? named ?? properNameAt(this.#lexemes, i);
  }

  /** "26.361" in "leyes 24.240 y 26.361", or "de la 26.361": a law by its number, whether or not Foja holds it. */
  numberAlone(i: number): NormMention | null {
    const lexeme = this.#lexemes[i];
    if (lexeme?.kind !== 'number' || lexeme.value.length !== 5) return null;
    return {
      from: i,
      to: i + 1,
      code: this.#registry.lawByNumber(lexeme.value),
      isAcronym: false,
      needsArticle: false,
    };
  }

  /** "la 16.986", "las 24.240": a law that Foja holds, by its number and the gender of its article. */
  lawAlone(i: number): NormMention | null {
    if (!['la', 'las'].includes(this.#word(i - 1))) return null;
    const law = this.numberAlone(i);
    const number = this.#lexemes[i];
    // A law that Foja does not hold must be written as laws are: "la 26.773".
    const looksLikeLaw = number !== undefined && number.end - number.start === 6 && Number(number.value) < 28_500;
    const next = this.#lexemes[i + 1];
    const counts =
      next?.kind === 'mark'
        ? ['/', '-', '%', '$'].includes(next.value) && next.start === this.#lexemes[i]?.end
        : isUnit(next?.value ?? '');
    return law === null || (law.code === null && !looksLikeLaw) || counts ? null : law;
  }

  /** "1798/94" in "decretos 70/2023 y 1798/94". */
  decreeAlone(i: number): NormMention | null {
    const year = this.#numberAt(i + 2);
    if (!this.#mark(i + 1, '/') || !/^(?:\d\d|\d{4})$/.test(year)) return null;
    const code = this.#registry.decreeByNumber(this.#numberAt(i), year);
    return { from: i, to: i + 3, code, isAcronym: false, needsArticle: false };
  }

  /** A code or treaty by letters that Foja does not know ("art. 5 LFAS"): only right after an article. */
  unknownAcronym(i: number): NormMention | null {
    const lexeme = this.#lexemes[i];
    if (lexeme?.kind !== 'word' || !lexeme.capitals) return null;
    if (lexeme.value.length < 3 && lexeme.value !== 'cc') return null;
    if ((/^[ivxlcdm]+$/.test(lexeme.value) && lexeme.value !== 'cc') || notNorms.has(lexeme.value)) return null;
    return { from: i, to: i + 1, code: null, isAcronym: true, needsArticle: false };
  }

  /** A law by its bare number ("la 24.240"): only where a name is expected. */
  bareLaw(i: number): NormMention | null {
    const lexeme = this.#lexemes[i];
    if (lexeme?.kind !== 'number' || lexeme.value.length < 4) return null;
    const code = this.#registry.lawByNumber(lexeme.value);
    return code === null ? null : { from: i, to: i + 1, code, isAcronym: false, needsArticle: true };
  }

  /** "Código Civil y Comercial de la Nación (CCyC)", "LCT (ley 20.744)", "ley 24.240 (en adelante, LDC)": one norm, said twice. */
  #withOtherName(mention: NormMention): NormMention {
    if (!this.#mark(mention.to, '(')) return mention;
    // "Convención sobre los Derechos del Niño (ley 23.849)": the law that approved it.
    if (
      mention.code === null &&
      (this.#word(mention.to + 1) !== 'ley' ||
        lawWords.has(this.#word(mention.from)) ||
        !this.#lexemes[mention.from]?.isProper)
    )
      return mention;
    let at = mention.to + 1;
    while (
      ['en', 'adelante', 'la', 'el', 'o'].includes(this.#word(at)) ||
      this.#mark(at, ',') ||
      this.#mark(at, '"') ||
      this.#mark(at, '“')
    )
      at++;
    const lexeme = this.#lexemes[at];
    if (lexeme?.kind !== 'word') return mention;
    const other = this.#at(at, lexeme);
    if (other === null || other.code !== mention.code) return mention;
    const to = this.#mark(other.to, '"') || this.#mark(other.to, '”') ? other.to + 1 : other.to;
    return this.#mark(to, ')') ? { ...mention, to: to + 1, isAcronym: false, needsArticle: false } : mention;
  }

  #named(i: number): NormMention | null {
    const lexeme = this.#lexemes[i];
    if (lexeme?.kind !== 'word') return null;
    if (lexeme.capitals && this.#localNames.has(lexeme.value)) {
      const code = this.#localNames.get(lexeme.value) ?? null;
      return { from: i, to: i + 1, code, isAcronym: true, needsArticle: false };
    }
    const match = this.#registry.matchName(this.#names, this.#nameOf[i] ?? 0);
    if (match === null) return null;
    // The Constitution is feminine: "el CN 18" is something else.
    if (match.length === 1 && match.code === 'cn' && this.#word(i) === 'cn' && ['el', 'un'].includes(this.#word(i - 1)))
      return null;
    if (match.length === 1 && onlyInCapitals.has(this.#word(i)) && !this.#lexemes[i]?.capitals) return null;
    const last = this.#lexemeOf[(this.#nameOf[i] ?? 0) + match.length - 1] ?? i;
    // "Cód. Civ. y Com., art. 5": the stop is the name's, unless a sentence begins behind it.
    const isShort = wordsInShort.has(this.#word(last)) && this.#mark(last + 1, '.');
    const mention: NormMention = {
      from: i,
      to: isShort && !this.#beginsSentence(last + 2) ? last + 2 : last + 1,
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
    if (law === null || law.code !== mention.code || mention.code === null) return mention;
    return {
      ...mention,
      to: opens && this.#mark(law.to, ')') ? law.to + 1 : law.to,
      isAcronym: false,
      needsArticle: false,
    };
  }

  /** "Código Civil español", "Código Procesal de la Provincia de Córdoba": no norm of ours. */
  #withQualifier(mention: NormMention): NormMention {
    const next = this.#word(mention.to) || (this.#mark(mention.to, '.') ? this.#word(mention.to + 1) : '');
    if (next !== this.#word(mention.to)) {
      // "Const. Prov.", "Const. Pcial."
      if (!/^(?:prov|pcial|pcia|provincial|bonaerense)$/.test(next)) return mention;
      const stop = this.#mark(mention.to + 2, '.') ? mention.to + 3 : mention.to + 2;
      return { ...mention, to: stop, code: null, needsArticle: false };
    }
    const old = this.#afterOldness(mention);
    if (old !== null) return { ...mention, to: old, code: null, needsArticle: false };
    if (isForeignAdjective(next) || provinces.has(next)) {
      return { ...mention, to: this.#afterPlace(mention.to), code: null, needsArticle: false };
    }
    if (next !== 'de' && next !== 'del') return mention;
    const skipsArticle = this.#word(mention.to + 1) === 'la' || this.#word(mention.to + 1) === 'los';
    const at = mention.to + (skipsArticle ? 2 : 1);
    const place = this.#word(at);
    const isForeign = isForeignName(place) || isForeignName(`${place} ${this.#word(at + 1)}`);
    const isBuenosAires = place === 'buenos' && this.#word(at + 1) === 'aires';
    const isPlace = provinces.has(place) || (placesAfterDe.has(place) && this.#isProperName(at));
    if (!isForeign && !isPlace && !isBuenosAires) return mention;
    return { ...mention, to: this.#afterPlace(at), code: null, needsArticle: false };
  }

  /** "Código Civil entonces vigente", "(hoy derogado)", "de 1869", "(ley 340)": the code that the present one replaced. */
  #afterOldness(mention: NormMention): number | null {
    if (mention.code !== 'ccyc' || this.#word(mention.to - 1) === 'comercial') return null;
    const saysCivil = ['civil', 'civ'].includes(this.#word(mention.to - 1)) || this.#mark(mention.to - 1, '.');
    if (!saysCivil) return null;
    let at = mention.to;
    while (['(', ',', '-', '–', '—'].some((mark) => this.#mark(at, mark)) && at < mention.to + 1) at++;
    const first = this.#word(at);
    // "art. 954 del Código Civil (hoy art. 332)"
    if (
      /^(?:hoy|actual|actuales|actualmente|ahora)$/.test(first) &&
      /^(?:art|arts|articulos?)$/.test(this.#word(at + 1))
    )
      return mention.to;
    if (first === 'de' && /^18(?:69|71)$/.test(this.#numberAt(at + 1))) return at + 2;
    if (first === 'ley' && this.#numberAt(at + 1) === '340') return this.#mark(at + 2, ')') ? at + 3 : at + 2;
    if (
      !/^(?:entonces|hoy|ya|ahora|derogado|originario|original|historico|velezano|anterior|antiguo|viejo|abrogado|sustituido)$/.test(
        first,
      )
    )
      return null;
    if (
      /^(?:entonces|hoy|ya|ahora)$/.test(first) &&
      !/^(?:vigente|derogado|abrogado|sustituido|reemplazado)$/.test(this.#word(at + 1))
    )
      return null;
    if (/^(?:hoy|ya|ahora)$/.test(first) && this.#word(at + 1) === 'vigente') return null;
    const to = /^(?:entonces|hoy|ya|ahora)$/.test(first) ? at + 2 : at + 1;
    return this.#mark(to, ')') && this.#mark(mention.to, '(') ? to + 1 : to;
  }

  /** "provincia de Santa Fe", "Ciudad Autónoma de Buenos Aires", "Córdoba": where a place's name ends. */
  #afterPlace(i: number): number {
    // "Bs. As."
    if (this.#word(i) === 'bs') return this.#word(i + 2) === 'as' ? (this.#mark(i + 3, '.') ? i + 4 : i + 3) : i + 1;
    let to = i + 1;
    for (let at = to; at < i + 8; at++) {
      if (this.#isProperName(at)) to = at + 1;
      else if (!['de', 'del', 'la', 'las', 'los'].includes(this.#word(at))) break;
    }
    return to;
  }

  #isProperName(i: number): boolean {
    const lexeme = this.#lexemes[i];
    return (
      lexeme?.kind === 'word' &&
      !lexeme.capitals &&
      lexeme.isProper &&
      !closesName.has(lexeme.value) &&
      this.#registry.matchName([lexeme.value], 0) === null
    );
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
      // A number of five figures is a law's, known or not; a shorter one after words may count anything.
      const isLaw = number?.value.length === 5 && this.#lexemes[at + 1]?.value !== '/';
      if (number?.kind === 'number' && !isLaw && this.#registry.lawByNumber(number.value) === null) return null;
    }
    if (
      number?.kind !== 'number' ||
      number.value.length < (isShort ? 4 : at === i + 1 && !isUnit(this.#word(at + 1)) ? 2 : 3) ||
      number.value.length > 5
    )
      return null;
    // "La Ley 2019-C", "LA LEY 2015-B, 401": the journal.
    const isJournal =
      /^(?:19|20)\d\d$/.test(number.value) && this.#mark(at + 1, '-') && this.#word(at + 2).length === 1;
    if (isJournal) return null;
    const code = this.#registry.lawByNumber(number.value);
    // "Ley 24.240 de Defensa del Consumidor" was already found whole.
    if (named !== null && named.to > at && named.code === code) return named;
    return this.#ofProvince({ from: i, to: at + 1, code, isAcronym: false, needsArticle: false });
  }

  /** "Ley 13.133 de la Provincia de Buenos Aires", "ley 7.800 (Córdoba)": a number that another legislature gave. */
  #ofProvince(mention: NormMention): NormMention {
    const { to } = mention;
    const at =
      this.#word(to) === 'de'
        ? this.#word(to + 1) === 'la'
          ? to + 2
          : to + 1
        : this.#mark(to, ',') && this.#word(to + 1) === 'de' && this.#word(to + 2) === 'la'
          ? to + 3
          : to;
    // "ley 5.920 CABA", "ley 5.920 (CABA)", "ley 9.024 de Córdoba"
    const besideAt = this.#mark(to, '(') ? to + 1 : to;
    if (
      /^(?:caba|pba|bonaerense|provincial|portena)$/.test(this.#word(besideAt)) &&
      (besideAt === to || this.#mark(besideAt + 1, ')'))
    )
      return { ...mention, to: besideAt === to ? to + 1 : to + 3, code: null };
    if (at === to + 1 && this.#isProperName(at) && provinces.has(this.#word(at)))
      return { ...mention, to: this.#afterPlace(at), code: null };
    if (at === to || !/^(?:provincia|pcia|prov|legislatura)$/.test(this.#word(at))) return mention;
    return { ...mention, to: this.#afterPlace(at), code: null };
  }

  #decree(i: number): NormMention | null {
    let at = i + 1;
    while (
      this.#mark(at, '.') ||
      this.#mark(at, '-') ||
      numberWords.has(this.#word(at)) ||
      [
        'de',
        'necesidad',
        'urgencia',
        'y',
        'e',
        'dnu',
        'ley',
        'p',
        'nec',
        'urg',
        'delegado',
        'provincial',
        'poder',
        'ejecutivo',
      ].includes(this.#word(at))
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
    // "el decreto de 2023" has a year and no number.
    if (this.#word(at - 1) === 'de') return null;
    const dated = this.#afterDate(at + 1);
    if (dated !== null) {
      const code = this.#registry.decreeByNumber(number.value, dated.year);
      return { from: i, to: dated.to, code, isAcronym: false, needsArticle: false };
    }
    return { from: i, to: at + 1, code: null, isAcronym: false, needsArticle: false };
  }

  /** "de fecha 17 de abril de 2019", "del 13/10/1994", "de 1994", "del año 2019": the year of a decree, and where it ends. */
  #afterDate(i: number): { year: string; to: number } | null {
    let at = this.#mark(i, ',') || this.#mark(i, '(') ? i + 1 : i;
    if (!['de', 'del', 'fecha', 'dictado', 'ano'].includes(this.#word(at))) return null;
    while (['de', 'del', 'fecha', 'dictado', 'el', 'ano'].includes(this.#word(at)) && at < i + 6) at++;
    const isYear = (place: number) => /^(?:18|19|20)\d\d$/.test(this.#numberAt(place));
    if (isYear(at)) return { year: this.#numberAt(at), to: at + 1 };
    if (!/^\d{1,2}$/.test(this.#numberAt(at))) return null;
    const separator = this.#lexemes[at + 1];
    if (separator?.kind === 'mark' && ['/', '-', '.'].includes(separator.value)) {
      const year = this.#numberAt(at + 4);
      return /^(?:\d\d|\d{4})$/.test(year) ? { year, to: at + 5 } : null;
    }
    // "17 de abril de 2019", "13 de octubre del año 1994"
    if (this.#word(at + 1) !== 'de') return null;
    let yearAt = at + 3;
    while (['de', 'del', 'ano'].includes(this.#word(yearAt)) && yearAt < at + 6) yearAt++;
    return isYear(yearAt) ? { year: this.#numberAt(yearAt), to: yearAt + 1 } : null;
  }

  #word(i: number): string {
    const lexeme = this.#lexemes[i];
    return lexeme?.kind === 'word' ? lexeme.value : '';
  }

  #beginsSentence(i: number): boolean {
    const lexeme = this.#lexemes[i];
    return lexeme === undefined || (lexeme.kind === 'word' && lexeme.isProper && !/^arts?$/.test(lexeme.value));
  }

  #numberAt(i: number): string {
    const lexeme = this.#lexemes[i];
    return lexeme?.kind === 'number' ? lexeme.value : '';
  }

  #mark(i: number, value: string): boolean {
    const lexeme = this.#lexemes[i];
    return lexeme?.kind === 'mark' && lexeme.value === value;
  }
}
