import type { SacResponse } from '@foja/contracts/calculators/labour';
import { routes } from '@foja/contracts/routes';
import { Select } from '../../design-system/select.tsx';
import { CalculationPanel } from '../calculation-panel.tsx';
import type { CalculatorSearch } from '../calculator-search.ts';
import type { CalculatorProps } from '../deadline-calculator.tsx';
import { useCalculation } from '../use-calculation.ts';
import { formatPesos, readAmount } from './amounts.ts';
import { FactField, FactPlace } from './fact-field.tsx';
import { ItemResult } from './item-result.tsx';

/** "Aguinaldo": an instalment, or what is owed of it at the end of a contract. */
export function SacCalculator({ inputs, onChange, onOpenFoja }: CalculatorProps) {
  const calculation = useCalculation<SacResponse>(routes.calculatorSac, sacInput(inputs));
  const field = { inputs, errorOf: calculation.errorOf, onChange };
  const ended = inputs.exit === 'true';
  return (
    <CalculationPanel
      onOpenFoja={onOpenFoja}
      calculation={calculation}
      untold="Decinos las fechas y la mejor remuneración del semestre: el aguinaldo aparece acá."
      fields={
        <>
          <FactPlace fact="exit">
            <Select
              label="Qué querés calcular"
              value={ended ? 'true' : 'false'}
              options={[
                { value: 'false', label: 'La cuota del semestre' },
                { value: 'true', label: 'Lo que se debe al terminar el contrato' },
              ]}
              onChange={(exit) => onChange({ exit })}
            />
          </FactPlace>
          <FactField {...field} fact="start" kind="day" label="Fecha de ingreso" />
          <FactField {...field} fact="end" kind="day" label={ended ? 'Fecha de extinción' : 'Un día del semestre'} />
          <FactField {...field} fact="pay" kind="amount" label="Mejor remuneración del semestre, en pesos" />
        </>
      }
    >
      {(result) => (
        <ItemResult
          about={result.lines[0]?.label ?? 'Aguinaldo'}
          headline={formatPesos(result.amount)}
          result={result}
          onOpenFoja={onOpenFoja}
        />
      )}
    </CalculationPanel>
  );
}

/** The request of these inputs; null while the days or the pay are not told. */
function sacInput(inputs: CalculatorSearch): object | null {
  const { start, end } = inputs;
  const pay = readAmount(inputs.pay);
  if (!start || !end || pay === null) return null;
  return { start, end, pay, exit: inputs.exit === 'true' };
}
