import type { OvertimeRequest, OvertimeResponse } from '@foja/contracts/calculators/labour';
import { routes } from '@foja/contracts/routes';
import { Select } from '../../design-system/select.tsx';
import { CalculationPanel } from '../calculation-panel.tsx';
import type { CalculatorSearch } from '../calculator-search.ts';
import type { CalculatorProps } from '../deadline-calculator.tsx';
import { useCalculation } from '../use-calculation.ts';
import { formatPesos, readAmount } from './amounts.ts';
import { FactField, FactPlace } from './fact-field.tsx';
import { ItemResult } from './item-result.tsx';

const days: Record<OvertimeRequest['day'], string> = {
  lunes: 'Lunes',
  martes: 'Martes',
  miercoles: 'Miércoles',
  jueves: 'Jueves',
  viernes: 'Viernes',
  sabado: 'Sábado',
  domingo: 'Domingo',
  feriado: 'Feriado',
};

/** "Horas extra": what the hours of one day are worth with their surcharge. */
export function OvertimeCalculator({ inputs, onChange, onOpenFoja }: CalculatorProps) {
  const calculation = useCalculation<OvertimeResponse>(routes.calculatorOvertime, overtimeInput(inputs));
  const field = { inputs, errorOf: calculation.errorOf, onChange };
  return (
    <CalculationPanel
      onOpenFoja={onOpenFoja}
      calculation={calculation}
      untold="Decinos el día, cuántas horas y el valor de la hora: el importe aparece acá."
      fields={
        <>
          <FactPlace fact="day">
            <Select
              label="Día"
              value={inputs.day ?? 'lunes'}
              options={Object.entries(days).map(([value, label]) => ({ value, label }))}
              onChange={(day) => onChange({ day })}
            />
          </FactPlace>
          {inputs.day === 'sabado' && <FactField {...field} fact="from" kind="hour" label="A qué hora empezaron" />}
          <FactField {...field} fact="hours" kind="amount" label="Cuántas horas" help="Por ejemplo 2,5." />
          <FactField
            {...field}
            fact="hourlyValue"
            kind="amount"
            label="Valor de la hora común, en pesos"
            help="El salario habitual dividido por las horas del mes."
          />
        </>
      }
    >
      {(result) => (
        <ItemResult
          about="Horas extra con su recargo"
          headline={formatPesos(result.amount)}
          result={result}
          onOpenFoja={onOpenFoja}
        />
      )}
    </CalculationPanel>
  );
}

/** The request of these inputs; null while the hours, their value or the hour of a Saturday are not told. */
function overtimeInput(inputs: CalculatorSearch): object | null {
  const { day = 'lunes', from } = inputs;
  const [hours, hourlyValue] = [readAmount(inputs.hours), readAmount(inputs.hourlyValue)];
  if (hours === null || hourlyValue === null || (day === 'sabado' && !from)) return null;
  return { day, hours, hourlyValue, ...(day === 'sabado' && { from }) };
}
