import type { MatterReading } from '@foja/contracts/generators/matter-reading';
import { useState } from 'react';
import { restoreText } from '../../anonymization/placeholders.ts';
import { Button } from '../../design-system/button.tsx';
import { Checkbox } from '../../design-system/checkbox.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { Select } from '../../design-system/select.tsx';
import { generationFailure } from '../generation-failure.ts';
import { useResult } from './result-context.ts';

/** What a person puts right of a text's reading. */
export interface MatterCorrection {
  matterChoice: string;
  /** Ids of the facts that are not in dispute, those of before included. */
  leftOut: string[];
}

interface MatterChoiceProps {
  reading: MatterReading;
  /** Has the text read anew. */
  onCorrect: (correction: MatterCorrection) => Promise<void>;
}

/** What the text was taken for and the facts that were read in it, each with its words; both can be put right. */
export function MatterChoice({ reading: { facts, kind, others }, onCorrect }: MatterChoiceProps) {
  const { placeholders } = useResult();
  const [chosen, setChosen] = useState(kind.guideTitle);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [state, setState] = useState<'idle' | 'working'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const isChanged = chosen !== kind.guideTitle || leftOut.length > 0;
  const options = [kind, ...others].map(({ guideTitle, situation }) => ({
    value: guideTitle,
    label: `${situation}: ${guideTitle}`,
  }));

  async function correct(): Promise<void> {
    setState('working');
    setProblem(null);
    try {
      await onCorrect({ matterChoice: chosen, leftOut: [...leftOut] });
    } catch (failure) {
      const told = generationFailure(failure);
      setProblem(told.kind === 'message' ? told.text : 'No se pudo leer de nuevo el texto. Volvé a intentar.');
    }
    setState('idle');
  }

  return (
    <details className="rounded-field border border-line text-sm">
      <summary className="px-3 py-2 font-medium text-primary-ink">
        Lo que se leyó en el texto, y cómo corregirlo
      </summary>
      <form
        className="grid gap-3 border-t border-line px-3 py-3"
        onSubmit={(event) => {
          event.preventDefault();
          void correct();
        }}
      >
        <Select
          label="De qué se trata"
          help="Al cambiarlo se lee todo de nuevo. No descuenta un uso."
          value={chosen}
          options={options}
          disabled={state === 'working'}
          onChange={setChosen}
        />
        {facts.length > 0 && (
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-medium">Hechos que se tomaron como discutidos: marcá los que no lo son</legend>
            {facts.map(({ fact, id, quote }) => (
              <Checkbox
                key={id}
                label={`${fact}: «${restoreText(quote, placeholders)}»`}
                checked={leftOut.includes(id)}
                disabled={state === 'working'}
                onChange={({ target }) =>
                  setLeftOut((now) => (target.checked ? [...now, id] : now.filter((other) => other !== id)))
                }
              />
            ))}
          </fieldset>
        )}
        <p role="status" className="text-ink-muted empty:hidden">
          {state === 'working' && 'Leyendo de nuevo el texto…'}
        </p>
        {problem && <FormBanner tone="danger">{problem}</FormBanner>}
        <div>
          <Button type="submit" disabled={!isChanged || state === 'working'}>
            Leer de nuevo
          </Button>
        </div>
      </form>
    </details>
  );
}
