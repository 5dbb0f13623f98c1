/** Longest of what a form takes, in characters or items; the facts have the bounds of every generation. */
export const fieldTextMaxCharacters = 8_000;
export const listItemMaxCharacters = 2_000;
export const listMaxItems = 60;
