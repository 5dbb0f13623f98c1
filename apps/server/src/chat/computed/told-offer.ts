import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import { minPay } from './told-facts.ts';

const offers = String.raw`(?:ofrec\w+|(?:me|nos|le) (?:quieren |van a |quiere |va a )?(?:pag(?:an|aron|ar|a|o)|dan|dieron|dar|da|liquid\w+|deposit\w+|reconoc\w+|propon\w+|cuentan|contaron|calcul\w+)|dicen que (?:son|me tocan|me corresponden))`;
const offeredSalaries = new RegExp(
  String.raw`\b${offers}(?: \w+){0,3}? ${numberPattern} (?:sueldos?|salarios?|mes(?:es)? de (?:sueldo|indemnizacion)|periodos)\b`,
);
const offer = new RegExp(String.raw`\b${offers}$`);
const reach = 6;

/** How many salaries the other side offers or has paid for the time of work: "me ofrecen 5 sueldos"; null where none are told. */
export function salariesOffered(folded: string): number | null {
  const told = offeredSalaries.exec(folded);
  const [, count] = told ?? [];
  if (told === null || count === undefined) return null;
  return readNumber(count) + (folded.startsWith(' y medio', told.index + told[0].length) ? 0.5 : 0);
}

/** The sum that the other side offers or has paid for the end of the contract: "me ofrecen 6 millones". */
export function sumOffered({ text, today }: Pick<UnderstoodQuestion, 'text' | 'today'>): number | null {
  const tokens = readQuestionTokens(text, today);
  const sums = tokens.flatMap(({ quantity }, place) => {
    if (quantity === undefined || quantity.value < minPay || !['peso', 'unidad'].includes(quantity.unit)) return [];
    const before = tokens.slice(Math.max(0, place - reach), place).map((token) => token.text);
    const isOffered = before.some((_, to) => offer.test(before.slice(0, to + 1).join(' ')));
    const isMonthly = /^(?:por mes|mensual)/.test(
      tokens
        .slice(place + 1, place + 3)
        .map((token) => token.text)
        .join(' '),
    );
    return isOffered && !isMonthly ? [quantity.value] : [];
  });
  return sums.length === 1 ? (sums[0] ?? null) : null;
}
