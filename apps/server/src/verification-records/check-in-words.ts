import type { CheckedReference, CitationCheck } from '@foja/contracts/citation-check';
import type { ReferenceStatus } from '@foja/contracts/citation-check-limits';
import { inNumbers, withLocalDays } from './in-spanish.ts';

const statusNames: Record<ReferenceStatus, string> = {
  'no-such-article': 'No existe',
  'text-differs': 'El texto transcripto difiere',
  repealed: 'Derogado',
  amended: 'Modificado',
  ambiguous: 'No se sabe a qué se refiere',
  'not-in-corpus': 'No está en el corpus de Foja',
  'quote-matches': 'La transcripción coincide',
  exists: 'Existe',
};
const unremarkable: readonly ReferenceStatus[] = ['exists', 'quote-matches'];

/** Whether a reference is told by the words of the writing, which may name somebody: Foja knows no name of its own for it. */
export const isToldByWriting = ({ keys }: CheckedReference): boolean => keys.length === 0;

/**
 * The result of a check as Markdown. The writing is not in it: of each reference, what Foja calls it, and what it found.
 * @param told references and findings that are told by the writing's own words, without what is personal, in their order.
 */
export function checkInWords(
  { references, summary, readTo }: CitationCheck,
  told: readonly { text: string; detail: string }[],
): string {
  let next = 0;
  const named = references.map((reference) => {
    if (!isToldByWriting(reference)) return { ...reference, named: reference.label };
    const { text, detail } = told[next++] ?? { text: '', detail: '' };
    return { ...reference, named: text, detail };
  });
  const remarkable = named.filter(({ status }) => !unremarkable.includes(status));
  return [
    `- **Referencias:** ${inNumbers(summary.total)}`,
    ...Object.entries(statusNames).flatMap(([status, name]) => {
      const count = summary.byStatus[status as ReferenceStatus];
      return count > 0 ? [`- **${name}:** ${inNumbers(count)}`] : [];
    }),
    ...(readTo === null
      ? []
      : [`- Tiene más referencias de las que se leen de una vez: se leyó hasta el carácter ${inNumbers(readTo)}.`]),
    ...(remarkable.length > 0
      ? [
          '\n## Para mirar',
          remarkable
            .map(
              ({ named: name, status, detail, quotes }, place) =>
                `${place + 1}. **${name}.** ${statusNames[status]}. ${withLocalDays(detail)}${quotesInWords(quotes)}`,
            )
            .join('\n'),
        ]
      : []),
    ...unremarkable.flatMap((status) => {
      const names = countNames(named.filter((reference) => reference.status === status).map(({ named: name }) => name));
      return names.length > 0 ? [`\n## ${statusNames[status]}`, `${names.join('; ')}.`] : [];
    }),
  ].join('\n');
}

function countNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} (${inNumbers(count)} veces)` : name));
}

const differing: readonly CheckedReference['quotes'][number]['result'][] = ['differs', 'not-found'];

function quotesInWords(quotes: CheckedReference['quotes']): string {
  if (quotes.length === 0) return '';
  const wrong = quotes.filter(({ result }) => differing.includes(result)).length;
  return ` Transcripciones: ${inNumbers(quotes.length)}, de las que ${inNumbers(wrong)} no coinciden.`;
}
