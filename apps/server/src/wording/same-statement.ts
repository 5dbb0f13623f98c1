import { negationsOf } from '../drafting/keeps-facts.ts';
import { findNumbers } from '../writing/facts/find-numbers.ts';

/** Words that leave something out of a rule; a wording keeps each. */
const exceptions =
  /(?<!\p{L})(?:salvo|excepto|sólo|solo|únicamente|siempre que|a menos que|hasta|desde|menos|más|mitad|doble)(?!\p{L})/giu;
const sealedCharacters = /[\uE000-\uF8FF]/g;

/** Whether two wordings of a sentence say the same: their figures, denials, limits and everything that is sealed, in order. */
export function isSameStatement(plain: string, worded: string): boolean {
  const figures = (text: string) =>
    findNumbers(text)
      .map(({ value }) => value)
      .join('|');
  const limits = (text: string) => (text.match(exceptions) ?? []).join('|').toLowerCase();
  const seals = (text: string) => (text.match(sealedCharacters) ?? []).join('');
  return (
    figures(plain) === figures(worded) &&
    negationsOf(plain) === negationsOf(worded) &&
    limits(plain) === limits(worded) &&
    seals(plain) === seals(worded)
  );
}
