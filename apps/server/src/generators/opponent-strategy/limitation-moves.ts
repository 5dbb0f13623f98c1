import { addMonths, writeDay } from '@foja/computable-law/core/civil-day';
import type { OpponentStrategy } from '@foja/contracts/generators/opponent-strategy';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import { isUnderReview } from '../../corpus/rules/law-under-review.ts';
import { meaningOfPeriod, readLegalPeriod } from '../../evaluation/limitation/legal-period.ts';
import { articlesOfPeriod } from '../../evaluation/limitation/review-limitation.ts';
import { runPeriod } from '../../evaluation/limitation/run-period.ts';
import { clauseAt, findStart, tellsStart } from '../../evaluation/limitation/start-of-period.ts';
import { eventsIn } from '../../evaluation/limitation/story-events.ts';
import type { Matter } from '../matter/matter.ts';

type Move = OpponentStrategy['exceptions'][number];

const toReview =
  'A revisar: cambió o se derogó un artículo por el que se cuenta este plazo, después de que se lo controló. Leé el texto vigente.';
/** A period that ends this soon is told as close, in months. */
const nearMonths = 3;

/**
 * What the periods of the guide mean against the times of the text. From when a period runs is a judgement: the explanation
 * says from which words it was counted. A period that runs well is no move.
 */
export function limitationMoves(matter: Matter): Move[] {
  if (matter.periods.length > 0) return movesOfPeriods(matter);
  const { dates, guide, story, today, underReview } = matter;
  const pleading = lawStatement('oponer-la-prescripcion', underReview);
  const howToAnswer = lawStatement('responder-a-la-prescripcion', underReview).text;
  return guide.caseData.limitation.flatMap(({ article, text }): Move[] => {
    const period = readLegalPeriod(text);
    if (period === null || meaningOfPeriod(text) !== 'to-act') return [];
    const told = `${text.replace(/\.$/, '')}. `;
    const move = (mark: Move['mark'], quote: string | null, explanation: string, opening = told): Move[] => [
      {
        title: 'Prescripción o vencimiento del plazo',
        explanation: `${opening}${explanation}`,
        mark,
        articles: [article, ...pleading.articles],
        quote,
        howToAnswer,
      },
    ];
    if (isUnderReview({ articles: [article] }, underReview)) return move('to-judge', null, toReview, '');
    const start = findStart(story, dates, `${text} ${article.split(':')[0]}`);
    const isCountedInDays = period.unit !== 'months' && period.unit !== 'years';
    if (start === null)
      return move('to-judge', null, 'El texto no dice una fecha con la que contarlo: buscá desde cuándo corre.');
    const quote = clauseAt(story, start)?.quote ?? story.text.slice(start.start, start.end);
    const words = story.text.slice(start.start, start.end).trim();
    // So short a period runs from one precise act, which a date alone does not show.
    if (isCountedInDays)
      return move('to-judge', quote, `Controlá si ese acto ocurrió y cuándo; el texto dice «${words}».`);
    if (!tellsStart(story, start, `${text} ${article.split(':')[0]}`)) {
      return move(
        'to-judge',
        quote,
        `El texto ubica algo en «${words}», pero no dice que desde ahí corra: buscá el hecho del que arranca.`,
      );
    }
    const events = eventsIn(story, dates, start).map(({ event }) => event);
    const run = (from: typeof start.from) =>
      runPeriod({ article, text }, period, from, { events, asOf: today, about: story.matter });
    const { endsOn, isInterrupted, readings, timeline } = run(start.from);
    if (isUnderReview({ articles: articlesOfPeriod({ article, timeline }) }, underReview)) {
      return move('to-judge', quote, toReview);
    }
    if (isInterrupted || endsOn === null) return [];
    const stops =
      events.length === 0
        ? ''
        : ` ${timeline
            .slice(1)
            .map((step) => step.text)
            .join(' ')}`;
    const others = readings.map((reading) => ` ${reading.label}: ${writeDay(reading.endsOn)}.`).join('');
    const counted = `Contado desde lo que el texto ubica en «${words}», el plazo`;
    if ((run(start.to).endsOn ?? endsOn) < today && !start.isOngoing) {
      return move('inferred', quote, `${counted} venció el ${writeDay(endsOn)}.${stops}${others}`);
    }
    if (endsOn < addMonths(today, nearMonths, 'last-day-of-month')) {
      return move(
        'inferred',
        quote,
        `${counted} puede vencer el ${writeDay(endsOn)}: está cerca o depende del día exacto.${stops}${others}`,
      );
    }
    return [];
  });
}

/** What the periods of the corpus for such a case let the other side say; one that runs well, or was kept, is no move. */
function movesOfPeriods({ periods, underReview }: Matter): Move[] {
  const pleading = lawStatement('oponer-la-prescripcion', underReview);
  const howToAnswer = lawStatement('responder-a-la-prescripcion', underReview).text;
  return periods.flatMap((period): Move[] => {
    const { article, endsOn, note, quotes, status, takesAway, text } = period;
    if (takesAway === 'nothing' || status === 'running' || status === 'met') return [];
    const isReviewed = isUnderReview({ articles: articlesOfPeriod(period) }, underReview);
    const told =
      status === 'unknown' || endsOn === null
        ? 'El texto no dice una fecha con la que contarlo: buscá desde cuándo corre.'
        : status === 'expired'
          ? `Por las fechas del texto, venció el ${writeDay(endsOn)}. ${note ?? ''}`.trim()
          : `Por las fechas del texto, puede vencer el ${writeDay(endsOn)}.`;
    return [
      {
        title: 'Prescripción o vencimiento del plazo',
        explanation: isReviewed ? toReview : `${text}. ${told}`,
        mark: status === 'unknown' || isReviewed ? 'to-judge' : 'inferred',
        articles: [article, ...pleading.articles],
        quote: isReviewed ? null : (quotes[0] ?? null),
        howToAnswer,
      },
    ];
  });
}
