import { type FactsOf, factFrom, known, notApplicable, unknown } from '@foja/computable-law/core/facts';
import type { TerminationValues } from '@foja/computable-law/labour/termination/termination-case';
import type { Computed } from './computed.ts';
import type { Service } from './told-facts.ts';

/** Whose contract ended: of the law of employment, or of that of domestic work. */
export type Worker = 'dependencia' | 'domestico';

/** First day of the text that ley 27.802 gave to the contract of employment law. */
export const reformInForce = '2026-03-06';

/** The facts of a worker who is dismissed without cause after that time, paid that much and under no cap that is known. */
export const dismissed = (
  service: Pick<Service, 'start' | 'end'>,
  pay: number,
  worker: Worker,
): FactsOf<TerminationValues> => ({
  start: known(service.start),
  end: known(service.end),
  cause: known('sin-causa'),
  worker: known(worker),
  bestPay: known(pay),
  cap: unknown,
  noticeGiven: known(false),
  registered: factFrom<boolean>(true),
  vacationTaken: known(0),
  trialMonths: unknown,
  daysWorked: unknown,
  imputable: unknown,
  termEnd: notApplicable(),
  variableSixMonths: unknown,
  variableYear: unknown,
  previousStart: unknown,
  previousEnd: unknown,
  previousPaid: unknown,
  sickUntil: notApplicable(),
});

/** Where each line of what is owed at the end of a contract is shown, for these facts. */
export const toSettlement = (inputs: Record<string, string>): NonNullable<Computed['calculator']> => ({
  slug: 'liquidacion',
  title: 'Ver la liquidación línea por línea',
  inputs,
});
