import { money, sumOf, toPesos } from '../../core/money.ts';
import type { Reading } from '../../core/result.ts';
import type { SettledLine } from '../labour-line.ts';
import { unusedVacationLine } from '../unused-vacation.ts';
import { yearlyBonusLine } from '../yearly-bonus.ts';
import { noticeLines } from './notice-lines.ts';
import { placeTrial } from './place-trial.ts';
import { seniorityLine } from './seniority-line.ts';
import { specialLines } from './special-lines.ts';
import type { TerminationCase } from './termination-case.ts';
import { totalLine } from './total-line.ts';

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
  return [...lines, totalLine(lines, bonusOnIndemnities)];
}

/** The total of those who also claim the yearly bonus on notice, integration and rest. */
function bonusOnIndemnities(lines: readonly SettledLine[], total: number): Reading<number>[] {
  const amountOf = (id: string) => money(lines.find((line) => line.id === id)?.amount ?? 0);
  const bonusOn = sumOf(['preaviso', 'integracion', 'vacaciones'].map(amountOf)).div(12);
  if (bonusOn.isZero()) return [];
  return [
    {
      id: 'sac-sobre-indemnizaciones',
      label: 'Con SAC sobre preaviso, integración y vacaciones',
      because:
        'Se reclama también la doceava parte de esas tres líneas, porque de haberse trabajado habrían devengado SAC.',
      value: toPesos(money(total).plus(bonusOn)),
      citations: ['lct:121', 'lct:123', 'lct:232'],
    },
  ];
}
