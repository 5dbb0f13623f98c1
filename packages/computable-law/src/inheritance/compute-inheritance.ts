import { civilDay } from '../core/civil-day.ts';
import { isKnown } from '../core/facts.ts';
import {
  add,
  compareFractions,
  divide,
  type Fraction,
  formatFraction,
  fraction,
  none,
  parseFraction,
  partOf,
  subtract,
  whole,
} from '../core/fraction.ts';
import { formatPesos, type Money, money, roundToCents, toPesos } from '../core/money.ts';
import { refuse } from '../core/refusal.ts';
import { citationsOf, type Step } from '../core/result.ts';
import type { HeirsShares } from './call-heirs.ts';
import { callHeirs } from './call-heirs.ts';
import type { InheritanceFacts, InheritanceLine, InheritanceResult } from './inheritance.ts';

/** The civil and commercial code governs deaths from this day on (ccyc:7, ley 26.994 as amended by ley 27.077). */
const codeInForce = civilDay('2015-08-01');

/**
 * Who inherits without a testament and how much each, with what a testament may dispose of (CCyC 2424–2461).
 * @throws RefusedComputation `fact-missing` for what decides the heirs, `fact-invalid`, `rule-missing` before the code
 */
export function computeInheritance(facts: InheritanceFacts): InheritanceResult {
  if (isKnown(facts.death) && facts.death.value < codeInForce) {
    refuse(
      'rule-missing',
      'death',
      facts.death.value,
      `Para una muerte anterior al ${codeInForce} rige la ley de entonces, que no está cargada.`,
    );
  }
  const estate = readEstate(facts);
  const heirs = callHeirs(facts, estate.marital);
  const amountOf = (share: Fraction) => (estate.amount === null ? null : toPesos(partOf(estate.amount, share)));
  const lines = heirs.lines.map(({ share, steps, ...line }): InheritanceLine => {
    const amount = amountOf(share);
    return {
      ...line,
      share: formatFraction(share),
      amount,
      steps:
        amount === null || estate.amount === null
          ? steps
          : [
              ...steps,
              {
                text: `${formatFraction(share)} de $ ${formatPesos(estate.amount)} es $ ${formatPesos(money(amount))}.`,
                citations: [],
                facts: ['estate'],
              },
            ],
      citations: citationsOf(steps),
    };
  });
  const reserved = reservedPortion(heirs, facts);
  const steps = [...estate.steps, ...heirs.steps, ...reserved.steps];
  return {
    shares: Object.fromEntries(lines.map(({ id, share }) => [id, share])),
    lines,
    legitima: formatFraction(reserved.portion),
    disponible: formatFraction(subtract(whole, reserved.portion)),
    mejoraMax: reserved.betterment === null ? null : formatFraction(reserved.betterment),
    estateAmount: estate.amount === null ? null : toPesos(estate.amount),
    missing: isKnown(facts.estate)
      ? []
      : [
          {
            fact: 'estate',
            question: '¿Cuánto valen los bienes, descontadas las deudas? Con eso se ve cada parte en pesos.',
          },
        ],
    steps,
    citations: citationsOf([...lines, ...steps]),
    dataAsOf: null,
    notes: heirs.notes,
  };
}

/** The part of the inheritance that was community property, and its value where told. Null where it is unknown. */
function readEstate({ marital, estate }: InheritanceFacts): {
  marital: Fraction | null;
  amount: Money | null;
  steps: Step[];
} {
  const told = isKnown(marital) ? readMarital(marital.value) : null;
  if (!isKnown(estate)) return { marital: told, amount: null, steps: [] };
  const [own, community] = [
    roundToCents(money(estate.value.own, 'estate.own')),
    roundToCents(money(estate.value.community, 'estate.community')),
  ];
  const half = community.dividedBy(2);
  const amount = own.plus(half);
  const computed = amount.isZero()
    ? none
    : divideFractions(parseFraction(half.toFixed(), 'estate.community'), parseFraction(amount.toFixed(), 'estate.own'));
  if (told && compareFractions(told, computed) !== 0) {
    refuse(
      'fact-invalid',
      'marital',
      formatFraction(told),
      `La parte ganancial (${formatFraction(told)}) no coincide con la de los valores de los bienes (${formatFraction(computed)}).`,
    );
  }
  const steps: Step[] = community.isZero()
    ? []
    : [
        {
          text: `De los gananciales ($ ${formatPesos(community)}) la mitad, $ ${formatPesos(half)}, ya es del otro cónyuge y no se hereda. La herencia es $ ${formatPesos(own)} + $ ${formatPesos(half)} = $ ${formatPesos(amount)}.`,
          citations: ['ccyc:475', 'ccyc:498'],
          facts: ['estate'],
        },
      ];
  return { marital: computed, amount, steps };
}

function readMarital(text: string): Fraction {
  const part = text === 'own only' ? none : parseFraction(text, 'marital');
  return compareFractions(part, whole) > 0
    ? refuse('fact-invalid', 'marital', text, 'La parte ganancial no puede ser mayor que toda la herencia.')
    : part;
}

function divideFractions(part: Fraction, total: Fraction): Fraction {
  return fraction(part.numerator * total.denominator, part.denominator * total.numerator);
}

/** The portion of the forced heirs (2445, 2446) and the betterment out of it for a disabled one (2448). */
function reservedPortion(
  { forced }: HeirsShares,
  { disabledDescendant, disabledAscendant }: InheritanceFacts,
): { portion: Fraction; betterment: Fraction | null; steps: Step[] } {
  const mayBetter =
    (isKnown(disabledDescendant) && disabledDescendant.value && 'disabledDescendant') ||
    (isKnown(disabledAscendant) && disabledAscendant.value && 'disabledAscendant') ||
    null;
  const heirsInClass = { disabledDescendant: forced.descendants, disabledAscendant: forced.ascendants };
  if (mayBetter && !heirsInClass[mayBetter]) {
    refuse(
      'fact-invalid',
      mayBetter,
      mayBetter,
      'La mejora por discapacidad pide un heredero de esa clase, y no lo hay.',
    );
  }
  const portion = forced.descendants ? fraction(2, 3) : forced.ascendants || forced.spouse ? fraction(1, 2) : none;
  const who = forced.descendants
    ? forced.spouse
      ? 'Con cónyuge y descendientes se toma la mayor, la de los descendientes: 2/3.'
      : 'La legítima de los descendientes es 2/3.'
    : forced.ascendants && forced.spouse
      ? 'La legítima de los ascendientes es 1/2, y la del cónyuge también: la porción disponible es la otra mitad.'
      : forced.ascendants
        ? 'La legítima de los ascendientes es 1/2.'
        : forced.spouse
          ? 'La legítima del cónyuge es 1/2.'
          : 'Los colaterales no tienen legítima: por testamento se puede disponer de todo.';
  const steps: Step[] = [{ text: who, citations: ['ccyc:2444', 'ccyc:2445', 'ccyc:2446'] }];
  if (!mayBetter) return { portion, betterment: null, steps };
  const betterment = divide(portion, 3);
  steps.push({
    text: `Además de la porción disponible, para mejorar a quien tiene discapacidad se puede usar un tercio de la legítima: ${formatFraction(portion)} ÷ 3 = ${formatFraction(betterment)}. En total, hasta ${formatFraction(add(subtract(whole, portion), betterment))}.`,
    citations: ['ccyc:2448'],
    facts: [mayBetter],
  });
  return { portion, betterment, steps };
}
