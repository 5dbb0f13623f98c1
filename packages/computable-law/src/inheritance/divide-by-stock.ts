import { divide, type Fraction } from '../core/fraction.ts';
import { refuse } from '../core/refusal.ts';
import type { Descendant } from './inheritance.ts';

/** A share of the descendants' part, before it is weighed with that of the spouse. */
export interface StockShare {
  id: string;
  label: string;
  people: number;
  share: Fraction;
  /** Whether it comes by representation of another. */
  represents: boolean;
}

const maxGenerations = 6;

/** Descendants who come to the inheritance or left someone who does. Each is one stock (CCyC 2426–2428). */
export function stocksOf(children: readonly Descendant[]): { place: number; child: Descendant }[] {
  return children
    .map((child, index) => ({ place: index + 1, child }))
    .filter(({ child }) => child.alive || countHeirs(child) > 0);
}

/**
 * Divides a part among descendants: by stock between the lines, by head within each (CCyC 2428).
 * @throws RefusedComputation `fact-invalid` beyond six generations
 */
export function divideByStock(
  children: readonly Descendant[],
  part: Fraction,
  name: { id: string; label: string },
): StockShare[] {
  const stocks = stocksOf(children);
  return stocks.flatMap(({ place, child }) =>
    sharesOf(child, divide(part, stocks.length), { id: `${name.id}${place}`, label: `${name.label} ${place}` }, 1),
  );
}

function sharesOf(
  child: Descendant,
  part: Fraction,
  name: { id: string; label: string },
  generation: number,
): StockShare[] {
  if (generation > maxGenerations) {
    refuse('fact-invalid', 'children', name.id, `Se admiten hasta ${maxGenerations} generaciones.`);
  }
  if (child.alive) return [{ ...name, people: 1, share: part, represents: generation > 1 }];
  if (typeof child.grandchildren === 'number') {
    const people = child.grandchildren;
    const label = `${people === 1 ? 'Nieto o nieta' : 'Cada nieto o nieta'}, en lugar de ${lowerFirst(name.label)}`;
    return [{ id: `${name.id}.grandchildren.each`, label, people, share: divide(part, people), represents: true }];
  }
  const stocks = stocksOf(child.grandchildren);
  return stocks.flatMap(({ place, child: grandchild }) =>
    sharesOf(
      grandchild,
      divide(part, stocks.length),
      { id: `${name.id}.grandchild${place}`, label: `Descendiente ${place} de ${lowerFirst(name.label)}` },
      generation + 1,
    ),
  );
}

function countHeirs({ alive, grandchildren }: Descendant): number {
  if (alive) return 1;
  return typeof grandchildren === 'number'
    ? grandchildren
    : grandchildren.reduce((count, grandchild) => count + countHeirs(grandchild), 0);
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
