import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '../design-system/class-names.ts';
import { TextField } from '../design-system/text-field.tsx';
import {
  type FilterFields,
  filterInputs,
  filterProblem,
  filtersOf,
  noFilters,
} from '../rulings-search/ruling/search-filters.ts';

interface SearchFiltersFormProps {
  fields: FilterFields;
  onChange: (change: Partial<FilterFields>) => void;
}

/** Court, dates, norm and subject, folded away until they are wanted. */
export function SearchFiltersForm({ fields, onChange }: SearchFiltersFormProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = Object.keys(filtersOf(fields)).length;
  const { words, day } = filterInputs(fields, onChange);
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-sm text-primary-ink"
      >
        <ChevronDown
          size={15}
          aria-hidden="true"
          className={classNames('transition-transform', open && 'rotate-180')}
        />
        {count > 0 ? `Filtros (${count})` : 'Filtros'}
      </button>
      <div id={id} hidden={!open} className="mt-2 grid gap-3">
        <TextField label="Tribunal" {...words('court')} />
        <div className="grid grid-cols-2 gap-3">
          <TextField label="Desde" error={filterProblem(fields) ?? undefined} {...day('from')} />
          <TextField label="Hasta" {...day('to')} />
        </div>
        <TextField label="Norma aplicada" help="Por ejemplo: art. 1757 CCyC." {...words('norm')} />
        <TextField label="Tema" {...words('subject')} />
        {count > 0 && (
          <button
            type="button"
            onClick={() => onChange(noFilters)}
            className="w-fit rounded-sm text-sm text-primary-ink underline underline-offset-4"
          >
            Quitar los filtros
          </button>
        )}
      </div>
    </div>
  );
}
