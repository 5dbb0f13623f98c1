import type { CalculatorSearch } from '../calculator-search.ts';
import { readAmount } from './amounts.ts';
import { readYesNo } from './yes-no-field.tsx';

/**
 * The request of these inputs: what was not told is left out, so that it is unknown.
 * @returns null while the days or the pay are missing
 */
export function terminationInput(inputs: CalculatorSearch): object | null {
  const { start, end, cause = 'sin-causa', worker, termEnd, sickUntil } = inputs;
  const bestPay = readAmount(inputs.bestPay);
  if (!start || !end || bestPay === null) return null;
  const optional = {
    worker,
    cap: readCap(inputs.cap),
    noticeGiven: readYesNo(inputs.noticeGiven),
    registered: readYesNo(inputs.registered),
    vacationTaken: readAmount(inputs.vacationTaken) ?? undefined,
    trialMonths: readAmount(inputs.trialMonths) ?? undefined,
    daysWorked: readAmount(inputs.daysWorked) ?? undefined,
    imputable: readYesNo(inputs.imputable),
    termEnd,
    sickUntil,
    variableSixMonths: readAmount(inputs.variableSixMonths) ?? undefined,
    variableYear: readAmount(inputs.variableYear) ?? undefined,
    previousStart: inputs.previousStart,
    previousEnd: inputs.previousEnd,
    previousPaid: readAmount(inputs.previousPaid) ?? undefined,
  };
  const told = Object.entries(optional).filter(([, value]) => value !== undefined && value !== '');
  return { start, end, cause, bestPay, ...Object.fromEntries(told) };
}

/** `null` where none applies, a figure where it was told, nothing while it is not known. */
function readCap(written: string | undefined): number | null | undefined {
  return written === 'null' ? null : (readAmount(written) ?? undefined);
}
