import type { AgendaEntry } from '@foja/contracts/agenda';
import { useQuery } from '@tanstack/react-query';
import { Select } from '../design-system/select.tsx';
import { responsibleChoicesQuery } from './agenda-queries.ts';

interface ResponsibleFieldProps {
  email: string;
  /** The causa whose people can be chosen. */
  matterId: string;
  value: string;
  /** Who it was: they stay a choice, whether or not they still work on the causa. */
  kept: AgendaEntry['responsible'];
  onChange: (accountId: string) => void;
}

/** Who is responsible for an entry of a causa: somebody who works on it, else who is responsible for the causa. */
export function ResponsibleField({ email, matterId, value, kept, onChange }: ResponsibleFieldProps) {
  const { data, isError } = useQuery(responsibleChoicesQuery(email, matterId));
  const people = data?.people ?? [];
  const isGone = kept !== null && !people.some(({ accountId }) => accountId === kept.accountId);
  return (
    <Select
      label="Responsable"
      help={isError ? 'No se pudo leer quiénes trabajan en la causa.' : undefined}
      value={value}
      options={[
        { value: '', label: 'Quien lleva la causa' },
        ...(isGone ? [{ value: kept.accountId, label: data ? `${kept.name} (ya no ve la causa)` : kept.name }] : []),
        ...people.map(({ accountId, name }) => ({
          value: accountId,
          label: accountId === data?.me ? `${name} (vos)` : name,
        })),
      ]}
      onChange={onChange}
    />
  );
}
