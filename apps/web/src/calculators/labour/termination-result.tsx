import type { LabourTerminationResponse } from '@foja/contracts/calculators/labour';
import { Printer } from 'lucide-react';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/card.tsx';
import { accountMarkdown, type WrittenAccount } from '../account-text.ts';
import { TakeAlong } from '../take-along.tsx';
import { formatPesos, formatRange } from './amounts.ts';
import { focusFact } from './facts.ts';
import { LabourLines, Notes, Readings } from './labour-account.tsx';

interface TerminationResultProps {
  result: LabourTerminationResponse;
  onOpenFoja: (id: string) => void;
}

/** The total or its range first, then what would close it, every line with its account, and the other readings. */
export function TerminationResult({ result, onOpenFoja }: TerminationResultProps) {
  const lines = result.lines.filter(({ id }) => id !== 'total');
  const total = result.lines.find(({ id }) => id === 'total');
  if (!total) return null;
  const values = result.readings.map(({ value }) => value);
  return (
    <div className="grid gap-6">
      <Card className="p-5">
        <p className="text-sm text-ink-muted">{result.cause}: total de la liquidación</p>
        <h2 className="mt-1 font-serif text-2xl font-medium text-balance tabular-nums">{formatRange(total)}</h2>
        {values.length > 1 && (
          <p className="mt-2 text-sm">
            Según cómo se lea la ley, de {formatPesos(Math.min(...values))} a {formatPesos(Math.max(...values))}.
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <TakeAlong
            title={`Liquidación: ${result.cause}`}
            markdown={() => accountMarkdown(liquidationAccount(result))}
            copied={() => liquidationText(result)}
            copyLabel="Copiar la liquidación"
          />
          <Button size="small" onClick={() => window.print()}>
            <Printer size={15} aria-hidden="true" />
            Imprimir
          </Button>
        </div>
      </Card>
      {result.missing.length > 0 && (
        <section>
          <h3 className="mb-2 text-sm font-semibold">Qué falta saber</h3>
          <ul className="grid gap-2 text-sm">
            {result.missing.map(({ fact, question, swing }) => (
              <li key={fact} className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
                <button
                  type="button"
                  onClick={() => focusFact(fact)}
                  className="text-left text-primary-ink underline underline-offset-2"
                >
                  {question}
                </button>
                <span className="text-ink-muted">Cambia hasta {formatPesos(swing)}.</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <LabourLines lines={lines} onOpenFoja={onOpenFoja} />
      {result.readings.length > 1 && (
        <section>
          <h3 className="mb-2 text-sm font-semibold">El total según cada lectura</h3>
          <Readings readings={result.readings} onOpenFoja={onOpenFoja} />
        </section>
      )}
      <Notes notes={result.notes} />
    </div>
  );
}

/** The liquidation as it is pasted in a telegram or a claim: one line for each amount, with its articles. */
function liquidationText({ cause, lines, notes }: LabourTerminationResponse): string {
  const rows = lines
    .filter(({ id, amount, max }) => id === 'total' || amount === null || amount > 0 || max > 0)
    .map((line) => `${line.label}: ${formatRange(line)}${articlesOf(line.citations)}`);
  return [`Liquidación. ${cause}.`, ...rows, '', ...notes].join('\n');
}

/** The liquidation line by line, with its arithmetic, for a file. */
function liquidationAccount({ cause, lines, notes }: LabourTerminationResponse): WrittenAccount {
  const total = lines.find(({ id }) => id === 'total');
  return {
    title: cause,
    figure: total ? formatRange(total) : '',
    lines: lines
      .filter(({ id }) => id !== 'total')
      .map((line) => ({ ...line, figure: formatRange(line), readings: line.readings.map(readingInPesos) })),
    notes,
  };
}

const readingInPesos = <One extends { value: number }>(reading: One) => ({
  ...reading,
  figure: formatPesos(reading.value),
});

function articlesOf(citations: readonly string[]): string {
  const own = citations.filter((id) => id.startsWith('lct:')).map((id) => id.slice(4).replace(/(\d)([a-z])/, '$1 $2'));
  return own.length > 0 ? ` (LCT ${own.join(', ')})` : '';
}
