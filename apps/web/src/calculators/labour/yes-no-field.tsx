import { Select } from '../../design-system/select.tsx';

interface YesNoFieldProps {
  label: string;
  help?: string;
  /** 'true', 'false', or nothing while it is not known. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A question whose answer may not be known: not knowing it is never a no. */
export function YesNoField({ label, help, value, onChange }: YesNoFieldProps) {
  return (
    <Select
      label={label}
      help={help}
      value={value === 'true' || value === 'false' ? value : ''}
      options={[
        { value: '', label: 'No lo sé' },
        { value: 'true', label: 'Sí' },
        { value: 'false', label: 'No' },
      ]}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  );
}

/** The answer as the API takes it; nothing while it is not known. */
export function readYesNo(value: string | undefined): boolean | undefined {
  return value === 'true' ? true : value === 'false' ? false : undefined;
}
