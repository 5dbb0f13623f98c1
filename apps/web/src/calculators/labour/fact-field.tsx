import type { ReactNode } from 'react';
import { TextField } from '../../design-system/text-field.tsx';
import type { CalculatorSearch, InputName } from '../calculator-search.ts';

/** The place of a fact in a form, which the account of a result leads back to. */
export function FactPlace({ fact, children }: { fact: InputName; children: ReactNode }) {
  return <div data-fact={fact}>{children}</div>;
}

interface FactFieldProps {
  fact: InputName;
  label: string;
  help?: string;
  /** How it is typed: a day, an hour, a figure with decimals or a whole number. */
  kind: 'day' | 'amount' | 'count' | 'hour';
  inputs: CalculatorSearch;
  errorOf: (field: string) => string | undefined;
  onChange: (part: CalculatorSearch) => void;
}

/** A typed fact of a labour calculator. */
export function FactField({ fact, label, help, kind, inputs, errorOf, onChange }: FactFieldProps) {
  const typed = {
    day: { type: 'date' },
    hour: { type: 'time' },
    amount: { inputMode: 'decimal' },
    count: { inputMode: 'numeric' },
  } as const;
  return (
    <FactPlace fact={fact}>
      <TextField
        label={label}
        help={help}
        {...typed[kind]}
        autoComplete="off"
        error={errorOf(fact)}
        value={inputs[fact] ?? ''}
        onChange={({ target }) => onChange({ [fact]: target.value })}
      />
    </FactPlace>
  );
}
