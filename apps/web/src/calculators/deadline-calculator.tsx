import type { CalculatorCatalogue, DeadlineResponse } from '@foja/contracts/calculators';
import { routes } from '@foja/contracts/routes';
import { CalculationPanel } from './calculation-panel.tsx';
import type { CalculatorSearch } from './calculator-search.ts';
import { DeadlineFields } from './deadline-fields.tsx';
import { deadlineInput } from './deadline-input.ts';
import { DeadlineResult } from './deadline-result.tsx';
import { useCalculation } from './use-calculation.ts';

export interface CalculatorProps {
  inputs: CalculatorSearch;
  catalogue: CalculatorCatalogue | undefined;
  onChange: (part: CalculatorSearch) => void;
  onOpenFoja: (id: string) => void;
}

/** "Vencimientos": a term by its name or by its length, from the day of the notification. */
export function DeadlineCalculator({ inputs, catalogue, onChange, onOpenFoja }: CalculatorProps) {
  const calculation = useCalculation<DeadlineResponse>(routes.calculatorDeadline, deadlineInput(inputs));
  return (
    <CalculationPanel
      onOpenFoja={onOpenFoja}
      calculation={calculation}
      untold="Decinos el plazo y la fecha de la notificación: el vencimiento aparece acá."
      fields={
        <DeadlineFields inputs={inputs} catalogue={catalogue} errorOf={calculation.errorOf} onChange={onChange} />
      }
    >
      {(result) => <DeadlineResult result={result} inputs={inputs} onOpenFoja={onOpenFoja} />}
    </CalculationPanel>
  );
}
