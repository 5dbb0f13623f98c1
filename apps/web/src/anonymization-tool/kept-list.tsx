import { personalDataTypes } from '@foja/contracts/anonymization-calls';
import { useMemo } from 'react';
import { personalDataLooks } from '../anonymization/personal-data.ts';
import { Button } from '../design-system/button.tsx';
import { groupKeptNames, type KeptName, keptReasons } from './kept-names.ts';
import type { Review } from './tool-state.ts';

interface KeptListProps {
  review: Review;
  onReplace: (name: KeptName) => void;
}

const searched = personalDataTypes.map((type) => personalDataLooks[type].label.toLowerCase()).join('; ');

/** What was looked for, and the names that stay, each with its reason and one click that replaces it everywhere. */
export function KeptList({ review: { kept }, onReplace }: KeptListProps) {
  const names = useMemo(() => groupKeptNames(kept), [kept]);
  return (
    <section
      aria-labelledby="kept-names"
      className="grid gap-3 rounded-card border border-line bg-surface px-5 py-4 text-sm"
    >
      <h2 id="kept-names" className="font-medium">
        Qué se buscó y qué queda a la vista
      </h2>
      <p className="text-ink-muted">
        Se buscó: {searched}. Lo que la búsqueda no reconoció no figura acá: leé el resultado antes de usarlo.
      </p>
      {names.length === 0 ? (
        <p>No se reconoció ningún nombre que quede a la vista.</p>
      ) : (
        <ul className="grid gap-2">
          {names.map((name) => (
            <li key={`${name.reason} ${name.literals[0]}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1">
                <span className="font-medium text-ink">{name.text}</span>{' '}
                <span className="text-ink-muted">
                  {keptReasons[name.reason]} · {name.mentions === 1 ? '1 vez' : `${name.mentions} veces`}
                </span>
              </span>
              <Button
                size="small"
                aria-label={`Reemplazar ${name.text} en todas partes`}
                onClick={() => onReplace(name)}
              >
                Reemplazar en todas partes
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
