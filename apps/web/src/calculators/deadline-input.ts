import type { DeadlineRequest } from '@foja/contracts/calculators';
import type { CalculatorSearch } from './calculator-search.ts';

/** The request of these inputs; null while the term or the day is not told. */
export function deadlineInput(inputs: CalculatorSearch): object | null {
  const { notified, by = 'cedula', deadline, length, unit, jurisdiction, distanceKm, hour, extension } = inputs;
  const suspended = (inputs.suspended ?? []).filter(({ from, to }) => from && to);
  if (!notified || (!deadline?.trim() && !length)) return null;
  return {
    notified,
    by,
    ...(deadline?.trim() ? { deadline } : { length: Number(length), unit: unit ?? 'dias-habiles-judiciales' }),
    ...(jurisdiction && { jurisdiction }),
    ...(distanceKm && { distanceKm: Number(distanceKm) }),
    ...(hour && { hour }),
    ...(extension && { extension: Number(extension) }),
    ...(suspended.length > 0 && { suspended }),
  };
}

/** Of the inputs of all calculators those of a term, as an address carries them. */
export function termOf(inputs: CalculatorSearch): CalculatorSearch {
  const { notified, by, deadline, length, unit, jurisdiction, distanceKm, hour, extension, suspended } = inputs;
  const told = { notified, by, deadline, length, unit, jurisdiction, distanceKm, hour, extension, suspended };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined && value !== ''));
}

/** A request of the API as inputs. */
export function inputsOf(request: Partial<DeadlineRequest>): CalculatorSearch {
  const texts = Object.entries(request).filter(([name, value]) => name !== 'suspended' && value !== undefined);
  return {
    ...Object.fromEntries(texts.map(([name, value]) => [name, String(value)])),
    ...(request.suspended && { suspended: request.suspended }),
  };
}
