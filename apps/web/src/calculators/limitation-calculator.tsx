import type { LimitationRequest, LimitationResponse } from '@foja/contracts/calculators';
import { routes } from '@foja/contracts/routes';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../design-system/button.tsx';
import { Select } from '../design-system/select.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { CalculationPanel } from './calculation-panel.tsx';
import type { CalculatorSearch, ClaimEvent } from './calculator-search.ts';
import type { CalculatorProps } from './deadline-calculator.tsx';
import { LimitationResult } from './limitation-result.tsx';
import { NameField } from './name-field.tsx';
import { useCalculation } from './use-calculation.ts';

const eventKinds: Record<LimitationRequest['events'][number]['kind'], string> = {
  intimacion: 'Interpelación fehaciente',
  mediacion: 'Pedido de mediación',
  demanda: 'Demanda',
  reconocimiento: 'Reconocimiento',
  arbitraje: 'Arbitraje',
  'reclamo-administrativo': 'Reclamo administrativo',
};

/** "Prescripción y caducidad": a claim, since when it runs, and what happened to it. */
export function LimitationCalculator({ inputs, catalogue, onChange, onOpenFoja }: CalculatorProps) {
  const calculation = useCalculation<LimitationResponse>(routes.calculatorLimitation, limitationInput(inputs));
  const { errorOf } = calculation;
  const events = inputs.events ?? [];
  const change = (place: number, part: Partial<ClaimEvent>) =>
    onChange({ events: events.map((event, index) => (index === place ? { ...event, ...part } : event)) });
  return (
    <CalculationPanel
      onOpenFoja={onOpenFoja}
      calculation={calculation}
      untold="Decinos el reclamo, desde cuándo corre y a qué día: el resultado aparece acá."
      fields={
        <>
          <NameField
            label="Reclamo"
            help="Por ejemplo «daños extracontractuales»."
            error={errorOf('claim')}
            value={inputs.claim ?? ''}
            names={catalogue?.claims ?? []}
            onChange={(claim) => onChange({ claim })}
          />
          <TextField
            label="Desde cuándo corre"
            type="date"
            error={errorOf('since')}
            value={inputs.since ?? ''}
            onChange={({ target }) => onChange({ since: target.value })}
          />
          {events.map((event, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and keep their order
            <fieldset key={place} className="grid gap-3 rounded-field border border-line p-3">
              <legend className="px-1 text-sm font-medium">Hecho {place + 1}</legend>
              <Select
                label="Qué pasó"
                value={event.kind}
                options={Object.entries(eventKinds).map(([value, label]) => ({ value, label }))}
                onChange={(kind) => change(place, { kind, mode: undefined, actaDisponible: undefined })}
              />
              <TextField
                label="Fecha del hecho"
                type="date"
                value={event.date}
                error={errorOf(`events.${place}.date`)}
                onChange={({ target }) => change(place, { date: target.value })}
              />
              {event.kind === 'mediacion' && (
                <>
                  <Select
                    label="Cómo se pidió"
                    value={event.mode ?? ''}
                    options={[
                      { value: '', label: 'No lo sé' },
                      { value: 'sorteo', label: 'Por sorteo' },
                      { value: 'privada', label: 'Privada' },
                    ]}
                    onChange={(mode) => change(place, { mode })}
                  />
                  <TextField
                    label="Acta de cierre disponible desde"
                    type="date"
                    value={event.actaDisponible ?? ''}
                    error={errorOf('events.actaDisponible')}
                    onChange={({ target }) => change(place, { actaDisponible: target.value })}
                  />
                </>
              )}
              <Button
                kind="quiet"
                size="small"
                aria-label={`Quitar el hecho ${place + 1}`}
                onClick={() => onChange({ events: events.filter((_, index) => index !== place) })}
              >
                <Trash2 size={15} aria-hidden="true" />
                Quitar
              </Button>
            </fieldset>
          ))}
          <Button onClick={() => onChange({ events: [...events, { kind: 'intimacion', date: '' }] })}>
            <Plus size={16} aria-hidden="true" />
            Agregar un hecho
          </Button>
          <TextField
            label="Al día"
            type="date"
            error={errorOf('asOf')}
            value={inputs.asOf ?? ''}
            onChange={({ target }) => onChange({ asOf: target.value })}
          />
        </>
      }
    >
      {(result) => (
        <LimitationResult
          result={result}
          told={{
            since: inputs.since ?? '',
            asOf: inputs.asOf ?? '',
            events: events.map(({ kind, date, actaDisponible }) => ({
              label: (eventKinds as Record<string, string>)[kind] ?? kind,
              date,
              until: actaDisponible,
            })),
          }}
          onOpenFoja={onOpenFoja}
        />
      )}
    </CalculationPanel>
  );
}

/** The request of these inputs; null while the claim, its beginning, the day asked for or the day of an event is not told. */
function limitationInput({ claim, since, asOf, events = [] }: CalculatorSearch): object | null {
  if (!claim?.trim() || !since || !asOf || events.some(({ date }) => !date)) return null;
  return {
    claim,
    since,
    asOf,
    events: events.map(({ kind, date, mode, actaDisponible }) => ({
      kind,
      date,
      ...(mode && { mode }),
      ...(actaDisponible && { actaDisponible }),
    })),
  };
}
