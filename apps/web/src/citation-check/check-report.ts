import type { CheckedQuote, CheckedReference, CitationCheck } from '@foja/contracts/citation-check';
import { referenceStatuses } from '@foja/contracts/citation-check-limits';
import { formatDay } from '../platform/dates.ts';
import type { KeptCheck } from './kept-check.ts';
import { quoteSummary } from './quote-summary.ts';
import { statusLooks } from './status-looks.ts';

/** Words of the document that would read as marks of Markdown. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/([\\*_`#<>[\]])/g, '\\$1');

/** A check as a document in Markdown, for copying and exporting: what needs a look comes first. */
export function checkReport({ check, asOf }: Pick<KeptCheck, 'check' | 'asOf'>): string {
  return [
    summaryLines(check, asOf),
    ...referenceStatuses.flatMap((status) => {
      const references = check.references.filter((reference) => reference.status === status);
      if (references.length === 0) return [];
      return [`## ${statusLooks[status].label} (${references.length})`, references.map(referenceLine).join('\n')];
    }),
    'Que una cita no esté en nuestro corpus no quiere decir que no exista.',
  ].join('\n\n');
}

function summaryLines({ summary, readTo }: CitationCheck, asOf: string | null): string {
  const counts = referenceStatuses
    .filter((status) => summary.byStatus[status] > 0)
    .map((status) => `- ${statusLooks[status].label}: ${summary.byStatus[status]}`);
  return [
    `- Citas encontradas: ${summary.total}`,
    ...counts,
    ...(asOf ? [`- Ley vigente al: ${formatDay(asOf)}`] : []),
    ...(readTo === null
      ? []
      : ['- El escrito tiene más citas de las que se verifican de una vez: el final no se leyó.']),
  ].join('\n');
}

function referenceLine({ text, detail, label, kind, normFrom, sources, quotes }: CheckedReference): string {
  const read = kind === 'article' && normFrom === 'inferred' ? ` Leída como ${plain(label)} por el contexto.` : '';
  const named =
    kind === 'ruling' && sources.length > 1
      ? ` Pueden ser: ${sources.map((source) => plain(`${source.label} (${source.title})`)).join('; ')}.`
      : '';
  const [only] = sources;
  const part =
    sources.length === 1 && only?.isExtract && !/extracto/.test(detail) ? ' Nuestro texto es un extracto.' : '';
  return `- **${plain(text)}**. ${plain(detail)}${part}${read}${named}${quotes.map(quoteLine).join('')}`;
}

function quoteLine(quote: CheckedQuote): string {
  const words = ` ${plain(quoteSummary(quote))} El escrito dice: «${plain(quote.text)}».`;
  if (quote.result !== 'differs') return words;
  return `${words} El texto oficial dice: «${plain(quote.official.map(({ text }) => text).join(''))}».`;
}
