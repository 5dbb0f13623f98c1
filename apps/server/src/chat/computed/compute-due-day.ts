import { civilDay } from '@foja/computable-law/core/civil-day';
import { settle } from '@foja/computable-law/core/refusal';
import { computeDeadline } from '@foja/computable-law/deadlines/compute-deadline';
import type { CatalogueDeadline, DeadlineUnit, NotificationKind } from '@foja/computable-law/deadlines/deadline';
import { fold } from '@foja/legal-text/fold';
import { openComputableLaw } from '../../corpus/computable-law/open-computable-law.ts';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { Compute } from './computed.ts';
import { tellDay } from './tell-day.ts';

const notification = /\b(?:notific\w+|cedula|me lleg[oa]\w*|recib\w+|carta documento|telegrama|publicad\w+)\b/;
const asksWhen = /\b(?:venc\w+|plazo|hasta cuando|ultimo dia|cuanto tiempo|cuando (?:vence|termina)|que dia)\b/;
/** Other courts count by rules that are not loaded. */
const elsewhere =
  /\b(?:provincia\w*|provincial|bonaerense|caba|ciudad de buenos aires|la plata|cordoba|santa fe|rosario|mendoza|tucuman|salta|entre rios|misiones|neuquen|chubut)\b/;
const kinds: readonly [RegExp, NotificationKind][] = [
  [/\bpor ministerio de la ley|nota\b/, 'ministerio-de-la-ley'],
  [/\bcarta documento\b/, 'carta-documento'],
  [/\btelegrama\b/, 'telegrama'],
  [/\b(?:electronic\w+|por mail|por email|por sistema)\b/, 'electronica'],
  [/\bedictos?\b/, 'edictos'],
  [/\bpersonal(?:mente)?\b/, 'personal'],
];
/** Whose rules count, by the matter; null where the question has to say which of two codes. */
const courts: Partial<Record<string, string | null>> = {
  'proceso-laboral': 'nacional-laboral',
  trabajo: 'nacional-laboral',
  'proceso-civil': 'nacional-civil-comercial',
  administrativo: 'administrativo-nacional',
  mediacion: 'mediacion',
  'conciliacion-de-consumo': 'consumo',
  penal: null,
  'proceso-penal': null,
};
const usualCourt = 'nacional-civil-comercial';
const penalCourts: readonly [RegExp, string][] = [
  [/\b(?:cppn|codigo procesal penal de la nacion)\b/, 'penal-cppn'],
  [/\b(?:cppf|codigo procesal penal federal)\b/, 'penal-cppf'],
];
const units: Record<DeadlineUnit, [one: string, many: string]> = {
  'dias-habiles-judiciales': ['día hábil judicial', 'días hábiles judiciales'],
  'dias-habiles-administrativos': ['día hábil administrativo', 'días hábiles administrativos'],
  'dias-habiles-laborales': ['día hábil', 'días hábiles'],
  'dias-corridos': ['día corrido', 'días corridos'],
  meses: ['mes', 'meses'],
  anios: ['año', 'años'],
  horas: ['hora', 'horas'],
};

/** The last day of a named term of procedure from a notification whose day was told; null where the question asks nothing of the kind. */
export const computeDueDay: Compute = ({ text, regimes, today }) => {
  const folded = fold(text);
  if (!notification.test(folded) || !asksWhen.test(folded) || elsewhere.test(folded)) return null;
  const days = readQuestionTokens(text, today).flatMap(({ date }) =>
    date && date.from === date.to ? [date.from] : [],
  );
  const [notified] = days;
  const law = openComputableLaw();
  const court = courtOf(folded, regimes);
  if (court === null) return null;
  const named = namedIn(
    folded,
    law.deadlines.deadlines.filter(({ forum }) => forum.includes(court)),
  );
  if (notified === undefined || days.length > 1 || named === null) return null;
  const by = kinds.find(([kind]) => kind.test(folded))?.[1] ?? 'cedula';
  const input = { notified: civilDay(notified), by, deadline: named.name, jurisdiction: court };
  const settled = settle(() => computeDeadline(input, law.deadlines));
  if ('refused' in settled) return null;
  const { due, graceUntil, length, unit, notifiedOn, name, jurisdiction: id } = settled.value;
  const label = law.deadlines.jurisdictions.find((one) => one.id === id)?.label ?? '';
  const counted = `${length} ${units[unit][length === 1 ? 0 : 1]}`;
  const grace =
    graceUntil === null
      ? ''
      : ` Lo que se presenta en las primeras horas del despacho del ${tellDay(graceUntil)} todavía vale.`;
  return {
    text: `El plazo para ${lowerFirst(name ?? named.name)} vence el ${tellDay(due)}: son ${counted}, contados desde la notificación del ${tellDay(notifiedOn)} en ${label}.${grace}`,
    keys: settled.value.citations.slice(0, maxCitations),
    calculator: {
      slug: 'vencimientos',
      title: 'Ver el vencimiento día por día',
      inputs: { notified, by, deadline: named.name, jurisdiction: id },
    },
  };
};

const maxCitations = 3;

function courtOf(folded: string, regimes: UnderstoodQuestion['regimes']): string | null {
  const penal = penalCourts.find(([code]) => code.test(folded));
  if (penal) return penal[1];
  const told = regimes.flatMap(({ regime }) => {
    const court = courts[regime];
    return court === undefined ? [] : [court];
  });
  // What is said of any process is said of that of work, too.
  const narrower = told.filter((court) => court !== usualCourt);
  return [...narrower, usualCourt][0] ?? null;
}

/** The term whose name, or another way of naming it, stands in the question; the longest decides. */
function namedIn(text: string, deadlines: readonly CatalogueDeadline[]): CatalogueDeadline | null {
  const folded = withoutArticles(text);
  let best: CatalogueDeadline | null = null;
  let longest = 0;
  for (const deadline of deadlines) {
    for (const name of [deadline.name, ...deadline.aliases]) {
      const said = withoutArticles(fold(name));
      if (said.length > longest && new RegExp(`\\b${escaped(said)}\\b`).test(folded))
        [best, longest] = [deadline, said.length];
    }
  }
  return best;
}

/** "Traslado de las excepciones" is "traslado de excepciones". */
const withoutArticles = (folded: string) => folded.replace(/\b(?:el|la|los|las) /g, '');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
