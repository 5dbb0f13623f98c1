import type { DeadlineResponse } from '@foja/contracts/calculators';
import { articlesInWords, written } from './account-text.ts';
import { dayInWords } from './day-in-words.ts';

type Told = Pick<
  DeadlineResponse,
  | 'name'
  | 'due'
  | 'dueHour'
  | 'graceUntil'
  | 'notifiedOn'
  | 'article'
  | 'days'
  | 'steps'
  | 'readings'
  | 'notes'
  | 'effect'
>;

const dueInWords = ({ due, dueHour }: Pick<Told, 'due' | 'dueHour'>) =>
  `${dayInWords(due)}${dueHour ? ` a las ${dueHour}` : ''}`;

/** A term as a paragraph for the file: from when it runs, which days were counted and which were not, and when it ends. */
export function deadlineStatement(result: Told): string {
  const counted = result.days.filter(({ count }) => count !== null);
  const skipped = result.days.filter(({ kind }) => ['feriado', 'no-laborable', 'inhabil', 'suspendido'].includes(kind));
  const recess = result.days.some(({ kind }) => kind === 'feria');
  return [
    `Notificación: ${dayInWords(result.notifiedOn)}. ${result.name ?? 'Plazo'} (${articlesInWords([result.article])}).`,
    ...(counted.length > 0 ? [`Días contados: ${counted.map(({ day }) => written(day)).join(', ')}.`] : []),
    ...(skipped.length > 0
      ? [
          `No se cuentan: ${skipped.map(({ day, name }) => (name ? `${written(day)} (${name})` : written(day))).join(', ')}.`,
        ]
      : []),
    ...(recess ? ['No se cuentan los días de feria judicial.'] : []),
    `Vencimiento: ${dueInWords(result)}.`,
    ...(result.graceUntil ? [`Plazo de gracia: primeras horas del ${dayInWords(result.graceUntil)}.`] : []),
  ].join('\n');
}

/** The same with each step, the other readings and what is assumed, as Markdown for a Word or PDF file. */
export function deadlineMarkdown(result: Told): string {
  const cited = (text: string, ids: readonly string[]) =>
    ids.length > 0 ? `${written(text)} (${articlesInWords(ids)})` : written(text);
  return [
    `**Vence el ${dueInWords(result)}**`,
    deadlineStatement(result).split('\n').join('\n\n'),
    '## Cómo se contó',
    result.steps.map((step, place) => `${place + 1}. ${cited(step.text, step.citations)}`).join('\n'),
    ...result.readings.map(
      (reading) =>
        `**Otra lectura.** ${reading.label}: ${dayInWords(reading.value)}. ${cited(reading.because, reading.citations)}`,
    ),
    ...(result.effect ? [`**Si se pasa:** ${result.effect}`] : []),
    ...(result.notes.length > 0
      ? ['## Qué se da por supuesto', result.notes.map((note) => `- ${written(note)}`).join('\n')]
      : []),
  ].join('\n\n');
}
