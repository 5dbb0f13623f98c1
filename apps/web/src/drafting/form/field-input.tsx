import type { Amount, Field, FieldValue, Person } from '@foja/contracts/drafting/form';
import { generationTextBounds } from '@foja/contracts/generators/use-cases';
import { Select } from '../../design-system/select.tsx';
import { TextArea } from '../../design-system/text-area.tsx';
import { TextField } from '../../design-system/text-field.tsx';
import { AmountInput, NumberInput } from './figure-inputs.tsx';
import { LinesInput, PersonInput, TickedInput } from './group-inputs.tsx';

interface FieldInputProps {
  field: Field;
  value: FieldValue | undefined;
  error: string | null;
  onChange: (value: FieldValue | undefined) => void;
}

const count = new Intl.NumberFormat('es-AR');

/** The input of one field, by its type. */
export function FieldInput({ field, value, error, onChange }: FieldInputProps) {
  const text = typeof value === 'string' ? value : '';
  const changeText = (next: string) => onChange(next === '' ? undefined : next);
  const shared = { label: field.label, required: field.required ?? false, help: field.help, error: error ?? undefined };
  switch (field.type) {
    case 'text':
    case 'date':
      return (
        <TextField
          {...shared}
          type={field.type}
          autoComplete="off"
          value={text}
          onChange={(event) => changeText(event.target.value)}
        />
      );
    case 'long-text':
      return <TextArea {...shared} rows={3} value={text} onChange={(event) => changeText(event.target.value)} />;
    case 'facts':
      return (
        <TextArea
          {...shared}
          help={`${field.help ?? ''} ${count.format(text.trim().length)} de ${count.format(generationTextBounds.maxCharacters)} caracteres.`}
          rows={9}
          value={text}
          onChange={(event) => changeText(event.target.value)}
        />
      );
    case 'choice':
      return (
        <Select
          label={field.label}
          required={field.required ?? false}
          help={field.help}
          value={text}
          options={[{ value: '', label: 'Elegí una opción' }, ...field.options]}
          onChange={changeText}
        />
      );
    case 'number':
      return <NumberInput field={field} value={value as number | undefined} error={error} onChange={onChange} />;
    case 'amount':
      return <AmountInput field={field} value={value as Amount | undefined} error={error} onChange={onChange} />;
    case 'person':
      return <PersonInput field={field} value={value as Person | undefined} onChange={onChange} />;
    case 'list': {
      const List = field.options ? TickedInput : LinesInput;
      return <List field={field} value={value as string[] | undefined} onChange={onChange} />;
    }
  }
}
