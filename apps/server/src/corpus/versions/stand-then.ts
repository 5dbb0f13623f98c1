import { daysBetween, isCivilDay } from '@foja/computable-law/core/civil-day';
import type { ArticleSource } from '../corpus-source.ts';
import type { TimelineEntry } from './article-timeline.ts';
import { type AsOf, lawOfThen } from './law-of-then.ts';
import { nameChange, tellDay } from './tell-stretch.ts';

/** The time whose law is asked for. */
export interface AskedTime {
  /** As `lawOfThen` takes it. */
  asOf: AsOf;
  /** Who asks for it: the words beside a reference, the day of the fact that a writing tells, the request, or today. */
  origin: 'text' | 'fact' | 'request' | 'today';
}

/** How an article stood at a time, in a sentence for the reader. */
export interface StandingThen {
  /** `amended`: it held with another text, or holds no more. */
  status: 'exists' | 'amended' | 'repealed' | 'no-such-article';
  detail: string;
  since: string | null;
  /** Whose words its text is: today's, those of then, or none because they are not held. */
  words: { of: 'today' } | { of: 'then'; text: string } | { of: 'nobody' };
}

/** @param nameArticle how a lawyer names a key. */
export function standThen(
  article: ArticleSource,
  timeline: readonly TimelineEntry[],
  time: AskedTime,
  nameArticle: (key: string) => string,
): StandingThen {
  const then = lawOfThen(timeline, time.asOf);
  const when = nameTime(time);
  switch (then.kind) {
    case 'before-norm':
      return {
        status: 'no-such-article',
        detail: `${when} todavía no regía: su norma es del ${tellDay(then.publishedOn)}.`,
        since: then.publishedOn,
        words: { of: 'nobody' },
      };
    case 'no-such-change':
      return { ...judgeToday(article), detail: nothingChanged(time.asOf), words: { of: 'today' } };
    case 'today':
      return judgeSame(article, timeline.at(-1) ?? null, time, when);
    default:
      return judgeOther(then.stretch, then.next, when, nameArticle);
  }
}

/** The stretch that is today's, or an article of which no change is known. */
function judgeSame(article: ArticleSource, last: TimelineEntry | null, time: AskedTime, when: string): StandingThen {
  const { repealed, validFrom } = article;
  const isDay = /^\d{4}-/.test(time.asOf);
  if (repealed) {
    const isDated = last?.change?.verb === 'repealed' && last.change.subject === 'articulo';
    return {
      status: 'repealed',
      detail: isDated
        ? `${when} ya estaba derogado, desde el ${tellDay(last.from)}.`
        : 'El artículo figura derogado y no consta desde cuándo: no se puede decir si regía entonces.',
      since: isDated ? last.from : null,
      words: { of: 'today' },
    };
  }
  // The import tells since when the text holds, and nothing of what was before.
  if (isDay && validFrom !== null && time.asOf < validFrom) {
    return {
      status: 'amended',
      detail: `El texto vigente rige desde el ${tellDay(validFrom)}; el que regía antes no está disponible en Foja.`,
      since: validFrom,
      words: { of: 'nobody' },
    };
  }
  const from = last?.change ? last.from : validFrom;
  const detail = from
    ? `${when} ya regía el texto de hoy, desde el ${tellDay(from)}.${isJustPublished(from, time.asOf) ? cautionOfDays : ''}`
    : isDay
      ? `No consta en Foja que haya cambiado después del ${tellDay(time.asOf)}.`
      : 'No consta en Foja que haya cambiado.';
  return { status: 'exists', detail, since: from, words: { of: 'today' } };
}

function judgeOther(
  { from, state, text }: TimelineEntry,
  next: TimelineEntry,
  when: string,
  nameArticle: (key: string) => string,
): StandingThen {
  const changed = nameChange(next, nameArticle);
  const since = next.from;
  switch (state) {
    case 'text': {
      const isGone = next.state === 'repealed';
      const then = isGone ? 'estaba vigente' : 'regía un texto anterior';
      return {
        status: 'amended',
        detail: `${when} ${then}${from ? `, del ${tellDay(from)}` : ''}. ${changed}.`,
        since,
        words: { of: 'then', text: text ?? '' },
      };
    }
    case 'not-yet':
      return {
        status: 'no-such-article',
        detail: `${when} todavía no existía. ${changed}.`,
        since,
        words: { of: 'nobody' },
      };
    case 'repealed':
      return { status: 'repealed', detail: `${when} estaba derogado. ${changed}.`, since, words: { of: 'nobody' } };
    default: {
      const then = next.state === 'repealed' ? 'estaba vigente, con un texto' : 'regía otro texto,';
      return {
        status: 'amended',
        detail: `${when} ${then} que no está disponible en Foja. ${changed}.`,
        since,
        words: { of: 'nobody' },
      };
    }
  }
}

/** A norm that names no day of its own begins some days after its publication, which is the day that notes tell. */
const daysOfDoubt = 9;
const cautionOfDays = ' Es el día de su publicación o poco después: verificá desde cuándo rige.';

function isJustPublished(from: string, asOf: AsOf): boolean {
  if (!isCivilDay(from) || !isCivilDay(asOf)) return false;
  const passed = daysBetween(from, asOf);
  return passed >= 0 && passed <= daysOfDoubt;
}

function judgeToday({ repealed, validFrom }: ArticleSource): Pick<StandingThen, 'status' | 'since'> {
  return { status: repealed ? 'repealed' : 'exists', since: validFrom };
}

function nothingChanged(asOf: string): string {
  if (asOf === 'antes') return 'No consta en Foja un texto anterior de este artículo.';
  const norm = asOf.replace(/^según /, '');
  return `No consta en Foja que ${withThe(norm)} haya cambiado este artículo.`;
}

function nameTime({ asOf, origin }: AskedTime): string {
  if (origin === 'today') return 'Hoy';
  if (/^\d{4}-/.test(asOf)) return origin === 'fact' ? `Al ${tellDay(asOf)}, día del hecho,` : `Al ${tellDay(asOf)}`;
  if (asOf === 'antes') return 'Antes de su último cambio';
  if (asOf === 'origen') return 'En su origen';
  return asOf.startsWith('según ')
    ? `Con ${withThe(asOf.slice(6))}`
    : `Antes de ${withThe(asOf)}`.replace('de el ', 'del ');
}

function withThe(norm: string): string {
  return `${norm.startsWith('ley') ? 'la' : 'el'} ${norm.replace(/^dnu/, 'DNU')}`;
}
