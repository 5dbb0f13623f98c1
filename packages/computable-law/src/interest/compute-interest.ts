import { type CivilDay, earliestDay } from '../core/civil-day.ts';
import { formatPesos, type Money, money, toPesos } from '../core/money.ts';
import { citationsOf, type Reading, type ResultLine, type Step } from '../core/result.ts';
import { checkInterestInput } from './check-interest-input.ts';
import type { InterestInput, InterestResult, RateInput } from './interest.ts';
import { debtArticles, groundStep, indexStep, labourPercent, missingOf, notesOf } from './interest-words.ts';
import { type Account, runAccount } from './run-account.ts';
import { settlePendingCase } from './settle-pending-case.ts';

/**
 * Brings a debt to a day: index, interest, capitalization and payments, each step told.
 * @throws RefusedComputation `fact-missing`, `fact-invalid`, `parameter-missing` where a series or a table does not reach
 */
export function computeInterest(input: InterestInput): InterestResult {
  checkInterestInput(input);
  const rate = rateOf(input);
  const main = runAccount(input, rate, 'updated');
  const nominal = rate && input.index ? runAccount(input, rate, 'nominal') : main;
  // Article 55 lets both the index and the rate fall on the historic capital.
  if (input.debt === 'laboral' && input.pendingCase) return settlePendingCase(input, nominal);
  const totalOf = ({ capital, interest }: Account) => toPesos(capital) + toPesos(interest);
  const [total, other] = [totalOf(main), totalOf(nominal)].map(cents) as [number, number];
  const readings: Reading<number>[] =
    other === total
      ? []
      : [
          {
            id: 'interes-sobre-capital-historico',
            label: 'Interés sobre el capital sin actualizar',
            because: 'La ley no dice si la tasa se aplica al capital ya actualizado o al histórico.',
            value: other,
            citations: debtArticles[input.debt],
          },
        ];
  const line = (id: string, label: string, value: Money, steps: Step[]): ResultLine<number> => ({
    id,
    label,
    amount: toPesos(value),
    min: toPesos(value),
    max: toPesos(value),
    readings: [],
    steps,
    citations: citationsOf(steps),
  });
  const ground = groundStep(input, rate);
  const owed: Step = {
    text: `El ${input.from} se debían $ ${formatPesos(money(input.capital))}.`,
    citations: ['ccyc:766'],
    facts: ['capital', 'from'],
  };
  const onCapital = main.steps.filter(({ facts }) => facts?.some((fact) => capitalFacts.includes(fact)));
  const totalStep: Step = {
    text: `$ ${formatPesos(main.capital)} de capital + $ ${formatPesos(main.interest)} de intereses = $ ${formatPesos(money(total))}.`,
    citations: ['ccyc:870'],
  };
  const [min, max] = [Math.min(total, other), Math.max(total, other)];
  const lines = [
    line('capital', input.index ? 'Capital actualizado' : 'Capital', main.capital, [
      owed,
      ...indexStep(input),
      ...onCapital,
    ]),
    line('intereses', 'Intereses', main.interest, [
      ground,
      ...main.steps.filter(({ facts }) => !facts?.includes('index') && !facts?.includes('dues')),
    ]),
    ...(main.paid.greaterThan(0)
      ? [
          line(
            'pagos',
            'Pagos ya descontados',
            main.paid,
            main.steps.filter(({ facts }) => facts?.includes('payments')),
          ),
        ]
      : []),
    { ...line('total', 'Total', money(total), [totalStep]), min, max, readings },
  ];
  return {
    lines,
    capital: toPesos(main.capital),
    interest: toPesos(main.interest),
    paid: toPesos(main.paid),
    total,
    min,
    max,
    readings,
    missing: missingOf(input),
    steps: [],
    citations: citationsOf(lines),
    dataAsOf: readOn(input),
    notes: notesOf(input, main),
  };
}

/** The rate of the debt: of a labour credit it stands in the law, of the others it is told. */
function rateOf({ debt, rate }: InterestInput): RateInput | null {
  return debt === 'laboral' ? { kind: 'annual', percent: labourPercent } : (rate ?? null);
}

/** Facts whose steps change the capital. */
const capitalFacts = ['index', 'payments', 'capitalization', 'dues'];

/** The oldest reading of the series that the account stands on. */
function readOn({ index, rate }: InterestInput): CivilDay | null {
  const days = [
    index?.kind === 'series' ? index.series.readOn : null,
    rate?.kind === 'accumulated' ? rate.series.readOn : null,
  ].filter((day) => day !== null);
  const [first, ...others] = days;
  return first === undefined ? null : earliestDay(first, ...others);
}
const cents = (pesos: number) => toPesos(money(pesos.toFixed(2)));
