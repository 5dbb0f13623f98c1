/** A fact that was understood of a question, put right by the person who asked. */
export interface FactCorrection {
  /** Where the fact's words stand in the question, in UTF-16 units. */
  start: number;
  words: string;
  /** What stands there from now on; empty where the fact is taken out. */
  instead: string;
}

/** Longest text that may take a fact's place. */
export const correctionMaxCharacters = 120;

/** The question with the fact put right, every other word as it was. The browser and the server write it alike. */
export function correctedQuestion(question: string, { start, words, instead }: FactCorrection): string {
  const before = question.slice(0, start);
  const after = question.slice(start + words.length);
  if (instead !== '') return `${before}${instead}${after}`.trim();
  return `${before.trimEnd()} ${after.trimStart()}`
    .replace(/ (?=[,.;:?!)])/g, '')
    .replace(/([,;:])[\s,;:]*(?=[,;:])[,;:]/g, '$1')
    .replace(/^[\s,;:.]+/, '')
    .trim();
}
