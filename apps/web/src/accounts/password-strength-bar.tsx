import { passwordStrength } from '@foja/contracts/accounts';
import { classNames } from '../design-system/class-names.ts';

const levels = {
  weak: { label: 'Débil', percent: 33, bar: 'bg-danger', text: 'text-danger' },
  medium: { label: 'Media', percent: 66, bar: 'bg-warning', text: 'text-warning' },
  strong: { label: 'Fuerte', percent: 100, bar: 'bg-ok', text: 'text-ok' },
};

/** Strength of a password as it is typed (specification 2.5, 5). */
export function PasswordStrengthBar({ password }: { password: string }) {
  if (password === '') return null;
  const { label, percent, bar, text } = levels[passwordStrength(password).level];
  return (
    <div className="mt-2.5">
      <div
        role="progressbar"
        aria-label="Seguridad de la contraseña"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={label}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={classNames('h-full rounded-full transition-[width] duration-200', bar)}
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="mt-1 text-xs text-ink-muted">
        Seguridad: <span className={classNames('font-medium', text)}>{label}</span>
      </p>
    </div>
  );
}
