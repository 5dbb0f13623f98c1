import type { CalculatorSlug } from './calculator-names.ts';
import { routes } from './routes.ts';

/** The call of each calculator. */
export const calculatorPaths: Record<CalculatorSlug, string> = {
  vencimientos: routes.calculatorDeadline,
  prescripcion: routes.calculatorLimitation,
  liquidacion: routes.calculatorLabourTermination,
  vacaciones: routes.calculatorVacations,
  aguinaldo: routes.calculatorSac,
  'horas-extra': routes.calculatorOvertime,
  'licencia-por-enfermedad': routes.calculatorSickPay,
  herencia: routes.calculatorInheritance,
  'dejar-el-alquiler': routes.calculatorRentExit,
  honorarios: routes.calculatorFees,
  intereses: routes.calculatorInterest,
};

/** The calculator that a call belongs to. */
export function calculatorOfPath(path: string): CalculatorSlug | null {
  const found = Object.entries(calculatorPaths).find(([, other]) => other === path);
  return (found?.[0] as CalculatorSlug | undefined) ?? null;
}
