import { useId } from 'react';
import { TextField } from '../design-system/text-field.tsx';

interface NameFieldProps {
  label: string;
  help?: string;
  error?: string | undefined;
  value: string;
  names: readonly { id: string; name: string; aliases: readonly string[] }[];
  onChange: (value: string) => void;
}

/** A name of the catalogue, typed or chosen from the browser's own list, which also finds the aliases. */
export function NameField({ names, onChange, ...field }: NameFieldProps) {
  const list = useId();
  return (
    <>
      <TextField {...field} list={list} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
      <datalist id={list}>
        {names.map(({ id, name, aliases }) => (
          <option key={id} value={name}>
            {aliases.join(', ')}
          </option>
        ))}
      </datalist>
    </>
  );
}
