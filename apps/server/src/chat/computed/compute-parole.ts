import { addDays, addMonths, type CivilDay } from '@foja/computable-law/core/civil-day';
import { fold } from '@foja/legal-text/fold';
import { type QuestionToken, readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { Compute } from './computed.ts';
import { tellDay } from './tell-day.ts';
import { toldDays } from './told-days.ts';
import { dayMonthYear } from './told-facts.ts';

const ofParole = /\b(?:libertad condicional|(?:la|su|mi|pedir|con) condicional|condicional)\b/;
/** A sentence that is suspended is no parole; crimes and persons to whom it is not given, or whose sentence is not counted so. */
const undecided =
  /\b(?:(?:condena|pena|prision|ejecucion|libertad) (?:de ejecucion )?condicional (?:de|por|a) \d|(?:condena|pena|prision|anos|meses) (?:de )?condicional|condena de ejecucion|ejecucion condicional|suspenso|perpetua|reincident\w*|reclusion|domiciliaria|arma\w*|abus\w+|viola\w+|femicidi\w+|homicidio (?:agravado|calificado|en ocasion|criminis)|en ocasion de robo|seguid[oa] de muerte|corrupcion|prostituci\w+|pornogra\w+|rapto|privacion ilegal|trata|droga\w*|estupefaciente\w*|narco\w*|secuestr\w+|terroris\w+|contraband\w+|tortura\w*|unific\w+|revoc\w+|menor(?:es)?)\b/;
const asks =
  /\b(?:cuando|cuant[oa]s?|que dia|a los|desde cuando|ya (?:puede|puedo|esta|cumplio)|le falta|me falta|puede|puedo|sale|salgo)\b/;
const sentence = /\b(?:conden\w+|pena|dieron|dictaron|sentenci\w+|cayeron|impus\w+|prision|firme)\b/;
const served = /\b(?:llev\w+|hace|cumpl\w+|adentro|preso hace|detenid[oa] hace)\b/;
const held = /\b(?:pres[oa]|detenid[oa]|detuvieron|adentro|encerrad[oa]|cayo|caimos|cai|desde)\b/;
const months = { limit: 36, short: 8 };
const daysOfMonth = 30;

/** From when a sentence to prison allows parole, by its length and by the day since which somebody is held (CP 13). */
export const computeParole: Compute = (understood) => {
  const folded = fold(understood.text);
  if (!ofParole.test(folded) || undecided.test(folded) || !asks.test(folded)) return null;
  const length = lengthOfSentence(readQuestionTokens(understood.text, understood.today));
  if (length === null) return null;
  const isShort = length <= months.limit;
  const due = isShort ? months.short : (length * 2) / 3;
  const days = toldDays(understood).filter(({ day, before }) => day <= understood.today && held.test(before));
  const [since] = days;
  const on = since === undefined || days.length > 1 ? null : dayAfter(since.day, due);
  const verb = on !== null && on <= understood.today ? 'se cumplieron' : 'se cumplen';
  const from =
    since === undefined || on === null
      ? 'Se cuenta también la prisión preventiva'
      : `Contando desde el ${dayMonthYear(since.day)}, con la prisión preventiva, ${verb} el ${tellDay(on)}`;
  const share = isShort
    ? `A los ocho meses de prisión, porque la condena de ${spanOf(length)} no pasa de tres años`
    : `A los dos tercios: de ${spanOf(length)} son ${spanOf(due)}`;
  return {
    text: `${share}. ${from}. Hace falta además haber respetado los reglamentos y que los informes sean favorables; no se da a reincidentes ni por los delitos que la ley excluye`,
    keys: ['cp:13', 'cp:14', 'cp:24'],
    calculator: null,
    answers: ['how-long', 'how-much', 'yes-no', 'since-when'],
  };
};

/** The length in months of the only sentence that is told; what was served already is another length. */
function lengthOfSentence(tokens: readonly QuestionToken[]): number | null {
  const told = tokens.flatMap(({ quantity }, place) => {
    if (quantity === undefined || quantity.bound !== undefined || !['anio', 'mes'].includes(quantity.unit)) return [];
    const before = tokens
      .slice(Math.max(0, place - reach), place)
      .map(({ text }) => text)
      .join(' ');
    if (served.test(before) || !sentence.test(before)) return [];
    return [quantity.unit === 'anio' ? Math.round(quantity.value * 12) : Math.floor(quantity.value)];
  });
  return told.length === 1 ? (told[0] ?? null) : null;
}

const reach = 5;

function dayAfter(since: CivilDay, count: number): CivilDay {
  const whole = Math.floor(count);
  return addDays(addMonths(since, whole, 'last-day-of-month'), Math.round((count - whole) * daysOfMonth));
}

/** "4 años y 2 meses". */
function spanOf(count: number): string {
  const [years, rest] = [Math.floor(count / 12), Math.floor(count % 12)];
  const days = Math.round((count - Math.floor(count)) * daysOfMonth);
  const parts = [
    ...(years > 0 ? [`${years} ${years === 1 ? 'año' : 'años'}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? 'mes' : 'meses'}`] : []),
    ...(days > 0 ? [`${days} días`] : []),
  ];
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}` : (parts[0] ?? '');
}
