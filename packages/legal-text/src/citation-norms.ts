import { isUnit } from './citation-articles.ts';
import { decreeAlone, decreeAt } from './citation-decrees.ts';
import { closesName, lesserRuleAt, numberWords, properNameAt, withOrdering } from './citation-lesser-norms.ts';
import type { Lexeme } from './citation-lexer.ts';
import { ofProvince, withQualifier } from './citation-norm-places.ts';
import { isMark, wordAt } from './citation-words.ts';
import type { NormMention } from './norm-mention.ts';
import { onlyInCapitals, wordsInShort } from './norm-nicknames.ts';
import type { NormRegistry } from './norm-registry.ts';

const lawWords = new Set(['ley', 'leyes', 'l']);
const decreeWords = new Set(['decreto', 'decretos', 'dec', 'decr', 'dto', 'dtos', 'dnu', 'decretoley']);
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
    if (decreeWords.has(lexeme.value)) return decreeAt(this.#lexemes, this.#registry, i) ?? this.#named(i);
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
    return decreeAlone(this.#lexemes, this.#registry, i);
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
    return withQualifier(this.#lexemes, this.#registry, this.#withNumber(mention));
  }

  /** "Ley de Defensa del Consumidor (24.240)", "Ley de Seguros N° 17.418": the number of the same law goes along. */
  #withNumber(mention: NormMention): NormMention {
    let i = mention.to;
    const opens = this.#mark(i, '(');
    if (opens || this.#mark(i, ',')) i++;
    while (numberWords.has(this.#word(i)) || (i > mention.to && this.#mark(i, '.'))) i++;
    const other = this.#otherLaw(mention);
    if (other !== null) return other;
    const law = this.bareLaw(i);
    if (law === null || law.code !== mention.code || mention.code === null) return mention;
    return {
      ...mention,
      to: opens && this.#mark(law.to, ')') ? law.to + 1 : law.to,
      isAcronym: false,
      needsArticle: false,
    };
  }

  /**
   * "Ley de Tránsito N° 13.927", "Ley de Jubilaciones y Pensiones Nº 24.018": another law of a like name, maybe of a province, that
   * its number tells.
   */
  #otherLaw(mention: NormMention): NormMention | null {
    if (mention.code === null || !lawWords.has(this.#word(mention.from))) return null;
    let at = mention.to;
    // A further part of the name, and no other rule.
    const goesOn =
      ['y', 'e'].includes(this.#word(at)) &&
      this.#lexemes[at + 1]?.isProper === true &&
      ![lawWords, decreeWords, closesName].some((words) => words.has(this.#word(at + 1))) &&
      lesserRuleAt(this.#lexemes, at + 1) === null;
    if (goesOn) at += 2;
    const numberFrom = at;
    while (numberWords.has(this.#word(at)) || (at > numberFrom && this.#mark(at, '.'))) at++;
    const number = this.#lexemes[at];
    // Written as a law's, "13.927", and behind "N°".
    if (at === numberFrom || number?.kind !== 'number' || number.end - number.start !== 6) return null;
    const code = this.#registry.lawByNumber(number.value);
    if (code === mention.code || !this.#registry.hasNumber(mention.code)) return null;
    return { ...mention, to: at + 1, code, isAcronym: false, needsArticle: false };
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
    return ofProvince(this.#lexemes, this.#registry, {
      from: i,
      to: at + 1,
      code,
      isAcronym: false,
      needsArticle: false,
    });
  }

  #word(i: number): string {
    return wordAt(this.#lexemes, i);
  }

  #beginsSentence(i: number): boolean {
    const lexeme = this.#lexemes[i];
    return lexeme === undefined || (lexeme.kind === 'word' && lexeme.isProper && !/^arts?$/.test(lexeme.value));
  }

  #mark(i: number, value: string): boolean {
    return isMark(this.#lexemes, i, value);
  }
}
