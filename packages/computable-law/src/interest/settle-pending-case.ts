import { formatPesos, money, toPesos, zeroPesos } from '../core/money.ts';
import { citationsOf, type ResultLine, type Step } from '../core/result.ts';
import type { InterestInput, InterestResult } from './interest.ts';
import { labourPercent, notesOf } from './interest-words.ts';
import { type Account, runAccount } from './run-account.ts';

/** Least part of the account by the index that a pending case keeps (ley-27802:55). */
const pendingFloor = '0.67';

/** Article 55 of ley 27.802: a passive rate, never above the index plus 3 % nor below 67 % of that. */
export function settlePendingCase(input: InterestInput, byIndex: Account): InterestResult {
  const ceiling = byIndex.capital.plus(byIndex.interest);
  const floor = ceiling.times(pendingFloor);
  const article = 'ley-27802:55';
  const band: Step[] = [
    ...byIndex.steps,
    {
      text: `Tope: $ ${formatPesos(ceiling)}, el capital por el IPC más el ${labourPercent} % anual. Piso: el 67 %, $ ${formatPesos(floor)}.`,
      citations: [article],
      facts: ['pendingCase'],
    },
  ];
  const { index: _byRateAlone, ...withoutIndex } = input;
  const byRate = input.rate ? runAccount(withoutIndex, input.rate, 'nominal') : null;
  const reckoned = byRate ? byRate.capital.plus(byRate.interest) : null;
  const value = reckoned && (reckoned.greaterThan(ceiling) ? ceiling : reckoned.lessThan(floor) ? floor : reckoned);
  const steps = [...band];
  if (byRate && reckoned && value) {
    steps.push(...byRate.steps, {
      text: `Con la tasa pasiva da $ ${formatPesos(reckoned)}: ${reckoned.equals(value) ? 'queda entre el piso y el tope' : `se toma ${value.equals(ceiling) ? 'el tope' : 'el piso'}, $ ${formatPesos(value)}`}.`,
      citations: [article],
      facts: ['rate'],
    });
  }
  const total = value && toPesos(value);
  const [min, max] = total === null ? [toPesos(floor), toPesos(ceiling)] : [total, total];
  const line: ResultLine<number> = {
    id: 'total',
    label: 'Total',
    amount: total,
    min,
    max,
    readings: [],
    steps,
    citations: citationsOf(steps),
  };
  return {
    lines: [line],
    capital: toPesos(byRate?.capital ?? money(input.capital)),
    interest: toPesos(byRate?.interest ?? zeroPesos),
    paid: toPesos(byIndex.paid),
    total,
    min,
    max,
    readings: [],
    missing:
      total === null ? [{ fact: 'rate', question: '¿Qué tasa pasiva fijó el Banco Central para el período?' }] : [],
    steps: [],
    citations: citationsOf([line]),
    dataAsOf: input.index?.kind === 'series' ? input.index.series.readOn : null,
    notes: [
      ...notesOf(input, byIndex),
      'El artículo 55 de la ley 27.802 se discute en los tribunales: mirá qué resolvió el tuyo.',
    ],
  };
}
