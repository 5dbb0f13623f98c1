import { divide, type Fraction, formatFraction, fraction, multiply } from '../core/fraction.ts';
import type { Step } from '../core/result.ts';
import type { HeirLine, SiblingBond, Siblings } from './inheritance.ts';

/** A sibling of the whole blood weighs twice one of the half blood (CCyC 2440). */
const weights: Record<SiblingBond, number> = { full: 2, half: 1 };

/** Siblings and, by representation, the children of those who do not come; empty where there are none. */
export function collateralShares({ full, half, nephews }: Siblings): HeirLine[] {
  const stocks = nephews.map(({ bond, n }, index) => ({ bond, n, place: index + 1 })).filter(({ n }) => n > 0);
  const total = weights.full * full + weights.half * half + stocks.reduce((sum, { bond }) => sum + weights[bond], 0);
  if (total === 0) return [];
  const shareOf = (bond: SiblingBond): Fraction => fraction(weights[bond], total);
  const bothBonds = shareCount(full, stocks, 'full') > 0 && shareCount(half, stocks, 'half') > 0;
  const counted: Step = bothBonds
    ? {
        text: `Cada hermano de un solo vínculo hereda la mitad que uno de doble vínculo: 1 parte contra 2, sobre ${total} partes en total.`,
        citations: ['ccyc:2440'],
        facts: ['siblings'],
      }
    : {
        text: `Los hermanos heredan por partes iguales: 1 ÷ ${full + half + stocks.length}.`,
        citations: ['ccyc:2440'],
        facts: ['siblings'],
      };
  const called: Step = {
    text: 'Sin descendientes, ascendientes ni cónyuge heredan los colaterales; los hermanos y sus descendientes desplazan a los demás.',
    citations: ['ccyc:2438', 'ccyc:2439'],
  };
  const lines: HeirLine[] = [];
  for (const [bond, people, label] of [
    ['full', full, 'Cada hermano o hermana de ambos padres'],
    ['half', half, 'Cada hermano o hermana de un solo padre'],
  ] as const) {
    if (people === 0) continue;
    lines.push({
      id: `siblings.${bond}.each`,
      label,
      people,
      share: shareOf(bond),
      readings: [],
      steps: [called, counted],
    });
  }
  const alone = full + half === 0 && stocks.length > 1;
  const byHead = divide(fraction(1), stocks.reduce((sum, { n }) => sum + n, 0) || 1);
  for (const { bond, n, place } of stocks) {
    const share = multiply(shareOf(bond), fraction(1, n));
    const represented: Step = {
      text: `Los sobrinos ocupan el lugar de su padre o madre (${formatFraction(shareOf(bond))}) y lo dividen: a cada uno le toca ${formatFraction(share)}.`,
      citations: ['ccyc:2439', 'ccyc:2428', 'ccyc:2429'],
      facts: ['siblings'],
    };
    lines.push({
      id: `nephews${place}.each`,
      label: `${n === 1 ? 'Sobrino o sobrina' : 'Cada sobrino o sobrina'} de la rama ${place}`,
      people: n,
      share,
      readings: alone
        ? [
            {
              id: 'por-cabeza',
              label: 'Por cabeza entre todos los sobrinos',
              because:
                'Sin hermanos vivos se puede leer que los sobrinos no representan y que, como colaterales del mismo grado, dividen por partes iguales.',
              value: formatFraction(byHead),
              citations: ['ccyc:2440'],
            },
          ]
        : [],
      steps: [called, counted, represented],
    });
  }
  return lines;
}

function shareCount(alive: number, stocks: readonly { bond: SiblingBond }[], bond: SiblingBond): number {
  return alive + stocks.filter((stock) => stock.bond === bond).length;
}
