import { money, sumOf, toPesos } from '../../core/money.ts';
import type { Reading } from '../../core/result.ts';
import { pesos, type SettledLine, settledLine } from '../labour-line.ts';

/**
 * The sum of the lines, with the readings that theirs give it.
 * @param more readings of the total that stand on no reading of a line
 */
export function totalLine(
  lines: readonly SettledLine[],
  more: (lines: readonly SettledLine[], total: number) => Reading<number>[] = () => [],
): SettledLine {
  const amount = sumOf(lines.map((line) => money(line.amount)));
  const owed = lines.filter((line) => line.amount !== 0);
  return settledLine({
    id: 'total',
    label: 'Total',
    amount,
    citations: [],
    readings: readingsOfTotal(lines, toPesos(amount), more(lines, toPesos(amount))),
    steps: [
      {
        text:
          owed.length === 0
            ? 'Ninguna línea tiene importe.'
            : `${owed.map((line) => pesos(line.amount)).join(' + ')} = ${pesos(amount)}.`,
        citations: [],
      },
    ],
  });
}

/** The total under each other reading of a line; readings of several lines with one id move together. */
function readingsOfTotal(lines: readonly SettledLine[], total: number, more: Reading<number>[]): Reading<number>[] {
  const others = lines.flatMap((line) => line.readings.slice(1));
  const readings: Reading<number>[] = [];
  for (const other of others) {
    if (readings.some(({ id }) => id === other.id)) continue;
    const citations = [...new Set(others.filter(({ id }) => id === other.id).flatMap((one) => one.citations))];
    const moved = lines.map((line) =>
      money(line.readings.slice(1).find(({ id }) => id === other.id)?.value ?? line.amount),
    );
    const value = toPesos(sumOf(moved));
    if (value !== total) readings.push({ ...other, citations, value });
  }
  readings.push(...more);
  if (readings.length === 0) return [];
  const followed: Reading<number> = {
    id: 'total-seguido',
    label: 'La lectura que sigue el cálculo',
    because: 'Suma de las líneas según la letra de cada artículo.',
    value: total,
    citations: [],
  };
  return [followed, ...readings];
}
