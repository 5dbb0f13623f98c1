import { describe, expect, it } from 'vitest';
import { countNamesLeft, type TitledRuling } from './names-left-in-rulings.ts';

const ruling = (title: string, text: string): TitledRuling => ({ id: 'r', title, text });
const nothing = () => [];

describe('names left in rulings', () => {
  it('counts where the surname of the party stays readable, in whatever letters', () => {
    const text = 'PÉREZ apeló. El señor Pérez y su hijo. Perezoso.';
    const read = ruling('Pérez, Juan c/ Gómez, Ana s/ daños', text);
    const found = () => [{ start: 0, end: 5, type: 'PERSONA' }];
    expect(countNamesLeft([read], nothing).totals).toMatchObject({ rulings: 1, mentions: 2, left: 2 });
    expect(countNamesLeft([read], found)).toEqual({
      totals: { rulings: 1, mentions: 2, left: 1, rulingsWithNameLeft: 1, rulingsWithNameLeftMoreThanOnce: 0 },
      differences: ['r Pérez, Juan c/ Gómez, Ana s/ daños: 1 of 2'],
    });
  });

  it('passes over what no person gives the name', () => {
    const bodies = ['Fisco Nacional c/ Pérez, Juan', 'B., H. L. s/ capacidad', 'Estancias del Sur S.A. s/ quiebra'];
    expect(
      countNamesLeft(
        bodies.map((title) => ruling(title, 'Pérez')),
        nothing,
      ).totals.rulings,
    ).toBe(0);
  });
});
