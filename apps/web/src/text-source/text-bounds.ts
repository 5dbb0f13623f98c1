/** How long a text may be; characters count without the white space around it. */
export interface TextBounds {
  minCharacters: number;
  maxCharacters: number;
  /** Said for as long as the text is longer. */
  tooLong: string;
  /** Said for three seconds when a text out of bounds is submitted. Without it the tool's button tells by being off. */
  refusal?: string;
}

export const charactersOf = (text: string): number => text.trim().length;

/** Whether a text is longer than its tool takes. */
export function isTooLong(text: string, { maxCharacters }: TextBounds): boolean {
  return charactersOf(text) > maxCharacters;
}

/** Whether a text can be submitted. */
export function fitsBounds(text: string, bounds: TextBounds): boolean {
  return charactersOf(text) >= bounds.minCharacters && !isTooLong(text, bounds);
}
