/** A text without case and accents, and the place in the original of each of its characters. */
export interface FoldedText {
  text: string;
  /** `places[i]`: where the i-th folded character comes from. */
  places: number[];
}

/** Case, accents and ligatures taken away, runs of white space made one space: `Resolución  Nº 5` → `resolucion no 5`. */
export function foldText(original: string): FoldedText {
  let text = '';
  const places: number[] = [];
  for (let place = 0; place < original.length; place += 1) {
    const plain = original.charAt(place).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    for (const character of plain) {
      const folded = /\s/.test(character) ? ' ' : character;
      if (folded === ' ' && (text === '' || text.endsWith(' '))) continue;
      text += folded;
      places.push(place);
    }
  }
  return { text, places };
}

/** What is searched for, ready to be compared with folded texts. */
export function foldQuery(query: string): string {
  return foldText(query).text.trimEnd();
}

/** Where in a folded text, from a place on, a word begins like `start`; -1 where none does. So `rio` is not found in `ministerio`. */
export function findWord(text: string, start: string, from = 0): number {
  let at = text.indexOf(start, from);
  while (at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) at = text.indexOf(start, at + 1);
  return at;
}

/** The words of a query, folded. */
export function foldWords(query: string): string[] {
  return foldQuery(query)
    .split(' ')
    .filter((word) => word !== '');
}
