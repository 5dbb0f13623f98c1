import type { ReactNode } from 'react';
import { articleName, normShortName } from '../sources/source-label.ts';
import { written } from './account-text.ts';

interface Line {
  text: string;
  citations: readonly string[];
}

interface AccountProps {
  steps: readonly Line[];
  notes: readonly string[];
  readings: readonly { id: string; label: string; because: string; value: string; citations: readonly string[] }[];
  missing: readonly { fact: string; question: string }[];
  formatValue: (value: string) => string;
  onOpenFoja: (id: string) => void;
}

/** The account of a result: readings side by side, each step with its articles, what is assumed and what is missing. */
export function Account({ steps, notes, readings, missing, formatValue, onOpenFoja }: AccountProps) {
  return (
    <div className="grid gap-6">
      {readings.length > 0 && (
        <Section title="Otras lecturas">
          <ul className="grid gap-3 sm:grid-cols-2">
            {readings.map((reading) => (
              <li key={reading.id} className="rounded-field border border-line p-3 text-sm">
                <p className="font-medium">{reading.label}</p>
                <p className="mt-1 font-serif text-base">{formatValue(reading.value)}</p>
                <p className="mt-1 text-ink-muted">{written(reading.because)}</p>
                <Articles ids={reading.citations} onOpen={onOpenFoja} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Cómo se contó">
        <ol className="grid list-decimal gap-2 pl-5 font-serif">
          {steps.map((step) => (
            <li key={step.text}>
              {written(step.text)} <Articles ids={step.citations} onOpen={onOpenFoja} />
            </li>
          ))}
        </ol>
      </Section>
      {missing.length > 0 && (
        <Section title="Qué falta saber">
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            {missing.map(({ fact, question }) => (
              <li key={fact}>{question}</li>
            ))}
          </ul>
        </Section>
      )}
      {notes.length > 0 && (
        <Section title="Qué se da por supuesto">
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            {notes.map((note) => (
              <li key={note}>{written(note)}</li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** Articles as buttons that open their foja. */
export function Articles({ ids, onOpen }: { ids: readonly string[]; onOpen: (id: string) => void }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5 font-sans">
      {ids.map((id) => {
        const [norm = id, article = ''] = id.split(':');
        return (
          <button
            key={id}
            type="button"
            onClick={() => onOpen(id)}
            className="rounded border border-line px-1.5 py-0.5 text-xs text-primary-ink hover:bg-sunken"
          >
            {article ? `Art. ${articleName(article)} ${normShortName(norm)}` : normShortName(norm)}
          </button>
        );
      })}
    </span>
  );
}
