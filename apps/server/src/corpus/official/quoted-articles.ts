import { articleSuffixPattern } from '@foja/legal-text/article-number';
import type { ArticleHeader } from './article-header.ts';
import { readArticleHeader } from './article-header.ts';

const amending =
  /(?:sustit[uú]yan?se|sustit[uú]yen?se|incorp[oó]ren?se|incorp[oó]rase|agr[eé]gan?se|agr[eé]guen?se|reempl[aá]z[aá]n?se|reempl[aá]cen?se|modif[ií]can?se|modif[ií]quen?se|interc[aá]lan?se|interc[aá]len?se|añ[aá]d[ae]n?se|restabl[eé]c[ea]n?se|quedar[aá]n?\s+redactad|siguiente\s+(?:texto|manera|forma|redacci[oó]n)|por\s+(?:el|la|los|las)\s+siguientes?)/iu;
const announces = /(?::|siguientes?(?:\s+(?:texto|manera|forma|redacci[oó]n|t[eé]rminos))?)\s*["“]?$/iu;
const articleNumbers = new RegExp(String.raw`(\d{1,4})\s*[°º]?\s*(${articleSuffixPattern})?`, 'giu');

/**
 * Whether what follows in an amending article is its own text or the text of another law that it quotes. "Sustitúyese el artículo 2°
 * por el siguiente:" is followed by an article 2 that is not the amending law's.
 */
export class QuotedArticles {
  #awaits = false;
  #isQuoting = false;
  #hasOpenMark = false;
  #style: string | null = null;
  readonly #named = new Set<string>();
  #quotesDivision = false;

  /** A line of the amending article, or of what it quotes. */
  see(line: string): void {
    this.#hasOpenMark = this.#isQuoting && this.#markIsOpen(line);
    if (this.#isQuoting && (this.#hasOpenMark || !amending.test(line))) {
      this.#awaits = false;
      return;
    }
    this.#awaits = amending.test(line) && announces.test(line);
    if (this.#awaits || (amending.test(line) && /siguiente/iu.test(line))) this.#readNames(line);
  }

  /** A header that was taken for a quoted one: its line is part of the amending article. */
  quote(header: ArticleHeader, line: string): void {
    this.#isQuoting = true;
    this.#awaits = false;
    this.#named.delete(header.number);
    if (!header.isQuoted) this.#style = header.style;
    this.#hasOpenMark = this.#markIsOpen(line);
  }

  /** Whether a division's heading here belongs to the quoted text. */
  get holdsDivisions(): boolean {
    return this.#hasOpenMark || (this.#quotesDivision && (this.#awaits || this.#named.size > 0));
  }

  /** Whether a clause announced a text that never came. */
  get isLeftWaiting(): boolean {
    return this.#awaits;
  }

  /**
   * @param continues whether its number is the next of the amending law itself.
   * @param ownStyles how the amending law's own articles begin.
   */
  judge(
    header: ArticleHeader,
    continues: boolean,
    ownStyles: ReadonlySet<string>,
  ): 'own' | 'quoted' | 'own?' | 'quoted?' {
    const looksOwn = ownStyles.has(header.style);
    if (header.isQuoted) return 'quoted';
    // The next number in the page's own writing, which no clause names: the text that was announced never came.
    if (this.#awaits) return continues && looksOwn && !this.#named.has(header.number) ? 'own?' : 'quoted';
    if (this.#hasOpenMark) return continues && looksOwn ? 'own?' : 'quoted';
    if (!this.#isQuoting) return 'own';
    if (this.#named.has(header.number)) {
      if (!continues || !looksOwn) return 'quoted';
      return this.#style === header.style ? 'quoted?' : 'own?';
    }
    if (!continues) return 'quoted';
    if (this.#style === header.style) return looksOwn ? 'own?' : 'quoted?';
    return 'own';
  }

  #readNames(line: string): void {
    const start = line.search(/art[ií]culos?\b/iu);
    this.#quotesDivision ||= /\b(?:cap[ií]tulo|t[ií]tulo|secci[oó]n|libro|anexo)\b/iu.test(line);
    if (start === -1) return;
    const names = line.slice(start).split(/\b(?:ley|c[oó]digo|decreto)\b/iu)[0] ?? '';
    for (const [, number, suffix] of names.matchAll(articleNumbers)) {
      const name = suffix?.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
      this.#named.add(name ? `${Number(number)} ${name}` : String(Number(number)));
    }
  }

  #markIsOpen(line: string): boolean {
    let open = this.#hasOpenMark;
    for (const mark of line.match(/["“”«»]/gu) ?? []) open = mark === '"' ? !open : mark === '“' || mark === '«';
    return open;
  }
}

/** Whether a line within the text begins like the article that should come next: one that was not told apart. */
export function swallowsArticle(text: string, next: number): boolean {
  const inner = /(?:^|[.;:)”"]\s+)((?:art[ií]culo|art\.)\s*\d{1,4}[^\n]{0,40})/giu;
  return [...text.matchAll(inner)].some(([, start = '']) => {
    const header = readArticleHeader(start);
    return header !== null && !header.isBare && header.whole === next;
  });
}
