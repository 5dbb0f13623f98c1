import {
  type Country,
  countries,
  countryLabels,
  type GenerationOption,
  isOptionEnabled,
  type PartyRole,
  partyRoleLabels,
  partyRoles,
  questionCounts,
} from '@foja/contracts/generators/use-cases';
import { chatModels, type ModelId } from '@foja/contracts/models';
import type { ActorRole } from '@foja/contracts/roles';
import { Card } from '../design-system/card.tsx';
import { Select } from '../design-system/select.tsx';
import { Switch } from '../design-system/switch.tsx';
import { type GenerationOptions, mayUseAdvancedModel } from './options.ts';
import type { ToolUseCase } from './tool-slugs.ts';

interface OptionsPanelProps {
  useCase: ToolUseCase;
  role: ActorRole;
  options: GenerationOptions;
  onChange: (change: Partial<GenerationOptions>) => void;
}

/** The options of a tool (specification 2.10). Those that its use case does not have are shown switched off (specification 5). */
export function OptionsPanel({ useCase, role, options, onChange }: OptionsPanelProps) {
  const disabled = (option: GenerationOption) => !isOptionEnabled(useCase, option);
  return (
    <Card className="p-4">
      <h2 className="text-sm font-semibold">Opciones</h2>
      <div className="mt-3 grid gap-4 @md:grid-cols-2">
        <Select<PartyRole>
          label="Rol"
          value={options.partyRole}
          disabled={disabled('partyRole')}
          onChange={(partyRole) => onChange({ partyRole })}
          options={partyRoles.map((value) => ({ value, label: partyRoleLabels[value] }))}
        />
        <Select
          label="Cantidad de preguntas"
          value={String(options.numberOfQuestions)}
          disabled={disabled('numberOfQuestions')}
          onChange={(value) =>
            onChange({
              numberOfQuestions: questionCounts.find((count) => String(count) === value) ?? options.numberOfQuestions,
            })
          }
          options={questionCounts.map((count) => ({ value: String(count), label: String(count) }))}
        />
        <Select<Country>
          label="País"
          value={options.country}
          disabled={disabled('country')}
          onChange={(country) => onChange({ country })}
          options={countries.map((value) => ({ value, label: countryLabels[value] }))}
        />
        <Select<ModelId>
          label="Modelo de IA"
          value={options.model}
          disabled={disabled('model')}
          onChange={(model) => onChange({ model })}
          options={chatModels.map(({ id, name, description }) => {
            const barred = id === 'gpt-4o' && !mayUseAdvancedModel(role);
            return {
              value: id,
              label: `${name} · ${barred ? 'Premium/Professional' : description}`,
              disabled: barred,
            };
          })}
        />
        <Switch
          label="Incluir respuestas"
          checked={options.includeResponses}
          disabled={disabled('includeResponses')}
          onChange={(includeResponses) => onChange({ includeResponses })}
        />
      </div>
    </Card>
  );
}
