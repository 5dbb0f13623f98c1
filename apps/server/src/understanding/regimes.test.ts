import { expect, it } from 'vitest';
import { starterKnowledge } from './knowledge.ts';

const { regimes } = starterKnowledge();

it.each([
  ['the general code of procedure beside the labour courts’ own', 'cpccn:338', ['ley-18345:68'], true],
  ['the same code where it was told itself', 'cpccn:338', ['ley-18345:68', 'cpccn:150'], false],
  ['what the dispute is about', 'lct:245', ['ley-18345:68'], false],
  ['the law of consumers beside that of cards, which it completes', 'ldc:17', ['ley-25065:27'], false],
  ['anything where nothing was told', 'cpccn:338', [], false],
])('gives way or not: %s', (_, key, told, expected) => {
  expect(regimes.givesWay(key, told)).toBe(expected);
});
