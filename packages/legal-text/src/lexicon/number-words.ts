import { fold } from '../fold.ts';
import { smallNumbers, tens } from '../number-vocabulary.ts';

/** Number words, without accents, and their value: the law writes "trece años", people write "13 años". */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...smallNumbers.map((name, value): [string, number] => [fold(name), value]).slice(3),
  ...tens.map((name, place): [string, number] => [name, 30 + 10 * place]),
  ['cien', 100],
  ['ciento', 100],
]);
