import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDay } from '../core/civil-day.ts';
import { factFrom } from '../core/facts.ts';
import { add, formatFraction, fraction, multiply, none, parseFraction } from '../core/fraction.ts';
import { settle } from '../core/refusal.ts';
import { computeInheritance } from './compute-inheritance.ts';
import type { InheritanceFacts, InheritanceValues } from './inheritance.ts';

const names = [
  'spouse',
  'children',
  'parents',
  'grandparents',
  'siblings',
  'uncles',
  'cousins',
  'marital',
  'estate',
] as const;
const more = ['disabledDescendant', 'disabledAscendant', 'death'] as const;
const inherit = (told: Partial<InheritanceValues>) =>
  computeInheritance(
    Object.fromEntries([...names, ...more].map((name) => [name, factFrom(told[name])])) as unknown as InheritanceFacts,
  );
const refusal = (told: Partial<InheritanceValues>) => {
  const settled = settle(() => inherit(told));
  return 'refused' in settled ? settled.refused : null;
};
const child = { alive: true, grandchildren: 0 };
const nobody = { spouse: false, children: [], parents: 0, siblings: { full: 0, half: 0, nephews: [] } };

describe('an inheritance that cannot be divided', () => {
  test.each([
    ['children untold', {}, 'fact-missing', 'children'],
    ['spouse untold', { children: [child] }, 'fact-missing', 'spouse'],
    [
      'with spouse and children, what was community property',
      { children: [child], spouse: true },
      'fact-missing',
      'marital',
    ],
    ['without children, the parents', { children: [], spouse: false }, 'fact-missing', 'parents'],
    ['without nearer heirs, the siblings', { ...nobody, siblings: undefined }, 'fact-missing', 'siblings'],
    ['without siblings, the uncles', nobody, 'fact-missing', 'uncles'],
    ['a death before the code', { ...nobody, death: civilDay('2015-07-31') }, 'rule-missing', 'death'],
    ['more community than the whole', { children: [child], spouse: true, marital: '3/2' }, 'fact-invalid', 'marital'],
    ['a text that is no part', { children: [child], spouse: true, marital: 'la mitad' }, 'fact-invalid', 'marital'],
    [
      'a part that the values deny',
      { children: [child], spouse: true, marital: '1/2', estate: { own: 1, community: 0 } },
      'fact-invalid',
      'marital',
    ],
    [
      'a betterment with nobody to better',
      { ...nobody, uncles: 1, disabledDescendant: true },
      'fact-invalid',
      'disabledDescendant',
    ],
  ])('is refused by name: %s', (_, told, code, field) => {
    expect(refusal(told as Partial<InheritanceValues>)).toMatchObject({ code, field });
  });
});

describe('who inherits', () => {
  test('great-grandchildren represent by stock within the stock', () => {
    const line = {
      alive: false,
      grandchildren: [
        { alive: true, grandchildren: 0 },
        { alive: false, grandchildren: 2 },
      ],
    };
    expect(inherit({ children: [child, line], spouse: false }).shares).toEqual({
      child1: '1/2',
      'child2.grandchild1': '1/4',
      'child2.grandchild2.grandchildren.each': '1/8',
    });
  });

  test('grandparents where no parent lives, with half for the spouse', () => {
    expect(inherit({ ...nobody, spouse: true, grandparents: 3 }).shares).toEqual({
      spouse: '1/2',
      'grandparents.each': '1/6',
    });
  });

  test('uncles before cousins, and the State after everybody', () => {
    expect(inherit({ ...nobody, uncles: 2, cousins: 9 }).shares).toEqual({ 'uncles.each': '1/2' });
    expect(inherit({ ...nobody, uncles: 0, cousins: 3 }).shares).toEqual({ 'cousins.each': '1/3' });
    expect(inherit({ ...nobody, uncles: 0, cousins: 0 })).toMatchObject({
      shares: { state: '1' },
      legitima: '0',
      disponible: '1',
    });
  });

  test('nephews alone divide by stock, and by head in the other reading', () => {
    const siblings = {
      full: 0,
      half: 0,
      nephews: [
        { bond: 'full' as const, n: 1 },
        { bond: 'full' as const, n: 3 },
      ],
    };
    const { lines } = inherit({ ...nobody, siblings });
    expect(lines.map(({ share, readings }) => [share, readings[0]?.value])).toEqual([
      ['1/2', '1/4'],
      ['1/6', '1/4'],
    ]);
  });

  test('the value of the estate tells each part in pesos, and half of the community is not inherited', () => {
    const result = inherit({ children: [child], spouse: true, estate: { own: 100, community: 200 } });
    // 100 own and 100 of the community: of the first half each, of the second all to the child.
    expect(result).toMatchObject({ estateAmount: 200, shares: { spouse: '1/4', child1: '3/4' } });
    expect(result.lines.map(({ amount }) => amount)).toEqual([50, 150]);
  });

  test('values with more than cents are read as cents', () => {
    expect(inherit({ children: [child], spouse: true, estate: { own: 0.1 + 0.2, community: 0 } }).estateAmount).toBe(
      0.3,
    );
  });

  test('the shares of all the heirs are the whole, always', () => {
    const children = fc.array(fc.record({ alive: fc.boolean(), grandchildren: fc.nat(4) }), { maxLength: 5 });
    const nephews = fc.array(fc.record({ bond: fc.constantFrom('full' as const, 'half' as const), n: fc.nat(4) }), {
      maxLength: 4,
    });
    const siblings = fc.record({ full: fc.nat(4), half: fc.nat(4), nephews });
    fc.assert(
      fc.property(
        children,
        fc.boolean(),
        fc.nat(2),
        siblings,
        fc.nat(12),
        (kids, spouse, parents, brothers, twelfths) => {
          const marital = `${twelfths}/12`;
          const { lines } = inherit({ children: kids, spouse, parents, siblings: brothers, marital, uncles: 1 });
          const total = lines.reduce(
            (sum, { share, people }) => add(sum, multiply(parseFraction(share, ''), fraction(people))),
            none,
          );
          expect(formatFraction(total)).toBe('1');
        },
      ),
    );
  });
});
