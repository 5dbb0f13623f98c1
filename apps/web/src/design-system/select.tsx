import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

interface SelectProps<Value extends string> {
  label: string;
  help?: string | undefined;
  value: Value;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  required?: boolean;
}

/** The platform's own list: it is the one that phones and screen readers know best. */
export function Select<Value extends string>({
  label,
  help,
  value,
  options,
  onChange,
  disabled,
  required,
}: SelectProps<Value>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink">
        {label}
        {required && (
          <span aria-hidden="true" className="ml-0.5 text-danger">
            *
          </span>
        )}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          disabled={disabled}
          aria-required={required || undefined}
          aria-describedby={help ? `${id}-help` : undefined}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          className="h-11 w-full appearance-none rounded-field border border-line-strong bg-surface pr-9 pl-3 text-base text-ink hover:border-ink-muted sm:text-sm disabled:opacity-60"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-muted"
        />
      </div>
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-ink-muted">
          {help}
        </p>
      )}
    </div>
  );
}
