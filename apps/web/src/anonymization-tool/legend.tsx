import { type PersonalDataType, personalDataTypes } from '@foja/contracts/anonymization-calls';
import { datumStyle, personalDataLooks } from '../anonymization/personal-data.ts';
import { classNames } from '../design-system/class-names.ts';
import type { Datum } from './decisions.ts';
import { TypeSwatch } from './type-swatch.tsx';

interface LegendProps {
  data: readonly Datum[];
  visibleTypes: readonly PersonalDataType[];
  onToggle: (type: PersonalDataType) => void;
}

/** The types that the text has, each with its colour and how often; one that is switched off stays visible. */
export function Legend({ data, visibleTypes, onToggle }: LegendProps) {
  const counts = new Map<PersonalDataType, number>();
  for (const { type } of data) counts.set(type, (counts.get(type) ?? 0) + 1);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Qué se oculta</legend>
      <div className="flex flex-wrap gap-1.5">
        {personalDataTypes
          .filter((type) => counts.has(type))
          .map((type) => {
            const on = !visibleTypes.includes(type);
            return (
              <label
                key={type}
                style={datumStyle(type)}
                className={classNames(
                  'inline-flex h-8 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface pr-3 pl-2 text-sm hover:border-line-strong',
                  'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary-ink',
                  on ? 'text-ink' : 'text-ink-muted line-through',
                )}
              >
                <input
                  type="checkbox"
                  checked={on}
                  onChange={() => onToggle(type)}
                  className="size-3.5 accent-primary-ink outline-none"
                />
                <TypeSwatch />
                {personalDataLooks[type].label}
                <span className="figures text-ink-muted">{counts.get(type)}</span>
              </label>
            );
          })}
      </div>
    </fieldset>
  );
}
