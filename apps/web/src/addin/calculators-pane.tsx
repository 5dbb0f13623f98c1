import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { CalculatorBody } from '../calculators/calculator-body.tsx';
import { catalogueQuery } from '../calculators/calculator-queries.ts';
import type { CalculatorSearch } from '../calculators/calculator-search.ts';
import { calculators } from '../calculators/calculators.ts';

/** The calculators beside the document: what is typed stays while the pane is open. */
export function CalculatorsPane({ onOpenSource }: { onOpenSource: (id: string) => void }) {
  const [slug, setSlug] = useState<string | null>(null);
  const [inputs, setInputs] = useState<Record<string, CalculatorSearch>>({});
  const catalogue = useQuery(catalogueQuery);
  const calculator = calculators.find((one) => one.slug === slug);
  return (
    <section aria-label="Calculadoras" className="overflow-y-auto p-4">
      {calculator ? (
        <>
          <button
            type="button"
            onClick={() => setSlug(null)}
            className="inline-flex items-center gap-1.5 text-sm text-ink-muted hover:text-ink"
          >
            <ArrowLeft size={15} aria-hidden="true" />
            Calculadoras
          </button>
          <h2 className="mt-2 mb-4 text-lg font-semibold tracking-tight">{calculator.title}</h2>
          <CalculatorBody
            key={calculator.slug}
            slug={calculator.slug}
            inputs={inputs[calculator.slug] ?? {}}
            catalogue={catalogue.data}
            onChange={(part) =>
              setInputs((now) => ({ ...now, [calculator.slug]: { ...now[calculator.slug], ...part } }))
            }
            onOpenFoja={onOpenSource}
          />
        </>
      ) : (
        <ul className="grid gap-2">
          {calculators.map(({ slug: name, title, summary, icon: Icon }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => setSlug(name)}
                className="flex w-full gap-3 rounded-card border border-line bg-surface p-3 text-left hover:border-line-strong"
              >
                <Icon size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-secondary-ink" />
                <span>
                  <span className="block text-sm font-medium">{title}</span>
                  <span className="mt-0.5 block text-xs text-ink-muted">{summary}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
