const CUIT_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
const CBU_BANK_WEIGHTS = [7, 1, 3, 9, 7, 1, 3];
const CBU_ACCOUNT_WEIGHTS = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3];

/** The digits of a text, in order. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

/** CUIT, CUIL or CDI: 11 digits. A remainder of 10 has no digit: ARCA issues such a number again under another prefix. */
export function isValidCuit(digits: string): boolean {
  if (!/^(?:2[03-7]|3[034])\d{9}$/.test(digits)) return false;
  const rest = 11 - (weightedSum(digits, CUIT_WEIGHTS) % 11);
  const expected = rest === 11 ? 0 : rest;
  return expected !== 10 && expected === Number(digits[10]);
}

/** CBU or CVU: 22 digits in two blocks. A check digit of 0 is valid; widely copied code rejects it. */
export function isValidCbu(digits: string): boolean {
  if (!/^\d{22}$/.test(digits)) return false;
  const bank = (10 - (weightedSum(digits, CBU_BANK_WEIGHTS) % 10)) % 10;
  const account = (10 - (weightedSum(digits.slice(8), CBU_ACCOUNT_WEIGHTS) % 10)) % 10;
  return bank === Number(digits[7]) && account === Number(digits[21]) && !/^0+$/.test(digits);
}

/** Luhn, for payment cards: 13 to 19 digits. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits) || /^0+$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
