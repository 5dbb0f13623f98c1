import type { TimelineEntry } from '../../corpus/versions/article-timeline.ts';
import { lawOfThen } from '../../corpus/versions/law-of-then.ts';
import { nameChange, tellDay, tellSpan } from '../../corpus/versions/tell-stretch.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { ToldFirst } from './tell-changes.ts';

const maxCharacters = 4_000;

/**
 * Answers what an article said at another time with the text of then, word for word, or says that it is not here and what changed:
 * today's text never stands for it; nor does a text that is not in force yet stand for today's. Null where no other time is asked for,
 * or nothing is known to have changed since.
 * @param told what the table of changes tells of the same question.
 */
export async function tellTextOfThen(
  { asOf, claims, today }: UnderstoodQuestion,
  readTimeline: (key: string) => Promise<TimelineEntry[]>,
  nameArticle: (key: string) => string,
  told: ToldFirst | null,
): Promise<ToldFirst | null> {
  const claim = claims.find(({ article, kind, norm }) => kind === 'article' && norm && article);
  if (!claim) return null;
  const key = `${claim.norm}:${claim.article}`;
  const timeline = await readTimeline(key);
  const isAhead = (timeline.at(-1)?.from ?? '') > today;
  if (asOf === null && !isAhead) return null;
  const then = lawOfThen(timeline, asOf ?? today);
  const named = nameArticle(key);
  if (then.kind === 'before-norm')
    return {
      text: `El ${named} no existía el ${tellDay(asOf)}: su norma se publicó el ${tellDay(then.publishedOn)}.`,
      keys: [key],
      isWhole: true,
    };
  if (then.kind !== 'then') return null;
  const { next, stretch } = then;
  const changed = ` ${nameChange(next, nameArticle)}.`;
  const span = tellSpan(stretch);
  const taken =
    stretch.takenFrom === undefined ? '' : ` El texto es el que le dio el ${nameArticle(stretch.takenFrom)}.`;
  const keys = [key, ...[next.change?.by, stretch.takenFrom].flatMap((by) => (by?.includes(':') ? [by] : []))];
  switch (stretch.state) {
    case 'text':
      return {
        text:
          asOf === null
            ? `Esto dice hoy el ${named}, hasta el ${tellDay(stretch.to)}.${changed}`
            : `Esto decía el ${named} ${span}; no es el texto de hoy.${taken}${changed}`,
        keys,
        isWhole: true,
        quoted: (stretch.text ?? '').slice(0, maxCharacters),
      };
    case 'not-yet':
      return { text: `El ${named} no existía ${span}.${changed}`, keys, isWhole: true };
    case 'repealed':
      return { text: `El ${named} estaba derogado ${span}.${changed}`, keys, isWhole: true };
    default: {
      const known =
        told?.text.replace(
          / ?El texto anterior no está en las fuentes de Foja: lo que sigue es lo que rige hoy\./g,
          '',
        ) ?? '';
      const gone = `El texto que el ${named} tenía ${span} no está disponible en Foja.`;
      return {
        text: known === '' ? `${gone}${changed}` : `${gone} ${known}`,
        keys: [...keys, ...(told?.keys ?? [])],
        isWhole: true,
      };
    }
  }
}
