import { isCivilDay } from '@foja/computable-law/core/civil-day';
import { type CalculatorSearch, calculatorSearch } from '../calculators/calculator-search.ts';

/** The value of `e` for an entry that is being written and was never saved. */
export const newEntry = 'nueva';

/** What the address of the agenda says. */
export interface AgendaSearch {
  /** How it is shown; a list where left out. */
  vista?: 'semana' | 'mes' | undefined;
  /** A day of the stretch that is shown; today where left out. */
  fecha?: string | undefined;
  /** The list shows what is done as well. */
  todo?: true | undefined;
  /** The entry that is open, or that a new one is. */
  e?: string | undefined;
  /** The causa that a new entry belongs to. */
  causa?: string | undefined;
  /** What the term of a new entry is computed from. */
  plazo?: CalculatorSearch | undefined;
  /** Of whom it is shown: `mias`, or the account id of who is responsible; everybody's where left out. */
  resp?: string | undefined;
  /** What a new entry is called that is put down by hand, as what is due on `fecha`. */
  titulo?: string | undefined;
  /** The source beside it. */
  foja?: string | undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export function agendaSearch(search: Record<string, unknown>): AgendaSearch {
  const { vista, fecha, plazo } = search;
  return {
    vista: vista === 'semana' || vista === 'mes' ? vista : undefined,
    fecha: typeof fecha === 'string' && isCivilDay(fecha) ? fecha : undefined,
    todo: search.todo === true ? true : undefined,
    e: text(search.e),
    causa: text(search.causa),
    plazo: typeof plazo === 'object' && plazo !== null ? calculatorSearch(plazo as Record<string, unknown>) : undefined,
    resp: text(search.resp),
    titulo: text(search.titulo),
    foja: text(search.foja),
  };
}
