const combiningMarks = /[\u0300-\u036f]/g;
const foldAny = (text: string) => text.toLowerCase().normalize('NFD').replace(combiningMarks, '');

/** What each letter of the Latin scripts becomes, by its code: nearly all of a Spanish text. */
const latin = Array.from({ length: 0x250 }, (_, code) => foldAny(String.fromCharCode(code)));
/** Longer than a word. To put a text together letter by letter takes longer than to normalise it whole. */
const letterByLetter = 40;

/** Lower case without accents; "ñ" becomes "n" and "ü" becomes "u", as people type them on a phone. */
export function fold(text: string): string {
  let isAscii = true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    if (text.length > letterByLetter || code >= latin.length) return foldAny(text);
    isAscii = false;
  }
  if (isAscii) return text.toLowerCase();
  let folded = '';
  for (let at = 0; at < text.length; at += 1) folded += latin[text.charCodeAt(at)];
  return folded;
}
