import { stretchAt, type TimelineEntry } from '../../corpus/versions/article-timeline.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { ToldFirst } from './tell-changes.ts';

const maxCharacters = 4_000;

/**
 * Answers what an article said at another time with the text of then, word for word, or says that it is not here and what changed:
 * today's text never stands for it. Null where no other time is asked for, or nothing is known to have changed since.
 * @param told what the table of changes tells of the same question.
 */
export async function tellTextOfThen(
  { asOf, claims }: UnderstoodQuestion,
  readTimeline: (key: string) => Promise<TimelineEntry[]>,
  nameArticle: (key: string) => string,
  told: ToldFirst | null,
): Promise<ToldFirst | null> {
  const claim = claims.find(({ article, kind, norm }) => kind === 'article' && norm && article);
  if (asOf === null || !claim) return null;
  const key = `${claim.norm}:${claim.article}`;
  const timeline = await readTimeline(key);
  const stretch = stretchAt(timeline, asOf);
  if (!stretch) return null;
  const named = nameArticle(key);
  const next = timeline[timeline.indexOf(stretch) + 1];
  const by = next?.change?.by?.includes(':') ? nameArticle(next.change.by) : next?.change?.by;
  const changed = next
    ? ` Cambió el ${day(next.from)}${by ? `, por ${by.startsWith('art.') ? `el ${by}` : by}` : ''}.`
    : '';
  const span = stretch.from ? `entre el ${day(stretch.from)} y el ${day(stretch.to)}` : `hasta el ${day(stretch.to)}`;
  const keys = [key, ...(next?.change?.by?.includes(':') ? [next.change.by] : [])];
  switch (stretch.state) {
    case 'text':
      return {
        text: `Esto decía el ${named} ${span}; no es el texto de hoy.${changed}`,
        keys,
        isWhole: true,
        quoted: (stretch.text ?? '').slice(0, maxCharacters),
      };
    case 'not-yet':
      return {
        text: `El ${named} no existía ${span}.${changed.replace('Cambió', 'Fue incorporado')}`,
        keys,
        isWhole: true,
      };
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

function day(iso: string | null): string {
  const [year, month, date] = (iso ?? '').split('-');
  return `${Number(date)}/${Number(month)}/${year}`;
}
