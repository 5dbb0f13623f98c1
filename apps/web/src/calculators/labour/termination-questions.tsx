import { Select } from '../../design-system/select.tsx';
import type { CalculatorSearch } from '../calculator-search.ts';
import { FactField, FactPlace } from './fact-field.tsx';
import { YesNoField } from './yes-no-field.tsx';

/** What only some cases need to tell, in the order in which it is asked. */
export const terminationQuestions = [
  'termEnd',
  'sickUntil',
  'imputable',
  'registered',
  'noticeGiven',
  'cap',
  'vacationTaken',
] as const;
export type TerminationQuestion = (typeof terminationQuestions)[number];

interface TerminationQuestionFieldProps {
  question: TerminationQuestion;
  inputs: CalculatorSearch;
  errorOf: (field: string) => string | undefined;
  onChange: (part: CalculatorSearch) => void;
}

/** The field of one question. */
export function TerminationQuestionField({ question, inputs, errorOf, onChange }: TerminationQuestionFieldProps) {
  const field = { inputs, errorOf, onChange };
  switch (question) {
    case 'termEnd':
      return <FactField {...field} fact="termEnd" kind="day" label="Fin pactado del plazo" />;
    case 'sickUntil':
      return (
        <FactField
          {...field}
          fact="sickUntil"
          kind="day"
          label="Fin de la licencia paga"
          help="El alta, o el último día del plazo pago."
        />
      );
    case 'vacationTaken':
      return (
        <FactField
          {...field}
          fact="vacationTaken"
          kind="count"
          label="Vacaciones de este año ya gozadas"
          help="En días; 0 si ninguna."
        />
      );
    case 'cap':
      return <CapField {...field} />;
    default: {
      const { label, help } = yesOrNo[question];
      return (
        <FactPlace fact={question}>
          <YesNoField
            label={label}
            help={help}
            value={inputs[question]}
            onChange={(value) => onChange({ [question]: value })}
          />
        </FactPlace>
      );
    }
  }
}

const yesOrNo = {
  imputable: { label: '¿La quiebra es imputable al empleador?', help: 'Lo decide el juez de la quiebra.' },
  registered: { label: '¿Estaba registrado desde el inicio?', help: 'Sin registro no hay período de prueba.' },
  noticeGiven: { label: '¿Se otorgó el preaviso?', help: 'Por escrito, con el plazo de la ley.' },
};

/** The published cap: not known, not applicable, or a figure. */
function CapField({ inputs, errorOf, onChange }: Omit<TerminationQuestionFieldProps, 'question'>) {
  const { cap } = inputs;
  const way = cap === undefined ? '' : cap === 'null' ? 'none' : 'told';
  return (
    <FactPlace fact="cap">
      <div className="grid gap-3">
        <Select
          label="Tope del convenio"
          help="El publicado para la indemnización por antigüedad, ya multiplicado por tres."
          value={way}
          options={[
            { value: '', label: 'No lo sé' },
            { value: 'none', label: 'No se aplica' },
            { value: 'told', label: 'Es de…' },
          ]}
          onChange={(chosen) => onChange({ cap: chosen === 'none' ? 'null' : chosen === 'told' ? '' : undefined })}
        />
        {way === 'told' && (
          <FactField
            inputs={inputs}
            errorOf={errorOf}
            onChange={onChange}
            fact="cap"
            kind="amount"
            label="Importe del tope, en pesos"
          />
        )}
      </div>
    </FactPlace>
  );
}
