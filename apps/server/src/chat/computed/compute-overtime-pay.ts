import { settle } from '@foja/computable-law/core/refusal';
import { computeOvertime, type OvertimeDay, overtimeDays } from '@foja/computable-law/labour/overtime';
import { fold } from '@foja/legal-text/fold';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { Compute } from './computed.ts';
import { pesos } from './told-facts.ts';

const asksPay = /\bhoras? extras?\b.*\bcuanto\b|\bcuanto\b.*\bhoras? extras?\b/;
const days = new RegExp(String.raw`\b(${overtimeDays.join('|')})s?\b`);
const hourAt = /\b(?:a|desde|de) las (\d{1,2})(?::(\d{2}))?\b/;
/** An hour of work is worth more than this and less than a month's pay. */
const [minHourlyValue, maxHourlyValue] = [100, 1_000_000];

/** What overtime of a day is worth, for the hours and the value of the hour that were told. */
export const computeOvertimePay: Compute = ({ text, today }) => {
  const folded = fold(text);
  if (!asksPay.test(folded)) return null;
  const tokens = readQuestionTokens(text, today);
  const hours = tokens.flatMap(({ quantity }) => (quantity?.unit === 'hora' ? [quantity.value] : []));
  const values = tokens.flatMap(({ quantity, text: words }, place) => {
    const isTime = /^las$/.test(tokens[place - 1]?.text ?? '');
    if (!quantity || isTime || !['peso', 'unidad'].includes(quantity.unit) || /^20\d\d$/.test(words)) return [];
    return quantity.value >= minHourlyValue && quantity.value <= maxHourlyValue ? [quantity.value] : [];
  });
  const day = days.exec(folded)?.[1] as OvertimeDay | undefined;
  const [count, ...moreCounts] = hours;
  const [hourlyValue, ...moreValues] = values;
  if (count === undefined || hourlyValue === undefined || moreCounts.length + moreValues.length > 0) return null;
  const at = hourAt.exec(folded);
  const fromHour = at ? Number(at[1]) + Number(at[2] ?? 0) / 60 : null;
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
