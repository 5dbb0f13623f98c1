import { money, toPesos } from '../../core/money.ts';
import type { CitationKey } from '../../core/result.ts';
import { pesos, type SettledLine, settledLine } from '../labour-line.ts';

interface YearOfPay {
  id: string;
  bestPay: number;
  /** The article that grants the year. */
  grants: CitationKey;
  /** The article that protects, where it is another. */
  protects: CitationKey;
  /** The article of the yearly bonus. */
  bonus: CitationKey;
  /** The article of the trial period, where the contract may have ended within it. */
  trial: CitationKey | null;
}

/** A year of pay for a dismissal because of pregnancy or marriage, beside the indemnity for seniority. */
export function yearOfPayLine({ id, bestPay, grants, protects, bonus, trial }: YearOfPay): SettledLine {
  const pay = money(bestPay, 'bestPay');
  const year = pay.times(12);
  return settledLine({
    id,
    label: 'Indemnización especial de un año de remuneraciones',
    amount: year,
    citations: [grants, protects],
    readings: [
      {
        id: 'especial-doce',
        label: 'Doce remuneraciones',
        because: 'Un año de remuneraciones son doce meses de sueldo.',
        value: toPesos(year),
        citations: [grants],
      },
      {
        id: 'especial-trece',
        label: 'Trece remuneraciones',
        because: 'El sueldo anual complementario integra lo que se gana en un año.',
        value: toPesos(pay.times(13)),
        citations: [grants, bonus],
      },
      ...(trial === null
        ? []
        : [
            {
              id: 'especial-prueba',
              label: 'Sin indemnización por el período de prueba',
              because: 'La prueba excluye toda indemnización por la extinción; la protección no distingue la prueba.',
              value: 0,
              citations: [trial, protects],
            },
          ]),
    ],
    steps: [
      {
        text: `${pesos(pay)} × 12 = ${pesos(year)}, que se suma a la indemnización por antigüedad.`,
        citations: [grants, protects],
        facts: ['cause', 'bestPay'],
      },
    ],
  });
}
