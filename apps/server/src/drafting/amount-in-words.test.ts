import { numberAlone, numberInWords } from '@foja/legal-text/write-number';
import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, 'cero'],
  [1, 'uno'],
  [16, 'dieciséis'],
  [21, 'veintiuno'],
  [31, 'treinta y uno'],
  [100, 'cien'],
  [101, 'ciento uno'],
  [555, 'quinientos cincuenta y cinco'],
  [1_000, 'mil'],
  [1_001, 'mil uno'],
  [21_000, 'veintiún mil'],
  [131_000, 'ciento treinta y un mil'],
  [1_000_000, 'un millón'],
  [1_200_300, 'un millón doscientos mil trescientos'],
  [2_000_000_000, 'dos mil millones'],
  [1_000_000_000_000, 'un billón'],
])('the number %d is written "%s"', (value, words) => {
  expect(numberAlone(value)).toBe(words);
});

it('a number before a noun loses its last letter', () => {
  expect(numberInWords(21)).toBe('veintiún');
});

it('money is written in words and in figures, with its cents', () => {
  expect(amountInWords({ currency: 'ARS', value: 450_000 })).toBe('pesos cuatrocientos cincuenta mil ($\u00a0450.000)');
  expect(amountInWords({ currency: 'USD', value: 1_234.5 })).toBe(
    'dólares estadounidenses mil doscientos treinta y cuatro con 50/100 (USD\u00a01.234,50)',
  );
  expect(amountInWords({ currency: 'ARS', value: 0.999 })).toBe('pesos uno ($\u00a01)');
});
