import { filterMaxCharacters, maxResultsBounds, searchQueryMaxCharacters } from '@foja/contracts/jurisprudence-limits';

/** What the address of the jurisprudence screen says. What is left out is as the product has it: both databases, five results. */
export interface JurisprudenceSearch {
  /** By words without it. */
  modo?: 'contexto' | undefined;
  /** The words that are searched. */
  q?: string | undefined;
  tribunal?: string | undefined;
  /** First and last day, ISO dates. */
  desde?: string | undefined;
  hasta?: string | undefined;
  norma?: string | undefined;
  materia?: string | undefined;
  /** Which of SAIJ's databases are asked, where it is not both. */
  fuentes?: 'federal' | 'sumarios' | 'ninguna' | undefined;
  max?: number | undefined;
  /** By relevance without it. */
  orden?: 'fecha' | undefined;
  /** The kept search by context that is open. */
  r?: string | undefined;
  /** The source beside the results. */
  foja?: string | undefined;
}

/** A search typed as `q=1757` or `q=true` reaches the router as a number or a truth value. */
function words(value: unknown, maxCharacters: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  return String(value).trim().slice(0, maxCharacters) || undefined;
}

function day(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const time = Date.parse(value);
  // 30 February is a day to some browsers.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value ? undefined : value;
}

function resultCount(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value)) return undefined;
  const count = Math.min(maxResultsBounds.most, Math.max(maxResultsBounds.least, value));
  return count === maxResultsBounds.default ? undefined : count;
}

const sourceChoices = ['federal', 'sumarios', 'ninguna'] as const;

/** Reads the address; what cannot be is left out. */
export function jurisprudenceSearch(search: Record<string, unknown>): JurisprudenceSearch {
  return {
    modo: search.modo === 'contexto' ? 'contexto' : undefined,
    q: words(search.q, searchQueryMaxCharacters),
    tribunal: words(search.tribunal, filterMaxCharacters),
    desde: day(search.desde),
    hasta: day(search.hasta),
    norma: words(search.norma, filterMaxCharacters),
    materia: words(search.materia, filterMaxCharacters),
    fuentes: sourceChoices.find((choice) => choice === search.fuentes),
    max: resultCount(search.max),
    orden: search.orden === 'fecha' ? 'fecha' : undefined,
    r: words(search.r, filterMaxCharacters),
    foja: words(search.foja, filterMaxCharacters),
  };
}
