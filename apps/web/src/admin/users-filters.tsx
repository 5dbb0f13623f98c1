import { roleSchema } from '@foja/contracts/role-schema';
import { planLabels, type Role } from '@foja/contracts/roles';
import { Select } from '../design-system/select.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { useSearchText } from './use-search-text.ts';
import { type UserStatus, userStatusLabels } from './user-status.tsx';
import type { UsersSearch } from './users-search.ts';

const roles: { value: Role | ''; label: string }[] = [
  { value: '', label: 'Todos' },
  ...roleSchema.options.map((role) => ({ value: role, label: planLabels[role] })),
];
const statuses: { value: UserStatus | ''; label: string }[] = [
  { value: '', label: 'Todos' },
  ...Object.entries(userStatusLabels).map(([value, label]) => ({ value: value as UserStatus, label })),
];

interface UsersFiltersProps {
  search: UsersSearch;
  onChange: (part: UsersSearch) => void;
}

/** What narrows the list down. The search waits until the person stops typing. */
export function UsersFilters({ search, onChange }: UsersFiltersProps) {
  const [typed, setTyped] = useSearchText(search.search ?? '', (text) => onChange({ search: text || undefined }));
  return (
    <search className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]">
      <TextField
        label="Buscar"
        type="search"
        autoComplete="off"
        placeholder="Nombre, apellido o email"
        maxLength={120}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="grid grid-cols-2 gap-3 sm:contents">
        <Select
          label="Plan o rol"
          value={search.role ?? ''}
          options={roles}
          onChange={(role) => onChange({ role: role || undefined })}
        />
        <Select
          label="Estado"
          value={search.status ?? ''}
          options={statuses}
          onChange={(status) => onChange({ status: status || undefined })}
        />
      </div>
    </search>
  );
}
