import { settle } from '@foja/computable-law/core/refusal';
import { computeOvertime, type OvertimeDay, overtimeDays } from '@foja/computable-law/labour/overtime';
import { fold } from '@foja/legal-text/fold';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { Compute } from './computed.ts';
import { leavesTheLaw } from './leaves-the-law.ts';
import { minPay, payOf, pesos } from './told-facts.ts';

const asksPay =
  /\b(?:horas?|hs) extras?\b.*\bcuanto\b|\bcuanto\b.*\b(?:horas?|hs|esas|las|mis) extras?\b|\b(?:horas?|hs) extras?\b.*\b(?:cuanta plata|calcul\w+)\b/;
const days = new RegExp(String.raw`\b(${overtimeDays.join('|')})s?\b`);
const hourAt = /\b(?:a|desde|de|despues de|a partir de|pasadas) las (\d{1,2})(?::(\d{2}))?(?: ?hs)?\b/;
/** An hour of the afternoon, where the hour itself is not told. */
const inTheAfternoon = /\bsabados? (?:a|por|en) la (?:tarde|tardecita|noche)\b/;
const afternoon = 14;
/** "200 horas al mes": by what the monthly pay is divided. */
const hoursOfMonth =
  /\b(\d{2,3}) (?:horas|hs) (?:al mes|por mes|mensuales|del mes)\b|\bdivid\w+ (?:por|en|entre) (\d{2,3})\b|\bdivisor (?:de )?(\d{2,3})\b/;
/** Hours that are no overtime: those of the week, of the month or of the usual day. */
const otherHours = /^(?:semanales|por semana|a la semana|al mes|por mes|mensuales|del mes|por dia|diarias|de jornada)/;
/** An hour of work is worth more than this and less than a month's pay. */
const [minHourlyValue, maxHourlyValue] = [100, 1_000_000];

/** What overtime of a day is worth, for the hours and the value of the hour that were told. */
export const computeOvertimePay: Compute = (understood) => {
  const { text, today } = understood;
  const folded = fold(text);
  if (!asksPay.test(folded)) return null;
  const tokens = readQuestionTokens(text, today);
  const hours = tokens.flatMap(({ quantity }, place) => {
    const after = tokens.slice(place + 1, place + 3).map((token) => token.text);
    const isOther = tokens[place - 1]?.text === 'las' || otherHours.test(after.join(' '));
    return quantity?.unit === 'hora' && !isOther ? [quantity.value] : [];
  });
  const values = tokens.flatMap(({ quantity, text: words }, place) => {
    const isTime = /^las$/.test(tokens[place - 1]?.text ?? '');
    if (!quantity || isTime || !['peso', 'unidad'].includes(quantity.unit) || /^20\d\d$/.test(words)) return [];
    return quantity.value >= minHourlyValue && quantity.value <= maxHourlyValue ? [quantity.value] : [];
  });
  const day = days.exec(folded)?.[1] as OvertimeDay | undefined;
  const [count, ...moreCounts] = hours;
  const ofMonth = hourOfMonth(folded, understood);
  const [hourlyValue, ...moreValues] = ofMonth === null ? values : [ofMonth];
  if (count === undefined || hourlyValue === undefined || moreCounts.length + moreValues.length > 0) return null;
  const at = hourAt.exec(folded);
  const fromHour = at ? Number(at[1]) + Number(at[2] ?? 0) / 60 : inTheAfternoon.test(folded) ? afternoon : null;
  const settled = settle(() => computeOvertime({ day: day ?? 'lunes', fromHour, hours: count, hourlyValue }));
  if ('refused' in settled) return settled.refused.field === 'from' ? askForHour(count, hourlyValue) : null;
  const { amount, citations, lines } = settled.value;
  const step = lines.flatMap((line) => line.steps.map((one) => one.text)).join(' ');
  const ask =
    day === undefined
      ? ' Contame qué día fue: un sábado desde las 13, un domingo o un feriado el recargo es del 100 %.'
      : '';
  return {
    text: `Se pagan ${pesos(amount)}. ${step}${ask}`,
    keys: ['lct:201'],
    standsOn: citations,
    answers: ['how-much'],
    calculator: {
      slug: 'horas-extra',
      title: 'Ver las horas extra paso a paso',
      inputs: {
        day: day ?? 'lunes',
        ...(at ? { from: `${(at[1] ?? '').padStart(2, '0')}:${at[2] ?? '00'}` } : {}),
        hours: String(count),
        hourlyValue: String(hourlyValue),
      },
    },
  };
};

/** The hour of who is paid by the month and tells by how many hours the pay is divided; null where either is not told. */
function hourOfMonth(folded: string, understood: UnderstoodQuestion): number | null {
  const divisor = Number(hoursOfMonth.exec(folded)?.slice(1).find(Boolean) ?? Number.NaN);
  const pay = payOf(understood);
  if (!(divisor >= 100 && divisor <= 240) || pay === null || pay.value < minPay) return null;
  return Math.round((pay.value / divisor) * 100) / 100;
}

/** A Saturday has two surcharges: the hour decides. */
function askForHour(hours: number, hourlyValue: number): ReturnType<Compute> {
  return {
    text: `Un sábado, hasta las 13 el recargo es del 50 % y desde las 13 del 100 %: son entre ${pesos(hours * hourlyValue * 1.5)} y ${pesos(hours * hourlyValue * 2)}. Contame a qué hora empezaron`,
    keys: ['lct:201'],
    answers: ['how-much'],
    calculator: {
      slug: 'horas-extra',
      title: 'Ver las horas extra paso a paso',
      inputs: { day: 'sabado', hours: String(hours), hourlyValue: String(hourlyValue) },
    },
  };
}

const weekly = /\b(\d{2}) (?:horas|hs) (?:por semana|semanales|a la semana)\b/;
const asksHours =
  /\bcuant[oa]s (?:horas|hs) extras?\b|\bcuant[oa]s (?:horas|hs) (?:son|serian|tienen que ser) extras?\b/;
const otherLimits =
  /\b(?:noch\w*|nocturn\w*|insalubre\w*|rotativ\w+|equipos?|encargad[oa]|gerente|director\w*|vigilador\w*|domestic\w+|casas? particular\w*|rural|peon|media jornada|part time|menor(?:es)?|convenio)\b/;
const weeklyLimit = 48;

/** How many hours of a week are overtime by the general limit (ley 11.544, art. 1). */
export const computeOvertimeHours: Compute = ({ text, facts, regimes }) => {
  const folded = fold(text);
  const hours = Number(weekly.exec(folded)?.[1] ?? Number.NaN);
  if (!asksHours.test(folded) || otherLimits.test(folded) || leavesTheLaw(facts, regimes)) return null;
  if (!(hours > weeklyLimit && hours <= 100)) return null;
  return {
    text: `Son ${hours - weeklyLimit} horas extra por semana: el máximo general es de cuarenta y ocho semanales, u ocho por día, y son ${hours}. Se pagan con un recargo del cincuenta por ciento, o del ciento por ciento las del sábado después de las 13, domingo y feriados. El convenio puede fijar menos horas, y un banco de horas acordado por escrito, compensarlas`,
    keys: ['ley-11544:1', 'lct:201', 'lct:198', 'lct:197bis'],
    answers: ['how-much'],
    calculator: null,
  };
};
