import type { ComponentType } from 'react';
import { type CalculatorProps, DeadlineCalculator } from './deadline-calculator.tsx';
import { FeesCalculator } from './fees-calculator.tsx';
import { InheritanceCalculator } from './inheritance-calculator.tsx';
import { InterestCalculator } from './interest-calculator.tsx';
import { OvertimeCalculator } from './labour/overtime-calculator.tsx';
import { SacCalculator } from './labour/sac-calculator.tsx';
import { SickPayCalculator } from './labour/sick-pay-calculator.tsx';
import { TerminationCalculator } from './labour/termination-calculator.tsx';
import { VacationsCalculator } from './labour/vacations-calculator.tsx';
import { LimitationCalculator } from './limitation-calculator.tsx';
import { RentExitCalculator } from './rent-exit-calculator.tsx';

const bodies: Record<string, ComponentType<CalculatorProps>> = {
  vencimientos: DeadlineCalculator,
  prescripcion: LimitationCalculator,
  liquidacion: TerminationCalculator,
  vacaciones: VacationsCalculator,
  aguinaldo: SacCalculator,
  'horas-extra': OvertimeCalculator,
  'licencia-por-enfermedad': SickPayCalculator,
  herencia: InheritanceCalculator,
  'dejar-el-alquiler': RentExitCalculator,
  honorarios: FeesCalculator,
  intereses: InterestCalculator,
};

/** The form and the result of a calculator, by the last part of its address. */
export function CalculatorBody({ slug, ...props }: CalculatorProps & { slug: string }) {
  const Body = bodies[slug] ?? DeadlineCalculator;
  return <Body {...props} />;
}
