import type { Quantity } from '@foja/legal-text/quantity';
import type { Claim, QuestionPart } from '../../understanding/understood-question.ts';
import type { Ranked } from './rank-pieces.ts';
import { readSentenceFacts } from './sentence-facts.ts';

const days: Partial<Record<Quantity['unit'], number>> = {
  hora: 1 / 24,
  dia: 1,
  'dia-habil': 1,
  semana: 7,
  mes: 30,
  anio: 360,
};
/** A sentence of which less is shared with the question may fix the figure of something else. */
const surelyAboutFrom = 0.25;

/**
 * How the sentence stands to what the question holds about the law: true where it says another figure of the same kind, false where it
 * confirms the figure that was asked for, null where it says nothing of it.
 */
export function contradictionOf(
  claims: readonly Claim[],
  _part: QuestionPart,
  { piece, features }: Ranked,
): boolean | null {
  if ((features.share ?? 0) < surelyAboutFrom) return null;
  const { quantities, ranges } = readSentenceFacts(piece.text);
  const fixed = [
    ...quantities,
    ...ranges.flatMap(({ unit, above, below }) =>
      [above, below].flatMap((end) => (end ? [{ unit, value: end.value }] : [])),
    ),
  ];
  for (const { quantity, hedged } of claims) {
    if (quantity === undefined) continue;
    const comparable = fixed.filter((other) => isSameKind(other, quantity));
    if (comparable.length === 0) continue;
    if (comparable.some((other) => isSame(other, quantity))) return hedged ? false : null;
    return true;
  }
  return null;
}

/**
 * Whether a sentence of ours fixes another figure than the one that was asked about ("¿es cierto que tengo 30 días hábiles?"): days against
 * days, or the same unit. What else it may count is not compared.
 */
export function deniesAskedFigure(claims: readonly Claim[], sentence: string): boolean {
  const { quantities } = readSentenceFacts(sentence);
  const unitOf = ({ unit }: Pick<Quantity, 'unit'>) => (unit === 'dia-habil' ? 'dia' : unit);
  return claims.some(({ quantity, hedged }) => {
    if (quantity === undefined || !hedged) return false;
    const comparable = quantities.filter((other) => unitOf(other) === unitOf(quantity));
    return comparable.length > 0 && !comparable.some((other) => isSame(other, quantity));
  });
}

function isSameKind(left: Quantity, right: Quantity): boolean {
  const isTime = (quantity: Quantity) => days[quantity.unit] !== undefined;
  return (isTime(left) && isTime(right)) || left.unit === right.unit;
}

/** "Doce meses" and "un año" are one; "diez días" and "diez días hábiles" are not. */
function isSame(left: Quantity, right: Quantity): boolean {
  if ((left.unit === 'dia-habil') !== (right.unit === 'dia-habil')) return false;
  const [a, b] = [days[left.unit], days[right.unit]];
  return a === undefined || b === undefined
    ? left.unit === right.unit && left.value === right.value
    : Math.abs(left.value * a - right.value * b) < 0.01;
}
