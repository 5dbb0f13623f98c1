import { isKnown } from '../core/facts.ts';
import { divide, type Fraction, formatFraction, fraction, subtract, whole } from '../core/fraction.ts';
import { refuse } from '../core/refusal.ts';
import type { Step } from '../core/result.ts';
import { collateralShares } from './collateral-shares.ts';
import { divideByStock, stocksOf } from './divide-by-stock.ts';
import type { HeirLine, InheritanceFacts, InheritanceValues } from './inheritance.ts';

export interface HeirsShares {
  lines: HeirLine[];
  /** Which forced heirs come to the inheritance. */
  forced: { descendants: boolean; ascendants: boolean; spouse: boolean };
  steps: Step[];
  notes: string[];
}

/** Questions for the facts without which nobody can be called; asked only where no nearer class inherits. */
const questions = {
  children: 'Falta decir qué hijos tuvo, y si alguno no llega a heredar.',
  spouse: 'Falta decir si había cónyuge.',
  marital: 'Falta decir qué parte de la herencia era ganancial: el cónyuge no hereda de ella con descendientes.',
  parents: 'Falta decir cuántos de sus padres viven.',
  siblings: 'Falta decir si tenía hermanos o sobrinos.',
  uncles: 'Falta decir si tenía tíos: sin herederos más cercanos, ellos heredan.',
  cousins: 'Falta decir si tenía primos o tíos abuelos: sin herederos más cercanos, ellos heredan.',
} as const;

const noSpouseExclusion =
  'Se supone que no hubo divorcio, separación de hecho sin voluntad de unirse ni cese judicial de la convivencia, que excluyen al cónyuge (CCyC 2437), ni un matrimonio celebrado dentro de los treinta días anteriores por quien ya estaba mortalmente enfermo (CCyC 2436).';
const everybodyComes =
  'Se supone que todos los llamados aceptan y que no hay testamento, indignidad ni bienes donados que colacionar.';

/** Calls the heirs by class: descendants, ascendants, spouse, collaterals, the State (CCyC 2424). */
export function callHeirs(facts: InheritanceFacts, marital: Fraction | null): HeirsShares {
  const children = told(facts, 'children');
  const spouse = told(facts, 'spouse');
  const notes = [everybodyComes, ...(spouse ? [noSpouseExclusion] : [])];
  if (stocksOf(children).length > 0) return descendants(facts, spouse, marital, notes);
  const parents = told(facts, 'parents');
  const grandparents = isKnown(facts.grandparents) ? facts.grandparents.value : 0;
  if (parents === 0 && !isKnown(facts.grandparents))
    notes.push('Se supone que no viven abuelos ni otros ascendientes.');
  if (parents + grandparents > 0) return ascendants(parents, grandparents, spouse, notes);
  if (spouse) {
    const step = {
      text: 'Sin descendientes ni ascendientes el cónyuge hereda todo, también la parte ganancial del causante.',
      citations: ['ccyc:2435'],
      facts: ['spouse'],
    };
    const line: HeirLine = { id: 'spouse', label: 'Cónyuge', people: 1, share: whole, readings: [], steps: [step] };
    return { lines: [line], forced: { descendants: false, ascendants: false, spouse: true }, steps: [], notes };
  }
  const forced = { descendants: false, ascendants: false, spouse: false };
  const siblings = told(facts, 'siblings');
  const ofSiblings = collateralShares(siblings);
  if (ofSiblings.length > 0) return { lines: ofSiblings, forced, steps: [], notes };
  for (const [fact, id, label, degree] of [
    ['uncles', 'uncles.each', 'Cada tío o tía', 'tercer'],
    ['cousins', 'cousins.each', 'Cada primo, prima, tío abuelo o tía abuela', 'cuarto'],
  ] as const) {
    const people = told(facts, fact);
    if (people === 0) continue;
    const share = divide(whole, people);
    const step = {
      text: `Sin herederos más cercanos heredan los parientes de ${degree} grado, por partes iguales: 1 ÷ ${people} = ${formatFraction(share)}.`,
      citations: ['ccyc:2438', 'ccyc:2439', 'ccyc:2440'],
      facts: [fact],
    };
    return { lines: [{ id, label, people, share, readings: [], steps: [step] }], forced, steps: [], notes };
  }
  const step = {
    text: 'No hay herederos hasta el cuarto grado: los bienes corresponden al Estado (nacional, provincial o de la Ciudad) del lugar donde están.',
    citations: ['ccyc:2424', 'ccyc:2438', 'ccyc:2441'],
  };
  const line: HeirLine = { id: 'state', label: 'Estado', people: 1, share: whole, readings: [], steps: [step] };
  return { lines: [line], forced, steps: [], notes };
}

function descendants(facts: InheritanceFacts, spouse: boolean, marital: Fraction | null, notes: string[]): HeirsShares {
  const children = told(facts, 'children');
  const count = stocksOf(children).length;
  const lines: HeirLine[] = [];
  let part = whole;
  if (spouse) {
    if (marital === null) missing('marital');
    const own = subtract(whole, marital);
    const share = divide(own, count + 1);
    part = subtract(whole, share);
    const steps: Step[] = [
      {
        text: `De los bienes propios (${formatFraction(own)} de la herencia) el cónyuge tiene la misma parte que un hijo: ${formatFraction(own)} ÷ ${count + 1} = ${formatFraction(share)}.`,
        citations: ['ccyc:2433'],
        facts: ['spouse', 'children', 'marital'],
      },
    ];
    if (marital.numerator > 0n) {
      steps.push({
        text: `De los gananciales del causante (${formatFraction(marital)} de la herencia) no hereda: concurre con descendientes.`,
        citations: ['ccyc:2433'],
        facts: ['marital'],
      });
    }
    lines.push({ id: 'spouse', label: 'Cónyuge', people: 1, share, readings: [], steps });
  }
  const stock = divide(part, count);
  for (const { represents, ...line } of divideByStock(children, part, { id: 'child', label: 'Hijo o hija' })) {
    const steps: Step[] = [
      {
        text: `Los hijos heredan por partes iguales: ${formatFraction(part)} ÷ ${count} = ${formatFraction(stock)}.`,
        citations: ['ccyc:2426'],
        facts: ['children'],
      },
    ];
    if (represents) {
      steps.push({
        text: `Por representación, esa parte se divide dentro de la rama: a cada uno le toca ${formatFraction(line.share)}.`,
        citations: ['ccyc:2427', 'ccyc:2428', 'ccyc:2429'],
        facts: ['children'],
      });
    }
    lines.push({ ...line, readings: [], steps });
  }
  return { lines, forced: { descendants: true, ascendants: false, spouse }, steps: [], notes };
}

/** The nearest ascendants divide by head; with a spouse they take one half (CCyC 2431, 2434). */
function ascendants(parents: number, grandparents: number, spouse: boolean, notes: string[]): HeirsShares {
  const [people, id, label] =
    parents > 0
      ? ([parents, 'parents.each', 'Cada padre o madre'] as const)
      : ([grandparents, 'grandparents.each', 'Cada abuelo o abuela'] as const);
  const part = spouse ? fraction(1, 2) : whole;
  const share = divide(part, people);
  const lines: HeirLine[] = [];
  if (spouse) {
    const step = {
      text: 'Con ascendientes, al cónyuge le corresponde la mitad de la herencia, sin distinguir propios de gananciales.',
      citations: ['ccyc:2434', 'ccyc:2425'],
      facts: ['spouse'],
    };
    lines.push({ id: 'spouse', label: 'Cónyuge', people: 1, share: part, readings: [], steps: [step] });
  }
  const step = {
    text: `Sin descendientes heredan los ascendientes más cercanos, por partes iguales: ${formatFraction(part)} ÷ ${people} = ${formatFraction(share)}.`,
    citations: ['ccyc:2431'],
    facts: [parents > 0 ? 'parents' : 'grandparents'],
  };
  lines.push({ id, label, people, share, readings: [], steps: [step] });
  return { lines, forced: { descendants: false, ascendants: true, spouse }, steps: [], notes };
}

function told<Name extends keyof typeof questions & keyof InheritanceValues>(
  facts: InheritanceFacts,
  name: Name,
): InheritanceValues[Name] {
  const fact = facts[name];
  return isKnown(fact) ? (fact.value as InheritanceValues[Name]) : missing(name);
}

function missing(name: keyof typeof questions): never {
  return refuse('fact-missing', name, name, questions[name]);
}
