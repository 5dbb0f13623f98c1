import type { CaseCorrections, CaseSide, EvaluationPoint } from '@foja/contracts/evaluation';
import { useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Checkbox } from '../design-system/checkbox.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { Select } from '../design-system/select.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { pointStatusTexts, sideTexts } from './case-evaluation.ts';
import type { ShownCase } from './chosen-case-type.ts';

interface FactsCorrectionProps {
  evaluation: ShownCase;
  /** What was put right before; the new corrections add to it. */
  before: CaseCorrections;
  /** Has everything computed anew. @throws what is told here. */
  onCorrect: (corrections: CaseCorrections) => Promise<void>;
}

type Status = EvaluationPoint['status'];
const statusOptions = (Object.keys(pointStatusTexts) as Status[]).map((value) => ({
  value,
  label: pointStatusTexts[value],
}));
const sideOptions = (Object.keys(sideTexts) as CaseSide[]).map((value) => ({ value, label: sideTexts[value] }));

/** The facts that were read, each with the words it was read from and a way to put it right; then everything is computed anew. */
export function FactsCorrection({ evaluation, before, onCorrect }: FactsCorrectionProps) {
  const { adverse, done, limitation, points, sideQuote } = evaluation;
  const [side, setSide] = useState<CaseSide>(evaluation.side);
  const [startsOn, setStartsOn] = useState(limitation?.startsOn ?? '');
  const [statuses, setStatuses] = useState<Record<string, Status>>({});
  const [notSo, setNotSo] = useState<readonly string[]>([]);
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  const isChanged =
    side !== evaluation.side ||
    startsOn !== (limitation?.startsOn ?? '') ||
    notSo.length > 0 ||
    points.some(({ element, status }) => (statuses[element] ?? status) !== status);

  async function correct(): Promise<void> {
    setState('working');
    const changed = points.flatMap(({ element, status }) => {
      const next = statuses[element] ?? status;
      return next === status ? [] : [{ element, status: next }];
    });
    const kept = (before.elements ?? []).filter((old) => !changed.some(({ element }) => element === old.element));
    try {
      await onCorrect({
        ...before,
        ...(side === evaluation.side ? {} : { side }),
        ...(startsOn !== '' && startsOn !== limitation?.startsOn ? { startsOn } : {}),
        elements: [...kept, ...changed],
        notSo: [...(before.notSo ?? []), ...notSo],
      });
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  const told = [
    ...adverse.map(({ id, quote, title }) => ({ id, label: title, quote })),
    ...done.map(({ done: what, id, quote }) => ({ id, label: `Ya se hizo: ${what}`, quote })),
  ];
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void correct();
      }}
    >
      <p className="text-sm text-ink-muted">
        Esto es lo que se leyó en el relato. Si algo no es así, corregilo: se calcula todo de nuevo y no descuenta un
        uso.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="De qué lado estás"
          {...(sideQuote ? { help: `Se leyó en: «${sideQuote}»` } : {})}
          value={side}
          options={sideOptions}
          onChange={setSide}
        />
        {limitation && (
          <TextField
            label="Desde cuándo corre el plazo"
            type="date"
            {...(limitation.quotes[0] ? { help: `Se leyó en: «${limitation.quotes[0]}»` } : {})}
            value={startsOn}
            onChange={(event) => setStartsOn(event.target.value)}
          />
        )}
      </div>
      <div className="grid gap-3">
        {points.map(({ element, quotes, status }) => (
          <Select
            key={element}
            label={element}
            help={quotes[0] ? `Se leyó en: «${quotes[0]}»` : 'El relato no lo menciona.'}
            value={statuses[element] ?? status}
            options={statusOptions}
            onChange={(next) => setStatuses((now) => ({ ...now, [element]: next }))}
          />
        ))}
      </div>
      {told.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-medium">Marcá lo que no es así</legend>
          {told.map(({ id, label, quote }) => (
            <Checkbox
              key={id}
              label={`${label}: «${quote}»`}
              checked={notSo.includes(id)}
              onChange={({ target }) =>
                setNotSo((now) => (target.checked ? [...now, id] : now.filter((other) => other !== id)))
              }
            />
          ))}
        </fieldset>
      )}
      {state === 'failed' && (
        <FormBanner tone="danger">
          No se pudo calcular de nuevo. Tus correcciones siguen acá: volvé a intentar.
        </FormBanner>
      )}
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {state === 'working' && 'Calculando de nuevo…'}
      </p>
      <div>
        <Button type="submit" disabled={!isChanged || state === 'working'}>
          Calcular de nuevo
        </Button>
      </div>
    </form>
  );
}
