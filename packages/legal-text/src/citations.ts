import { type ArticleList, afterArticleWord, parseArticleList } from './citation-articles.ts';
import { type Attribution, Attributor } from './citation-attribution.ts';
import { inheritForward } from './citation-inheritance.ts';
import { type Lexeme, lexCitations } from './citation-lexer.ts';
import { findLocalNames } from './citation-local-names.ts';
import { NormFinder } from './citation-norms.ts';
import { type RulingMention, readBareRuling, readPlace, readRulings } from './citation-rulings.ts';
import { parseInciso } from './citation-subdivisions.ts';
import type { NormMention } from './norm-mention.ts';
import type { NormRegistry } from './norm-registry.ts';

/** A legal reference as somebody wrote it. `start`/`end` are UTF-16 offsets into the text. */
export interface Citation {
  text: string;
  start: number;
  end: number;
  kind: 'article' | 'norm' | 'ruling';
  /** Code of the norm; null where none is named, or the registry does not hold it. */
  norm: string | null;
  /** The norm as written; null where the reference names none. */
  normText: string | null;
  /** Article keys without the norm: "1757", "10bis". Empty for norms and rulings. */
  articles: string[];
  inciso: string | null;
  /** "Fallos: 329:5". */
  ruling: { volume: number; page: number } | null;
}

const wordOf = (lexeme: Lexeme | undefined) => (lexeme?.kind === 'word' ? lexeme.value : '');
const markOf = (lexeme: Lexeme | undefined) => (lexeme?.kind === 'mark' ? lexeme.value : '');
const words = (list: string) => new Set(list.split(' '));

const beforeArticle = words(
  'en el su sus los la dispone establece cuyo cuyos preve segun conf cfr cf especialmente ver',
);
const beforeYear = words('de en del desde ano al');

/**
 * Every legal reference in a text, in order. An article without a norm ("art. 5") stays unresolved unless the text says
 * which one it means ("de la misma ley", "LCT, art. 5", "art. 5 y art. 7 de la ley 24.240"). Never throws; linear in the
 * length of the text.
 */
export function parseCitations(text: string, registry: NormRegistry): Citation[] {
  return new CitationParser(text, registry).parse();
}

class CitationParser {
  readonly #text: string;
  readonly #lexemes: Lexeme[];
  readonly #registry: NormRegistry;
  readonly #norms: NormFinder;
  readonly #citations: Citation[] = [];
  readonly #attributor: Attributor;
  /** The norm just read, not yet known to have an article behind it. */
  #open: NormMention | null = null;
  /** The open norm that the attributor was told of already. */
  #remembered: NormMention | null = null;
  /** "Fallos" was said: from here on "327:3610" is a ruling too. */
  #hasRuling = false;
  /** "inc. b" just read, waiting for "del art. 5". */
  #inciso: { value: string; from: number; to: number } | null = null;

  constructor(text: string, registry: NormRegistry) {
    this.#text = text;
    this.#lexemes = lexCitations(text);
    this.#registry = registry;
    this.#norms = new NormFinder(this.#lexemes, registry);
    for (const { letters, code } of findLocalNames(this.#lexemes, (i) => this.#norms.at(i)))
      this.#norms.define(letters, code);
    this.#attributor = new Attributor(text, this.#lexemes, this.#norms);
  }

  parse(): Citation[] {
    let i = 0;
    while (i < this.#lexemes.length) i = this.#step(i);
    this.#closeNorm();
    inheritForward(this.#text, this.#citations, this.#registry);
    return this.#citations;
  }

  /** Reads what begins at `i` and tells where to go on. */
  #step(i: number): number {
    const lexemes = this.#lexemes;
    const first = wordOf(lexemes[i]);
    if (first === 'fallos' || first === 'fallo') return this.#pushRulings(i, readRulings(lexemes, i));
    const bareRuling = readBareRuling(lexemes, i) ?? (this.#hasRuling ? readPlace(lexemes, i) : null);
    if (bareRuling !== null) return this.#pushRulings(i, [bareRuling]);
    const listAt = afterArticleWord(lexemes, i);
    if (listAt !== null) {
      const list = parseArticleList(lexemes, listAt, true);
      return list === null ? i + 1 : this.#readArticles(i, list);
    }
    const inciso = parseInciso(lexemes, i);
    if (inciso !== null) {
      this.#inciso = { value: inciso.inciso, from: i, to: inciso.to };
      return inciso.to;
    }
    const norm = this.#norms.at(i);
    if (norm !== null) return this.#readNorm(norm);
    if (lexemes[i]?.kind === 'number') return this.#readNextLaw(i) ?? this.#readLawAlone(i) ?? this.#readBareNumber(i);
    return i + 1;
  }

  #readArticles(from: number, list: ArticleList): number {
    const before = this.#normBefore(from);
    if (before === null && this.#attributor.isOfSomethingElse(list.to)) {
      this.#closeNorm();
      return list.to;
    }
    const after = before !== null && this.#startsNextSentence(list.to) ? null : this.#normAfter(list.to);
    const lead = this.#incisoBefore(from);
    if (after !== null) {
      this.#closeNorm();
      this.#push(lead?.from ?? from, after.to, list, after.code, after.text, lead?.value);
      return after.to;
    }
    if (before !== null) {
      this.#attributor.remember(before);
      this.#open = null;
      this.#push(before.from, list.to, list, before.code, this.#slice(before.from, before.to), lead?.value);
      return list.to;
    }
    this.#closeNorm();
    const acronym = this.#acronymBefore(from);
    const start = acronym?.from ?? lead?.from ?? from;
    if (acronym !== null) this.#attributor.remember(acronym);
    const written = acronym === null ? null : this.#slice(acronym.from, acronym.to);
    this.#push(start, list.to, list, null, written, lead?.value);
    return list.to;
  }

  /** "LFAS, art. 2": letters that Foja does not know, right before an article that no other norm claims. */
  #acronymBefore(i: number): NormMention | null {
    const at = markOf(this.#lexemes[i - 1]) === ',' ? i - 2 : i - 1;
    // Among other words in capitals it is a word like them.
    const isShouted = this.#lexemes[at - 1]?.capitals === true || (this.#lexemes[at]?.value.length ?? 0) > 6;
    const acronym = isShouted ? null : this.#norms.unknownAcronym(at);
    const isTaken = acronym !== null && (this.#citations.at(-1)?.end ?? 0) > (this.#lexemes[at]?.start ?? 0);
    return isTaken ? null : acronym;
  }

  #readNorm(norm: NormMention): number {
    this.#closeNorm();
    const isListed =
      [':', ','].includes(markOf(this.#lexemes[norm.to])) && this.#lexemes[norm.to + 1]?.kind === 'number';
    const list = norm.isAcronym || isListed ? this.#listAfterAcronym(norm) : null;
    if (list !== null) {
      this.#attributor.remember(norm);
      this.#push(norm.from, list.to, list, norm.code, this.#slice(norm.from, norm.to));
      return list.to;
    }
    this.#open = norm;
    return norm.to;
  }

  /** "LCT 245", "LCT, 245", "CCyC: 1757"; not "CP 1425", which is a postcode. */
  #listAfterAcronym(norm: NormMention): ArticleList | null {
    const separated = [',', ':'].includes(markOf(this.#lexemes[norm.to]));
    const at = separated ? norm.to + 1 : norm.to;
    const number = this.#lexemes[at];
    if (number?.kind !== 'number' || number.value.length > 4) return null;
    const list = parseArticleList(this.#lexemes, at);
    if (list === null) return null;
    const last = norm.code === null ? null : (this.#registry.get(norm.code)?.lastArticle ?? null);
    if ((norm.needsArticle || !norm.isAcronym) && last !== null && Number(number.value) > last) return null;
    // "Código Penal, 172"; not "Código Penal: 5 años" nor "Constitución Nacional, 1994".
    const isYear = /^(?:18|19|20)\d\d$/.test(number.value) && list.articles.length === 1;
    const isOne = list.articles.length === 1 && (number.value.length < 2 || markOf(this.#lexemes[norm.to]) === ':');
    if (!norm.isAcronym && (isYear || isOne)) return null;
    // Beyond a comma only a number that nothing follows: "la LCT, 30 telegramas" counts telegrams.
    const next = this.#lexemes[list.to];
    const ends = next === undefined || next.kind === 'mark' || ['y', 'o', 'e'].includes(next.value);
    if (separated && markOf(this.#lexemes[norm.to]) === ',' && !ends) return null;
    return list;
  }

  /** "leyes 24.240 y 26.361": the second number, and so on. */
  #readNextLaw(i: number): number | null {
    const open = this.#open;
    if (open === null) return null;
    const opener = this.#lexemes[open.from];
    if (opener?.kind !== 'number' && !['leyes', 'decretos', 'dtos'].includes(wordOf(opener))) return null;
    const gap = i - open.to;
    const isJoined = ['y', 'e', 'o'].includes(wordOf(this.#lexemes[i - 1])) || markOf(this.#lexemes[i - 1]) === ',';
    if (gap < 1 || gap > 2 || !isJoined) return null;
    const law = this.#norms.numberAlone(i) ?? this.#norms.decreeAlone(i);
    if (law === null) return null;
    this.#closeNorm();
    this.#open = law;
    return law.to;
  }

  /** "después vino la 16.986", "por la 19550": feminine, five figures and a law that Foja knows. */
  #readLawAlone(i: number): number | null {
    const law = this.#norms.lawAlone(i);
    if (law === null) return null;
    this.#closeNorm();
    this.#open = law;
    return law.to;
  }

  /** "1757 CCyC", "10 bis de la ley 24.240". A year before a law is no article. */
  #readBareNumber(i: number): number {
    const previous = this.#lexemes[i - 1];
    const isPart = ['/', '$', '-', ':'].includes(markOf(previous)) && previous?.end === this.#lexemes[i]?.start;
    const list = isPart ? null : parseArticleList(this.#lexemes, i);
    if (list === null) return i + 1;
    const value = Number(this.#lexemes[i]?.value);
    const looksLikeYear =
      value >= 1850 && value <= 2100 && /^\d+$/.test(list.articles[0] ?? '') && beforeYear.has(wordOf(previous));
    const after = looksLikeYear ? null : this.#normAfter(list.to, !this.#continuesList(i));
    if (after === null) return list.to;
    this.#closeNorm();
    this.#push(i, after.to, list, after.code, after.text);
    return after.to;
  }

  /** "art. 245, LCT; 10 y 15, LNE; y 80, LCT": what follows an article and a separator is an article as well. */
  #continuesList(i: number): boolean {
    const last = this.#citations.at(-1);
    if (last === undefined || last.kind !== 'article') return false;
    const between = this.#text.slice(last.end, this.#lexemes[i]?.start ?? 0);
    return between.length <= 8 && /^\)?\s*[;,]\s*(?:y|e)?\s*$/.test(between);
  }

  #pushRulings(i: number, rulings: readonly RulingMention[]): number {
    if (rulings.length === 0) return i + 1;
    this.#hasRuling = true;
    this.#closeNorm();
    for (const { from, to, volume, page } of rulings) {
      const start = this.#lexemes[from]?.start ?? 0;
      const end = this.#lexemes[to - 1]?.end ?? start;
      const none = { norm: null, normText: null, articles: [], inciso: null };
      this.#citations.push({ ...this.#span(start, end), kind: 'ruling', ...none, ruling: { volume, page } });
    }
    return rulings.at(-1)?.to ?? i + 1;
  }

  /** The norm read just before `i`, with nothing but ", (", "en su"... between. */
  #normBefore(i: number): NormMention | null {
    const open = this.#open;
    if (open === null) return null;
    const from = this.#afterAside(open.to, i);
    // "la LCT, según su art. 2": the norm belongs to the clause before.
    if (wordOf(this.#lexemes[from]) === 'segun') return null;
    for (let at = from; at < i; at++) {
      const lexeme = this.#lexemes[at];
      const passes =
        [',', '(', ':', '-', '–', '—', ';', '…', '['].includes(markOf(lexeme)) || beforeArticle.has(wordOf(lexeme));
      if (!passes || at - from > 4) return null;
    }
    return open;
  }

  /** "Ley 26.529 (derechos del paciente), art. 2": words in brackets that say what the norm is about. */
  #afterAside(i: number, before: number): number {
    // "y sus modificatorias", "y modif."
    if (wordOf(this.#lexemes[i]) === 'y') {
      const at = wordOf(this.#lexemes[i + 1]) === 'sus' ? i + 2 : i + 1;
      if (!/^(?:modif|mod$|complement|ref)/.test(wordOf(this.#lexemes[at]))) return i;
      return markOf(this.#lexemes[at + 1]) === '.' ? at + 2 : at + 1;
    }
    if (markOf(this.#lexemes[i]) !== '(') return i;
    for (let at = i + 1; at < Math.min(before, i + 10); at++) {
      if (markOf(this.#lexemes[at]) === ')') return at + 1;
      if (this.#lexemes[at]?.kind !== 'word') return i;
    }
    return i;
  }

  /** After "LCT, art. 245, ..." a norm beyond a comma belongs to what follows. */
  #startsNextSentence(i: number): boolean {
    return markOf(this.#lexemes[i]) === ',' || markOf(this.#lexemes[i]) === ';';
  }

  #normAfter(i: number, isBare = false): Attribution | null {
    // A norm just read counts as named, though nothing has closed it yet.
    if (this.#open !== null && this.#open !== this.#remembered) this.#attributor.remember(this.#open);
    this.#remembered = this.#open;
    return this.#attributor.after(i, isBare);
  }

  #incisoBefore(i: number): { value: string; from: number } | null {
    const inciso = this.#inciso;
    this.#inciso = null;
    if (inciso === null || i - inciso.to > 2) return null;
    for (let at = inciso.to; at < i; at++) {
      if (!['de', 'del', 'el'].includes(wordOf(this.#lexemes[at])) && markOf(this.#lexemes[at]) !== ',') return null;
    }
    return inciso;
  }

  #closeNorm(): void {
    const open = this.#open;
    this.#open = null;
    if (open === null) return;
    const first = this.#lexemes[open.from];
    if (open.needsArticle && !(first?.capitals && first.value.length !== 2) && first?.value !== 'cn') return;
    if (open.needsArticle && !first?.capitals) return;
    if (open !== this.#remembered) this.#attributor.remember(open);
    const start = this.#lexemes[open.from]?.start ?? 0;
    const end = this.#lexemes[open.to - 1]?.end ?? start;
    this.#citations.push({
      ...this.#span(start, end),
      kind: 'norm',
      norm: open.code,
      normText: this.#text.slice(start, end),
      articles: [],
      inciso: null,
      ruling: null,
    });
  }

  #push(
    from: number,
    to: number,
    list: ArticleList,
    norm: string | null,
    normText: string | null,
    lead?: string,
  ): void {
    const start = this.#lexemes[from]?.start ?? 0;
    const end = this.#lexemes[to - 1]?.end ?? start;
    this.#citations.push({
      ...this.#span(start, end),
      kind: 'article',
      norm,
      normText,
      articles: list.articles,
      inciso: list.inciso ?? lead ?? null,
      ruling: null,
    });
  }

  #span(start: number, end: number): { text: string; start: number; end: number } {
    return { text: this.#text.slice(start, end), start, end };
  }

  #slice(from: number, to: number): string {
    return this.#text.slice(this.#lexemes[from]?.start ?? 0, this.#lexemes[to - 1]?.end ?? 0);
  }
}
