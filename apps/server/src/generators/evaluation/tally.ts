import { fold } from '@foja/legal-text/fold';

/** What was found, what was missed and what was found and is not there. */
export class Tally {
  right = 0;
  missed = 0;
  wrong = 0;

  /** @param gold what a person marked, or null. @param own what was read, or null. */
  compare(gold: string | null, own: string | null): boolean {
    const isSame = gold !== null && own !== null && isSameWords(gold, own);
    if (isSame) this.right += 1;
    else {
      if (gold !== null) this.missed += 1;
      if (own !== null) this.wrong += 1;
    }
    return isSame || (gold === null && own === null);
  }

  /** Everything that is in one list and not in the other. */
  compareAll(gold: readonly string[], own: readonly string[]): { missed: string[]; wrong: string[] } {
    const missed = gold.filter((one) => !own.includes(one));
    const wrong = own.filter((one) => !gold.includes(one));
    this.right += gold.length - missed.length;
    this.missed += missed.length;
    this.wrong += wrong.length;
    return { missed, wrong };
  }

  get recall(): number {
    return share(this.right, this.right + this.missed);
  }

  get precision(): number {
    return share(this.right, this.right + this.wrong);
  }

  get f1(): number {
    return share(2 * this.right, 2 * this.right + this.missed + this.wrong);
  }
}

/** One of nothing is everything. */
export const share = (part: number, of: number) => (of === 0 ? 1 : part / of);

/** Whether one has the other's words, whatever their capitals, accents, blanks, marks and broken lines. */
export function isSameWords(one: string, other: string): boolean {
  const [left, right] = [plain(one), plain(other)];
  return left !== '' && right !== '' && (left.includes(right) || right.includes(left));
}

const plain = (text: string) =>
  fold(text)
    // A word that a printed page broke at the end of a line is one.
    .replace(/[-\u00AD]\s{0,3}\n\s{0,3}(?=\p{Ll})/gu, '')
    // Numbers of items are no words of theirs.
    .replace(/^\s*(?:[a-z]|[ivx]{1,5}|\d{1,2})\s*[.)°º-]+\s+/u, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
