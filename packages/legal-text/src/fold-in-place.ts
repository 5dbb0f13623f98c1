const combiningMark = /[\u0300-\u036f]/g;

function foldUnit(unit: string): string {
  const plain = unit.toLowerCase().normalize('NFD').replace(combiningMark, '');
  // A mark that stands alone, or a letter that folds to two, keeps its place.
  return plain.length === 1 ? plain : plain === '' ? ' ' : unit;
}

/** What each letter of the Latin scripts becomes, by its code: nearly all of a Spanish text. */
const latin = Array.from({ length: 0x250 }, (_, code) => foldUnit(String.fromCharCode(code)));

/**
 * Lower case without accents, with every character at its own UTF-16 offset: what is found in the folded text can be cut from
 * the original, word for word.
 */
export function foldInPlace(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at += 1) folded += latin[text.charCodeAt(at)] ?? foldUnit(text[at] as string);
  return folded;
}
