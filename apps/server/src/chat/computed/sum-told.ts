import type { CivilDay } from '@foja/computable-law/core/civil-day';
import { readTimes, type StatedSum } from '../../corpus/doubts/stated-sum.ts';
import { parseConditions } from '../../corpus/statements/parse-statement.ts';
import { conditionHolds } from '../../understanding/conditions.ts';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { KnownFact, UnderstoodQuestion } from '../../understanding/understood-question.ts';
import { pesos } from './told-facts.ts';

/** The fact of any sum of money; others ("sueldo") say of what. */
const anyMoney = 'monto';

/** The sentences that say how much the shares which an answer states come to, for who tells the amount; none where none is told, or more than one. */
export function sumsTold(
  sums: readonly StatedSum[],
  { facts, text, today }: { facts: readonly KnownFact[] } & Pick<UnderstoodQuestion, 'text' | 'today'>,
): string[] {
  if (sums.length === 0) return [];
  const money = onlyMoney(text, today);
  return sums.flatMap((sum) => {
    const told = sum.of
      .map((name) => (name === anyMoney ? money : countOf(facts, name)))
      .find((amount) => amount !== null);
    const among = sum.among === undefined ? { value: 1 } : countOf(facts, sum.among);
    if (told == null || among === null || told.value <= 0 || among.value < 1) return [];
    if (sum.when !== undefined && conditionHolds(parseConditions(sum.when), facts) !== 'met') return [];
    const write = (value: number) => told.write?.(value) ?? number(value);
    const said = sum.tell
      .replace('{sum}', write((told.value * readTimes(sum.times)) / among.value))
      .replace('{of}', write(told.value))
      .replace('{among}', number(among.value));
    return [`${said.charAt(0).toUpperCase()}${said.slice(1)}.`];
  });
}

interface Amount {
  value: number;
  /** Absent: a bare number. */
  write?: (value: number) => string;
}

const number = (value: number): string => value.toLocaleString('es-AR', { maximumFractionDigits: 2 });
const dollars = (value: number): string => `USD ${number(value)}`;

/** A fact as it was told; null where it was not, or only that it is more or less. */
function countOf(facts: readonly KnownFact[], name: string): Amount | null {
  const fact = facts.find((one) => one.name === name);
  if (typeof fact?.value !== 'object' || fact.bound !== undefined) return null;
  const { value, unit } = fact.value;
  return unit === 'peso' ? { value, write: pesos } : { value };
}

const saysDollars = /^(?:usd|dolar(?:es)?|us|verdes)$/;

/** The only sum of money of a question, in its currency; null where it tells none or several. */
function onlyMoney(text: string, today: CivilDay): Amount | null {
  const tokens = readQuestionTokens(text, today);
  const told = tokens.flatMap(({ quantity }, place): Required<Amount>[] => {
    if (quantity === undefined || quantity.bound !== undefined) return [];
    const beside = [tokens[place - 1]?.text ?? '', tokens[place + 1]?.text ?? '', quantity.of ?? ''];
    if (beside.some((word) => saysDollars.test(word))) return [{ value: quantity.value, write: dollars }];
    return quantity.unit === 'peso' ? [{ value: quantity.value, write: pesos }] : [];
  });
  const [first] = told;
  return told.every(({ value, write }) => value === first?.value && write === first.write) ? (first ?? null) : null;
}
