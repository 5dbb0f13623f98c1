/** Rules of case evaluation that screens and server share; without zod, so that the first load needs none. */
export const storyMinCharacters = 20;
export const storyMaxCharacters = 30_000;

export const evaluationMessages = {
  storyLength: 'Debe ingresar un texto entre 20 y 30.000 caracteres.',
  /** What is said of the time where neither the corpus nor the law fixes it. */
  unknownResolutionTime: 'No puede estimarse con los datos dados',
} as const;

/** From this percent on, a case is told as viable: below it specification 9 calls a probability low, and a card says one thing. */
export const viableFromPercent = 60;

/** Other kinds of case that are told besides the one that a story fits best. */
export const maxAlternatives = 3;
