import type { SourceOutcome } from '@foja/contracts/jurisprudence';
import { resultSourceLabels } from '@foja/contracts/jurisprudence-limits';
import { countOf } from '../../platform/count-of.ts';

const originNames: Record<SourceOutcome['origin'], string> = {
  corpus: 'Corpus de Foja',
  'saij-federal': resultSourceLabels['saij-federal'],
  'saij-sumarios': resultSourceLabels['saij-sumarios'],
};

/** The places that were asked, of those that could be. */
export function askedSources(outcomes: readonly SourceOutcome[]): SourceOutcome[] {
  return outcomes.filter(({ state }) => state !== 'not-asked');
}

/** `SAIJ federal: 3 resultados`, `SAIJ sumarios: no respondió`. */
export function outcomeText({ origin, state, found }: SourceOutcome): string {
  return `${originNames[origin]}: ${state === 'unavailable' ? 'no respondió' : countOf(found, 'resultado', 'resultados')}`;
}
