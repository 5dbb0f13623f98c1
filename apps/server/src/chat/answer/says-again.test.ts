import { expect, test } from 'vitest';
import { saysAgain } from './says-again.ts';

const before = { text: 'El farero cobra doce meses de sueldo por la lámpara rota.', keys: ['ldc:11'] };

test.each([
  ['fixes another figure of the same article', 'El farero cobra por la lámpara tres meses de bote.', ['ldc:11']],
  ['says something else of the same article', 'El puerto debe avisar a los barcos de pesca.', ['ldc:11']],
  [
    'is as like, but stands on another article',
    'Al farero del norte le tocan los doce meses de licencia paga.',
    ['ldc:12'],
  ],
])('a sentence adds to what stands before where it %s', (_, text, keys) => {
  expect(saysAgain({ text, keys }, before)).toBe(false);
});

test.each([
  ['the same figures of the same article', 'Al farero le tocan doce meses de sueldo y comida.', ['ldc:11']],
  ['nearly the same words', 'Por la lámpara rota el farero cobra doce meses de sueldo.', ['ldc:12']],
])('a sentence only says again %s', (_, text, keys) => {
  expect(saysAgain({ text, keys }, before)).toBe(true);
});
