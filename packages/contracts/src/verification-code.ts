/** The letters of a record's code: those of Crockford's base 32, of which none is taken for another. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Drawn by chance: 75 bits, so that nobody finds one by trying. */
export const codeRandomLetters = 15;
const groupLetters = 4;

/** One letter that tells a code which was copied wrongly from one that was never given: one mistaken letter always changes it, two exchanged nearly always. */
function checkLetter(letters: string): string {
  let sum = 0;
  for (const [place, letter] of [...letters].entries()) sum += codeAlphabet.indexOf(letter) * (2 * place + 1);
  return codeAlphabet[sum % codeAlphabet.length] as string;
}

/** @param letters of {@link codeAlphabet}, drawn by chance. @returns `7K2M-9QXD-41VB-ZC0T` */
export function completeCode(letters: string): string {
  return grouped(letters + checkLetter(letters));
}

function grouped(letters: string): string {
  return (letters.match(new RegExp(`.{1,${groupLetters}}`, 'g')) ?? []).join('-');
}

/** A code as somebody typed it, in the form in which it was given; null where it cannot be one. */
export function readCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\-–—]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (letters.length !== codeRandomLetters + 1) return null;
  if ([...letters].some((letter) => !codeAlphabet.includes(letter))) return null;
  return checkLetter(letters.slice(0, -1)) === letters.at(-1) ? grouped(letters) : null;
}
