import type { LabourTerminationResponse } from '@foja/contracts/calculators/labour';
import { routes } from '@foja/contracts/routes';
import { useEffect, useState } from 'react';
import { Select } from '../../design-system/select.tsx';
import { CalculationPanel } from '../calculation-panel.tsx';
import type { CalculatorSearch, InputName } from '../calculator-search.ts';
import type { CalculatorProps } from '../deadline-calculator.tsx';
import { refusedField } from '../refusal.tsx';
import { useCalculation } from '../use-calculation.ts';
import { FactField, FactPlace } from './fact-field.tsx';
import { MoreTerminationFacts } from './more-termination-facts.tsx';
import { terminationInput } from './termination-input.ts';
import { type TerminationQuestion, TerminationQuestionField, terminationQuestions } from './termination-questions.tsx';
import { TerminationResult } from './termination-result.tsx';

const workers = [
  { value: 'dependencia', label: 'Relación de dependencia' },
  { value: 'domestico', label: 'Casas particulares' },
  { value: 'agrario', label: 'Trabajo agrario' },
  { value: 'construccion', label: 'Construcción (obrero)' },
  { value: 'embarcado', label: 'Personal embarcado' },
  { value: 'publico', label: 'Empleo público' },
  { value: 'independiente', label: 'Trabajo independiente' },
];

/** "Liquidación laboral": how a contract ended, between which days, and then only what can still change the result. */
export function TerminationCalculator({ inputs, catalogue, onChange, onOpenFoja }: CalculatorProps) {
  const input = terminationInput(inputs);
  const calculation = useCalculation<LabourTerminationResponse>(routes.calculatorLabourTermination, input, 'account');
  const asked = useAskedFacts(calculation.result, calculation.error, input === null);
  const shown = terminationQuestions.filter((question) => isShown(question, inputs, asked));
  const field = { inputs, errorOf: calculation.errorOf, onChange };
  return (
    <CalculationPanel
      onOpenFoja={onOpenFoja}
      calculation={calculation}
      untold="Decinos cómo y cuándo terminó el contrato y la mejor remuneración: la liquidación aparece acá."
      fields={
        <>
          <FactPlace fact="cause">
            <Select
              label="Cómo terminó"
              value={inputs.cause ?? 'sin-causa'}
              options={(catalogue?.causes ?? [{ id: 'sin-causa', name: 'Despido sin causa' }]).map(({ id, name }) => ({
                value: id,
                label: name,
              }))}
              onChange={(cause) => onChange({ cause, termEnd: undefined, sickUntil: undefined, imputable: undefined })}
            />
          </FactPlace>
          <FactPlace fact="worker">
            <Select
              label="Qué tipo de trabajo era"
              value={inputs.worker ?? 'dependencia'}
              options={workers}
              onChange={(worker) => onChange({ worker })}
            />
          </FactPlace>
          <FactField {...field} fact="start" kind="day" label="Fecha de ingreso" />
          <FactField
            {...field}
            fact="end"
            kind="day"
            label="Fecha de extinción"
            help="Si hubo preaviso, el día en que terminó."
          />
          <FactField
            {...field}
            fact="bestPay"
            kind="amount"
            label="Mejor remuneración del último año"
            help="Mensual, normal y habitual, en pesos. Sin aguinaldo ni vacaciones."
          />
          {shown.map((question) => (
            <TerminationQuestionField key={question} question={question} {...field} />
          ))}
          {/* Trial, earlier contract and days worked are of LCT. */}
          {inputs.worker !== 'domestico' && <MoreTerminationFacts {...field} />}
        </>
      }
    >
      {(result) => <TerminationResult result={result} onOpenFoja={onOpenFoja} />}
    </CalculationPanel>
  );
}

/** What the last result still asked for, kept while the next one is on its way. */
function useAskedFacts(
  result: LabourTerminationResponse | undefined,
  error: Error | null,
  untold: boolean,
): readonly string[] {
  const [asked, setAsked] = useState<readonly string[]>([]);
  useEffect(() => {
    if (untold) setAsked([]);
    else if (result) setAsked(result.missing.map(({ fact }) => fact));
    else {
      const field = refusedField(error);
      if (field) setAsked((before) => [...before, field]);
    }
  }, [result, error, untold]);
  return asked;
}

function isShown(question: TerminationQuestion, inputs: CalculatorSearch, asked: readonly string[]): boolean {
  return asked.includes(question) || Boolean(inputs[question satisfies InputName]);
}
