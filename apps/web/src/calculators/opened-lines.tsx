import { ChevronRight } from 'lucide-react';
import { Card } from '../design-system/card.tsx';
import { Articles, Section } from './account.tsx';
import { accountMarkdown, type OpenedLine, type WrittenAccount, written } from './account-text.ts';
import { TakeAlong } from './take-along.tsx';

interface OpenedLinesProps {
  lines: readonly OpenedLine[];
  missing: readonly { fact: string; question: string }[];
  notes: readonly string[];
  dataAsOf: string | null;
  onOpenFoja: (id: string) => void;
}

/** The lines of a result: each one opens its arithmetic, its other readings and its articles. */
export function OpenedLines({ lines, missing, notes, dataAsOf, onOpenFoja }: OpenedLinesProps) {
  return (
    <div className="grid gap-6">
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {lines.map((line) => (
          <li key={line.id}>
            <details className="group">
              <summary className="flex cursor-pointer list-none flex-wrap items-baseline gap-x-3 gap-y-0.5 px-4 py-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
                <ChevronRight
                  size={16}
                  aria-hidden="true"
                  className="shrink-0 self-center text-ink-muted transition-transform group-open:rotate-90 print:hidden"
                />
                <span className="min-w-0 flex-[1_1_10rem] text-sm">
                  {line.label}
                  {line.detail && <span className="block text-xs text-ink-muted">{line.detail}</span>}
                </span>
                <span className="ml-auto font-serif text-base tabular-nums">{line.figure}</span>
              </summary>
              <div className="grid gap-3 px-4 pt-1 pb-4 text-sm sm:pl-11">
                <ol className="grid list-decimal gap-2 pl-5 font-serif text-base wrap-anywhere">
                  {line.steps.map((step) => (
                    <li key={step.text}>
                      {written(step.text)} <Articles ids={step.citations} onOpen={onOpenFoja} />
                    </li>
                  ))}
                </ol>
                {line.readings.map((reading) => (
                  <div key={reading.id} className="rounded-field border border-line p-3">
                    <p className="font-medium">
                      {reading.label}: {reading.figure}
                    </p>
                    <p className="mt-1 text-ink-muted">{written(reading.because)}</p>
                    <Articles ids={reading.citations} onOpen={onOpenFoja} />
                  </div>
                ))}
              </div>
            </details>
          </li>
        ))}
      </ul>
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
      {dataAsOf && <p className="text-sm text-ink-muted">{written(`Datos leídos o revisados el ${dataAsOf}.`)}</p>}
    </div>
  );
}

/** The result in one figure, and its account to take along: copied, or as a file. */
export function Headline(account: WrittenAccount) {
  const { title, figure, detail } = account;
  return (
    <Card className="p-5">
      <p className="text-sm text-ink-muted">{title}</p>
      <h2 className="mt-1 font-serif text-2xl font-medium text-balance wrap-anywhere">{figure}</h2>
      {detail && <p className="mt-2 text-sm">{detail}</p>}
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <TakeAlong title={title} markdown={() => accountMarkdown(account)} />
      </div>
    </Card>
  );
}

/** A figure between two ends, or one where they are the same; a range without end is told from its beginning. */
export function rangeText(min: number, max: number | null, write: (amount: number) => string): string {
  if (max === null) return `Desde ${write(min)}`;
  return min === max ? write(min) : `${write(min)} a ${write(max)}`;
}
