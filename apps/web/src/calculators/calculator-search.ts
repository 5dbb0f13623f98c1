import { type ItemSearch, readItemSearch } from './item-search.ts';

/** One thing that happened to a claim, as the address carries it; empty texts are not told yet. */
export interface ClaimEvent {
  kind: string;
  date: string;
  mode?: string | undefined;
  actaDisponible?: string | undefined;
}

/** Inputs that the address carries as text, by the names of the API. */
const inputNames = [
  'notified',
  'by',
  'deadline',
  'length',
  'unit',
  'jurisdiction',
  'distanceKm',
  'extension',
  'hour',
  'claim',
  'since',
  'asOf',
  'start',
  'end',
  'cause',
  'worker',
  'bestPay',
  'cap',
  'noticeGiven',
  'registered',
  'vacationTaken',
  'trialMonths',
  'daysWorked',
  'imputable',
  'termEnd',
  'sickUntil',
  'variableSixMonths',
  'variableYear',
  'previousStart',
  'previousEnd',
  'previousPaid',
  'year',
  'workedHalf',
  'monthlyPay',
  'pay',
  'exit',
  'day',
  'from',
  'hours',
  'hourlyValue',
  'seniorityYears',
  'family',
] as const;
export type InputName = (typeof inputNames)[number];

/** What the address of a calculator carries: its inputs, and the foja beside it. */
export type CalculatorSearch = ItemSearch & { [Name in InputName]?: string | undefined } & {
  events?: ClaimEvent[] | undefined;
  foja?: string | undefined;
};

/** A link may carry `true`, `false` and `null` as the API takes them. */
const text = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : undefined;
};

/** Reads an address; what is not an input of a calculator is dropped. */
export function calculatorSearch(search: Record<string, unknown>): CalculatorSearch {
  return {
    ...readItemSearch(search),
    ...Object.fromEntries(inputNames.map((name) => [name, text(search[name])])),
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
