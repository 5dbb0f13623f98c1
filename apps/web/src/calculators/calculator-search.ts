import { type ItemSearch, readItemSearch } from './item-search.ts';

/** One thing that happened to a claim, as the address carries it; empty texts are not told yet. */
export interface ClaimEvent {
  kind: string;
  date: string;
  mode?: string | undefined;
  actaDisponible?: string | undefined;
}

/** What the address of a calculator carries: its inputs, by the names of the API, and the foja beside it. */
export interface CalculatorSearch extends ItemSearch {
  notified?: string | undefined;
  by?: string | undefined;
  deadline?: string | undefined;
  length?: string | undefined;
  unit?: string | undefined;
  jurisdiction?: string | undefined;
  distanceKm?: string | undefined;
  claim?: string | undefined;
  since?: string | undefined;
  asOf?: string | undefined;
  events?: ClaimEvent[] | undefined;
  foja?: string | undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

/** Reads an address; what is not an input of a calculator is dropped. */
export function calculatorSearch(search: Record<string, unknown>): CalculatorSearch {
  return {
    ...readItemSearch(search),
    notified: text(search.notified),
    by: text(search.by),
    deadline: text(search.deadline),
    length: text(search.length),
    unit: text(search.unit),
    jurisdiction: text(search.jurisdiction),
    distanceKm: text(search.distanceKm),
    claim: text(search.claim),
    since: text(search.since),
    asOf: text(search.asOf),
    events: Array.isArray(search.events) ? search.events.flatMap(readEvent) : undefined,
    foja: text(search.foja),
  };
}

function readEvent(value: unknown): ClaimEvent[] {
  if (typeof value !== 'object' || value === null) return [];
  const event = value as Record<string, unknown>;
  const kind = text(event.kind);
  if (!kind) return [];
  return [{ kind, date: text(event.date) ?? '', mode: text(event.mode), actaDisponible: text(event.actaDisponible) }];
}
