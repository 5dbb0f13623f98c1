import {
  type AssistantModelId,
  assistantModelIds,
  isProfessionalOrHigher,
  maxResultsBounds,
} from '@foja/contracts/jurisprudence-limits';
import { type ActorRole, planLabels } from '@foja/contracts/roles';
import {
  type AssistantSettings,
  assistantModelLabels,
  mayChooseModel,
  searchConfigOf,
} from '@foja/contracts/writing-assistant-rules';
import { useId } from 'react';
import { Dialog } from '../design-system/dialog.tsx';
import { Select } from '../design-system/select.tsx';
import { Switch } from '../design-system/switch.tsx';

interface AssistantSettingsDialogProps {
  role: ActorRole;
  settings: AssistantSettings;
  onChange: (change: Partial<AssistantSettings>) => void;
  onClose: () => void;
}

/** Model, number of results and databases; what the role does not have is shown switched off. */
export default function AssistantSettingsDialog({ role, settings, onChange, onClose }: AssistantSettingsDialogProps) {
  const inForce = searchConfigOf(settings, role);
  const professional = isProfessionalOrHigher(role);
  const { federal, sumarios } = settings.sources;
  return (
    <Dialog open onClose={onClose} title="Configuración del asistente">
      <div className="grid gap-6">
        <Select<AssistantModelId>
          label="Modelo de IA"
          value={inForce.model}
          onChange={(model) => onChange({ model })}
          help={`Tu rol actual: ${planLabels[role]}. GPT-4o, GPT-4 y GPT-4 Turbo son para Professional o superior.`}
          options={assistantModelIds.map((id) => {
            const barred = !mayChooseModel(role, id);
            return {
              value: id,
              label: barred ? `${assistantModelLabels[id]} · Premium/Professional` : assistantModelLabels[id],
              disabled: barred,
            };
          })}
        />
        <MaxResults
          value={inForce.maxResults}
          disabled={!professional}
          help={
            professional
              ? `Tu rol actual: ${planLabels[role]}. Podés pedir entre ${maxResultsBounds.least} y ${maxResultsBounds.most} resultados.`
              : `Tu rol actual: ${planLabels[role]}. Hasta ${maxResultsBounds.default} resultados; desde Professional, hasta ${maxResultsBounds.most}.`
          }
          onChange={(maxResults) => onChange({ maxResults })}
        />
        <fieldset className="grid gap-4">
          <legend className="mb-2 text-sm font-medium">Fuentes</legend>
          <Switch
            label="SAIJ federal"
            help="Fallos de la Corte Suprema y de los tribunales federales."
            checked={federal}
            onChange={(on) => onChange({ sources: { federal: on, sumarios } })}
          />
          <Switch
            label="SAIJ sumarios"
            help="Resúmenes oficiales de fallos."
            checked={sumarios}
            onChange={(on) => onChange({ sources: { federal, sumarios: on } })}
          />
          <p className="text-sm text-ink-muted">El corpus de Foja se consulta siempre.</p>
        </fieldset>
      </div>
    </Dialog>
  );
}

interface MaxResultsProps {
  value: number;
  disabled: boolean;
  help: string;
  onChange: (value: number) => void;
}

function MaxResults({ value, disabled, help, onChange }: MaxResultsProps) {
  const id = useId();
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4 text-sm font-medium">
        <label htmlFor={id}>Máximo de resultados</label>
        <output htmlFor={id} className="figures">
          {value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={maxResultsBounds.least}
        max={maxResultsBounds.most}
        step={1}
        value={value}
        disabled={disabled}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-6 w-full accent-primary-ink disabled:opacity-60"
      />
      <p id={`${id}-help`} className="mt-1.5 text-sm text-ink-muted">
        {help}
      </p>
    </div>
  );
}
