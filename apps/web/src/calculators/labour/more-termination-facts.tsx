import { Select } from '../../design-system/select.tsx';
import type { CalculatorSearch } from '../calculator-search.ts';
import { FactField, FactPlace } from './fact-field.tsx';

interface MoreTerminationFactsProps {
  inputs: CalculatorSearch;
  errorOf: (field: string) => string | undefined;
  onChange: (part: CalculatorSearch) => void;
}

/** What few cases have: open from the start where a link told some of it. */
export function MoreTerminationFacts(field: MoreTerminationFactsProps) {
  const { inputs, errorOf, onChange } = field;
  const names = [
    'trialMonths',
    'variableSixMonths',
    'variableYear',
    'previousStart',
    'previousEnd',
    'previousPaid',
    'daysWorked',
  ] as const;
  const told = names.some((name) => inputs[name] || errorOf(name));
  return (
    <details className="text-sm" open={told || undefined}>
      <summary className="cursor-pointer font-medium">Más datos</summary>
      <div className="mt-3 grid gap-4">
        <FactField
          {...field}
          fact="variableSixMonths"
          kind="amount"
          label="Promedio mensual variable, seis meses"
          help="Comisiones, horas extra o premios de cada mes, fuera de la remuneración de arriba."
        />
        <FactField {...field} fact="variableYear" kind="amount" label="Promedio mensual variable, último año" />
        <FactPlace fact="trialMonths">
          <Select
            label="Período de prueba"
            value={inputs.trialMonths ?? ''}
            options={[
              { value: '', label: 'El de la ley: 6 meses' },
              { value: '8', label: 'Por convenio: 8 meses' },
              { value: '12', label: 'Por convenio: 12 meses' },
              { value: '0', label: 'No se aplica' },
            ]}
            onChange={(trialMonths) => onChange({ trialMonths })}
          />
        </FactPlace>
        <fieldset className="grid gap-4 rounded-field border border-line p-3">
          <legend className="px-1 font-medium">Contrato anterior con el mismo empleador</legend>
          <FactField {...field} fact="previousStart" kind="day" label="Ingreso anterior" />
          <FactField {...field} fact="previousEnd" kind="day" label="Egreso anterior" />
          <FactField
            {...field}
            fact="previousPaid"
            kind="amount"
            label="Indemnización cobrada entonces"
            help="Actualizada por IPC; 0 si no se cobró nada."
          />
        </fieldset>
        <FactField
          {...field}
          fact="daysWorked"
          kind="count"
          label="Días trabajados en el año de la extinción"
          help="Solo si no llegó a la mitad de los días hábiles."
        />
      </div>
    </details>
  );
}
