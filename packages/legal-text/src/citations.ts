import { type ArticleList, afterArticleWord, parseArticleList, parseInciso } from './citation-articles.ts';
import { type Lexeme, lexCitations } from './citation-lexer.ts';
import { NormFinder, type NormMention } from './citation-norms.ts';
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

const linkWords = words('de del en la el los las conforme');
const trailWords = words(
  'primer primero segundo tercer tercero cuarto quinto ultimo parrafo parrafos parr parte in fine ss sgtes siguientes sigs ' +
    'concordantes cc ccs concs apartado apart ap acapite y punto',
);
const sameWords = words(
  'misma mismo dicha dicho citada citado referida referido mencionada mencionado esa ese aquella aquel',
);
const normNouns = words('ley codigo norma cuerpo ordenamiento texto decreto constitucion');
const beforeArticle = words('en el su sus los la dispone establece');

type NormClass = 'codigo' | 'constitucion' | 'decreto' | 'ley';
const codes = words('ccyc cp cpccn cppn cppf');
function classOf(code: string): NormClass {
  if (codes.has(code)) return 'codigo';
  if (code === 'cn') return 'constitucion';
  return /^(?:dec|dnu)-/.test(code) ? 'decreto' : 'ley';
}

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
  readonly #norms: NormFinder;
  readonly #citations: Citation[] = [];
  /** Norms named so far, last one last: what "de la misma ley" looks back to. */
  readonly #named: { code: string; class: NormClass }[] = [];
  /** The norm just read, not yet known to have an article behind it. */
  #open: NormMention | null = null;
  /** "inc. b" just read, waiting for "del art. 5". */
  #inciso: { value: string; from: number; to: number } | null = null;

  constructor(text: string, registry: NormRegistry) {
    this.#text = text;
    this.#lexemes = lexCitations(text);
    this.#norms = new NormFinder(this.#lexemes, registry);
  }

  parse(): Citation[] {
    let i = 0;
    while (i < this.#lexemes.length) i = this.#step(i);
    this.#closeNorm();
    this.#inheritForward();
    return this.#citations;
  }

  /** Reads what begins at `i` and tells where to go on. */
  #step(i: number): number {
    const lexemes = this.#lexemes;
    if (wordOf(lexemes[i]) === 'fallos') return this.#readRuling(i);
    const listAt = afterArticleWord(lexemes, i);
    if (listAt !== null) {
      const list = parseArticleList(lexemes, listAt);
      return list === null ? i + 1 : this.#readArticles(i, list);
    }
    const inciso = parseInciso(lexemes, i);
    if (inciso !== null) {
      this.#inciso = { value: inciso.inciso, from: i, to: inciso.to };
      return inciso.to;
    }
    const norm = this.#norms.at(i);
    if (norm !== null) return this.#readNorm(norm);
    if (lexemes[i]?.kind === 'number') return this.#readBareNumber(i);
    return i + 1;
  }

  #readArticles(from: number, list: ArticleList): number {
    const before = this.#normBefore(from);
    const after = before !== null && this.#startsNextSentence(list.to) ? null : this.#normAfter(list.to);
    const lead = this.#incisoBefore(from);
    if (after !== null) {
      this.#closeNorm();
      this.#push(lead?.from ?? from, after.to, list, after.code, after.text, lead?.value);
      return after.to;
    }
    if (before !== null) {
      this.#open = null;
      this.#push(before.from, list.to, list, before.code, this.#slice(before.from, before.to), lead?.value);
      return list.to;
    }
    this.#closeNorm();
    this.#push(lead?.from ?? from, list.to, list, null, null, lead?.value);
    return list.to;
  }

  #readNorm(norm: NormMention): number {
    this.#closeNorm();
    const next = this.#lexemes[norm.to];
    if (norm.isAcronym && next?.kind === 'number') {
      const list = parseArticleList(this.#lexemes, norm.to);
      if (list !== null && next.value.length <= 4) {
        this.#remember(norm.code);
        this.#push(norm.from, list.to, list, norm.code, this.#slice(norm.from, norm.to));
        return list.to;
      }
    }
    this.#open = norm;
    return norm.to;
  }

  /** "1757 CCyC", "10 bis de la ley 24.240". A year before a law is no article. */
  #readBareNumber(i: number): number {
    const previous = this.#lexemes[i - 1];
    const isPart = ['/', '$', '-', ':'].includes(markOf(previous)) && previous?.end === this.#lexemes[i]?.start;
    const list = isPart ? null : parseArticleList(this.#lexemes, i);
    if (list === null) return i + 1;
    const value = Number(this.#lexemes[i]?.value);
    const looksLikeYear =
      value >= 1850 &&
      value <= 2100 &&
      /^\d+$/.test(list.articles[0] ?? '') &&
      words('de en del desde ano al').has(wordOf(previous));
    const after = looksLikeYear ? null : this.#normAfter(list.to, true);
    if (after === null) return list.to;
    this.#closeNorm();
    this.#push(i, after.to, list, after.code, after.text);
    return after.to;
  }

  #readRuling(i: number): number {
    this.#closeNorm();
    let at = i + 1;
    let to = i + 1;
    for (;;) {
      while (
        [':', ',', '.', ';', '(', '"', '«', '“'].includes(markOf(this.#lexemes[at])) ||
        ['t', 'tomo', 'csjn', 'y'].includes(wordOf(this.#lexemes[at]))
      )
        at++;
      const volume = this.#lexemes[at];
      if (volume?.kind !== 'number' || volume.value.length > 3) break;
      let pageAt = at + 1;
      while (
        [':', ',', '.', '/'].includes(markOf(this.#lexemes[pageAt])) ||
        ['p', 'pag', 'pagina', 'f', 'fo'].includes(wordOf(this.#lexemes[pageAt]))
      )
        pageAt++;
      const page = this.#lexemes[pageAt];
      if (page?.kind !== 'number' || pageAt === at + 1 || page.value.length > 4) break;
      const isFirst = to === i + 1;
      const start = isFirst ? (this.#lexemes[i]?.start ?? 0) : volume.start;
      this.#citations.push({
        ...this.#span(start, page.end),
        kind: 'ruling',
        norm: null,
        normText: null,
        articles: [],
        inciso: null,
        ruling: { volume: Number(volume.value), page: Number(page.value) },
      });
      to = pageAt + 1;
      at = to;
      if (![';', ','].includes(markOf(this.#lexemes[at])) && wordOf(this.#lexemes[at]) !== 'y') break;
    }
    return to;
  }

  /** The norm read just before `i`, with nothing but ", (", "en su"... between. */
  #normBefore(i: number): NormMention | null {
    const open = this.#open;
    if (open === null) return null;
    for (let at = open.to; at < i; at++) {
      const lexeme = this.#lexemes[at];
      const passes = [',', '(', ':', '-', '–', ';'].includes(markOf(lexeme)) || beforeArticle.has(wordOf(lexeme));
      if (!passes || at - open.to > 4) return null;
    }
    return open;
  }

  /** After "LCT, art. 245, ..." a norm beyond a comma belongs to what follows. */
  #startsNextSentence(i: number): boolean {
    return markOf(this.#lexemes[i]) === ',' || markOf(this.#lexemes[i]) === ';';
  }

  /** The norm that the list ending at `i` names: "de la ley 24.240", "CCyC", "(LDC)", "de la misma ley". */
  #normAfter(i: number, isBare = false): { code: string | null; text: string; to: number } | null {
    const lexemes = this.#lexemes;
    for (let at = i, skipped = 0; skipped <= 8; at++, skipped++) {
      const lexeme = lexemes[at];
      if (lexeme === undefined) return null;
      const same = this.#sameNorm(at);
      if (same !== null) return same;
      const previous = wordOf(lexemes[at - 1]);
      const isLinked = at > i && linkWords.has(previous);
      const norm = this.#norms.at(at) ?? (isLinked ? this.#norms.bareLaw(at) : null);
      if (norm !== null) {
        const isClear = isLinked || !norm.needsArticle || lexeme.capitals || norm.isAcronym;
        if (!isClear || (isBare && !(isLinked || norm.isAcronym))) return null;
        this.#remember(norm.code);
        return { code: norm.code, text: this.#slice(norm.from, norm.to), to: norm.to };
      }
      const passes =
        lexeme.kind === 'mark'
          ? [',', '(', '.', '-', '–'].includes(lexeme.value) && !isBare
          : linkWords.has(lexeme.value) || (!isBare && trailWords.has(lexeme.value));
      if (!passes) return null;
      // A full stop ends the sentence, unless it closes an abbreviation ("inc. b. LDC", "y ss. del CCyC").
      if (markOf(lexeme) === '.' && !(skipped > 0 && wordOf(lexemes[at - 1]).length <= 5)) return null;
    }
    return null;
  }

  /** "de la misma ley", "de dicho código", "del mismo cuerpo legal", "de la ley citada". */
  #sameNorm(i: number): { code: string | null; text: string; to: number } | null {
    const first = wordOf(this.#lexemes[i]);
    let noun = '';
    let to = i;
    if (sameWords.has(first)) {
      noun = wordOf(this.#lexemes[i + 1]);
      to = i + 2;
      if (!normNouns.has(noun)) {
        const endsHere =
          this.#lexemes[i + 1] === undefined || ['.', ',', ')', ';', '?'].includes(markOf(this.#lexemes[i + 1]));
        if (!endsHere || !['misma', 'mismo'].includes(first)) return null;
        noun = 'norma';
        to = i + 1;
      }
    } else if (normNouns.has(first) && /^(?:citad|mencionad|referid)[ao]$/.test(wordOf(this.#lexemes[i + 1]))) {
      noun = first;
      to = i + 2;
    } else {
      return null;
    }
    if (wordOf(this.#lexemes[to]) === 'legal') to++;
    const isAny = !['ley', 'codigo', 'decreto', 'constitucion'].includes(noun);
    const found = this.#named.findLast((named) => isAny || named.class === noun);
    return { code: found?.code ?? null, text: this.#slice(i, to), to };
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

  /** "art. 5 y art. 7 de la ley 24.240": the first takes the norm of the second. */
  #inheritForward(): void {
    for (let i = this.#citations.length - 2; i >= 0; i--) {
      const current = this.#citations[i];
      const next = this.#citations[i + 1];
      if (current === undefined || next === undefined || current.kind !== 'article' || next.kind !== 'article')
        continue;
      if (current.normText !== null || next.normText === null) continue;
      const between = this.#text.slice(current.end, next.start);
      if (between.length <= 8 && /^\s*(?:,|;|y|e|o)?\s*(?:y|e|o)?\s*(?:el|los|del?)?\s*$/.test(between)) {
        current.norm = next.norm;
        current.normText = next.normText;
      }
    }
  }

  #closeNorm(): void {
    const open = this.#open;
    this.#open = null;
    if (open === null) return;
    if (open.needsArticle && !(this.#lexemes[open.from]?.capitals ?? false)) return;
    this.#remember(open.code);
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
    this.#remember(norm);
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

  #remember(code: string | null): void {
    if (code !== null) this.#named.push({ code, class: classOf(code) });
  }

  #span(start: number, end: number): { text: string; start: number; end: number } {
    return { text: this.#text.slice(start, end), start, end };
  }

  #slice(from: number, to: number): string {
    return this.#text.slice(this.#lexemes[from]?.start ?? 0, this.#lexemes[to - 1]?.end ?? 0);
  }
}
