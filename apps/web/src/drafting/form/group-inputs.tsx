import {
  type Field,
  type FieldValue,
  type Person,
  type PersonPart,
  personPartLabels,
} from '@foja/contracts/drafting/form';
import { Checkbox } from '../../design-system/checkbox.tsx';
import { TextArea } from '../../design-system/text-area.tsx';
import { TextField } from '../../design-system/text-field.tsx';

type OnChange = (value: FieldValue | undefined) => void;

interface PersonInputProps {
  field: Extract<Field, { type: 'person' }>;
  value: Person | undefined;
  onChange: OnChange;
}

const legendClasses = 'mb-2 text-sm font-medium text-ink';

/** What is asked about one person. */
export function PersonInput({ field, value = {}, onChange }: PersonInputProps) {
  function change(part: PersonPart, text: string): void {
    const next = { ...value, [part]: text };
    if (text === '') delete next[part];
    onChange(Object.keys(next).length > 0 ? next : undefined);
  }
  const input = (part: PersonPart, isRequired: boolean) => (
    <TextField
      key={part}
      label={personPartLabels[part]}
      required={isRequired}
      type={part === 'email' ? 'email' : 'text'}
      autoComplete="off"
      value={value[part] ?? ''}
      onChange={(event) => change(part, event.target.value)}
    />
  );
  return (
    <fieldset className="rounded-field border border-line p-3.5">
      <legend className="px-1 text-sm font-medium text-ink">{field.label}</legend>
      {field.help && <p className="mb-3 text-sm text-ink-muted">{field.help}</p>}
      <div className="grid gap-3 @xl:grid-cols-2">
        {field.parts.map((part) => input(part, field.required === true))}
        {field.optionalParts?.map((part) => input(part, false))}
      </div>
    </fieldset>
  );
}

interface ListInputProps {
  field: Extract<Field, { type: 'list' }>;
  value: string[] | undefined;
  onChange: OnChange;
}

/** Lines that the person writes, one item each. */
export function LinesInput({ field, value = [], onChange }: ListInputProps) {
  return (
    <TextArea
      label={field.label}
      required={field.required}
      help={field.help ?? 'Uno por línea.'}
      rows={Math.max(3, value.length + 1)}
      value={value.join('\n')}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value.split('\n'))}
    />
  );
}

/** Boxes to tick. */
export function TickedInput({ field, value = [], onChange }: ListInputProps) {
  return (
    <fieldset>
      <legend className={legendClasses}>{field.label}</legend>
      {field.help && <p className="mb-2 text-sm text-ink-muted">{field.help}</p>}
      <div className="grid gap-2.5">
        {field.options?.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={(event) => {
              const next = event.target.checked
                ? [...value, option.value]
                : value.filter((ticked) => ticked !== option.value);
              onChange(next.length > 0 ? next : undefined);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
