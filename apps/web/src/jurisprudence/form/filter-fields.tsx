import {
  type AssistantModelId,
  assistantModelIds,
  isProfessionalOrHigher,
  maxResultsBounds,
} from '@foja/contracts/jurisprudence-limits';
import { planLabels, type Role } from '@foja/contracts/roles';
import { assistantModelLabels, mayChooseModel } from '@foja/contracts/writing-assistant-rules';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Checkbox } from '../../design-system/checkbox.tsx';
import { classNames } from '../../design-system/class-names.ts';
import { Select } from '../../design-system/select.tsx';
import { TextField } from '../../design-system/text-field.tsx';
import { filterInputs, filterProblem, filtersOf } from '../../rulings-search/ruling/search-filters.ts';
import type { SearchFields } from '../address/search-fields.ts';

interface FilterFieldsProps {
  role: Role;
  fields: SearchFields;
  /** Asked only where a model reads the text; null for a search by words. */
  model: AssistantModelId | null;
  onChange: (change: Partial<SearchFields>) => void;
  onModel: (model: AssistantModelId) => void;
}

/** Court, dates, norm and subject, the databases and how many results, folded away until they are wanted. */
export function FilterFields({ role, fields, model, onChange, onModel }: FilterFieldsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = Object.keys(filtersOf(fields)).length;
  const problem = filterProblem(fields);
  // What is wrong has to be seen, and stays in sight while it is put right.
  if (problem !== null && !open) setOpen(true);
  const { words, day } = filterInputs(fields, onChange);
  return (
    <div className="@container">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-sm text-sm text-primary-ink"
      >
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={classNames('transition-transform', open && 'rotate-180')}
        />
        {count > 0 ? `Filtros y fuentes (${count})` : 'Filtros y fuentes'}
      </button>
      <div id={id} hidden={!open} className="mt-2 grid grid-cols-1 items-start gap-4 @lg:grid-cols-2 @3xl:grid-cols-3">
        <TextField label="Tribunal" help="Por ejemplo: CSJN." {...words('court')} />
        <TextField label="Norma aplicada" help="Por ejemplo: art. 1757 CCyC." {...words('norm')} />
        <TextField label="Materia" {...words('subject')} />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField label="Desde" error={problem ?? undefined} {...day('from')} />
          <TextField label="Hasta" {...day('to')} />
        </div>
        <MaxResults role={role} value={fields.maxResults} onChange={(maxResults) => onChange({ maxResults })} />
        {model && <Model role={role} value={model} onChange={onModel} />}
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-medium">Fuentes</legend>
          <Checkbox
            label="SAIJ federal: fallos de la Corte Suprema y de tribunales federales"
            checked={fields.sources.federal}
            onChange={({ target }) => onChange({ sources: { ...fields.sources, federal: target.checked } })}
          />
          <Checkbox
            label="SAIJ sumarios: resúmenes oficiales de fallos"
            checked={fields.sources.sumarios}
            onChange={({ target }) => onChange({ sources: { ...fields.sources, sumarios: target.checked } })}
          />
          <p className="text-sm text-ink-muted">El corpus de Foja se consulta siempre.</p>
        </fieldset>
      </div>
    </div>
  );
}

const offered = [5, 10, 20, 30, 50];

function MaxResults({ role, value, onChange }: { role: Role; value: number; onChange: (value: number) => void }) {
  const professional = isProfessionalOrHigher(role);
  const { least, most } = maxResultsBounds;
  const inForce = professional ? value : maxResultsBounds.default;
  const counts = professional
    ? [...new Set([...offered, inForce])].sort((one, other) => one - other)
    : [maxResultsBounds.default];
  return (
    <Select
      label="Máximo de resultados"
      value={String(inForce)}
      disabled={!professional}
      options={counts.map((count) => ({ value: String(count), label: String(count) }))}
      onChange={(count) => onChange(Number(count))}
      help={
        professional
          ? `Tu plan: ${planLabels[role]}. Entre ${least} y ${most}.`
          : `Tu plan: ${planLabels[role]}. Desde Professional, hasta ${most}.`
      }
    />
  );
}

interface ModelProps {
  role: Role;
  value: AssistantModelId;
  onChange: (model: AssistantModelId) => void;
}

function Model({ role, value, onChange }: ModelProps) {
  return (
    <Select<AssistantModelId>
      label="Modelo de IA"
      value={value}
      onChange={onChange}
      help="Lee el texto y arma la consulta, donde hay un modelo configurado."
      options={assistantModelIds.map((id) => {
        const barred = !mayChooseModel(role, id);
        return {
          value: id,
          label: barred ? `${assistantModelLabels[id]} · Premium/Professional` : assistantModelLabels[id],
          disabled: barred,
        };
      })}
    />
  );
}
