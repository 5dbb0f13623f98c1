import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { changesOfNote } from '../official/amendment-note.ts';
import { type AmendingClause, readAmendingClauses } from './amending-clauses.ts';
import { isWithin, placeIn, readDivisions } from './divisions.ts';

/** An article as it was imported. */
export interface ImportedArticle {
  id: string;
  norm: string;
  /** Canonical: "132bis". */
  article: string;
  /** The divisions that hold it, the outermost first. */
  path?: string;
  text: string;
  notes: readonly string[];
  repealed: boolean;
}

export const contradictionKinds = [
  'repealed-by-note',
  'repealed-by-clause',
  'source-repealed',
  'whole-repealed',
  'stale-text',
  'missing-article',
] as const;
export type ContradictionKind = (typeof contradictionKinds)[number];

/** What the corpus says of an article against itself. */
export interface Contradiction {
  articleId: string;
  kind: ContradictionKind;
  /** The article or norm that says so: a key (`ley-27742:43`), or as the note names it. */
  by: string;
  /** It decides: the article is read as repealed, or its text as doubtful. False: a person looks first. */
  decides: boolean;
}

/** Share of the words' runs of the new text that the article must hold to be that text. */
const sameText = 0.85;
const runWords = 3;

/** Articles that are read in one step. */
const articlesAtOnce = 40;

/**
 * Reads what the amending laws of the corpus did and compares it with what it holds. Decides only what a law says of the whole of an
 * article after everything that the article's own notes tell; decrees, which courts and Congress may suspend, and changes of which no
 * day is known are told, and decide nothing.
 * @param rest lets others be served between two steps.
 */
export async function findContradictions(
  articles: readonly ImportedArticle[],
  registry: NormRegistry,
  rest: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Contradiction[]> {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const days = new Map<string, string>();
  const clauses: AmendingClause[] = [];
  for (const [place, article] of articles.entries()) {
    readDays(article, registry, days);
    if (!article.repealed) clauses.push(...readAmendingClauses(article, registry));
    if (place % articlesAtOnce === 0) await rest();
  }
  const found: Contradiction[] = [];
  for (const [place, article] of articles.entries()) {
    found.push(...ofItsNotes(article, clauses));
    if (place % articlesAtOnce === 0) await rest();
  }
  for (const [place, clause] of latestOf(clauses, days).entries()) {
    found.push(...ofClause(clause, byId, days, registry));
    if (place % articlesAtOnce === 0) await rest();
  }
  const seen = new Set<string>();
  return found.filter(({ articleId, kind }) => {
    const key = `${articleId} ${isRepeal(kind) ? 'repealed' : kind}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether a contradiction says that the article is no longer in force. */
export function isRepeal(kind: ContradictionKind): boolean {
  return kind === 'repealed-by-note' || kind === 'repealed-by-clause' || kind === 'source-repealed';
}

/** A note on the division that holds the article: "(Capítulo VIII derogado por art. 26 de la Ley…)". */
const ofDivision = /^\s*\(?\s*(?:cap[ií]tulo|t[ií]tulo|secci[oó]n|libro)\s+\S{1,12}\s*derogad/i;

/** What an article's own notes say of its force. */
function ofItsNotes(
  { id, notes, path = '', repealed }: ImportedArticle,
  clauses: readonly AmendingClause[],
): Contradiction[] {
  if (repealed) return [];
  return notes.flatMap((note): Contradiction[] => {
    const own = /^\s*\(?\s*art[íi]culo\s*derogad[oa](?<by>[^.)]*(?:\.\s?\d[^.)]*)*)/i.exec(note);
    // A repeal that was vetoed is none.
    if (own && !/observad|vetad|suspend/i.test(note)) {
      const [change] = changesOfNote(note);
      return [{ articleId: id, kind: 'repealed-by-note', by: nameOf(change) ?? 'la nota oficial', decides: true }];
    }
    if (ofDivision.test(note) && !/observad|vetad|suspend/i.test(note)) {
      const [told] = readDivisions(`el ${note.replace(/^\s*\(?\s*/, '')}`);
      const [change] = changesOfNote(note);
      return told && isWithin(path, told.divisions) && change?.verb === 'repealed'
        ? [{ articleId: id, kind: 'repealed-by-note', by: nameOf(change) ?? 'la nota oficial', decides: true }]
        : [];
    }
    const [, article, number] =
      /^\s*\(?\s*art[íi]culo incorporado por (?:el )?art[^\d]{0,9}(\d+)[°º]? de la ley n?[°º. ]*([\d.]+)/i.exec(note) ??
      [];
    if (article === undefined || number === undefined) return [];
    const repealing = clauses.find(
      (clause) =>
        clause.verb === 'repealed' &&
        !clause.isPart &&
        clause.article === article &&
        clause.number === number.replaceAll('.', '') &&
        isLaw(clause.by),
    );
    return repealing ? [{ articleId: id, kind: 'source-repealed', by: repealing.by, decides: true }] : [];
  });
}

function nameOf(change: ReturnType<typeof changesOfNote>[number] | undefined): string | null {
  if (change?.byNorm == null) return null;
  return change.byArticle === null
    ? change.byNorm
    : `art. ${change.byArticle} de la ${change.byNorm}`.replace('la Decreto', 'l Decreto').replace('de l ', 'del ');
}

/** What a clause did to an article that is held otherwise. */
function ofClause(
  clause: AmendingClause,
  byId: ReadonlyMap<string, ImportedArticle>,
  days: ReadonlyMap<string, string>,
  registry: NormRegistry,
): Contradiction[] {
  const { article, by, isPart, norm, text, verb } = clause;
  if (norm === null || isPart || !mayAmend(by, norm, registry)) return [];
  if (article === null) return ofMany(clause, norm, byId, days);
  const held = byId.get(`${norm}:${article}`);
  if (held === undefined) {
    const isHeldNorm = [...byId.values()].some((other) => other.norm === norm);
    return verb === 'added' && isHeldNorm
      ? [{ articleId: `${norm}:${article}`, kind: 'missing-article', by, decides: false }]
      : [];
  }
  if (held.repealed) return [];
  const day = days.get(normOf(by));
  const lastNoted = lastDayOf(held);
  const isLast = day !== undefined && (lastNoted === null || day >= lastNoted);
  if (lastNoted !== null && day !== undefined && day < lastNoted) return [];
  if (verb === 'repealed') {
    return [{ articleId: held.id, kind: 'repealed-by-clause', by, decides: isLast && isLaw(by) }];
  }
  if (text === null || holdsText(held.text, text)) return [];
  return [{ articleId: held.id, kind: 'stale-text', by, decides: isLast && isLaw(by) }];
}

/** What a clause that repeals a whole division, or the whole norm, did to the articles that are held as in force. */
function ofMany(
  { by, division, verb }: AmendingClause,
  norm: string,
  byId: ReadonlyMap<string, ImportedArticle>,
  days: ReadonlyMap<string, string>,
): Contradiction[] {
  if (verb !== 'repealed') return [];
  const day = days.get(normOf(by));
  const own = [...byId.values()].filter((held) => held.norm === norm);
  const within = division ? own.filter(({ path = '' }) => isWithin(path, division)) : own;
  // Two divisions of one number: the clause does not tell which.
  const places = new Set(within.map(({ path = '' }) => division && placeIn(path, division)));
  const isSure = places.size === 1 && isLaw(by) && day !== undefined;
  const gone = within.filter((held) => {
    const lastNoted = lastDayOf(held);
    return !held.repealed && !(lastNoted !== null && day !== undefined && day < lastNoted);
  });
  if (isSure) return gone.map(({ id }) => ({ articleId: id, kind: 'repealed-by-clause' as const, by, decides: true }));
  // What a person has to look at is one thing, however many articles it has.
  return gone.slice(0, 1).map(({ id }) => ({ articleId: id, kind: 'whole-repealed' as const, by, decides: false }));
}

/** Of the clauses on one article, those of the latest norm. */
function latestOf(clauses: readonly AmendingClause[], days: ReadonlyMap<string, string>): AmendingClause[] {
  const latest = new Map<string, string>();
  for (const { article, by, division, norm } of clauses) {
    const day = days.get(normOf(by)) ?? '';
    const key = keyOf(norm, article, division);
    if (day > (latest.get(key) ?? '')) latest.set(key, day);
  }
  return clauses.filter(
    ({ article, by, division, norm }) =>
      (days.get(normOf(by)) ?? '') >= (latest.get(keyOf(norm, article, division)) ?? ''),
  );
}

function keyOf(norm: string | null, article: string | null, division: AmendingClause['division']): string {
  return `${norm}:${article ?? JSON.stringify(division ?? null)}`;
}

/** When norms were published, as the notes of the articles that they changed tell. */
function readDays({ notes }: ImportedArticle, registry: NormRegistry, days: Map<string, string>): void {
  for (const note of notes) {
    for (const { byNorm, publishedOn } of changesOfNote(note)) {
      if (byNorm === null || publishedOn === null) continue;
      const code = codeOf(byNorm, registry);
      if (code !== '' && !days.has(code)) days.set(code, publishedOn);
    }
  }
}

/** "Ley 27.802" → `ley-27802`, "Decreto 70/2023" → `dnu-70-2023`; empty where Foja does not know it. */
function codeOf(name: string, registry: NormRegistry): string {
  const [, kind = '', number = '', year] = /^(\S+).*?([\d.]+)(?:\/(\d+))?$/.exec(name) ?? [];
  const plain = number.replaceAll('.', '');
  const tried = /^ley/i.test(kind) ? [`ley-${plain}`] : [`dnu-${plain}-${year}`, `dec-${plain}-${year}`];
  return tried.find((code) => registry.get(code)) ?? '';
}

function lastDayOf({ notes }: ImportedArticle): string | null {
  const days = notes.flatMap((note) => changesOfNote(note).flatMap(({ publishedOn }) => publishedOn ?? []));
  return days.sort().at(-1) ?? null;
}

/** A law amends no norm that came after it: "Código Civil" in one of 2005 is the code of then, whatever its name leads to today. */
function mayAmend(by: string, norm: string, registry: NormRegistry): boolean {
  const own = /^ley-(\d+):/.exec(by)?.[1];
  if (own === undefined) return true;
  const decreeYear = /^(?:dnu|dec)-\d+-(\d{4})$/.exec(norm)?.[1];
  if (decreeYear !== undefined) return false;
  const known = registry.get(norm);
  const numbers = [norm, ...(known?.aliases ?? []), known?.title ?? ''].flatMap((name) =>
    [...name.matchAll(/(?:ley|n[°º])\D{0,4}(\d{2}\.?\d{3})(?!\d)/gi)].map(([, number = '']) =>
      Number(number.replace('.', '')),
    ),
  );
  return numbers.length === 0 ? norm !== 'ccyc' : Math.min(...numbers) < Number(own);
}

function normOf(key: string): string {
  return key.slice(0, key.indexOf(':'));
}

function isLaw(key: string): boolean {
  return key.startsWith('ley-');
}

/** Whether a text is the one given, but for what the editors of the official site changed: accents, marks, a heading. */
function holdsText(held: string, given: string): boolean {
  const wanted = runsOf(given);
  if (wanted.size === 0) return true;
  const runs = runsOf(held);
  let same = 0;
  for (const run of wanted) if (runs.has(run)) same += 1;
  return same / wanted.size >= sameText;
}

function runsOf(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z0-9]+/g) ?? [];
  const runs = new Set<string>();
  for (let at = 0; at + runWords <= words.length; at++) runs.add(words.slice(at, at + runWords).join(' '));
  return runs;
}
