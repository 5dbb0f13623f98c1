import { formatDay } from '../platform/dates.ts';
import { articleName, normShortName } from '../sources/source-label.ts';

/** A line of a result as the reader sees it. */
export interface OpenedLine {
  id: string;
  label: string;
  figure: string;
  detail?: string | undefined;
  readings: readonly { id: string; label: string; because: string; figure: string; citations: readonly string[] }[];
  steps: readonly { text: string; citations: readonly string[] }[];
}

export interface WrittenAccount {
  title: string;
  figure: string;
  detail?: string | undefined;
  lines: readonly OpenedLine[];
  notes: readonly string[];
}

/** A sentence of an account as it is read here: days in the local order, no line break between sign and figure. */
export const written = (text: string): string =>
  text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDay(day)).replaceAll('$ ', '$\u00a0');

/** "art. 244 CPCCN, art. 156 CPCCN". */
export const articlesInWords = (ids: readonly string[]) =>
  ids
    .map((id) => {
      const [norm = id, article = ''] = id.split(':');
      return `art. ${articleName(article)} ${normShortName(norm)}`;
    })
    .join(', ');
const withArticles = (text: string, citations: readonly string[]) =>
  citations.length > 0 ? `${written(text)} (${articlesInWords(citations)})` : written(text);

/** The whole account as Markdown, to be copied or taken away as a file. */
export function accountMarkdown({ title, figure, detail, lines, notes }: WrittenAccount): string {
  return [
    `**${title}: ${figure}**`,
    ...(detail ? [detail] : []),
    ...lines.flatMap((line) => [
      `## ${line.label}: ${line.figure}`,
      ...(line.detail ? [line.detail] : []),
      line.steps.map((step, place) => `${place + 1}. ${withArticles(step.text, step.citations)}`).join('\n'),
      ...line.readings.map(
        (reading) =>
          `**Otra lectura.** ${reading.label}: ${reading.figure}. ${withArticles(reading.because, reading.citations)}`,
      ),
    ]),
    ...(notes.length > 0 ? ['## Qué se da por supuesto', notes.map((note) => `- ${written(note)}`).join('\n')] : []),
  ].join('\n\n');
}
