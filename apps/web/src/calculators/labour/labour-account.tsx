import type { LabourLine } from '@foja/contracts/calculators/labour';
import { ChevronDown } from 'lucide-react';
import { Articles } from '../account.tsx';
import { formatPesos, formatRange } from './amounts.ts';
import { factLabel, focusFact } from './facts.ts';

interface LabourLinesProps {
  lines: readonly LabourLine[];
  onOpenFoja: (id: string) => void;
}

/** Every line of a liquidation; each opens its arithmetic, the facts it used, its articles and its readings. */
export function LabourLines({ lines, onOpenFoja }: LabourLinesProps) {
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">Línea por línea</h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {lines.map((line) => (
          <li key={line.id}>
            <details className="group">
              <summary className="flex cursor-pointer list-none flex-wrap [&::-webkit-details-marker]:hidden items-baseline gap-x-3 gap-y-0.5 px-4 py-3 hover:bg-sunken">
                <ChevronDown
                  size={15}
                  aria-hidden="true"
                  className="shrink-0 self-center text-ink-muted group-open:rotate-180"
                />
                <span className="min-w-0 flex-[1_1_10rem] text-sm">{line.label}</span>
                <span className="ml-auto text-right font-serif tabular-nums">{formatRange(line)}</span>
              </summary>
              <LineAccount line={line} onOpenFoja={onOpenFoja} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LineAccount({ line, onOpenFoja }: { line: LabourLine; onOpenFoja: (id: string) => void }) {
  const facts = [...new Set(line.steps.flatMap((step) => step.facts ?? []))];
  return (
    <div className="grid gap-3 px-4 pt-1 pb-4 sm:pl-11">
      <ol className="grid list-decimal gap-2 pl-5 font-serif">
        {line.steps.map((step) => (
          <li key={step.text}>
            {step.text} <Articles ids={step.citations} onOpen={onOpenFoja} />
          </li>
        ))}
      </ol>
      {facts.length > 0 && (
        <p className="flex flex-wrap items-center gap-1.5 text-sm text-ink-muted print:hidden">
          Datos que usa:
          {facts.map((fact) => (
            <button
              key={fact}
              type="button"
              onClick={() => focusFact(fact)}
              className="rounded border border-line px-1.5 py-0.5 text-xs text-ink hover:bg-sunken"
            >
              {factLabel(fact)}
            </button>
          ))}
        </p>
      )}
      <Readings readings={line.readings} onOpenFoja={onOpenFoja} />
    </div>
  );
}

/** The ways in which a line may be read, the followed one first; nothing where there is only one. */
export function Readings({
  readings,
  onOpenFoja,
}: {
  readings: LabourLine['readings'];
  onOpenFoja: (id: string) => void;
}) {
  if (readings.length < 2) return null;
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {readings.map((reading) => (
        <li key={reading.id} className="rounded-field border border-line p-3 text-sm">
          <p className="font-medium">{reading.label}</p>
          <p className="mt-1 font-serif text-base tabular-nums">{formatPesos(reading.value)}</p>
          <p className="mt-1 text-ink-muted">{reading.because}</p>
          <Articles ids={reading.citations} onOpen={onOpenFoja} />
        </li>
      ))}
    </ul>
  );
}

/** What a calculation supposes or leaves out. */
export function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">Para tener en cuenta</h3>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
