const newCivilCode = /comercial|\by\s+com\b|\bccy?c(?:n|na)?\b|\bcccn?\b|\bc\.?\s?c\.?\s?y\s?c\b/i;

/**
 * Whether words that name the civil code are of the one in force since August 2015, the Código Civil y Comercial. "Código Civil"
 * alone may be the one that it replaced, whose articles had other numbers.
 */
export function namesNewCivilCode(normText: string): boolean {
  return newCivilCode.test(normText);
}
