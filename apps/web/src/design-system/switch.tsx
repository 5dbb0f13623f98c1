import { Switch as Radix } from 'radix-ui';
import { useId } from 'react';

interface SwitchProps {
  label: string;
  help?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({ label, help, checked, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        {help && (
          <p id={`${id}-help`} className="mt-0.5 text-sm text-ink-muted">
            {help}
          </p>
        )}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={help ? `${id}-help` : undefined}
        className="mt-0.5 inline-flex h-6 w-10 shrink-0 items-center rounded-full bg-line-strong p-0.5 transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:bg-primary-ink"
      >
        <Radix.Thumb className="block size-5 rounded-full bg-surface transition-transform duration-150 data-[state=checked]:translate-x-4" />
      </Radix.Root>
    </div>
  );
}
