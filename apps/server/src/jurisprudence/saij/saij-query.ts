import type { JurisprudenceSourceId } from '@foja/contracts/jurisprudence-limits';
import { fold } from '@foja/legal-text/fold';

/** What SAIJ is asked for: words without personal data, and what its own fields can filter. */
export interface SaijQuestion {
  words: string[];
  /** ISO dates. */
  from?: string | undefined;
  to?: string | undefined;
  /** A court's name as SAIJ writes it. */
  court?: string | undefined;
}

/** One call of its search. */
export interface SaijCall {
  /** `q`, free words. */
  words: string;
  /** `r`, in its query language; empty for none. */
  raw: string;
  facets: string;
  pageSize: number;
  /** From which place of the list on. */
  offset?: number;
  /** `fecha-rango|DESC`; by how well it fits where it is left out. */
  sort?: string;
}

/** One value for each root: a second one would replace the first. */
const facets: Record<JurisprudenceSourceId, string> = {
  'saij-federal': 'Total|Tipo de Documento/Jurisprudencia/Fallo|Jurisdicción/Federal',
  'saij-sumarios': 'Total|Tipo de Documento/Jurisprudencia/Sumario',
};

/** Words that are searched, and those that a second, wider attempt keeps. */
const maxWords = 12;
const fewWords = 4;

/**
 * The calls to try, one after the other until one finds something: first the words freely; then, of rulings, those words in their
 * title, which is made of the parties; of summaries, the words that tell most.
 */
export function callsOf(source: JurisprudenceSourceId, question: SaijQuestion, pageSize: number): SaijCall[] {
  const words = cleanWords(question.words).slice(0, maxWords);
  if (words.length === 0) return [];
  const dates = dateRange(question);
  const facet = question.court ? `${facets[source]}|Tribunal/${question.court}` : facets[source];
  const call = (free: string, raw: string[]): SaijCall => ({
    words: free,
    raw: raw.filter((part) => part !== '').join(' AND '),
    facets: facet,
    pageSize,
  });
  const first = call(words.join(' '), [dates]);
  const few = words.slice(0, fewWords);
  if (source === 'saij-federal') return [first, call('', [`titulo:(${few.join(' AND ')})`, dates])];
  return words.length > fewWords ? [first, call(few.join(' '), [dates])] : [first];
}

/** The parameters as the site's own page sends them. */
export function parametersOf({ facets, offset = 0, pageSize, raw, sort = '', words }: SaijCall): URLSearchParams {
  const parameters = new URLSearchParams({
    o: String(offset),
    p: String(pageSize),
    f: facets,
    s: sort,
    v: 'colapsada',
  });
  if (words !== '') parameters.set('q', words);
  if (raw !== '') parameters.set('r', raw);
  return parameters;
}

/** The call for a page of the headnotes of a court, on a subject, since a day, the newest first. */
export function headnotesCall(
  { court, since, subject }: { court: string | null; since: string | null; subject: string | null },
  { offset, pageSize, to }: { offset: number; pageSize: number; to: string },
): SaijCall {
  const words = subject === null ? [] : cleanWords([subject]).slice(0, maxWords);
  const raw = [
    ...(words.length > 0 ? [`tema:(${words.join(' AND ')})`] : []),
    ...(since === null ? [] : [dateRange({ from: since, to })]),
  ];
  return {
    words: '',
    raw: raw.join(' AND '),
    facets: court === null ? facets['saij-sumarios'] : `${facets['saij-sumarios']}|Tribunal/${courtName(court)}`,
    pageSize,
    offset,
    sort: 'fecha-rango|DESC',
  };
}

/** A court's name as a facet takes it: SAIJ writes them in capitals without accents. */
export function courtName(court: string): string {
  return fold(court)
    .replace(/[^\p{L}\p{N}\s.]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();
}

const stopWords = new Set('de y e o u a el la lo las los del al en con por para que se un una su c s vs'.split(' '));

/** Words without anything that means something in its query language, each once; placeholders of personal data are left out. */
export function cleanWords(words: readonly string[]): string[] {
  const clean = words
    .join(' ')
    .normalize('NFC')
    .replace(/\[[^\]\s]{1,60}\]/g, ' ')
    .replace(/\b(?:AND|OR|NOT|TO)\b/g, ' ')
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 1 && word.length <= 40 && !stopWords.has(fold(word)));
  return [...new Map(clean.map((word) => [fold(word), word])).values()];
}

function dateRange({ from, to }: Pick<SaijQuestion, 'from' | 'to'>): string {
  if (from === undefined && to === undefined) return '';
  const plain = (date: string) => date.replaceAll('-', '');
  return `fecha-rango:[${plain(from ?? '1850-01-01')} TO ${plain(to ?? '2100-12-31')}]`;
}
