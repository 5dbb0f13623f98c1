import type { AgendaEntry } from '@foja/contracts/agenda';
import {
  type AgendaKeptState,
  type AgendaKind,
  agendaKindLabels,
  agendaStateLabels,
} from '@foja/contracts/agenda-text';
import type { CalculatorSearch } from '../calculators/calculator-search.ts';
import { dayInWords } from '../calculators/day-in-words.ts';
import { sayTerm } from '../calculators/term-words.ts';

/** Everything that an entry says, each under its name on the form; empty where it says nothing of it. */
export type SaidEntry = Record<
  'Título' | 'Qué es' | 'Cuándo' | 'Plazo' | 'Causa' | 'Responsable' | 'Estado' | 'Notas' | 'Recordatorio',
  string
>;

interface Said {
  kind: AgendaKind;
  title: string;
  /** Empty while a term is not computed. */
  day: string;
  time: string | null;
  term: CalculatorSearch | null;
  matter: string;
  responsible: string;
  state: AgendaKeptState;
  notes: string;
  reminds: boolean;
}

export function sayWhole(said: Said): SaidEntry {
  return {
    Título: `«${said.title}»`,
    'Qué es': agendaKindLabels[said.kind],
    Cuándo: said.day === '' ? '' : `${dayInWords(said.day)}${said.time ? `, ${said.time}` : ''}`,
    Plazo: said.term ? sayTerm(said.term) : '',
    Causa: said.matter,
    Responsable: said.responsible,
    Estado: agendaStateLabels[said.state],
    Notas: said.notes,
    Recordatorio: said.reminds ? 'Por mail' : 'No',
  };
}

/** What is kept of an entry's state: one that has run out is pending. */
export const keptState = (entry: AgendaEntry | null): AgendaKeptState =>
  entry && entry.state !== 'expired' ? entry.state : 'pending';
