import { fold } from '@foja/legal-text/fold';

/**
 * What a rule looks for in a text, as `corpus/README.md` ("A pattern") tells a lawyer: words without regard to capitals and accents
 * (a letter written with its accent must have it), `a/b` one of several, `[a b | c]` one of several phrases, `trabaj*` any ending,
 * `*` any word, `(de)` may be left out, `...` up to four words of the same sentence and `...12` up to twelve, `#` a figure,
 * `{no} pagó` not right after these words, `a + b` both, in whatever order, `~a + b` the first also in the heading of the clause or
 * in what it said before. `@name` is written out before (`expand-word-groups.ts`).
 */
export interface TextPattern {
  /**
   * @param context heading and words before the text, where `~a` is looked for too.
   * @param prepared of the same text and context (`prepareText`): what cannot be there is not looked for, and the rest faster.
   */
  test(text: string, context?: string, prepared?: PreparedText): boolean;
  /** How often its phrases are there. */
  count(text: string): number;
}

/** A pattern cannot be read. */
export class MalformedPattern extends Error {
  override readonly name = 'MalformedPattern';
}

/** How a phrase is looked for in a text as it is, and, far cheaper, in one in lower case and without accents. */
const asWritten = { letter: '[\\p{L}\\d]', between: '[^\\p{L}\\d.]', flags: 'giu' };
const whenFolded = { letter: '[a-z\\d]', between: '[^a-z\\d.]', flags: 'g' };
type Letters = typeof asWritten;
const gapWords = 4;
const anyLetter: Readonly<Record<string, string>> = {
  a: '[aáà]',
  e: '[eéè]',
  i: '[iíì]',
  o: '[oóöò]',
  u: '[uúü]',
  n: '[nñ]',
  ñ: '[nñ]',
};

/**
 * One pattern of several phrases: any of them will do.
 * @throws {MalformedPattern} with the phrase that cannot be read.
 */
export function compileTextPattern(phrases: readonly string[]): TextPattern {
  const alternatives = phrases.map((phrase) => phrase.split(/\s\+\s/).map(compilePart));
  return {
    test: (text, context = '', given) => {
      const prepared = given ?? preparedLately(text, context);
      return alternatives.some(
        (parts) =>
          (prepared === undefined || parts.every(({ needs }) => mayHave(prepared.starts, needs))) &&
          parts.every(({ folded, inContext, written }) => {
            if (prepared === undefined || folded === null) {
              return hasAll(text, written()) || (inContext && context !== '' && hasAll(context, written()));
            }
            return hasAll(prepared.text, folded()) || (inContext && hasAll(prepared.context, folded()));
          }),
      );
    },
    count: (text) =>
      alternatives.reduce(
        (sum, parts) =>
          sum + Math.min(...parts.flatMap(({ written }) => written().map((regExp) => text.match(regExp)?.length ?? 0))),
        0,
      ),
  };
}

const hasAll = (text: string, regExps: readonly RegExp[]) => regExps.every((regExp) => text.search(regExp) !== -1);

interface Part {
  /** All of them have to be found: a phrase with several gaps is looked for gap by gap, since nested gaps take polynomial time. */
  written(): readonly RegExp[];
  /** The same for a text without accents; null where the phrase tells accents apart. */
  folded: (() => readonly RegExp[]) | null;
  /** Looked for in the context too. */
  inContext: boolean;
  needs: readonly Needed[];
}

function compilePart(written: string): Part {
  const inContext = written.startsWith('~');
  const phrase = written.replace(/^~\s*/, '');
  const { needs, sources } = readPhrase(phrase, asWritten);
  return {
    written: lazily(sources, asWritten.flags),
    folded: fold(phrase) === phrase ? lazily(readPhrase(phrase, whenFolded).sources, whenFolded.flags) : null,
    inContext,
    needs,
  };
}

function readPhrase(phrase: string, letters: Letters): { sources: string[]; needs: readonly Needed[] } {
  const reader = new PhraseReader(phrase, letters);
  return { sources: reader.read(), needs: reader.needs };
}

/** Most phrases of most rules are never needed: `needs` turns them away. */
function lazily(sources: readonly string[], flags: string): () => readonly RegExp[] {
  let compiled: RegExp[] | null = null;
  return () => {
    compiled ??= sources.map((source) => new RegExp(source, flags));
    return compiled;
  };
}

/** Beginnings of words of which one has to be there. */
type Needed = readonly string[];
/** Every beginning of every word of a text, and the words themselves behind a full stop. */
export type WordStarts = ReadonlySet<string>;
const longestStart = 24;

/** A text and its context as patterns look at them again and again. */
export interface PreparedText {
  /** In lower case and without accents. */
  text: string;
  context: string;
  starts: WordStarts;
}

export function prepareText(text: string, context: string): PreparedText {
  const folded = { text: fold(text), context: fold(context) };
  const starts = new Set<string>();
  for (const one of [folded.text, folded.context]) {
    for (const [word] of one.matchAll(/[\p{L}\d$%]+/gu)) {
      for (let end = 1; end <= Math.min(word.length, longestStart); end += 1) starts.add(word.slice(0, end));
    }
  }
  return { ...folded, starts };
}

/** Hundreds of patterns look at one sentence after the other: what was prepared of the last ones is kept. */
const lately = new Map<string, PreparedText>();
const latelyMax = 256;
/** A longer text is looked at whole by few patterns. */
const preparedMaxCharacters = 5_000;

function preparedLately(text: string, context: string): PreparedText | undefined {
  if (text.length + context.length > preparedMaxCharacters) return undefined;
  const key = `${text}\0${context}`;
  let prepared = lately.get(key);
  if (prepared === undefined) {
    prepared = prepareText(text, context);
    const oldest = lately.keys().next();
    if (lately.size >= latelyMax && !oldest.done) lately.delete(oldest.value);
    lately.set(key, prepared);
  }
  return prepared;
}

const mayHave = (starts: WordStarts, needs: readonly Needed[]) =>
  needs.every((words) => words.some((word) => starts.has(word)));

interface Item {
  source: string;
  /** How its words begin, one of which it needs; null where it can begin with anything. */
  starts: string[] | null;
  /** Signs stand close to what is beside them: "2%", "$5". */
  isSign: boolean;
}

class PhraseReader {
  /** Of each item that has to be there, how it may begin. */
  readonly needs: Needed[] = [];
  readonly #letters: Letters;
  readonly #phrase: string;
  #depth = 0;
  /** What stands before each gap, and the gap. */
  readonly #stretches: { source: string; before: string }[] = [];
  readonly #tokens: string[];
  #at = 0;

  constructor(phrase: string, letters: Letters) {
    this.#letters = letters;
    this.#phrase = phrase;
    this.#tokens = phrase.match(/\.\.\.\d*|[[\]|(){}]|[^\s[\]|(){}]+/g) ?? [];
  }

  /** The phrase as one expression, or gap by gap as several. */
  read(): string[] {
    const last = this.#sequence([]);
    if (this.#at < this.#tokens.length || last === '') this.#fail();
    const stretches = [...this.#stretches, { source: last, before: '' }];
    if (stretches.length < 3) return [stretches.map(({ before, source }) => source + before).join('')];
    return stretches.slice(1).map(({ source }, index) => {
      const one = stretches[index];
      return `${one?.source ?? ''}${one?.before ?? ''}${source}`;
    });
  }

  /** Items one after the other, up to one of `ends`. */
  #sequence(ends: readonly string[]): string {
    let source = '';
    let gap: number | null = null;
    let isFirst = true;
    let wasSign = false;
    let isOpen = false;
    for (
      let token = this.#tokens[this.#at];
      token !== undefined && !ends.includes(token);
      token = this.#tokens[this.#at]
    ) {
      this.#at += 1;
      if (token.startsWith('...')) {
        if (isFirst || gap !== null) this.#fail();
        gap = Number(token.slice(3) || gapWords);
        continue;
      }
      if (token === '{') {
        const words = this.#inner(['}']);
        this.#expect('}');
        if (!isFirst) this.#fail();
        source += `(?<!${words}\\s{1,3})`;
        continue;
      }
      if (token === '(') {
        const words = this.#inner([')']);
        this.#expect(')');
        source += `${this.#join(isFirst, gap, wasSign, false, isOpen)}(?:${words}\\s{1,3})?`;
        [isFirst, gap, wasSign, isOpen] = [false, null, false, true];
        continue;
      }
      const item = token === '[' ? this.#choice() : this.#words(token);
      if (this.#depth === 0 && item.starts !== null) this.needs.push(item.starts);
      const join = this.#join(isFirst, gap, wasSign, item.isSign, isOpen);
      if (this.#depth === 0 && gap !== null && join !== '') {
        this.#stretches.push({ source, before: join });
        source = item.source;
      } else source += join + item.source;
      [isFirst, gap, wasSign, isOpen] = [false, null, item.isSign, false];
    }
    if (gap !== null || isOpen) this.#fail();
    return source;
  }

  /** What stands between two items. After words that may be left out nothing: they bring their own space. */
  #join(isFirst: boolean, gap: number | null, wasSign: boolean, isSign: boolean, isOpen: boolean): string {
    if (isFirst || isOpen) return '';
    const closest = wasSign || isSign ? 0 : 1;
    if (gap === null) return `\\s{${closest},${closest === 0 ? 8 : 3}}`;
    const { between, letter } = this.#letters;
    return `(?:${between}{1,12}${letter}{1,40}){0,${gap}}?${between}{${closest},12}`;
  }

  /** A sequence within another item. */
  #inner(ends: readonly string[]): string {
    this.#depth += 1;
    const source = this.#sequence(ends);
    this.#depth -= 1;
    return source;
  }

  #choice(): Item {
    const options: string[] = [];
    let starts: string[] | null = [];
    let isSign = false;
    do {
      const first = this.#tokens[this.#at] ?? '';
      isSign ||= /^[$%#]$/.test(first);
      const ofFirst = first === '[' ? null : startsOf(first);
      starts = starts === null || ofFirst === null ? null : [...starts, ...ofFirst];
      options.push(this.#inner(['|', ']']));
      this.#at += 1;
    } while (this.#tokens[this.#at - 1] === '|');
    if (this.#tokens[this.#at - 1] !== ']' || options.includes('')) this.#fail();
    return { source: `(?:${options.join('|')})`, isSign, starts };
  }

  #words(token: string): Item {
    if (token === '%' || token === '$') return { source: `\\${token}`.replace('\\%', '%'), isSign: true, starts: null };
    const { letter } = this.#letters;
    const isFolded = this.#letters === whenFolded;
    const words = token.split('/').map((word) => {
      if (word === '#') return '\\d[\\d.,]{0,20}';
      if (word === '*') return `${letter}{1,40}`;
      if (!/^(?:\p{L}|\d|\d\.\d|\$)+\*?$/u.test(word)) this.#fail();
      const stem = word.replace(/\*$/, '');
      const written = [...stem.toLowerCase()].map(
        (sign) => (isFolded ? undefined : anyLetter[sign]) ?? (/[.$]/.test(sign) ? `\\${sign}` : sign),
      );
      return `${written.join('')}${word.endsWith('*') ? `${letter}{0,30}` : ''}`;
    });
    return { source: `(?<!${letter})(?:${words.join('|')})(?!${letter})`, isSign: false, starts: startsOf(token) };
  }

  #expect(token: string): void {
    if (this.#tokens[this.#at] !== token) this.#fail();
    this.#at += 1;
  }

  #fail(): never {
    throw new MalformedPattern(`«${this.#phrase}» no se entiende como patrón`);
  }
}

/** How the words of a token begin, as far as it says so; null for a figure, any word, a sign or something that may be left out. */
function startsOf(token: string): string[] | null {
  if (/^[(){}|\]#%$]|\$/.test(token)) return null;
  const words = token.split('/');
  if (words.some((word) => !/^\p{L}/u.test(word))) return null;
  return words.map((word) => fold(word.replace(/\*$/, '')).slice(0, longestStart));
}
