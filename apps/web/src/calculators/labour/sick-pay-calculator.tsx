import type { SickPayResponse } from '@foja/contracts/calculators/labour';
import { routes } from '@foja/contracts/routes';
import { CalculationPanel } from '../calculation-panel.tsx';
import type { CalculatorSearch } from '../calculator-search.ts';
import type { CalculatorProps } from '../deadline-calculator.tsx';
import { useCalculation } from '../use-calculation.ts';
import { formatRange, readAmount } from './amounts.ts';
import { FactField, FactPlace } from './fact-field.tsx';
import { ItemResult } from './item-result.tsx';
import { readYesNo, YesNoField } from './yes-no-field.tsx';

/** "Licencia por enfermedad": the months that are paid and their worth. */
export function SickPayCalculator({ inputs, onChange, onOpenFoja }: CalculatorProps) {
  const calculation = useCalculation<SickPayResponse>(routes.calculatorSickPay, sickPayInput(inputs));
  const field = { inputs, errorOf: calculation.errorOf, onChange };
  return (
    <CalculationPanel
      onOpenFoja={onOpenFoja}
      calculation={calculation}
      untold="Decinos la antigüedad y el sueldo: los meses pagos aparecen acá."
      fields={
        <>
          <FactField {...field} fact="start" kind="day" label="Fecha de ingreso" />
          <FactField {...field} fact="since" kind="day" label="Primer día de ausencia" />
          {!(inputs.start && inputs.since) && (
            <FactField
              {...field}
              fact="seniorityYears"
              kind="count"
              label="O la antigüedad, en años"
              help="Si no tenés las fechas."
            />
          )}
          <FactPlace fact="family">
            <YesNoField
              label="¿Tiene cargas de familia?"
              value={inputs.family}
              onChange={(family) => onChange({ family })}
            />
          </FactPlace>
          <FactField {...field} fact="monthlyPay" kind="amount" label="Sueldo mensual, en pesos" />
        </>
      }
    >
      {(result) => <Result result={result} onOpenFoja={onOpenFoja} />}
    </CalculationPanel>
  );
}

function Result({ result, onOpenFoja }: { result: SickPayResponse; onOpenFoja: (id: string) => void }) {
  const { months, minMonths, maxMonths, lines } = result;
  const [line] = lines;
  return (
    <ItemResult
      about="Licencia paga por enfermedad inculpable"
      headline={months === null ? `Entre ${minMonths} y ${maxMonths} meses` : `${months} meses`}
      detail={line && `En total: ${formatRange(line)}`}
      result={result}
      onOpenFoja={onOpenFoja}
    />
  );
}

/** The request of these inputs; null while the seniority or the pay is not told. */
function sickPayInput(inputs: CalculatorSearch): object | null {
  const { start, since } = inputs;
  const seniorityYears = readAmount(inputs.seniorityYears);
  const monthlyPay = readAmount(inputs.monthlyPay);
  const family = readYesNo(inputs.family);
  const dated = start && since;
  if (monthlyPay === null || (!dated && seniorityYears === null)) return null;
  return { monthlyPay, ...(dated ? { start, since } : { seniorityYears }), ...(family !== undefined && { family }) };
}
