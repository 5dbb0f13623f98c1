/** Longest text of one check, in characters. */
export const citationCheckMaxCharacters = 200_000;
/** Beyond this many references, the rest of the text is left for another check. */
export const citationCheckMaxReferences = 2_000;
/** Checks that one account may ask for in a minute. */
export const citationChecksPerMinute = 20;

/** What can be said of a reference, in the order in which a reader should look at them. */
export const referenceStatuses = [
  'no-such-article',
  'text-differs',
  'repealed',
  'amended',
  'ambiguous',
  'not-in-corpus',
  'quote-matches',
  'exists',
] as const;
export type ReferenceStatus = (typeof referenceStatuses)[number];

export const citationCheckMessages = {
  tooLong: 'El texto supera los 200.000 caracteres. Dividilo en partes.',
  empty: 'Pegá o abrí un texto para verificar sus citas.',
  noWords: 'El texto no tiene palabras que se puedan leer.',
  tooMany: 'Hiciste muchas verificaciones seguidas. Esperá un minuto y volvé a intentar.',
} as const;
