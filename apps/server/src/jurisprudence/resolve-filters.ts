import type { SearchFilters } from '@foja/contracts/jurisprudence';
import { parseCitations } from '@foja/legal-text/citations';
import { fold } from '@foja/legal-text/fold';
import { articleKeyPattern } from '../corpus/article-key.ts';
import { listRulingFacts, readRulingSubjects } from '../corpus/list-ruling-facts.ts';
import { readRulingsCiting } from '../corpus/read-ruling-citations.ts';
import { readRulingsSummarisedOn } from '../corpus/read-ruling-summary.ts';
import { courtMatches } from './court-matches.ts';
import type { JurisprudenceDeps } from './jurisprudence-deps.ts';

/** Filters as they are applied. */
export interface ResolvedFilters {
  asked: SearchFilters;
  /** Article keys and codes of norms; null where no norm is asked for, or none that Foja knows. */
  norms: string[] | null;
  /** Rulings and summaries of the corpus that pass; null where nothing of the corpus is left out. */
  among: ReadonlySet<string> | null;
  notices: string[];
}

/** Reads filters against the corpus. Those of the subject are applied to what is found. */
export async function resolveFilters(
  deps: Pick<JurisprudenceDeps, 'db' | 'registry'>,
  asked: SearchFilters = {},
): Promise<ResolvedFilters> {
  const notices: string[] = [];
  const norms = asked.norm === undefined ? null : await readNormFilter(deps, asked.norm);
  if (norms !== null && norms.length === 0) {
    notices.push(`No reconocimos la norma «${asked.norm}»: la búsqueda se hizo sin ese filtro.`);
  }
  let among: Set<string> | null = null;
  if (norms !== null && norms.length > 0) {
    among = new Set(
      (await Promise.all([readRulingsCiting(deps.db, norms), readRulingsSummarisedOn(deps.db, norms)])).flat(),
    );
  }
  if (asked.court !== undefined || asked.from !== undefined || asked.to !== undefined) {
    const facts = await listRulingFacts(deps.db);
    const passing = facts.filter((ruling) => passesFacts(asked, ruling) && (among === null || among.has(ruling.id)));
    among = new Set(passing.map(({ id }) => id));
  }
  return { asked, norms: norms?.length ? norms : null, among, notices };
}

/** Whether court and date are as asked; a fact that is not known is not. */
export function passesFacts(
  { court, from, to }: SearchFilters,
  ruling: { court: string | null; date: string | null },
): boolean {
  if (court !== undefined && (ruling.court === null || !courtMatches(court, ruling.court))) return false;
  if (from !== undefined && (ruling.date === null || ruling.date < from)) return false;
  return to === undefined || (ruling.date !== null && ruling.date <= to);
}

/** Whether one of the subjects holds the words asked for. */
export function passesSubject(asked: string | undefined, subjects: readonly string[]): boolean {
  return asked === undefined || subjects.some((subject) => fold(subject).includes(fold(asked)));
}

/** Of these rulings of the corpus, those of the subject. */
export async function keepSubject(
  deps: Pick<JurisprudenceDeps, 'db'>,
  subject: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const facts = await readRulingSubjects(deps.db, ids);
  return new Set(ids.filter((id) => passesSubject(subject, facts.get(id)?.subjects ?? [])));
}

async function readNormFilter({ registry }: Pick<JurisprudenceDeps, 'registry'>, norm: string): Promise<string[]> {
  const known = await registry();
  const code = norm.toLowerCase();
  if (known.get(code)) return [code];
  if (articleKeyPattern.test(code) && known.get(code.split(':')[0] ?? '')) return [code];
  const targets = parseCitations(norm, known).flatMap(({ articles, norm: named }) =>
    named === null ? [] : articles.length === 0 ? [named] : articles.map((article) => `${named}:${article}`),
  );
  return [...new Set(targets)];
}
