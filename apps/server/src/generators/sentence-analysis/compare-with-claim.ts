import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import { fold } from '@foja/legal-text/fold';
import type { RulingSections, Section } from '../extract/ruling-sections.ts';
import { asQuote } from '../extract/sentences.ts';
import { mostClaimed, readClaimed, sumsIn } from './claimed-sums.ts';
import { type RulingTopic, topicsOf } from './ruling-topics.ts';

type WeakPoint = SentenceAnalysis['weakPoints'][number];
type Ground = (name: string) => Pick<WeakPoint, 'ground' | 'articles'>;

/** Items that a court gives only to who asks for them. */
const onlyOnDemand: readonly [RulingTopic, string][] = [
  ['punitive', 'daño punitivo'],
  ['moral', 'daño moral'],
  ['lostProfit', 'lucro cesante'],
  ['chance', 'pérdida de chance'],
  ['psychological', 'daño psicológico'],
  ['lossOfUse', 'privación de uso'],
];
/** The same sum told with other figures of cents. */
const tolerance = 1.005;
const grantsSomething = /\b(?:ha(?:c\w+|go) lugar|conden\w+|fij\w+|elev\w+|impon\w+|pagar|abonar|admit\w+)\b/;
const refuses = /^(?:\W|\d|[ivx]+\b)*(?:rechaz\w+|desestim\w+|no ha(?:c\w+|go) lugar)/;

/** What is granted beyond what was asked for, or without having been asked for. */
export function beyondTheClaim(sections: RulingSections, items: readonly Section[], ground: Ground): WeakPoint[] {
  const claimed = readClaimed(sections);
  if (claimed.text.trim() === '') return [];
  const askedFor = topicsOf(claimed.text);
  return items
    .filter(({ text }) => grantsSomething.test(fold(text)) && !refuses.test(fold(text)))
    .flatMap(({ text }) =>
      sumsIn(text).flatMap((sum): WeakPoint[] => {
        const { text: phrase, topics, value } = sum;
        const most = mostClaimed(claimed, sum);
        if (most !== null && value > most * tolerance) {
          return [
            {
              title: `Otorga más de lo reclamado: ${phrase}`,
              ...ground('mas-de-lo-reclamado'),
              mark: claimed.isOpen ? 'to-judge' : 'inferred',
              quote: asQuote(phrase),
            },
          ];
        }
        const unasked = onlyOnDemand.find(([topic]) => topics.includes(topic) && !askedFor.has(topic));
        if (unasked === undefined || claimed.sums.length === 0) return [];
        return [
          {
            title: `Otorga más de lo reclamado: ${unasked[1]} que no figura entre lo pedido`,
            ...ground('mas-de-lo-reclamado'),
            mark: 'to-judge',
            quote: asQuote(phrase),
          },
        ];
      }),
    );
}

/** Whether less is granted than was asked for under the same head. */
export function isLessThanClaimed(sections: RulingSections, items: readonly Section[]): boolean {
  const claimed = readClaimed(sections);
  if (claimed.isOpen) return false;
  return items.some(({ text }) =>
    sumsIn(text).some((sum) => {
      const most = mostClaimed(claimed, sum);
      return most !== null && sum.value * tolerance < most;
    }),
  );
}
