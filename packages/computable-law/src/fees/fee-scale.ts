import { formatPesos, type Money, money } from '../core/money.ts';
import type { Step } from '../core/result.ts';

/** A grade of the scale of article 21: up to a count of UMA, between two rates. */
interface Grade {
  upToUma: string | null;
  minRate: string;
  maxRate: string;
}

const grades: readonly Grade[] = [
  { upToUma: '15', minRate: '0.22', maxRate: '0.33' },
  { upToUma: '45', minRate: '0.20', maxRate: '0.26' },
  { upToUma: '90', minRate: '0.18', maxRate: '0.24' },
  { upToUma: '150', minRate: '0.17', maxRate: '0.22' },
  { upToUma: '450', minRate: '0.15', maxRate: '0.20' },
  { upToUma: '750', minRate: '0.13', maxRate: '0.17' },
  { upToUma: null, minRate: '0.12', maxRate: '0.15' },
];
export const scaleArticle = 'ley-27423:21';

/** What the scale gives in UMA. */
export interface ScaleFee {
  /** From the second grade on, the floor with the lower rate of the grade on the excess. */
  min: Money;
  /** The same with the higher rate. */
  max: Money;
  /** The higher rate on the whole amount, where it is not below the floor: the other way to read the greatest fee. */
  direct: Money;
  steps: Step[];
}

/**
 * The fee by the scale of article 21.
 * From the second grade on no fee is less than the greatest of the grade before plus the rate of its own on the excess; the
 * article does not say which of the two rates, so that both ends of the grade are reckoned from there.
 * @param uma the amount of the matter in UMA
 */
export function feeByScale(uma: Money): ScaleFee {
  const place = grades.findIndex(({ upToUma }) => upToUma === null || uma.lessThanOrEqualTo(upToUma));
  const grade = grades[place] as Grade;
  const before = grades[place - 1];
  const [minRate, maxRate] = [percent(grade.minRate), percent(grade.maxRate)];
  const found: Step = {
    text: `${inUma(uma)} UMA caen en el grado ${before ? `de más de ${before.upToUma}` : 'de hasta'} ${before ? (grade.upToUma ? `y hasta ${grade.upToUma}` : 'en adelante') : grade.upToUma} UMA: del ${minRate} % al ${maxRate} %.`,
    citations: [scaleArticle],
    facts: ['amount', 'uma'],
  };
  const direct = { min: uma.times(grade.minRate), max: uma.times(grade.maxRate) };
  if (!before?.upToUma) {
    const steps: Step[] = [
      found,
      {
        text: `${inUma(uma)} × ${minRate} % = ${inUma(direct.min)} UMA; ${inUma(uma)} × ${maxRate} % = ${inUma(direct.max)} UMA.`,
        citations: [scaleArticle],
      },
    ];
    return { ...direct, direct: direct.max, steps };
  }
  const limit = money(before.upToUma);
  const reached = limit.times(before.maxRate);
  const excess = uma.minus(limit);
  const min = reached.plus(excess.times(grade.minRate));
  const max = reached.plus(excess.times(grade.maxRate));
  const steps: Step[] = [
    found,
    {
      text: `No puede ser menos que el máximo del grado anterior, ${before.upToUma} × ${percent(before.maxRate)} % = ${inUma(reached)} UMA, más el ${minRate} % de lo que pasa de ${before.upToUma}: ${inUma(reached)} + ${inUma(excess)} × ${minRate} % = ${inUma(min)} UMA.`,
      citations: [scaleArticle],
    },
    {
      text: `Con el ${maxRate} % sobre lo que pasa, ${inUma(reached)} + ${inUma(excess)} × ${maxRate} % = ${inUma(max)} UMA.`,
      citations: [scaleArticle],
    },
  ];
  return { min, max, direct: direct.max.greaterThan(min) ? direct.max : min, steps };
}

/** UMA with two decimals in Argentine notation. */
export const inUma = (amount: Money): string => formatPesos(amount).replace(/,00$/, '');

const percent = (rate: string) => money(rate).times(100).toString().replace('.', ',');
