import { plainText, plainTexts } from './plain-text.ts';

/** A ruling, or an official summary of what one decided, as SAIJ lists it. Every text is plain. */
export interface SaijRuling {
  /** Names it at SAIJ. */
  uuid: string;
  kind: 'fallo' | 'sumario';
  title: string;
  court: string | null;
  /** ISO date. */
  date: string | null;
  /** The summary's text; of a ruling, what it is about: its text is not in the list. */
  summary: string;
  /** What the person who cites it writes. */
  citation: string | null;
  subjects: string[];
  /** Norms as SAIJ names them. */
  norms: string;
  url: string;
}

const publicSite = 'https://www.saij.gob.ar';
const longestTitle = 300;
const longestCourt = 150;
const maxSubjects = 12;

type Loose = Record<string, unknown>;
const asObject = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};

/** The rulings and summaries of an answer of /busqueda, and how many there are in all; what cannot be read is left out. */
export function rulingsOf(answer: unknown): { rulings: SaijRuling[]; total: number | null } {
  const results = asObject(asObject(answer).searchResults);
  const list = Array.isArray(results.documentResultList) ? results.documentResultList : [];
  const rulings = list.slice(0, 200).flatMap((entry) => rulingOf(asObject(entry)) ?? []);
  return { rulings: [...new Map(rulings.map((ruling) => [ruling.uuid, ruling])).values()], total: totalOf(results) };
}

/** Whether this is an answer of the search at all: an error comes with status 200 as well. */
export function isSearchAnswer(answer: unknown): boolean {
  const { searchResults, success } = asObject(answer);
  return success !== false && Array.isArray(asObject(searchResults).documentResultList);
}

/** `totalSearchResults` may be the page's size: the count stands in the facet "Total". */
function totalOf(results: Loose): number | null {
  const categories = Array.isArray(results.categoriesResultList) ? results.categoriesResultList.map(asObject) : [];
  const children = categories.find(({ facetName }) => facetName === 'Total')?.facetChildren;
  const hits = Array.isArray(children) ? Number(asObject(children[0]).facetHits) : Number.NaN;
  return Number.isFinite(hits) && hits >= 0 && hits < 1e9 ? Math.trunc(hits) : null;
}

function rulingOf(entry: Loose): SaijRuling | null {
  const { content, metadata } = documentOf(entry.documentAbstract);
  const uuid = plainText(metadata.uuid) || plainText(entry.uuid);
  if (!/^[\w-]{8,100}$/.test(uuid)) return null;
  const type = plainText(metadata['document-content-type']);
  const shared = {
    uuid,
    date: newestDate(plainText(content.fecha)),
    subjects: subjectsOf(content.descriptores),
    norms: plainText(content['referencias-normativas']),
    url: urlOf(uuid, plainText(asObject(metadata['friendly-url']).description)),
  };
  if (type === 'sumario') return sumarioOf(content, shared);
  if (type === 'jurisprudencia') return falloOf(content, shared);
  return null;
}

function documentOf(abstract: unknown): { content: Loose; metadata: Loose } {
  let parsed: unknown = abstract;
  if (typeof abstract === 'string') {
    try {
      parsed = JSON.parse(abstract);
    } catch {
      parsed = null;
    }
  }
  const document = asObject(asObject(parsed).document);
  return { content: asObject(document.content), metadata: asObject(document.metadata) };
}

type Shared = Pick<SaijRuling, 'uuid' | 'date' | 'subjects' | 'norms' | 'url'>;

function falloOf(content: Loose, shared: Shared): SaijRuling | null {
  const [actor, defendant, matter] = [content.actor, content.demandado, content.sobre].map(oneLine);
  const title = [actor && defendant ? `${actor} c/ ${defendant}` : actor || defendant, matter ? `s/ ${matter}` : '']
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, longestTitle);
  if (title === '') return null;
  const court = oneLine(content.tribunal).slice(0, longestCourt) || null;
  const id = idOf(content);
  return {
    ...shared,
    kind: 'fallo',
    title,
    court,
    summary: plainText(content.texto) || plainText(content.sumario),
    citation: id && [title, court, dayMonthYear(shared.date), `Id SAIJ: ${id}`].filter(Boolean).join(', '),
  };
}

function sumarioOf(content: Loose, shared: Shared): SaijRuling | null {
  const summary = plainText(content.texto) || plainText(content.sumario);
  const title = oneLine(content.titulo).slice(0, longestTitle) || shared.subjects.join(', ').slice(0, longestTitle);
  if (summary === '' || title === '') return null;
  const id = idOf(content);
  return {
    ...shared,
    kind: 'sumario',
    title,
    court: courtOf(content),
    summary,
    citation: id && [title, dayMonthYear(shared.date), `Id SAIJ: ${id}`].filter(Boolean).join(', '),
  };
}

/** A summary names its court, if at all, by a code that is repeated; only that of the Corte Suprema is told by it alone. */
function courtOf(content: Loose): string | null {
  const named = oneLine(content.tribunal).slice(0, longestCourt);
  if (named !== '') return named;
  const isFederal = plainText(asObject(content.jurisdiccion).descripcion).toLowerCase() === 'federal';
  return isFederal && /^CS(?: CS)*$/.test(oneLine(content['tipo-tribunal']))
    ? 'Corte Suprema de Justicia de la Nación'
    : null;
}

function subjectsOf(descriptors: unknown): string[] {
  const { descriptor } = asObject(descriptors);
  // A single one comes as it is, not in a list.
  const list = Array.isArray(descriptor) ? descriptor : descriptor === undefined ? [] : [descriptor];
  const terms = list.map((entry) => oneLine(asObject(asObject(entry).elegido).termino ?? asObject(entry).elegido));
  return [...new Set(terms.filter((term) => term !== '' && term.length <= longestCourt))].slice(0, maxSubjects);
}

function idOf(content: Loose): string | null {
  const id = oneLine(content['id-infojus']);
  return /^[A-Z]{2,4}\d{4,12}$/.test(id) ? id : null;
}

/** Of several dates joined by `|`, the newest one that exists. */
function newestDate(text: string): string | null {
  const days = [...text.matchAll(/(\d{4})-?(\d{2})-?(\d{2})/g)].map(
    ([, year, month, day]) => `${year}-${month}-${day}`,
  );
  return days.filter(isRealDay).sort().at(-1) ?? null;
}

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && day > '1800' && day < '2200';
}

function dayMonthYear(date: string | null): string {
  return date === null ? '' : date.split('-').reverse().join('/');
}

function urlOf(uuid: string, description: string): string {
  return /^[a-z0-9-]{1,300}$/i.test(description) ? `${publicSite}/${description}/${uuid}` : `${publicSite}/${uuid}`;
}

function oneLine(value: unknown): string {
  return plainTexts(value).join(', ').replace(/\s+/g, ' ');
}
