import type { SourceOutcome } from '@foja/contracts/jurisprudence';
import { resultSourceLabels } from '@foja/contracts/jurisprudence-limits';
import { countOf } from '../../writing-assistant/count-of.ts';

const whole = new Intl.NumberFormat('es-AR');

const originNames: Record<SourceOutcome['origin'], string> = {
  corpus: 'Corpus de Foja',
  'saij-federal': resultSourceLabels['saij-federal'],
  'saij-sumarios': resultSourceLabels['saij-sumarios'],
};

/** What each place that was asked gave, before those found twice were made one and the list was cut. */
export function SourceOutcomes({ outcomes }: { outcomes: readonly SourceOutcome[] }) {
  const asked = outcomes.filter(({ state }) => state !== 'not-asked');
  if (asked.length === 0) return null;
  return (
    <p className="figures text-xs text-ink-muted">
      {asked.map(({ origin, ...outcome }) => `${originNames[origin]}: ${outcomeWords(outcome)}`).join(' · ')}
    </p>
  );
}

function outcomeWords({ state, found, total }: Omit<SourceOutcome, 'origin'>): string {
  if (state === 'unavailable') return 'no respondió';
  const words = countOf(found, 'resultado', 'resultados');
  return total !== null && total > found ? `${words} de ${whole.format(total)}` : words;
}
