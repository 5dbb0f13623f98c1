import { readAmount, readCount, readRate, readYesNo, told } from './amounts.ts';
import type { CalculatorSearch } from './calculator-search.ts';
import { indices, publicRates } from './interest-names.ts';

/** The request of these inputs; null while something that was chosen has not been filled in. */
export function interestRequest(inputs: CalculatorSearch): object | null {
  const { from, to, debt = 'general' } = inputs;
  const capital = readAmount(inputs.capital);
  const dues = duesOf(inputs);
  if (!from || !to || (capital === undefined && dues.length === 0)) return null;
  const isLabour = debt === 'laboral';
  const index = indexOf(inputs);
  const rate = isLabour && inputs.pendingCase !== 'si' ? undefined : rateOf(inputs);
  const capitalization = isLabour ? undefined : capitalizationOf(inputs);
  if (index === null || rate === null || capitalization === null) return null;
  if (!isLabour && !index && !rate) return null;
  const payments = (inputs.payments ?? []).flatMap(({ date, amount, toCapital }) => {
    const paid = readAmount(amount);
    return date && paid !== undefined ? [told({ date, amount: paid, toCapital: readYesNo(toCapital) })] : [];
  });
  return told({
    debt,
    capital: capital ?? 0,
    from,
    to,
    index,
    rate,
    capitalization,
    payments: payments.length > 0 ? payments : undefined,
    dues: !isLabour && dues.length > 0 ? dues : undefined,
    pendingCase: isLabour ? readYesNo(inputs.pendingCase) : undefined,
  });
}

function duesOf({ dues = [] }: CalculatorSearch): object[] {
  return dues.flatMap(({ date, amount, months }) => {
    const owed = readAmount(amount);
    return date && owed !== undefined ? [told({ date, amount: owed, months: readCount(months) })] : [];
  });
}

// Of each part: undefined where there is none, null where it is not filled in yet.
type Part = object | null | undefined;

function indexOf({ indexKind, coefficient, indexTable }: CalculatorSearch): Part {
  if (!indexKind) return undefined;
  if (indexKind === 'table') return indexTable ? { table: indexTable } : null;
  if (indexKind !== 'coefficient') return indexKind in indices ? { series: indexKind } : undefined;
  const value = readRate(coefficient);
  return value === undefined ? null : { coefficient: value };
}

function rateOf({ rateKind, rate, added, rateTable, debt }: CalculatorSearch): Part {
  if (!rateKind) return undefined;
  if (rateKind === 'table') return rateTable ? { table: rateTable } : null;
  if (rateKind in publicRates) return { series: rateKind };
  const percent = readRate(rate);
  if (percent === undefined) return null;
  return told({ [rateKind]: percent, added: debt === 'alimentos' ? readRate(added) : undefined });
}

function capitalizationOf({ capitalization, everyMonths, capitalizedOn, rateKind }: CalculatorSearch): Part {
  if (!capitalization || !rateKind) return undefined;
  if (capitalization === 'demand' || capitalization === 'settlement') {
    return capitalizedOn ? { kind: capitalization, on: capitalizedOn } : null;
  }
  const months = readCount(everyMonths);
  return months === undefined ? null : { kind: capitalization, everyMonths: months };
}
