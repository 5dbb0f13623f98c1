import type { SearchFilters } from '@foja/contracts/jurisprudence';
import { filterMaxCharacters } from '@foja/contracts/jurisprudence-limits';

const filterNames = ['court', 'from', 'to', 'norm', 'subject'] as const;
export type FilterName = (typeof filterNames)[number];

/** The filters of a search as they are written in its form; empty where nothing is asked. */
export type FilterFields = Record<FilterName, string>;

export const noFilters: Readonly<FilterFields> = { court: '', from: '', to: '', norm: '', subject: '' };

/** What of the form is asked of the server as filters. */
export function filtersOf(fields: FilterFields): SearchFilters {
  const filled = filterNames.map((name) => [name, fields[name].trim()] as const).filter(([, value]) => value !== '');
  return Object.fromEntries(filled);
}

/** Why the filters cannot be asked like this; null where they can. */
export function filterProblem({ from, to }: Pick<FilterFields, 'from' | 'to'>): string | null {
  return from && to && from > to ? 'La fecha de inicio es posterior a la de fin.' : null;
}

/** What a field of the form needs to be written in: words, or a day. */
export function filterInputs(fields: FilterFields, onChange: (change: Partial<FilterFields>) => void) {
  const written = (name: FilterName) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return {
    words: (name: 'court' | 'norm' | 'subject') => ({
      ...written(name),
      maxLength: filterMaxCharacters,
      autoComplete: 'off',
    }),
    day: (name: 'from' | 'to') => ({ ...written(name), type: 'date' }),
  };
}
