const combiningMarks = /[\u0300-\u036f]/g;

/** Lower case without accents; "ñ" becomes "n" and "ü" becomes "u", as people type them on a phone. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(combiningMarks, '');
}
