import { settle } from '@foja/computable-law/core/refusal';
import { computeLimitation, findClaim } from '@foja/computable-law/limitation/compute-limitation';
import { fold } from '@foja/legal-text/fold';
import { openComputableLaw } from '../../corpus/computable-law/open-computable-law.ts';
import type { Compute } from './computed.ts';
import { tellDay } from './tell-day.ts';
import { dayMonthYear, daysTold } from './told-facts.ts';

const asksIfInTime =
  /\b(?:prescri\w+|(?:todavia|aun) (?:puedo|podemos|puede|estoy|estamos|se puede)|(?:estoy|sigo|estamos|llego) a tiempo|hasta cuando (?:puedo|podemos|tengo|hay)|cuanto tiempo (?:tengo|hay|me queda)|se me (?:paso|vencio) el plazo|perdi el derecho)\b/;
const asksToClaim = /\b(?:reclam\w+|demand\w+|juicio|accion|prescri\w+|cobrar)\b/;
/** Events whose term depends on what was not told: who answers, as what the person was there, or another law. */
const undecided =
  /\b(?:prescripcion adquisitiva|usucap\w*|penal|delito|denuncia penal|multas?|segur[oa]s?|aseguradora|art|trabajando|camino al trabajo|yendo al trabajo|in itinere|colectivo|micro|tren|subte|avion|taxi|remis|municipal\w*|estado|patrullero|policia|provincia|menor|bebe|me entere|descubri|cuotas?)\b/;
/** What happened, as people tell it, and the claim of the catalogue that it makes. */
const events: readonly { told: RegExp; claim: string; of: string }[] = [
  {
    told: /\b(?:choqu?[eo]|chocaron|chocamos|me atropell\w+|choque|accidente de (?:transito|auto|moto))\b/,
    claim: 'accidente-de-transito-danos',
    of: 'los daños del choque',
  },
  {
    told: /\b(?:me despidieron|me echaron|me despidio|despido)\b/,
    claim: 'creditos-laborales',
    of: 'los créditos del despido',
  },
  { told: /\bmala praxis\b/, claim: 'mala-praxis-medica', of: 'los daños de la mala praxis' },
  { told: /\bme mordio\b/, claim: 'danos-extracontractuales', of: 'los daños de la mordedura' },
  { told: /\bme (?:cai|resbale|tropece)\b/, claim: 'danos-extracontractuales', of: 'los daños de la caída' },
];

/** Whether a claim is still in time, for what happened on a day that was told; null where the question asks or tells something else. */
export const computeLimitationDay: Compute = (understood) => {
  const { text, today } = understood;
  const folded = fold(text);
  if (!asksIfInTime.test(folded) || !asksToClaim.test(folded) || undecided.test(folded)) return null;
  const told = events.filter((event) => event.told.test(folded));
  const days = daysTold(understood);
  const [event] = told;
  const [since] = days;
  if (event === undefined || told.length > 1 || since === undefined || days.length > 1) return null;
  const law = openComputableLaw();
  const settled = settle(() => computeLimitation({ claim: event.claim, since, events: [], asOf: today }, law));
  if ('refused' in settled) return null;
  const { citations, due, expired, graceUntil, period } = settled.value;
  if (due === null) return null;
  const counted = `Para reclamar ${event.of} hay ${period}, contados desde el ${dayMonthYear(since)}`;
  const { rules } = law;
  const claim = findClaim(law, event.claim);
  const stopping = [
    'una intimación fehaciente lo suspende una vez',
    ...(claim.mediation ? ['la mediación también lo suspende'] : []),
    ...(claim.administrativeClaim ? ['el reclamo administrativo lo interrumpe por un tiempo'] : []),
    'la demanda y el reconocimiento de la deuda lo interrumpen',
  ].join(', ');
  const result = expired
    ? `${counted}: si nada lo frenó, el plazo venció el ${tellDay(due)}. Contame si hubo algo de esto, porque corre la fecha: ${stopping}`
    : `Sí, estás a tiempo. ${counted}: el plazo vence el ${tellDay(due)}. Contame si ya reclamaste, porque puede correr la fecha: ${stopping}`;
  const grace =
    !expired && graceUntil
      ? ` La demanda presentada en las primeras horas del ${tellDay(graceUntil)} todavía vale.`
      : '';
  return {
    text: `${result}.${grace}`,
    keys: [
      ...new Set([
        ...citations.slice(0, 1),
        rules.demandNotice.article,
        ...(claim.mediation ? [rules.mediation.general] : []),
        ...(claim.administrativeClaim ? [claim.administrativeClaim.article] : []),
        rules.acknowledgement.article,
        rules.demand.article,
      ]),
    ].slice(0, maxCitations),
    calculator: {
      slug: 'prescripcion',
      title: 'Ver el plazo con lo que lo suspende o interrumpe',
      inputs: { claim: claim.name, since, asOf: today },
    },
  };
};

const maxCitations = 5;
