import { matterForumLabels, matterForums, matterStateLabels, matterStates } from '@foja/contracts/matter-words';
import type { MatterSummary } from '@foja/contracts/matters';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { classNames } from '../design-system/class-names.ts';
import { SegmentedControl } from '../design-system/segmented-control.tsx';
import { Select } from '../design-system/select.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { dueFilterLabels, dueFilterOf, dueFilters } from './due-filter.ts';
import type { MatterSort, MattersSearch } from './matters-search.ts';

interface MatterFiltersProps {
  words: string;
  search: MattersSearch;
  /** Whose responsible people can be chosen. */
  matters: readonly MatterSummary[];
  onWords: (words: string) => void;
  onChange: (part: MattersSearch) => void;
}

const any = { value: '', label: 'Todos' };
const forumOptions = [any, ...matterForums.map((value) => ({ value, label: matterForumLabels[value] }))];
const stateOptions = [any, ...matterStates.map((value) => ({ value, label: matterStateLabels[value] }))];
const dueOptions = [any, ...dueFilters.map((value) => ({ value, label: dueFilterLabels[value] }))];
const sortOptions: { value: MatterSort; label: string }[] = [
  { value: 'actividad', label: 'Última actividad' },
  { value: 'vencimiento', label: 'Próximo vencimiento' },
  { value: 'caratula', label: 'Carátula' },
];

/** Words, forum, state, who is responsible, what is due and the order; on a phone all but the words are folded. */
export function MatterFilters({ words, search, matters, onWords, onChange }: MatterFiltersProps) {
  const chosen = [search.fuero, search.estado, search.resp, search.vence, search.orden].filter(Boolean).length;
  const [isOpen, setIsOpen] = useState(chosen > 0);
  const id = useId();
  const people = new Map(
    matters.flatMap(({ responsible }) => (responsible ? [[responsible.accountId, responsible.name] as const] : [])),
  );
  const personOptions = [any, ...[...people].map(([value, label]) => ({ value, label }))];
  return (
    <section aria-label="Buscar y filtrar" className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            label="Buscar en tus causas"
            type="search"
            autoComplete="off"
            maxLength={200}
            value={words}
            onChange={(event) => onWords(event.target.value)}
          />
        </div>
        <SegmentedControl
          label="Qué causas se ven"
          value={search.archivadas ? 'archive' : 'open'}
          options={[
            { value: 'open', label: 'Abiertas' },
            { value: 'archive', label: 'Archivo' },
          ]}
          onChange={(value) => onChange({ archivadas: value === 'archive' ? true : undefined })}
        />
        <Button className="h-11 sm:hidden" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <SlidersHorizontal size={16} aria-hidden="true" />
          Filtros{chosen > 0 ? ` (${chosen})` : ''}
        </Button>
      </div>
      <div
        id={id}
        className={classNames('gap-3 sm:grid sm:grid-cols-2 lg:grid-cols-5', isOpen ? 'grid grid-cols-1' : 'hidden')}
      >
        <Select
          label="Fuero"
          value={matterForums.find((each) => each === search.fuero) ?? ''}
          options={forumOptions}
          onChange={(value) => onChange({ fuero: matterForums.find((each) => each === value) })}
        />
        <Select
          label="Estado"
          value={matterStates.find((each) => each === search.estado) ?? ''}
          options={stateOptions}
          onChange={(value) => onChange({ estado: matterStates.find((each) => each === value) })}
        />
        <Select
          label="Responsable"
          value={people.has(search.resp ?? '') ? (search.resp ?? '') : ''}
          options={personOptions}
          onChange={(value) => onChange({ resp: value === '' ? undefined : value })}
        />
        <Select
          label="Próximo vencimiento"
          value={dueFilterOf(search.vence) ?? ''}
          options={dueOptions}
          onChange={(value) => onChange({ vence: dueFilterOf(value) })}
        />
        <Select
          label="Orden"
          value={search.orden ?? 'actividad'}
          options={sortOptions}
          onChange={(value) => onChange({ orden: value === 'actividad' ? undefined : value })}
        />
      </div>
    </section>
  );
}
