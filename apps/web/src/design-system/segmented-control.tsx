import { useId } from 'react';
import { classNames } from './class-names.ts';

interface SegmentedControlProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One choice of a few, all of them in sight. */
export function SegmentedControl<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex w-fit rounded-field border border-line bg-surface p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'cursor-pointer rounded-md px-3 py-1.5 text-sm has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary-ink',
            option.value === value ? 'bg-primary-wash font-medium text-primary-ink' : 'text-ink-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
