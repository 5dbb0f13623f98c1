import type { SearchFacets } from '@foja/contracts/jurisprudence';
import type { SearchFields } from '../address/search-fields.ts';

interface FacetChipsProps {
  facets: SearchFacets;
  onNarrow: (change: Partial<SearchFields>) => void;
}

/** More values of one kind do not help to choose. */
const shownOfEach = 6;
const count = new Intl.NumberFormat('es-AR');

/** Courts, subjects and years of what was found, with how many there are of each; one click narrows the search to it. */
export function FacetChips({ facets, onNarrow }: FacetChipsProps) {
  const groups = [
    {
      name: 'Tribunal',
      values: facets.courts.map(({ name, count }) => ({ name, count, change: { court: name } })),
    },
    {
      name: 'Materia',
      values: facets.subjects.map(({ name, count }) => ({ name, count, change: { subject: name } })),
    },
    {
      name: 'Año',
      values: facets.years.map(({ year, count }) => ({
        name: String(year),
        count,
        change: { from: `${year}-01-01`, to: `${year}-12-31` },
      })),
    },
  ].filter(({ values }) => values.length > 1);
  if (groups.length === 0) return null;
  return (
    <details className="group text-sm">
      <summary className="w-fit min-h-8 rounded-sm py-1 text-primary-ink">Afinar por tribunal, materia o año</summary>
      <div className="mt-2 grid grid-cols-1 gap-3">
        {groups.map(({ name, values }) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
            <p className="w-20 shrink-0 text-xs font-medium text-ink-muted">{name}</p>
            <ul aria-label={name} className="flex min-w-0 flex-1 flex-wrap gap-1.5">
              {values.slice(0, shownOfEach).map((value) => (
                <li key={value.name} className="max-w-full">
                  <button
                    type="button"
                    onClick={() => onNarrow(value.change)}
                    className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 text-xs text-ink-soft hover:border-line-strong hover:text-ink"
                  >
                    <span className="truncate">{value.name}</span>
                    <span className="figures text-ink-muted">{count.format(value.count)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
