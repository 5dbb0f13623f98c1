import type {
  CheckEditorCitationsRequest,
  CheckEditorCitationsResponse,
  CheckedEditorCitation,
} from '@foja/contracts/editor';
import type { SignedInActor } from '../accounts/actor.ts';
import type { ArticleSource, RulingSource } from '../corpus/corpus-source.ts';
import { readArticles, readArticleVersions } from '../corpus/read-article.ts';
import { readRulings } from '../corpus/read-ruling.ts';
import { readSource } from '../corpus/read-source.ts';
import type { Database } from '../platform/database/database.ts';
import { countCall, type EditorDeps } from './editor-deps.ts';

/**
 * Looks up what a document cites: whether the corpus has it, whether it was repealed, and whether its text was replaced after the
 * moment at which it was cited or last checked.
 * @throws {HttpError} 429 `rate_limited`
 */
export async function checkCitations(
  deps: EditorDeps,
  { accountId }: SignedInActor,
  { citations }: CheckEditorCitationsRequest,
): Promise<CheckEditorCitationsResponse> {
  await countCall(deps, 'check', accountId);
  // Of a key cited twice, the earliest check: what changed since then changed for both.
  const since = new Map<string, string | null>();
  for (const { key, checkedAt } of citations) since.set(key, earliest(since.get(key), checkedAt));
  const keys = [...since.keys()];
  const [articles, rulings] = await Promise.all([
    readArticles(
      deps.db,
      keys.filter((key) => key.includes(':')),
    ),
    readRulings(
      deps.db,
      keys.filter((key) => !key.includes(':')),
    ),
  ]);
  const found = new Map<string, ArticleSource | RulingSource>([...articles, ...rulings].map((one) => [one.id, one]));
  const checked: CheckedEditorCitation[] = [];
  for (const key of keys) {
    const source = found.get(key);
    if (!source) checked.push(await checkEditorial(deps.db, key));
    else if (source.kind === 'ruling') checked.push({ ...unknown(key), ...asRuling(source) });
    else checked.push(await checkArticle(deps.db, source, since.get(key) ?? null));
  }
  return { checkedAt: deps.clock.now().toISOString(), citations: checked };
}

function earliest(left: string | null | undefined, right: string | null): string | null {
  if (left === undefined || left === null) return right;
  return right === null || Date.parse(left) < Date.parse(right) ? left : right;
}

function unknown(key: string): CheckedEditorCitation {
  return {
    key,
    status: 'not-in-corpus',
    label: null,
    heading: null,
    repealed: false,
    suspect: false,
    validFrom: null,
    changedAt: null,
    officialUrl: null,
  };
}

function asRuling(ruling: RulingSource): Partial<CheckedEditorCitation> {
  return { status: 'current', label: ruling.label, heading: ruling.title };
}

async function checkArticle(
  db: Database,
  article: ArticleSource,
  checkedAt: string | null,
): Promise<CheckedEditorCitation> {
  const changedAt = checkedAt === null ? null : await replacedSince(db, article, new Date(checkedAt));
  return {
    key: article.id,
    status: article.repealed ? 'repealed' : changedAt ? 'amended' : 'current',
    label: article.label,
    heading: article.heading,
    repealed: article.repealed,
    suspect: article.suspect,
    validFrom: article.validFrom,
    changedAt: changedAt?.toISOString() ?? null,
    officialUrl: article.norm.officialUrl,
  };
}

/** When the words that were in force at that moment were replaced by others; null where they are the same still. */
async function replacedSince(db: Database, article: ArticleSource, moment: Date): Promise<Date | null> {
  if (article.recordedAt <= moment) return null;
  const later = (await readArticleVersions(db, article.id)).filter(({ supersededAt }) => supersededAt > moment);
  const atThatMoment = later.at(-1);
  if (!atThatMoment || (atThatMoment.text === article.text && atThatMoment.repealed === article.repealed)) return null;
  return atThatMoment.supersededAt;
}

/** An article or a ruling whose official text is not loaded, known by what the project wrote on it: there is nothing to compare. */
async function checkEditorial(db: Database, key: string): Promise<CheckedEditorCitation> {
  const source = await readSource(db, key);
  if (!source) return unknown(key);
  const { label, heading, repealed, suspect } = source;
  const officialUrl = source.officialUrl ?? source.norm?.officialUrl ?? null;
  return { ...unknown(key), status: 'unchecked', label, heading, repealed, suspect, officialUrl };
}
