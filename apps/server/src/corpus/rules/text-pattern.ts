/**
 * What a rule looks for in a text, as `corpus/README.md` ("A pattern") tells a lawyer: words without regard to capitals and accents
 * (a letter written with its accent must have it), `a/b` one of several, `[a b | c]` one of several phrases, `trabaj*` any ending,
 * `*` any word, `(de)` may be left out, `...` up to four words of the same sentence and `...12` up to twelve, `#` a figure,
 * `{no} pagó` not right after these words, `a + b` both, in whatever order.
 */
export interface TextPattern {
  test(text: string): boolean;
  /** How often its phrases are there. */
  count(text: string): number;
}

/** A pattern cannot be read. */
export class MalformedPattern extends Error {
  override readonly name = 'MalformedPattern';
}

const letter = '[\\p{L}\\d]';
const wordStart = `(?<!${letter})`;
const wordEnd = `(?!${letter})`;
/** What stands between the words of a gap: anything but the end of a sentence. */
const between = '[^\\p{L}\\d.]';
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
  const alternatives = phrases.map((phrase) =>
    phrase.split(/\s\+\s/).map((part) => new RegExp(new PhraseReader(part).read(), 'giu')),
  );
  return {
    test: (text) => alternatives.some((parts) => parts.every((part) => text.search(part) !== -1)),
    count: (text) =>
      alternatives.reduce((sum, parts) => sum + Math.min(...parts.map((part) => text.match(part)?.length ?? 0)), 0),
  };
}

interface Item {
  source: string;
  /** Signs stand close to what is beside them: "2%", "$5". */
  isSign: boolean;
}

class PhraseReader {
  readonly #phrase: string;
  readonly #tokens: string[];
  #at = 0;

  constructor(phrase: string) {
    this.#phrase = phrase;
    this.#tokens = phrase.match(/\.\.\.\d*|[[\]|(){}]|[^\s[\]|(){}]+/g) ?? [];
  }

  read(): string {
    const source = this.#sequence([]);
    if (this.#at < this.#tokens.length || source === '') this.#fail();
    return source;
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
        const words = this.#sequence(['}']);
        this.#expect('}');
        if (!isFirst) this.#fail();
        source += `(?<!${words}\\s{1,3})`;
        continue;
      }
      if (token === '(') {
        const words = this.#sequence([')']);
        this.#expect(')');
        source += `${this.#join(isFirst, gap, wasSign, false, isOpen)}(?:${words}\\s{1,3})?`;
        [isFirst, gap, wasSign, isOpen] = [false, null, false, true];
        continue;
      }
      const item = token === '[' ? this.#choice() : this.#words(token);
      source += this.#join(isFirst, gap, wasSign, item.isSign, isOpen) + item.source;
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
    return `(?:${between}{1,12}${letter}{1,40}){0,${gap}}?${between}{${closest},12}`;
  }

  #choice(): Item {
    const options: string[] = [];
    let isSign = false;
    do {
      isSign ||= /^[$%#]$/.test(this.#tokens[this.#at] ?? '');
      options.push(this.#sequence(['|', ']']));
      this.#at += 1;
    } while (this.#tokens[this.#at - 1] === '|');
    if (this.#tokens[this.#at - 1] !== ']' || options.includes('')) this.#fail();
    return { source: `(?:${options.join('|')})`, isSign };
  }

  #words(token: string): Item {
    if (token === '%' || token === '$') return { source: `\\${token}`.replace('\\%', '%'), isSign: true };
    const words = token.split('/').map((word) => {
      if (word === '#') return '\\d[\\d.,]{0,20}';
      if (word === '*') return `${letter}{1,40}`;
      if (!/^(?:\p{L}|\d|\d\.\d|\$)+\*?$/u.test(word)) this.#fail();
      const stem = word.replace(/\*$/, '');
      const written = [...stem.toLowerCase()].map(
        (sign) => anyLetter[sign] ?? (/[.$]/.test(sign) ? `\\${sign}` : sign),
      );
      return `${written.join('')}${word.endsWith('*') ? `${letter}{0,30}` : ''}`;
    });
    return { source: `${wordStart}(?:${words.join('|')})${wordEnd}`, isSign: false };
  }

  #expect(token: string): void {
    if (this.#tokens[this.#at] !== token) this.#fail();
    this.#at += 1;
  }

  #fail(): never {
    throw new MalformedPattern(`«${this.#phrase}» no se entiende como patrón`);
  }
}
