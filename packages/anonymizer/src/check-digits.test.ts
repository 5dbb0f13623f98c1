import { describe, expect, it } from 'vitest';
import { isValidCbu, isValidCuit, passesLuhn } from './check-digits.ts';

describe('CUIT', () => {
  it.each(['20123456786', '27456789019', '23309981219'])('accepts %s', (digits) => {
    expect(isValidCuit(digits)).toBe(true);
  });

  it('rejects a wrong digit, a remainder of 10 and a prefix that is never issued', () => {
    expect(isValidCuit('20123456787')).toBe(false);
    for (let digit = 0; digit <= 9; digit += 1) expect(isValidCuit(`2030998121${digit}`)).toBe(false);
    expect(isValidCuit('21123456786')).toBe(false);
  });
});

describe('CBU', () => {
  it('accepts the published example', () => {
    expect(isValidCbu('0170099220000067973707')).toBe(true);
  });

  it('accepts a check digit of 0, which widely copied code rejects', () => {
    // 5·1 + 5·3 = 20 in the first block and 7·1 + 1·3 = 10 in the second: both check digits are 0.
    expect(isValidCbu('0000055000000000000710')).toBe(true);
  });

  it('rejects a swapped digit', () => {
    expect(isValidCbu('0170099220000067973770')).toBe(false);
  });
});

describe('Luhn', () => {
  it('accepts a valid card and rejects a neighbour', () => {
    expect(passesLuhn('4509953566233704')).toBe(true);
    expect(passesLuhn('4509953566233705')).toBe(false);
  });
});
