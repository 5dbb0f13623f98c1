import { addYears, type CivilDay } from '@foja/computable-law/core/civil-day';
import { settle } from '@foja/computable-law/core/refusal';
import type { LimitationEvent, LimitationResult } from '@foja/computable-law/limitation/claim';
import { computeLimitation, findClaim, type LimitationLaw } from '@foja/computable-law/limitation/compute-limitation';
import { fold } from '@foja/legal-text/fold';
import { openComputableLaw } from '../../corpus/computable-law/open-computable-law.ts';
import { starterKnowledge } from '../../understanding/knowledge.ts';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { Compute, Computed } from './computed.ts';
import { tellDay } from './tell-day.ts';
import { claimTold, type ToldClaim } from './told-claim.ts';
import { nearestWord, type ToldDay, toldDays } from './told-days.ts';
import { dayMonthYear } from './told-facts.ts';

const asksIfInTime =
  /\b(?:prescri\w+|caduc\w+|vencio|(?:todavia|aun) (?:puedo|podemos|puede|estoy|estamos|se puede)|(?:puedo|podemos|puede) (?:\w+ )?(?:todavia|aun)|puedo \w+ (?:todavia|aun|tod[oa])|(?:estoy|sigo|estamos|llego) a tiempo|hasta cuando|cuanto tiempo (?:tengo|hay|me queda)|se me (?:paso|vencio) el plazo|perdi el derecho)\b/;
/** Asks for a right, and not for its term. */
const asksWhetherOne = /\b(?:puedo|podemos|puede|se puede|podria|tengo derecho|corresponde|me conviene)\b/;
const asksToClaim = /\b(?:reclam\w+|demand\w+|juicio|accion|prescri\w+|caduc\w+|cobr\w+|impugn\w+|pedir\w*)\b/;
/** What may stop a term, by the word that stands before its day. */
const stops = {
  acta: /\bactas?\b/,
  mediacion: /\b(?:mediaci\w+|mediador|sorteo)\b/,
  intimacion: /\b(?:intim\w+|carta documento|telegrama(?! de despido)|interpel\w+|reclame por escrito)\b/,
  demanda: /\b(?:demande|demandamos|demanda|inicie (?:el )?juicio)\b/,
  reconocimiento: /\b(?:reconoci\w+|pago parcial|pago a cuenta|ultimo pago)\b/,
};
const closesMediation =
  /\b(?<!\b(?:no|ni|nunca|sin) )(?:cerr|termin|fracas|hicimos|hice|tuv|fuimos a|fui a)\w* (?:\w+ ){0,2}mediacion\b/;
const maxCitations = 5;
const calculatorTitle = 'Ver el plazo con lo que lo suspende o interrumpe';

/** Whether a claim is still in time, for what happened on a day that was told; null where the question asks or tells something else. */
export const computeLimitationDay: Compute = (understood) => {
  const { text, today } = understood;
  const folded = fold(text);
  const asksTime = asksIfInTime.test(folded);
  if ((!asksTime && !asksWhetherOne.test(folded)) || !asksToClaim.test(folded)) return null;
  const law = openComputableLaw();
  const told = claimTold(folded, law.claims);
  if (told === null) return null;
  const days = toldDays(understood).filter(({ day }) => day <= today);
  const events = eventsOf(days, folded);
  const starts = days.filter((one) => !events.some(({ told: at }) => at.includes(one)));
  const [start] = starts;
  // "El 12 de mayo cerramos la mediación por el choque": the only day may be that of what stops the term.
  if (starts.length === 1 && events.length === 0 && closesMediation.test(folded)) return null;
  if (!asksTime && told.isPeriodic) return null;
  if (events.length === 0 && told.isPeriodic && start === undefined) {
    return mentionsTime(understood) ? periodic(told, null, today, law) : null;
  }
  // A debt that was acknowledged runs anew from then, whenever it began.
  const since = start?.day ?? (told.claim.startsWith('tarjeta') ? events[0]?.event.date : undefined);
  if (since === undefined || starts.length > 1) return null;
  if (told.event !== undefined && !starterKnowledge().events.isDayOf(told.event, since, understood)) return null;
  if (told.isPeriodic && events.length === 0) return periodic(told, since, today, law);
  const settled = settle(() =>
    computeLimitation({ claim: told.claim, since, events: events.map(({ event }) => event), asOf: today }, law),
  );
  // Who asks whether something can be claimed has to know that it is late; that it is not goes without saying.
  if ('refused' in settled || (!asksTime && !settled.value.expired)) return null;
  return tellTerm(
    told,
    since,
    settled.value,
    events.map(({ event }) => event),
    understood,
    law,
  );
};

function tellTerm(
  { claim: id, of }: ToldClaim,
  since: CivilDay,
  result: LimitationResult,
  events: readonly LimitationEvent[],
  { text, today }: UnderstoodQuestion,
  law: LimitationLaw,
): Computed | null {
  const folded = fold(text);
  const { citations, due, expired, graceUntil, interrupted, kind, min, max, period, readings } = result;
  const claim = findClaim(law, id);
  const stopped = events.length > 0;
  const verb = kind === 'caducidad' ? 'pedir' : 'reclamar';
  const counted = `Para ${verb} ${of} hay ${period}, contados desde el ${dayMonthYear(since)}`;
  const keys = keysOf(claim.kind, claim, citations, law);
  const calculator = {
    slug: 'prescripcion',
    title: calculatorTitle,
    inputs: {
      claim: claim.name,
      since,
      asOf: today,
      ...(stopped && { events: JSON.stringify(events) }),
    },
  };
  if (due === null) {
    const why = interrupted
      ? 'la demanda interrumpió el plazo, y dura mientras siga el juicio'
      : 'la mediación lo tiene suspendido: contame desde qué día está disponible el acta de cierre';
    return { text: `${counted}: ${why}`, keys, standsOn: citations, calculator };
  }
  const others = events.filter(({ date }) => date !== since);
  const with_ = others.length > 0 ? `, con ${toldEvents(others)}` : '';
  const other = readings[0];
  const doubt =
    other && min !== null && max !== null && min !== max
      ? ` Según otra lectura (${other.label.charAt(0).toLowerCase()}${other.label.slice(1)}), el ${tellDay(other.value)}.`
      : '';
  const ask = stopped
    ? ''
    : kind === 'caducidad'
      ? ` Es un plazo de caducidad: en general no se suspende ni se interrumpe.`
      : ` Contame si ${expired ? 'hubo algo de esto' : 'ya reclamaste'}, porque ${expired ? 'corre' : 'puede correr'} la fecha: ${stoppingOf(claim)}.`;
  const result_ = expired
    ? `${counted}${with_}: ${stopped || kind === 'caducidad' ? '' : 'si nada lo frenó, '}el plazo venció el ${tellDay(due)}.`
    : `${/\b(?:prescri|caduc|venc)/.test(folded) ? 'Todavía no' : 'Sí, estás a tiempo'}. ${counted}${with_}: el plazo vence el ${tellDay(due)}.`;
  const grace =
    !expired && graceUntil
      ? ` La demanda presentada en las primeras horas del ${tellDay(graceUntil)} todavía vale.`
      : '';
  return { text: `${result_}${doubt}${ask}${grace}`, keys, standsOn: citations, calculator };
}

/** Rents, expenses and alimony: every month has a term of its own. */
function periodic(
  { claim: id, of, stands }: ToldClaim,
  since: CivilDay | null,
  today: CivilDay,
  law: LimitationLaw,
): Computed | null {
  const claim = findClaim(law, id);
  if (claim.unit !== 'anios') return null;
  const limit = addYears(today, -claim.length, 'last-day-of-month');
  const first = since === null ? '' : firstDue(id, since, today, law);
  return {
    text: `${stands?.text ?? 'Cada'} mes prescribe por su cuenta, a los ${claim.length} años de su vencimiento: de ${of}, hoy se puede reclamar lo que venció desde el ${dayMonthYear(limit)}, y lo anterior prescribió si nada lo frenó.${first} Contame si hubo una intimación, una mediación o un pago, porque corre la fecha`,
    keys: [
      claim.articles[0] ?? '',
      ...(stands ? [stands.article] : []),
      law.rules.demandNotice.article,
      law.rules.mediation.general,
      law.rules.acknowledgement.article,
    ],
    calculator: {
      slug: 'prescripcion',
      title: calculatorTitle,
      inputs: { claim: claim.name, since: since ?? limit, asOf: today },
    },
  };
}

function firstDue(claim: string, since: CivilDay, asOf: CivilDay, law: LimitationLaw): string {
  const settled = settle(() => computeLimitation({ claim, since, events: [], asOf }, law));
  const due = 'refused' in settled ? null : settled.value.due;
  if (due === null) return '';
  return ` Lo que venció el ${dayMonthYear(since)} ${due < asOf ? 'prescribió' : 'prescribe'} el ${tellDay(due)}.`;
}

interface TakenEvent {
  event: LimitationEvent;
  told: ToldDay[];
}

/** What stopped the term, by the days that were told with it; a closing act belongs to its mediation. */
function eventsOf(days: readonly ToldDay[], folded: string): TakenEvent[] {
  const events: TakenEvent[] = [];
  for (const one of days) {
    const word = nearestWord(one.before, stops);
    if (word === null) continue;
    const last = events.at(-1);
    if (word === 'acta') {
      if (last?.event.kind !== 'mediacion') continue;
      last.event = { ...last.event, actaDisponible: one.day };
      last.told.push(one);
    } else {
      const mode = /\b(?:privada|acuerdo de partes)\b/.test(folded) ? ('privada' as const) : ('sorteo' as const);
      events.push({ event: { kind: word, date: one.day, ...(word === 'mediacion' && { mode }) }, told: [one] });
    }
  }
  return events;
}

const eventNames: Partial<Record<LimitationEvent['kind'], string>> = {
  intimacion: 'la intimación',
  mediacion: 'la mediación',
  demanda: 'la demanda',
  reconocimiento: 'el reconocimiento',
};
const toldEvents = (events: readonly LimitationEvent[]) =>
  events.map(({ kind, date }) => `${eventNames[kind] ?? kind} del ${dayMonthYear(date)}`).join(' y ');

function stoppingOf({ mediation, administrativeClaim }: ReturnType<typeof findClaim>): string {
  return [
    'una intimación fehaciente lo suspende una vez',
    ...(mediation ? ['la mediación también lo suspende'] : []),
    ...(administrativeClaim ? ['el reclamo administrativo lo interrumpe por un tiempo'] : []),
    'la demanda y el reconocimiento de la deuda lo interrumpen',
  ].join(', ');
}

function keysOf(
  kind: LimitationResult['kind'],
  { mediation, administrativeClaim }: ReturnType<typeof findClaim>,
  citations: readonly string[],
  { rules }: LimitationLaw,
): string[] {
  if (kind === 'caducidad') return [...new Set([...citations.slice(0, 1), rules.caducity])];
  return [
    ...new Set([
      ...citations.slice(0, 1),
      rules.demandNotice.article,
      ...(mediation ? [rules.mediation.general] : []),
      ...(administrativeClaim ? [administrativeClaim.article] : []),
      rules.acknowledgement.article,
      rules.demand.article,
    ]),
  ].slice(0, maxCitations);
}

/** "Desde enero de 2024", "de marzo de 2023", "hace tres años": a time, though no day. */
function mentionsTime({ text, today }: UnderstoodQuestion): boolean {
  return readQuestionTokens(text, today).some(({ date }) => date !== undefined);
}
