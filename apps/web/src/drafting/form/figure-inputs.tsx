import type { Amount, Currency, Field, FieldValue } from '@foja/contracts/drafting/form';
import { useState } from 'react';
import { Select } from '../../design-system/select.tsx';
import { TextField } from '../../design-system/text-field.tsx';
import { formatAmount, parseAmount, parseWhole } from './typed-figures.ts';

interface FigureInputProps<Type extends Field['type'], Value> {
  field: Extract<Field, { type: Type }>;
  value: Value | undefined;
  /** What is wrong with the value. */
  error: string | null;
  onChange: (value: FieldValue | undefined) => void;
}

const currencyNames: readonly { value: Currency; label: string }[] = [
  { value: 'ARS', label: 'Pesos' },
  { value: 'USD', label: 'Dólares' },
];

/** An amount and its currency. What is not an amount yet stays on the screen and counts as missing. */
export function AmountInput({ field, value, error, onChange }: FigureInputProps<'amount', Amount>) {
  const [text, setText] = useState(value ? formatAmount(value.value) : '');
  const [currency, setCurrency] = useState<Currency>(value?.currency ?? 'ARS');
  const isUnreadable = text.trim() !== '' && parseAmount(text) === null;

  function change(nextText: string, nextCurrency: Currency): void {
    setText(nextText);
    setCurrency(nextCurrency);
    const parsed = parseAmount(nextText);
    onChange(parsed === null ? undefined : { currency: nextCurrency, value: parsed });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3">
      <TextField
        label={field.label}
        required={field.required}
        help={field.help}
        error={isUnreadable ? 'Escribí un importe, por ejemplo 350.000,50.' : (error ?? undefined)}
        inputMode="decimal"
        value={text}
        onChange={(event) => change(event.target.value, currency)}
      />
      <Select label="Moneda" value={currency} options={currencyNames} onChange={(next) => change(text, next)} />
    </div>
  );
}

export function NumberInput({ field, value, error, onChange }: FigureInputProps<'number', number>) {
  const [text, setText] = useState(value === undefined ? '' : String(value));
  const isUnreadable = text.trim() !== '' && parseWhole(text) === null;
  return (
    <TextField
      label={field.unit ? `${field.label} (${field.unit})` : field.label}
      required={field.required}
      help={field.help}
      error={isUnreadable ? 'Escribí un número entero.' : (error ?? undefined)}
      inputMode="numeric"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange(parseWhole(event.target.value) ?? undefined);
      }}
    />
  );
}
