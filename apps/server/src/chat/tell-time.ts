import { readArticle } from '../corpus/read-article.ts';
import { readRepealedWithin, readTimeline, readTimelines } from '../corpus/versions/read-timeline.ts';
import type { Database } from '../platform/database/database.ts';
import type { RankedSource } from '../retrieval/retrieval.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import type { UnderstoodQuestion } from '../understanding/understood-question.ts';
import { type ToldFirst, tellChanges } from './answer/tell-changes.ts';
import { type LawOfFact, tellLawOfFact } from './answer/tell-law-of-fact.ts';
import { tellTextOfThen } from './answer/tell-text-of-then.ts';
import { tellWhatChanged } from './answer/tell-what-changed.ts';
import type { CitationResolver } from './citation-resolver.ts';

interface TimeDeps {
  db: Database;
  citationResolver: CitationResolver;
}

/** What stands before an answer about the law of another time, or about what became of an article. */
export async function tellTime(deps: TimeDeps, understood: UnderstoodQuestion): Promise<ToldFirst | null> {
  const [nameArticle, nameNorm] = await Promise.all([
    deps.citationResolver.articleNamer(),
    deps.citationResolver.normNamer(),
  ]);
  const told = tellChanges(understood, starterKnowledge().changes, nameArticle, nameNorm);
  return (await tellTextOfThen(understood, (key) => readTimeline(deps.db, key), nameArticle, told)) ?? told;
}

/** What became of the articles on which an answer stands, where that is asked. @param found the deciding one first. */
export async function tellChanged(
  { citationResolver }: Pick<TimeDeps, 'citationResolver'>,
  understood: UnderstoodQuestion,
  found: readonly string[],
): Promise<ToldFirst | null> {
  const [nameArticle, nameNorm] = await Promise.all([citationResolver.articleNamer(), citationResolver.normNamer()]);
  return tellWhatChanged(understood, found, starterKnowledge(), { nameArticle, nameNorm });
}

/** Of an article that is asked for: which of the norms that it names were repealed. */
async function tellNamedRepealed({ db }: TimeDeps, { claims }: UnderstoodQuestion): Promise<LawOfFact | null> {
  const claim = claims.find(({ article, kind, norm }) => kind === 'article' && norm && article);
  const article = claim ? await readArticle(db, `${claim.norm}:${claim.article}`) : null;
  const text = article && (await readRepealedWithin(db, article));
  return article && text
    ? {
        text: `${article.label}: ${text.replace('Este artículo nombra', 'nombra')}`.replace(/^art/, 'Art'),
        keys: [article.id],
      }
    : null;
}

/** What is said below an answer whose articles read otherwise when what is told happened. */
export async function tellThen(
  deps: TimeDeps,
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
): Promise<LawOfFact | null> {
  const keys = sources.flatMap(({ articles, kind }) =>
    kind === 'article' || kind === 'note' ? articles.slice(0, 1) : [],
  );
  const nameArticle = await deps.citationResolver.articleNamer();
  const then = await tellLawOfFact(understood, keys, (some) => readTimelines(deps.db, some), nameArticle);
  const within = await tellNamedRepealed(deps, understood);
  const told = [then, within].filter((one) => one !== null);
  return told.length === 0
    ? null
    : { text: told.map(({ text }) => text).join('\n\n'), keys: told.flatMap((one) => one.keys) };
}
