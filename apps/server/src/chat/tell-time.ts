import { readArticle } from '../corpus/read-article.ts';
import { readRepealedWithin, readTimeline, readTimelines } from '../corpus/versions/read-timeline.ts';
import { searchEarlierTexts } from '../corpus/versions/search-earlier-texts.ts';
import type { Database } from '../platform/database/database.ts';
import type { Retrieval } from '../retrieval/retrieval.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import type { UnderstoodQuestion } from '../understanding/understood-question.ts';
import { type ToldFirst, tellChanges } from './answer/tell-changes.ts';
import { daysOf, type LawOfFact, tellLawOfFact } from './answer/tell-law-of-fact.ts';
import { tellTextOfThen } from './answer/tell-text-of-then.ts';
import type { CitationResolver } from './citation-resolver.ts';

/** Of articles that held then and do not today, those that are told. */
const mostGone = 2;

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

/** Of an article that is asked for: which of the norms that it names were repealed. */
async function tellNamedRepealed({ db }: TimeDeps, { claims }: UnderstoodQuestion): Promise<LawOfFact | null> {
  const claim = claims.find(({ article, kind, norm }) => kind === 'article' && norm && article);
  const article = claim ? await readArticle(db, `${claim.norm}:${claim.article}`) : null;
  const text = article && (await readRepealedWithin(db, article));
  return article && text
    ? {
        text: `${article.label}: ${text.replace('Este artículo nombra', 'nombra')}`.replace(/^art/, 'Art'),
        keys: [article.id],
        givesFirst: false,
      }
    : null;
}

/** What is said of the law of another time around an answer that is written with today's. */
interface ToldAround {
  /** What held on the day that is asked for, or on which it happened where that text is held. */
  before: LawOfFact | null;
  below: LawOfFact | null;
}

/** What is said around an answer whose articles read otherwise then, or name laws that are gone. */
export async function tellThen(
  deps: TimeDeps,
  understood: UnderstoodQuestion,
  { asked = [], sources }: Pick<Retrieval, 'asked' | 'sources'>,
): Promise<ToldAround> {
  const gone = await searchGone(deps, understood, asked);
  const today = sources.flatMap(({ articles, kind }) =>
    kind === 'article' || kind === 'note' ? articles.slice(0, 1) : [],
  );
  const nameArticle = await deps.citationResolver.articleNamer();
  const readLives = (keys: readonly string[]) => readTimelines(deps.db, keys);
  const then = await tellLawOfFact(understood, [...gone, ...today], readLives, nameArticle);
  const within = await tellNamedRepealed(deps, understood);
  const isFirst = then !== null && (understood.asOf !== null || then.givesFirst);
  const caution = `${isFirst ? 'Lo que sigue está escrito' : 'La respuesta está escrita'} con el texto de hoy: verificá cuál se aplica a tu caso.`;
  const told = then && { ...then, text: `${then.text}\n\n${caution}` };
  const below = [isFirst ? null : told, within].filter((one) => one !== null);
  return {
    before: isFirst ? told : null,
    below:
      below.length === 0
        ? null
        : {
            text: below.map(({ text }) => text).join('\n\n'),
            keys: below.flatMap(({ keys }) => keys),
            givesFirst: false,
          },
  };
}

/** Where nothing of today's law answers what is asked of another day: what held then and holds no more. */
export async function tellGone(
  deps: TimeDeps,
  understood: UnderstoodQuestion,
  { asked = [] }: Pick<Retrieval, 'asked'>,
): Promise<ToldFirst | null> {
  if (understood.asOf === null) return null;
  const gone = await searchGone(deps, understood, asked);
  const nameArticle = await deps.citationResolver.articleNamer();
  const told = await tellLawOfFact(understood, gone, (some) => readTimelines(deps.db, some), nameArticle);
  return told && { ...told, isWhole: true };
}

function searchGone({ db }: TimeDeps, understood: UnderstoodQuestion, asked: NonNullable<Retrieval['asked']>) {
  const days = daysOf(understood).filter((day) => /^\d{4}-/.test(day));
  return searchEarlierTexts(db, asked, days, mostGone);
}
