import { eventOptions } from '../activity/event-options.ts';
import { Select } from '../design-system/select.tsx';
import { TextField } from '../design-system/text-field.tsx';
import type { ActivityFilters } from './admin-queries.ts';
import { useSearchText } from './use-search-text.ts';

interface ActivityFiltersFormProps {
  filters: ActivityFilters;
  onChange: (part: ActivityFilters) => void;
}

export function ActivityFiltersForm({ filters, onChange }: ActivityFiltersFormProps) {
  const [email, setEmail] = useSearchText(filters.email ?? '', (text) => onChange({ email: text || undefined }));
  return (
    <search className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10rem_10rem]">
      <TextField
        label="Email"
        type="search"
        autoComplete="off"
        placeholder="De quien actuó o de a quién"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Select
        label="Evento"
        value={filters.event ?? ''}
        options={eventOptions}
        onChange={(event) => onChange({ event: event || undefined })}
      />
      <div className="grid grid-cols-2 gap-3 sm:contents">
        <TextField
          label="Desde (día UTC)"
          type="date"
          max={filters.to}
          value={filters.from ?? ''}
          onChange={(event) => onChange({ from: event.target.value || undefined })}
        />
        <TextField
          label="Hasta (día UTC)"
          type="date"
          min={filters.from}
          value={filters.to ?? ''}
          onChange={(event) => onChange({ to: event.target.value || undefined })}
        />
      </div>
    </search>
  );
}
