import { civilDay } from '@foja/computable-law/core/civil-day';
import { settle } from '@foja/computable-law/core/refusal';
import { computeDeadline } from '@foja/computable-law/deadlines/compute-deadline';
import type { AppealDeadline } from '@foja/contracts/generators/sentence-analysis';
import type { RulingProcedure } from '@foja/contracts/generators/sentence-terms';
import { fold } from '@foja/legal-text/fold';
import { openComputableLaw } from '../../corpus/computable-law/open-computable-law.ts';
import { isUnderReview, type LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import type { Remedy } from '../../corpus/rules/rule-schemas.ts';
import { findDates } from '../extract/dates.ts';

/** Characters between the word that tells a notification and its day. */
const nearCharacters = 60;
const notificationWords = /\b(?:notificad[oa]s?|notificaron|notificacion|notifico|cedula)\b/;

/** The day on which the ruling was notified, where the text tells one that is not before the ruling itself; the last one told. */
export function readNotification(text: string, ruledOn: string | null): string | null {
  if (ruledOn === null) return null;
  const told = findDates(text).filter(
    ({ iso, start }) =>
      iso >= ruledOn && notificationWords.test(fold(text.slice(Math.max(0, start - nearCharacters), start))),
  );
  return told.at(-1)?.iso ?? null;
}

interface WhereRuled {
  notified: string | null;
  procedure: RulingProcedure;
  tribunal: string | null;
  underReview: LawUnderReview;
}

/**
 * The last day of a remedy that runs from the ruling's notification; null where it runs from another act, no calendar says it, or the
 * law by which it is counted changed since somebody compared both.
 */
export function dueDayOf(
  remedy: Remedy,
  { notified, procedure, tribunal, underReview }: WhereRuled,
): AppealDeadline['due'] {
  const deadline = remedy.deadline[procedure];
  if (notified === null || deadline === undefined) return null;
  const settled = settle(() =>
    computeDeadline(
      { notified: civilDay(notified), by: 'cedula', deadline, jurisdiction: courtOf(procedure, tribunal) },
      openComputableLaw().deadlines,
    ),
  );
  if ('refused' in settled) return null;
  const { citations, due, graceUntil } = settled.value;
  if (isUnderReview({ articles: citations }, underReview)) return null;
  return { notified, day: due, graceUntil };
}

/** The federal courts outside the capital have recesses of their own. */
function courtOf(procedure: RulingProcedure, tribunal: string | null): string {
  if (procedure === 'national-labour') return 'nacional-laboral';
  const name = fold(tribunal ?? '');
  const isFederal = /\b(?:juzgado|camara|tribunal) federal\b/.test(name);
  return isFederal && !/\b(?:capital|nacional)\b/.test(name) ? 'federal-interior' : 'nacional-civil-comercial';
}
