import { fold } from '@foja/legal-text/fold';
import type { RulingCaption } from '../corpus/read-ruling-captions.ts';

interface IndexedCaption {
  caption: RulingCaption;
  words: ReadonlySet<string>;
}

const stopWords = new Set(
  'de del la las los el y e en c contra otro otros otra otras sa srl sociedad anonima su s por con sus vs v causa recurso hecho deducido'.split(
    ' ',
  ),
);
/** What lawyers write short in a caption, and captions write whole. */
const spelledOut: Record<string, string> = {
  pen: 'poder ejecutivo nacional',
  en: 'estado nacional',
  gcba: 'gobierno ciudad autonoma buenos aires',
  bcra: 'banco central republica argentina',
  dgi: 'direccion general impositiva',
  afip: 'administracion federal ingresos publicos',
  dga: 'direccion general aduanas',
};
/** Of what a caption says, how much a title must have too. */
const minShared = 0.62;
const maxCandidates = 8;

/** Finds rulings by their parties. */
export class CaptionIndex {
  readonly #byWord = new Map<string, IndexedCaption[]>();
  readonly #count: number;

  constructor(captions: readonly RulingCaption[]) {
    this.#count = captions.length;
    for (const caption of captions) {
      const indexed = { caption, words: new Set(wordsOfTitle(caption.title)) };
      for (const word of indexed.words) {
        const known = this.#byWord.get(word);
        if (known) known.push(indexed);
        else this.#byWord.set(word, [indexed]);
      }
    }
  }

  /**
   * The rulings that a caption may name, best first: all that its date leaves where it has one, leading rulings before others.
   * @param date ISO date that stands beside the caption.
   */
  find(caption: string, date: string | null): RulingCaption[] {
    const [left = '', right = ''] = caption.split(/\s(?:c\s?\/|contra|vs?\.?)\s?/iu);
    const leftWords = wordsOfTitle(left);
    const rightWords = wordsOfTitle(right);
    const [surname] = leftWords;
    if (surname === undefined) return [];
    const scored = (this.#byWord.get(surname) ?? []).map((indexed) => ({
      caption: indexed.caption,
      score: this.#score(leftWords, rightWords, indexed),
    }));
    const near = scored
      .filter(({ score }) => score >= minShared)
      .sort((a, b) => b.score - a.score || Number(b.caption.leading) - Number(a.caption.leading));
    const onDay = near.filter(({ caption: found }) => date !== null && found.date === date);
    const best = onDay.length > 0 ? onDay : this.#best(near);
    return best.slice(0, maxCandidates).map(({ caption: found }) => found);
  }

  /** A title that has every word leaves out those that lack one; a leading ruling, its namesakes. */
  #best<Scored extends { caption: RulingCaption; score: number }>(near: Scored[]): Scored[] {
    const whole = near.filter(({ score }) => score >= 0.999);
    const chosen = whole.length > 0 ? whole : near;
    const leading = chosen.filter(({ caption }) => caption.leading);
    return leading.length === 1 ? leading : chosen;
  }

  /** Rare words weigh more. Titles of older volumes name one party only: then the other one is not asked for. */
  #score(left: readonly string[], right: readonly string[], { caption, words }: IndexedCaption): number {
    const hasBoth = /\sc\/|\(.*c\/\)|·/.test(caption.title);
    const wanted = hasBoth || right.length === 0 ? [...left, ...right] : left;
    const weigh = (list: readonly string[]) =>
      list.reduce((sum, word) => sum + Math.log(1 + this.#count / (1 + (this.#byWord.get(word)?.length ?? 0))), 0);
    const total = weigh(wanted);
    return total === 0 ? 0 : weigh(wanted.filter((word) => words.has(word))) / total;
  }

  /** Whether a title names the parties of a caption, as far as can be told. */
  agrees(caption: string, title: string): boolean {
    const [surname] = wordsOfTitle(caption);
    return surname === undefined || wordsOfTitle(title).includes(surname);
  }
}

function wordsOfTitle(title: string): string[] {
  const words = fold(title)
    .replace(/\ss\s?\/[^·]*/g, ' ')
    // "P.E.N." is "pen".
    .replace(/\b(?:\p{L}\.){2,}/gu, (acronym) => acronym.replaceAll('.', ''))
    .match(/[\p{L}\p{N}]+/gu);
  const all = (words ?? []).flatMap((word) => spelledOut[word]?.split(' ') ?? [word]);
  return [...new Set(all.filter((word) => word.length > 1 && !stopWords.has(word)))];
}
