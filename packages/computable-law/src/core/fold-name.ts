/** A legal name without capitals, accents and marks, for looking it up: 'Daños: consumo' and 'danos consumo' are one. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
