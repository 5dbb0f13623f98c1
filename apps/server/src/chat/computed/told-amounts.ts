import { type QuestionToken, readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';

/** An amount of money of a question, and where it stands. */
export interface ToldAmount {
  value: number;
  currency: Currency;
  start: number;
  end: number;
}
export type Currency = '$' | 'USD';

/** Less is no amount of today where nothing says that it is money. */
const minBare = 1_000;
const dollars = /^(?:usd|us|dolares|dolar|verdes|u)$/;
/** A number that names something: an identity card, a file, a law. */
const names = /^(?:dni|cuit|cuil|ley|expediente|expte|resolucion|nro|numero|n|ano)$/;
/** What is measured is no money: "620 kwh", "20.000 km". */
const measured = /^(?:kwh|kw|m3|metros|hectareas|has|ha|kilos|kg|km|personas|habitantes|acciones|cuotas|votos|socios)$/;

/** The amounts of money that a question tells, in its order, each in its currency. */
export function toldAmounts({ text, today }: Pick<UnderstoodQuestion, 'text' | 'today'>): ToldAmount[] {
  const tokens = readQuestionTokens(text, today);
  const told = tokens.flatMap((token, place): (ToldAmount & { isBare: boolean })[] => {
    const { quantity, start, end, isName } = token;
    if (quantity === undefined || isName || !['peso', 'unidad'].includes(quantity.unit)) return [];
    const isBare = quantity.unit === 'unidad';
    const around = neighbours(tokens, place);
    if (isBare && (quantity.value < minBare || around.some((word) => names.test(word) || measured.test(word))))
      return [];
    return [
      { value: quantity.value, currency: around.some((word) => dollars.test(word)) ? 'USD' : '$', start, end, isBare },
    ];
  });
  // "Vale USD 90.000 y quedaron 30.000 en el banco": so few pesos are no part of that.
  const inDollars = told.some(({ currency }) => currency === 'USD');
  return told.map(({ isBare, ...amount }) =>
    inDollars && isBare && amount.value < leastPesosBesideDollars ? { ...amount, currency: 'USD' } : amount,
  );
}

const leastPesosBesideDollars = 500_000;

/** The words beside a number: "u$s 80.000" is read as three of them. */
function neighbours(tokens: readonly QuestionToken[], place: number): string[] {
  return tokens
    .slice(Math.max(0, place - reach), place)
    .filter(
      ({ text }, at, before) => before.slice(at + 1).every((later) => /^(?:\$|s|us|u|usd)$/.test(later.text)) && text,
    )
    .concat(tokens.slice(place + 1, place + 2))
    .map(({ text }) => text);
}

const reach = 3;

/** "$ 30.000", "USD 13.333": in whole units. */
export const tellAmount = (value: number, currency: Currency): string =>
  `${currency} ${Math.round(value).toLocaleString('es-AR')}`;
