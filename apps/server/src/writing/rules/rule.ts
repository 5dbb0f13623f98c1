/** One way in which the local engine changes a sentence. It must keep what the sentence says. */
export interface WritingRule {
  /** What was changed and why, as the suggestion says it: "quita muletillas". */
  reason: string;
  /** Whether it also sees legal citations; all others see a stand-in where one is. No rule sees what is quoted. */
  seesCitations?: boolean;
  /** The sentence in its new wording, or as it was. */
  apply(sentence: string): string;
}

type Replacement = string | ((...groups: string[]) => string | null);
/** Words as a regular expression, and what stands in their place: `$1`, or a function that may refuse with null. */
export type Swap = readonly [pattern: string, replacement: Replacement];

const noWordBefore = '(?<![\\p{L}\\p{N}\\uE000-\\uF8FF])';
const noWordAfter = '(?![\\p{L}\\p{N}\\uE000-\\uF8FF])';

/** Whole words, with any white space for a blank; `\b` knows no accents. */
export function wholeWords(pattern: string, flags = 'giu'): RegExp {
  const anyBlanks = pattern.replace(/ ([*?]?)/g, (_blank, times: string) => `\\s${times || '+'}`);
  return new RegExp(`${noWordBefore}(?:${anyBlanks})${noWordAfter}`, flags);
}

/**
 * Where the words are followed by a second part that hangs on the same link, they cannot change: "procedió a intimar y a
 * notificar", "debido a que llovía y a que era tarde".
 */
export function noSecond(link: string): string {
  return `(?!.{0,300}?\\s(?:y|e|o|u|ni)\\s(?:${link})\\s)`;
}

/**
 * A rule that replaces words. A match with a capital counts only where it opens the sentence: inside, it is a name. What
 * comes to open the sentence gets the capital.
 */
export function replacing(reason: string, swaps: readonly Swap[], seesCitations = false): WritingRule {
  // At the first sentence: most threads that load the rules rewrite nothing.
  let compiled: (readonly [RegExp, Replacement])[] | null = null;
  const compile = () => swaps.map(([pattern, replacement]) => [wholeWords(pattern), replacement] as const);
  return {
    reason,
    seesCitations,
    apply: (sentence) => {
      compiled ??= compile();
      return compiled.reduce((text, [pattern, replacement]) => replaceIn(text, pattern, replacement), sentence);
    },
  };
}

function replaceIn(sentence: string, pattern: RegExp, replacement: Replacement): string {
  let replaced = '';
  let copied = 0;
  for (const match of sentence.matchAll(pattern)) {
    const [found] = match;
    const opens = opensSentence(sentence, match.index);
    if (!opens && /\p{Lu}/u.test(found)) continue;
    if (opens && /\p{Lu}.*\p{Lu}/u.test(found)) continue;
    const groups = match.slice(1).map((group) => group ?? '');
    const words =
      typeof replacement === 'string'
        ? replacement.replace(/\$(\d)/g, (_mark, number: string) => groups[Number(number) - 1] ?? '')
        : replacement(...groups);
    if (words === null) continue;
    replaced += sentence.slice(copied, match.index);
    replaced += opens && /^\p{Lu}/u.test(found) && words !== '' ? capitalised(words) : words;
    copied = match.index + found.length;
    if (words === '') copied += blanksAt(sentence, copied, replaced);
    if (words === '' && opens && copied < sentence.length) {
      const rest = sentence.slice(copied);
      replaced += /^\p{Lu}/u.test(found) ? capitalised(rest.slice(0, 1)) : rest.slice(0, 1);
      copied += 1;
    }
  }
  return replaced === '' && copied === 0 ? sentence : replaced + sentence.slice(copied);
}

/** Blanks to swallow after words that were taken out, so that none is left double or before a comma. */
function blanksAt(sentence: string, at: number, before: string): number {
  const blanks = /^[ \t]*/.exec(sentence.slice(at))?.[0].length ?? 0;
  const isOpen = before === '' || /[\s(¿¡"“«]$/.test(before);
  return isOpen ? blanks : 0;
}

/** Whether nothing but opening marks stands before. */
export function opensSentence(sentence: string, index: number): boolean {
  return /^[\s"“«(¿¡*—–-]*$/.test(sentence.slice(0, index));
}

export function capitalised(words: string): string {
  return words.replace(
    /^([\s"“«(¿¡*—–-]*)(\p{Ll})/u,
    (_all, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
}
