import { fold } from '@foja/legal-text/fold';

/** How lawyers shorten the names of courts. */
const shortNames: Record<string, string> = {
  csjn: 'corte suprema justicia nacion',
  cnat: 'camara nacional apelaciones trabajo',
  cnciv: 'camara nacional apelaciones civil',
  cncom: 'camara nacional apelaciones comercial',
  cncaf: 'camara nacional apelaciones contencioso administrativo federal',
  cfcp: 'camara federal casacion penal',
  cfss: 'camara federal seguridad social',
  scba: 'suprema corte justicia buenos aires',
  tsj: 'tribunal superior justicia',
};

const linkWords = new Set(['de', 'la', 'del', 'el', 'lo', 'los', 'las', 'en', 'y']);

/** What the Corte Suprema is called in SAIJ's own list of courts. */
export const supremeCourtAtSaij = 'CORTE SUPREMA DE JUSTICIA DE LA NACION';

/** Whether the words of `asked`, or what it is short for, stand in the court's name. */
export function courtMatches(asked: string, court: string): boolean {
  const words = wordsOf(asked);
  const held = new Set(wordsOf(court));
  return words.length > 0 && words.every((word) => held.has(word));
}

/** Whether this names the Corte Suprema of the nation and no other court. */
export function isSupremeCourt(court: string): boolean {
  return wordsOf(court).sort().join(' ') === wordsOf('csjn').sort().join(' ');
}

function wordsOf(name: string): string[] {
  const words = fold(name)
    .replace(/(?<=\b[a-z])\./g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !linkWords.has(word));
  return words.flatMap((word) => shortNames[word]?.split(' ') ?? [word]);
}
