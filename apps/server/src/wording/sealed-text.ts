import type { Citation } from '@foja/contracts/chat';
import { findQuotes, placeholderPattern } from '../writing/facts/find-facts.ts';

/** What no rule may touch stands as one character of the private use area: a rule sees where it is and not what it is. */
interface Sealed {
  text: string;
  citation: Citation | null;
}

const firstMark = 0xe000;
const firstReference = 0xe800;
const firstWords = 0xf000;
const perKind = 0x800;
const privateUse = /[\uE000-\uF8FF]/;

/** `[3]` of an answer, a reference in words, and everything else that is sealed. */
export const sealed = { mark: '\\uE000-\\uE7FF', reference: '\\uE800-\\uEFFF', words: '\\uF000-\\uF7FF' } as const;

/** A text whose citations, quotations and stand-ins for personal data are sealed. */
export class SealedText {
  readonly text: string;
  readonly #sealed = new Map<string, Sealed>();
  readonly #next = { mark: firstMark, reference: firstReference, words: firstWords };

  constructor(content: string, citations: readonly Citation[]) {
    const spans = [
      ...citations.map((citation) => ({ start: citation.start, end: citation.end, citation })),
      ...findQuotes(content).map((span) => ({ ...span, citation: null })),
      ...[...content.matchAll(placeholderPattern)].map(({ 0: found, index }) => ({
        start: index,
        end: index + found.length,
        citation: null,
      })),
    ].sort((left, right) => left.start - right.start || right.end - left.end);
    let text = '';
    let at = 0;
    for (const { start, end, citation } of spans) {
      // Of two that overlap the first holds the other.
      if (start < at || end <= start || end > content.length) continue;
      const isMark = citation !== null && /^\[\d+\]$/.test(citation.text);
      text += content.slice(at, start);
      text += this.seal(
        content.slice(start, end),
        citation,
        citation === null ? 'words' : isMark ? 'mark' : 'reference',
      );
      at = end;
    }
    this.text = text + content.slice(at);
  }

  /** Whether there are so many that they cannot be told apart, or the text has such characters of its own. */
  static isTooMuch(content: string, citations: readonly Citation[]): boolean {
    return privateUse.test(content) || citations.length >= perKind / 2 || content.split(/[«"“[]/).length >= perKind;
  }

  seal(text: string, citation: Citation | null, kind: 'mark' | 'reference' | 'words'): string {
    const character = String.fromCharCode(this.#next[kind]++);
    this.#sealed.set(character, { text, citation });
    return character;
  }

  citationOf(character: string): Citation | null {
    return this.#sealed.get(character)?.citation ?? null;
  }

  /** The words back in their places, with the citations where they stand now. */
  open(text: string): { content: string; citations: Citation[] } {
    let content = '';
    const citations: Citation[] = [];
    for (const part of text.split(/([\uE000-\uF8FF])/)) {
      const found = this.#sealed.get(part);
      const words = found?.text ?? part;
      if (found?.citation) {
        const start = content.length;
        citations.push({ ...found.citation, text: words, start, end: start + words.length });
      }
      content += words;
    }
    return { content, citations };
  }
}
