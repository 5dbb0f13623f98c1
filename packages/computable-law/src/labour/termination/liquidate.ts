import { money, sumOf, toPesos } from '../../core/money.ts';
import type { Reading } from '../../core/result.ts';
import { pesos, type SettledLine, settledLine } from '../labour-line.ts';
import { unusedVacationLine } from '../unused-vacation.ts';
import { yearlyBonusLine } from '../yearly-bonus.ts';
import { noticeLines } from './notice-lines.ts';
import { placeTrial } from './place-trial.ts';
import { seniorityLine } from './seniority-line.ts';
import { specialLines } from './special-lines.ts';
import type { TerminationCase } from './termination-case.ts';

/** Every line of a case in which nothing is unknown, the total last. Amounts in pesos, rounded to cents line by line. */
export function liquidate(one: TerminationCase): SettledLine[] {
  const trial = placeTrial(one);
  const pay = money(one.bestPay, 'bestPay');
  const seniority = seniorityLine(one, trial);
  const lines = [
    seniority,
    ...noticeLines(one, trial),
    yearlyBonusLine(one.start, one.end, pay, 'lct:123'),
    unusedVacationLine(one, pay),
    ...specialLines(one, trial, seniority),
  ];
  return [...lines, totalLine(lines)];
}

function totalLine(lines: readonly SettledLine[]): SettledLine {
  const amount = sumOf(lines.map((line) => money(line.amount)));
  const owed = lines.filter((line) => line.amount !== 0);
  return settledLine({
    id: 'total',
    label: 'Total',
    amount,
    citations: [],
    readings: readingsOfTotal(lines, toPesos(amount)),
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
function readingsOfTotal(lines: readonly SettledLine[], total: number): Reading<number>[] {
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
  const amountOf = (id: string) => money(lines.find((line) => line.id === id)?.amount ?? 0);
  const bonusOn = sumOf(['preaviso', 'integracion', 'vacaciones'].map(amountOf)).div(12);
  if (!bonusOn.isZero()) {
    readings.push({
      id: 'sac-sobre-indemnizaciones',
      label: 'Con SAC sobre preaviso, integración y vacaciones',
      because:
        'Se reclama también la doceava parte de esas tres líneas, porque de haberse trabajado habrían devengado SAC.',
      value: toPesos(money(total).plus(bonusOn)),
      citations: ['lct:121', 'lct:123', 'lct:232'],
    });
  }
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
