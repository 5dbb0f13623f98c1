import { type ReactNode, useEffect, useRef } from 'react';
import type { ShownState } from './show-states.ts';

interface SectionProps {
  id: string;
  title: string;
  /** Drawn twice, once in each theme. */
  children: ReactNode;
}

const themes = [
  { name: 'light', label: 'Tema claro' },
  { name: 'dark', label: 'Tema oscuro' },
] as const;

/** A family of primitives, in both themes side by side. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} data-section={id} className="scroll-mt-4">
      <h2 id={`${id}-title`} className="mb-3 text-lg font-semibold tracking-tight">
        {title}
      </h2>
      <div className="grid grid-cols-1 rounded-card border border-line lg:grid-cols-2">
        {themes.map(({ name, label }) => (
          <fieldset
            key={name}
            data-theme={name}
            className="min-w-0 overflow-x-clip rounded-card bg-ground p-5 text-ink"
          >
            <legend className="sr-only">{`${title}, ${label}`}</legend>
            <div className="flex flex-wrap items-start gap-x-6 gap-y-5">{children}</div>
          </fieldset>
        ))}
      </div>
    </section>
  );
}

interface SpecimenProps {
  /** Which state of the primitive this is. */
  name: string;
  /** A state of the first control in it that is shown although nobody points at it. */
  shown?: ShownState;
  wide?: boolean;
  children: ReactNode;
}

/** One primitive in one state, with the state's name over it. */
export function Specimen({ name, shown, wide = false, children }: SpecimenProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) box.current?.querySelector('button, a, input, select, textarea')?.setAttribute('data-shown', shown);
  }, [shown]);
  return (
    <div className={wide ? 'w-full min-w-0' : 'min-w-0'}>
      <p className="mb-2 text-xs text-ink-muted">{name}</p>
      <div ref={box}>{children}</div>
    </div>
  );
}
