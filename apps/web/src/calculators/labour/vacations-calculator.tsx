import type { VacationsResponse } from '@foja/contracts/calculators/labour';
import { routes } from '@foja/contracts/routes';
import { countOf } from '../../platform/count-of.ts';
import { CalculationPanel } from '../calculation-panel.tsx';
import type { CalculatorSearch } from '../calculator-search.ts';
import type { CalculatorProps } from '../deadline-calculator.tsx';
import { useCalculation } from '../use-calculation.ts';
import { formatRange, readAmount } from './amounts.ts';
import { FactField, FactPlace } from './fact-field.tsx';
import { ItemResult } from './item-result.tsx';
import { readYesNo, YesNoField } from './yes-no-field.tsx';

/** "Vacaciones": the days of rest of a year, and their pay where it is told. */
export function VacationsCalculator({ inputs, onChange, onOpenFoja }: CalculatorProps) {
  const calculation = useCalculation<VacationsResponse>(routes.calculatorVacations, vacationsInput(inputs));
  const field = { inputs, errorOf: calculation.errorOf, onChange };
  return (
    <CalculationPanel
      onOpenFoja={onOpenFoja}
      calculation={calculation}
      untold="Decinos la fecha de ingreso y el año: los días de vacaciones aparecen acá."
      fields={
        <>
          <FactField {...field} fact="start" kind="day" label="Fecha de ingreso" />
          <FactField {...field} fact="year" kind="count" label="Año de las vacaciones" />
          <FactPlace fact="workedHalf">
            <YesNoField
              label="¿Trabajó al menos la mitad de los días hábiles del año?"
              help="Cuentan como trabajados las licencias y los días sin tareas por causa ajena."
              value={inputs.workedHalf}
              onChange={(workedHalf) => onChange({ workedHalf })}
            />
          </FactPlace>
          {inputs.workedHalf === 'false' && (
            <FactField {...field} fact="daysWorked" kind="count" label="Días trabajados en el año" />
          )}
          <FactField
            {...field}
            fact="monthlyPay"
            kind="amount"
            label="Sueldo mensual al comenzarlas, en pesos"
            help="Si querés saber cuánto se cobra."
          />
        </>
      }
    >
      {(result) => <Result result={result} onOpenFoja={onOpenFoja} />}
    </CalculationPanel>
  );
}

function Result({ result, onOpenFoja }: { result: VacationsResponse; onOpenFoja: (id: string) => void }) {
  const { days, minDays, maxDays, lines } = result;
  const [line] = lines;
  return (
    <ItemResult
      about="Vacaciones del año"
      headline={
        days === null ? `Entre ${minDays} y ${maxDays} días corridos` : countOf(days, 'día corrido', 'días corridos')
      }
      detail={line && `Se cobran: ${formatRange(line)}`}
      result={result}
      onOpenFoja={onOpenFoja}
    />
  );
}

/** The request of these inputs; null while the beginning, the year or the days worked are not told. */
function vacationsInput(inputs: CalculatorSearch): object | null {
  const { start } = inputs;
  const year = readAmount(inputs.year);
  const workedHalf = readYesNo(inputs.workedHalf);
  const daysWorked = readAmount(inputs.daysWorked);
  if (!start || year === null || year < 1000 || (workedHalf === false && daysWorked === null)) return null;
  const monthlyPay = readAmount(inputs.monthlyPay);
  return {
    start,
    year,
    ...(workedHalf !== undefined && { workedHalf }),
    ...(workedHalf === false && { daysWorked }),
    ...(monthlyPay !== null && { monthlyPay }),
  };
}
