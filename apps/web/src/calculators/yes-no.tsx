import { Select } from '../design-system/select.tsx';

interface YesNoProps {
  label: string;
  help?: string;
  value: string | undefined;
  onChange: (value: string) => void;
}

/** A fact that is so, is not, or is not known. */
export function YesNo({ label, help, value, onChange }: YesNoProps) {
  return (
    <Select
      label={label}
      help={help}
      value={value ?? ''}
      options={[
        { value: '', label: 'Sin decir' },
        { value: 'si', label: 'Sí' },
        { value: 'no', label: 'No' },
      ]}
      onChange={onChange}
    />
  );
}
