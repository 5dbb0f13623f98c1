import type { SearchFilters } from '@foja/contracts/jurisprudence';
import { X } from 'lucide-react';
import { filterWords } from '../results/filter-words.ts';

interface ActiveFiltersProps {
  filters: SearchFilters;
  onRemove: (names: readonly (keyof SearchFilters)[]) => void;
}

/** The filters of the results that are shown; each can be taken away, and the search is made without it. */
export function ActiveFilters({ filters, onRemove }: ActiveFiltersProps) {
  const shown = Object.entries(filterWords(filters)) as [keyof SearchFilters, string][];
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label="Filtros aplicados" className="flex flex-wrap gap-2">
        {shown.map(([name, words]) => (
          <li key={name} className="max-w-full">
            <button
              type="button"
              aria-label={`Quitar el filtro ${words}`}
              onClick={() => onRemove([name])}
              className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-primary-wash px-3 text-sm text-primary-ink"
            >
              <span className="truncate">{words}</span>
              <X size={14} aria-hidden="true" className="shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <button
          type="button"
          onClick={() => onRemove(shown.map(([name]) => name))}
          className="min-h-8 rounded-sm text-sm text-primary-ink underline underline-offset-4"
        >
          Quitar los filtros
        </button>
      )}
    </div>
  );
}
