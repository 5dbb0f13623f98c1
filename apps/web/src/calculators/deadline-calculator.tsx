import type { CalculatorCatalogue, DeadlineRequest, DeadlineResponse } from '@foja/contracts/calculators';
import { routes } from '@foja/contracts/routes';
import { useQuery } from '@tanstack/react-query';
import { Select } from '../design-system/select.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { useDebounced } from '../platform/use-debounced.ts';
import { calculationQuery } from './calculator-queries.ts';
import type { CalculatorSearch } from './calculator-search.ts';
import { DeadlineResult } from './deadline-result.tsx';
import { NameField } from './name-field.tsx';
import { Refusal, refusedField } from './refusal.tsx';

const notices: Record<DeadlineRequest['by'], string> = {
  cedula: 'Cédula',
  electronica: 'Notificación electrónica',
  personal: 'Personal',
  'carta-documento': 'Carta documento',
  telegrama: 'Telegrama',
  'acta-notarial': 'Acta notarial',
  edictos: 'Edictos',
  'ministerio-de-la-ley': 'Por ministerio de la ley',
};
const units: Record<NonNullable<DeadlineRequest['unit']>, string> = {
  'dias-habiles-judiciales': 'Días hábiles judiciales',
  'dias-habiles-administrativos': 'Días hábiles administrativos',
  'dias-habiles-laborales': 'Días hábiles laborales',
  'dias-corridos': 'Días corridos',
  meses: 'Meses',
  anios: 'Años',
  horas: 'Horas',
};
const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

export interface CalculatorProps {
  inputs: CalculatorSearch;
  catalogue: CalculatorCatalogue | undefined;
  onChange: (part: CalculatorSearch) => void;
  onOpenFoja: (id: string) => void;
}

/** "Vencimientos": a term by its name or by its length, from the day of the notification. */
export function DeadlineCalculator({ inputs, catalogue, onChange, onOpenFoja }: CalculatorProps) {
  const asked = JSON.stringify(deadlineInput(inputs));
  const input = useDebounced(asked, 350);
  const result = useQuery(calculationQuery<DeadlineResponse>(routes.calculatorDeadline, JSON.parse(input)));
  const field = refusedField(result.error);
  const errorOf = (name: string) => (field === name ? result.error?.message : undefined);
  const named = catalogue?.deadlines.filter(
    ({ jurisdictions }) => !inputs.jurisdiction || jurisdictions.includes(inputs.jurisdiction),
  );
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <form className="grid gap-4 print:hidden" onSubmit={(event) => event.preventDefault()}>
        <Select
          label="Jurisdicción"
          value={inputs.jurisdiction ?? ''}
          options={[
            { value: '', label: 'La que diga el plazo' },
            ...(catalogue?.jurisdictions ?? []).map(({ id, label }) => ({ value: id, label })),
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
              options={options(units)}
              onChange={(unit) => onChange({ unit })}
            />
          </div>
        )}
        <TextField
          label="Fecha de la notificación"
          type="date"
          error={errorOf('notified')}
          value={inputs.notified ?? ''}
          onChange={({ target }) => onChange({ notified: target.value })}
        />
        <Select
          label="Cómo se notificó"
          value={inputs.by ?? 'cedula'}
          options={options(notices)}
          onChange={(by) => onChange({ by })}
        />
        <TextField
          label="Distancia al tribunal, en kilómetros"
          help="Solo si el plazo se amplía por la distancia."
          inputMode="numeric"
          error={errorOf('distanceKm')}
          value={inputs.distanceKm ?? ''}
          onChange={({ target }) => onChange({ distanceKm: target.value })}
        />
      </form>
      <section aria-label="Resultado" aria-live="polite" aria-busy={result.isFetching} className="min-w-0">
        {asked === 'null' ? (
          <p className="rounded-card border border-line px-4 py-10 text-center text-sm text-ink-muted">
            Decinos el plazo y la fecha de la notificación: el vencimiento aparece acá.
          </p>
        ) : asked !== input || result.isFetching ? (
          // A day that was computed for other inputs is never shown.
          <p className="text-sm text-ink-muted">Calculando…</p>
        ) : result.error ? (
          <Refusal failure={result.error} onRetry={() => void result.refetch()} />
        ) : (
          result.data && <DeadlineResult result={result.data} onOpenFoja={onOpenFoja} />
        )}
      </section>
    </div>
  );
}

/** The request of these inputs; null while the term or the day is not told. */
function deadlineInput(inputs: CalculatorSearch): object | null {
  const { notified, by = 'cedula', deadline, length, unit, jurisdiction, distanceKm } = inputs;
  if (!notified || (!deadline?.trim() && !length)) return null;
  return {
    notified,
    by,
    ...(deadline?.trim() ? { deadline } : { length: Number(length), unit: unit ?? 'dias-habiles-judiciales' }),
    ...(jurisdiction && { jurisdiction }),
    ...(distanceKm && { distanceKm: Number(distanceKm) }),
  };
}
