import type { PersonalDataType } from '@foja/contracts/anonymization-calls';
import { useMemo, useRef } from 'react';
import { groupKeptNames, keptReasons, searchedData } from '../anonymization/kept-names.ts';
import { personalDataLooks } from '../anonymization/personal-data.ts';
import { Button } from '../design-system/button.tsx';
import type { Decision } from './decisions.ts';
import { literalsOf, type Review } from './tool-state.ts';

interface KeptListProps {
  review: Review;
  onDecide: (decision: Decision) => void;
  onHideType: (type: PersonalDataType) => void;
}

/** One line of what stays: what it is, why, how often, and what replaces all of it. */
interface Entry {
  key: string;
  text: string;
  reason: string;
  mentions: number;
  action: string;
  replace: () => void;
}

const everywhere = 'Reemplazar en todas partes';
const count = new Intl.NumberFormat('es-AR');

/** What was looked for, and all that "Quedan visibles" counts, each with its reason and one click that replaces it everywhere. */
export function KeptList({ review, onDecide, onHideType }: KeptListProps) {
  const entries = useMemo(() => entriesOf(review, onDecide, onHideType), [review, onDecide, onHideType]);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section
      aria-labelledby="kept-names"
      className="grid gap-3 rounded-card border border-line bg-surface px-5 py-4 text-sm"
    >
      <h2 ref={heading} id="kept-names" tabIndex={-1} className="font-medium outline-none">
        Qué se buscó y qué queda a la vista
      </h2>
      <p className="text-ink-muted">
        Se buscó: {searchedData}. Lo que la búsqueda no advirtió no figura acá: leé el resultado antes de usarlo.
      </p>
      {entries.length === 0 ? (
        <p>De lo que se reconoció, nada queda a la vista.</p>
      ) : (
        <ul className="grid gap-2">
          {entries.map(({ key, text, reason, mentions, action, replace }) => (
            <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 basis-56 break-words">
                <span className="font-medium text-ink">{text}</span>{' '}
                <span className="text-ink-muted">
                  {reason} · {mentions === 1 ? '1 vez' : `${count.format(mentions)} veces`}
                </span>
              </span>
              <Button
                size="small"
                aria-label={`${action}: ${text}`}
                onClick={() => {
                  replace();
                  // The button goes with its line.
                  heading.current?.focus();
                }}
              >
                {action}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function entriesOf(
  review: Review,
  onDecide: KeptListProps['onDecide'],
  onHideType: KeptListProps['onHideType'],
): Entry[] {
  const { data, kept, visibleTypes } = review;
  const names = groupKeptNames(kept).map(({ text, reason, literals, mentions }) => ({
    key: `${reason} ${literals[0]}`,
    text,
    reason: keptReasons[reason],
    mentions,
    action: everywhere,
    replace: () => onDecide({ kind: 'replace', type: 'persona', literals }),
  }));
  const types = visibleTypes.flatMap((type) => {
    const mentions = data.filter((datum) => datum.type === type).length;
    const { label } = personalDataLooks[type];
    const reason = 'elegiste no ocultar este tipo';
    const entry = { key: type, text: label, reason, mentions, action: 'Reemplazar todos' };
    return mentions === 0 ? [] : [{ ...entry, replace: () => onHideType(type) }];
  });
  return [...names, ...types, ...leftByHand(review, onDecide)];
}

/** What the person left visible; of a type that is switched off, the type's own entry counts them. */
function leftByHand(review: Review, onDecide: KeptListProps['onDecide']): Entry[] {
  const entries = new Map<string, Entry>();
  for (const datum of review.data) {
    if (!datum.kept || review.visibleTypes.includes(datum.type)) continue;
    const literals = literalsOf(review, datum);
    const key = `${datum.type} ${literals.join('\n')}`;
    const entry = entries.get(key);
    if (entry) {
      entry.mentions += 1;
      if (datum.text.length > entry.text.length) entry.text = datum.text;
      continue;
    }
    const replace = () => onDecide({ kind: 'hide', type: datum.type, literals });
    entries.set(key, {
      key,
      text: datum.text,
      reason: 'lo dejaste visible',
      mentions: 1,
      action: everywhere,
      replace,
    });
  }
  return [...entries.values()];
}
