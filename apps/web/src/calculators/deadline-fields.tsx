import type { CalculatorCatalogue } from '@foja/contracts/calculators';
import { Select } from '../design-system/select.tsx';
import { TextField } from '../design-system/text-field.tsx';
import type { CalculatorSearch } from './calculator-search.ts';
import { NameField } from './name-field.tsx';
import { SearchRows } from './search-rows.tsx';
import { noticeLabels, unitLabels } from './term-words.ts';

/** Courts whose code and recess are not loaded: they are refused by name, with what can be done. */
const localCourts = ['Ciudad de Buenos Aires', 'provincia de Buenos Aires', 'otra provincia'];
/** "la justicia nacional" → "Justicia nacional". */
const asTitle = (label: string) => {
  const bare = label.replace(/^(?:la|el) /, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};
const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

interface DeadlineFieldsProps {
  inputs: CalculatorSearch;
  catalogue: CalculatorCatalogue | undefined;
  /** Why the server refused the value of a field. */
  errorOf: (field: string) => string | undefined;
  onChange: (part: CalculatorSearch) => void;
}

/** What a term is computed from: its name or its length, the notification, and what moves its end. */
export function DeadlineFields({ inputs, catalogue, errorOf, onChange }: DeadlineFieldsProps) {
  const named = catalogue?.deadlines.filter(
    ({ jurisdictions }) => !inputs.jurisdiction || jurisdictions.includes(inputs.jurisdiction),
  );
  const chosen = named?.find(({ name }) => name === inputs.deadline);
  const isInHours = inputs.deadline ? chosen?.unit === 'horas' : inputs.unit === 'horas';
  return (
    <>
      <Select
        label="Jurisdicción"
        value={inputs.jurisdiction ?? ''}
        options={[
          { value: '', label: 'La que diga el plazo' },
          ...(catalogue?.jurisdictions ?? []).map(({ id, label }) => ({ value: id, label: asTitle(label) })),
          ...localCourts.map((name) => ({ value: name, label: `Tribunales locales: ${name}` })),
        ]}
        onChange={(jurisdiction) => onChange({ jurisdiction })}
      />
      <NameField
        label="Plazo"
        help="Por su nombre, por ejemplo «apelar». Si no está, dejalo vacío y escribí cuánto dura."
        error={errorOf('deadline')}
        value={inputs.deadline ?? ''}
        names={named ?? []}
        onChange={(deadline) => onChange({ deadline })}
      />
      {!inputs.deadline && (
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
          <TextField
            label="Cantidad"
            inputMode="numeric"
            error={errorOf('length')}
            value={inputs.length ?? ''}
            onChange={({ target }) => onChange({ length: target.value })}
          />
          <Select
            label="Unidad"
            value={inputs.unit ?? 'dias-habiles-judiciales'}
            options={options(unitLabels)}
            onChange={(unit) => onChange({ unit })}
          />
        </div>
      )}
      <TextField
        label={chosen && !/notific/.test(chosen.starts) ? 'Desde qué día' : 'Fecha de la notificación'}
        help={chosen && !chosen.underReview ? `Corre ${chosen.starts}.` : undefined}
        type="date"
        error={errorOf('notified')}
        value={inputs.notified ?? ''}
        onChange={({ target }) => onChange({ notified: target.value })}
      />
      <Select
        label="Cómo se notificó"
        value={inputs.by ?? 'cedula'}
        options={options(noticeLabels)}
        onChange={(by) => onChange({ by })}
      />
      {isInHours && (
        <TextField
          label="A qué hora"
          help="De la notificación: el plazo en horas corre desde ahí."
          type="time"
          error={errorOf('hour')}
          value={inputs.hour ?? ''}
          onChange={({ target }) => onChange({ hour: target.value })}
        />
      )}
      <TextField
        label="Distancia al tribunal, en kilómetros"
        help="Solo si el plazo se amplía por la distancia."
        inputMode="numeric"
        error={errorOf('distanceKm')}
        value={inputs.distanceKm ?? ''}
        onChange={({ target }) => onChange({ distanceKm: target.value })}
      />
      <TextField
        label={`Prórroga concedida${isInHours ? ', en horas' : ''}`}
        help="En la misma unidad del plazo, solo si se concedió."
        inputMode="numeric"
        error={errorOf('extension')}
        value={inputs.extension ?? ''}
        onChange={({ target }) => onChange({ extension: target.value })}
      />
      <SearchRows
        name="Suspensión"
        addLabel="Agregar una suspensión del plazo"
        rows={inputs.suspended ?? []}
        emptyRow={{}}
        onChange={(suspended) => onChange({ suspended })}
        fields={(row, change) => (
          <>
            <TextField
              label="Primer día suspendido"
              help="Por acuerdo de partes o por orden del juez."
              type="date"
              value={row.from ?? ''}
              onChange={({ target }) => change({ from: target.value })}
            />
            <TextField
              label="Último día suspendido"
              type="date"
              error={errorOf('suspended.to')}
              value={row.to ?? ''}
              onChange={({ target }) => change({ to: target.value })}
            />
          </>
        )}
      />
    </>
  );
}
