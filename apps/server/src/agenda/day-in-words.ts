const words = new Intl.DateTimeFormat('es-AR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-27` → `viernes 27 de noviembre de 2026`. */
export function dayInWords(day: string): string {
  return words.format(Date.parse(day)).replace(',', '');
}
