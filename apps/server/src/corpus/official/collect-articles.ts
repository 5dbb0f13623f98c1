import { articleSuffixRank } from '@foja/legal-text/article-number';
import { type ArticleHeader, readArticleHeader } from './article-header.ts';
import { depthOf, readDivision } from './division-heading.ts';
import { type EpigraphPlace, epigraphPlace, isEpigraph } from './epigraphs.ts';
import type { OfficialNorm } from './official-norm.ts';
import type { PageLine } from './page-lines.ts';
import { QuotedArticles } from './quoted-articles.ts';

interface OpenDivision {
  depth: number;
  label: string;
  notes: string[];
}

/** An article while it is read. */
export interface ArticleDraft {
  header: ArticleHeader;
  heading: string;
  divisions: OpenDivision[];
  lines: string[];
  notes: string[];
  doubts: string[];
  quotes: QuotedArticles;
}

const divisionNote =
  /^\(?\s*(cap[ií]tulo|t[ií]tulo|secci[oó]n|libro|parte|anexo)(?:\s+([IVXLC]+|\d+|[úu]nico)(?![\p{L}]))?/iu;
/** Forward jumps beyond this are numbers of something else. */
const longestJump = 60;
const closing = /^(?:dada en la sala|[—–-]*\s*registrad[ao] bajo|fe de erratas|dado en buenos aires)/i;
const transitionalStart = /^(?:cl[aá]usulas|disposiciones)\s+transitorias\.?$/i;
const transitionalName =
  /^(primera|segunda|tercera|cuarta|quinta|sexta|s[eé]ptima|octava|novena|d[eé]cima(?:\s?(?:primera|segunda|tercera|cuarta|quinta|sexta|s[eé]ptima))?|(?:un|duo)d[eé]cima|decimo(?:primera|segunda|tercera|cuarta|quinta|sexta|s[eé]ptima))\s*(?:[.:]|[-–—])/i;

/** Puts the lines of a page together into articles, one section for each numbering. */
export function collectArticles(lines: readonly PageLine[]) {
  const reader = new ArticleReader(epigraphPlace(lines));
  for (const [index, line] of lines.entries()) reader.read(line, lines[index + 1]);
  return reader.end();
}

class ArticleReader {
  readonly #place: EpigraphPlace;
  readonly #sections: ArticleDraft[][] = [[]];
  readonly #transitional: OfficialNorm['transitional'] = [];
  #divisions: OpenDivision[] = [];
  #current: ArticleDraft | null = null;
  /** Since the last heading or article: a line that may be the next article's epigraph. */
  #loose: PageLine[] = [];
  #looseLines = 0;
  #lacksTitle: { isCentred: boolean } | null = null;
  #inTransitional = false;
  #ownStyles = new Set<string>();

  constructor(place: EpigraphPlace) {
    this.#place = place;
  }

  read(line: PageLine, next: PageLine | undefined): void {
    if (line.text === '') {
      this.#takeNotes(line.notes);
      return;
    }
    const header = readArticleHeader(line.text);
    if (header && this.#takeHeader(header, line)) return;
    if (!this.#current?.quotes.holdsDivisions && this.#takeHeading(line)) return;
    if (closing.test(line.text)) this.#leaveArticle();
    if (this.#inTransitional && this.#takeTransitional(line)) return;
    if (this.#lacksTitle && this.#takeTitle(line, next)) return;
    if (this.#current) this.#addLine(this.#current, line);
    else {
      this.#loose.push(line);
      this.#takeNotes(line.notes);
    }
  }

  end() {
    this.#leaveArticle();
    this.#looseLines += this.#loose.length;
    return {
      sections: this.#sections.filter((section) => section.length > 0),
      transitional: this.#transitional,
      looseLines: this.#looseLines,
    };
  }

  get #last(): ArticleDraft | null {
    return this.#sections.at(-1)?.at(-1) ?? null;
  }

  /** @returns false where the line only looks like the beginning of an article. */
  #takeHeader(header: ArticleHeader, line: PageLine): boolean {
    const last = this.#last;
    const continues = last === null || follows(header, last.header);
    const current = this.#current;
    const judged = current?.quotes.judge(header, continues, this.#ownStyles) ?? (header.isQuoted ? 'quoted' : 'own');
    if (current && (judged === 'quoted' || judged === 'quoted?')) {
      if (judged === 'quoted?')
        current.doubts.push(`no es seguro que el artículo ${header.number} que transcribe sea de otra norma`);
      current.quotes.quote(header, line.text);
      this.#pushLine(current, line);
      return true;
    }
    if (header.isQuoted) return false;
    if (header.isBare && !(continues && (line.boldStart > 0 || header.rest === ''))) {
      if (continues && current) current.doubts.push(`puede incluir el artículo ${header.number}`);
      return false;
    }
    if (judged === 'own?' && current)
      current.doubts.push(
        `no es seguro dónde termina: el artículo ${header.number} puede ser de la norma que transcribe`,
      );
    if (!continues && last && !this.#acceptJump(header, last)) return false;
    this.#begin(header, line, judged === 'own?' ? ['puede ser parte de lo que transcribe el artículo anterior'] : []);
    return true;
  }

  /** A number out of its order: a new numbering, a jump that hides a lost header, or a reference at the beginning of a line. */
  #acceptJump(header: ArticleHeader, last: ArticleDraft): boolean {
    if (header.number === '1') {
      this.#leaveArticle();
      this.#sections.push([]);
      this.#ownStyles = new Set();
      return true;
    }
    const jump = header.whole - last.header.whole;
    if (jump > 1 && jump <= longestJump) {
      last.doubts.push(
        `puede incluir ${jump === 2 ? 'el artículo' : 'los artículos desde el'} ${last.header.whole + 1}, cuyo comienzo no se reconoció`,
      );
      return true;
    }
    last.doubts.push(`un renglón comienza como el artículo ${header.number}, fuera de orden`);
    return false;
  }

  #begin(header: ArticleHeader, line: PageLine, doubts: string[]): void {
    const before = this.#takeEpigraph();
    this.#leaveArticle();
    const draft: ArticleDraft = {
      header,
      heading: before,
      divisions: [...this.#divisions],
      lines: header.rest === '' ? [] : [header.rest],
      notes: [...line.notes],
      doubts: line.hasBrokenNote ? [...doubts, 'una nota no tiene cierre'] : doubts,
      quotes: new QuotedArticles(),
    };
    draft.quotes.see(header.rest);
    this.#sections.at(-1)?.push(draft);
    // The first article is often written out in full and the others are not.
    if ((this.#sections.at(-1)?.length ?? 0) > 1 || this.#sections.length === 1) this.#ownStyles.add(header.style);
    this.#current = draft;
    this.#lacksTitle = null;
    this.#inTransitional = false;
  }

  /** The line just before a header, where it is the article's epigraph and not the end of what came before. */
  #takeEpigraph(): string {
    const loose = this.#loose.at(-1);
    if (loose) {
      const isOwn = isEpigraph(loose, this.#place);
      this.#looseLines += this.#loose.length - (isOwn ? 1 : 0);
      this.#loose = [];
      return isOwn ? tidyHeading(loose.text) : '';
    }
    const current = this.#current;
    const line = this.#lastLine;
    if (!current || !line || !isEpigraph(line, this.#place)) return '';
    if (!line.isBold && this.#place === 'sometimes-before') {
      if (!line.text.endsWith('.')) current.doubts.push('su último renglón puede ser el título del artículo que sigue');
      return '';
    }
    current.lines.pop();
    return tidyHeading(line.text);
  }

  #lastLine: PageLine | null = null;

  #takeHeading(line: PageLine): boolean {
    if (transitionalStart.test(line.text)) {
      this.#leaveArticle();
      this.#inTransitional = true;
      return true;
    }
    const division = readDivision(line);
    if (!division) return false;
    const before = this.#current?.lines.at(-1);
    if (this.#current && before !== undefined && !/[.:;)”"—-]$/.test(before) && !line.isBold && !line.isCentred) {
      this.#current.doubts.push(`termina donde la página dice «${line.text.slice(0, 60)}»`);
    }
    this.#leaveArticle();
    this.#looseLines += this.#loose.length;
    this.#loose = [];
    const depth = depthOf(division.level);
    this.#divisions = this.#divisions.filter((open) => open.depth < depth);
    const label = [division.name, division.title].filter((part) => part !== '').join('. ');
    this.#divisions.push({ depth, label, notes: [...line.notes] });
    this.#lacksTitle = division.title === '' ? { isCentred: line.isCentred } : null;
    return true;
  }

  #takeTitle(line: PageLine, next: PageLine | undefined): boolean {
    const heading = this.#divisions.at(-1);
    const lacks = this.#lacksTitle;
    this.#lacksTitle = null;
    if (!heading || !lacks || line.text.length > 200) return false;
    // Just before an article a line is rather its epigraph, unless it is set as the heading is.
    const isBeforeArticle = next !== undefined && readArticleHeader(next.text) !== null;
    const isSetAlike = lacks.isCentred === line.isCentred;
    if (isBeforeArticle && (!isSetAlike || (this.#place === 'before' && !line.isCentred))) return false;
    heading.label = `${heading.label}. ${line.text.replace(/\.$/, '')}`;
    heading.notes.push(...line.notes);
    return true;
  }

  #takeTransitional(line: PageLine): boolean {
    const [, name] = transitionalName.exec(line.text) ?? [];
    const last = this.#transitional.at(-1);
    if (name) this.#transitional.push({ name, text: line.text.slice(name.length).replace(/^[\s.:–—-]+/, '') });
    else if (last) last.text = `${last.text}\n${line.text}`.trim();
    else return false;
    return true;
  }

  #addLine(current: ArticleDraft, line: PageLine): void {
    current.quotes.see(line.text);
    this.#pushLine(current, line);
  }

  #pushLine(current: ArticleDraft, line: PageLine): void {
    current.lines.push(line.text);
    current.notes.push(...line.notes);
    if (line.hasBrokenNote) current.doubts.push('una nota no tiene cierre');
    this.#lastLine = line;
  }

  #takeNotes(notes: readonly string[]): void {
    for (const note of notes) {
      const division = this.#divisionOf(note);
      if (division) division.notes.push(note);
      else this.#current?.notes.push(note);
    }
    this.#lastLine = null;
  }

  /** The open division that a note speaks of: the one it names, or the last where it stands before any article. */
  #divisionOf(note: string): OpenDivision | undefined {
    const [, level, number] = divisionNote.exec(note) ?? [];
    if (level === undefined) return this.#current === null ? this.#divisions.at(-1) : undefined;
    const isNamed = ({ label }: OpenDivision) => {
      const [name = '', own = ''] = folded(label).split(/[\s.]+/);
      return name === folded(level) && (number === undefined || own === folded(number));
    };
    return this.#divisions.findLast(isNamed);
  }

  #leaveArticle(): void {
    if (this.#current?.quotes.isLeftWaiting) this.#current.doubts.push('anuncia un texto que la página no trae');
    this.#current = null;
    this.#lastLine = null;
  }
}

/** Whether a number is the next one, or the same with a further suffix. */
function follows(header: ArticleHeader, last: ArticleHeader): boolean {
  if (header.whole === last.whole + 1)
    return !header.number.includes(' ') || header.number.startsWith(`${header.whole} 1`);
  return (
    header.whole === last.whole &&
    header.number !== last.number &&
    header.number.includes(' ') &&
    suffixRank(header.number) > suffixRank(last.number)
  );
}

function suffixRank(number: string): number {
  const [, suffix = ''] = number.split(' ');
  return /^\d+$/.test(suffix) ? Number(suffix) : (articleSuffixRank(suffix) ?? -1);
}

function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function tidyHeading(text: string): string {
  return text.replace(/[\s.:–—-]+$/, '').replace(/^[\s–—-]+/, '');
}
