const combiningMark = /[\u0300-\u036f]/g;

/**
 * Lower case without accents, with every character at its own UTF-16 offset: what is found in the folded text can be cut from
 * the original, word for word.
 */
export function foldInPlace(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text[at] as string;
    const plain = unit.toLowerCase().normalize('NFD').replace(combiningMark, '');
    // A mark that stands alone, or a letter that folds to two, keeps its place.
    folded += plain.length === 1 ? plain : plain === '' ? ' ' : unit;
  }
  return folded;
}
