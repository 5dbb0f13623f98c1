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

const about = (regime: string) => [{ regime, weight: 0.6 }];

it.each([
  ['work in a house', 'ley-26844:46', about('trabajo'), true],
  ['work in a house, where it is told', 'ley-26844:46', about('casas-particulares'), false],
  ['the courts of work, where work is told', 'ley-18345:33', about('trabajo'), false],
  ['the courts of work', 'ley-18345:33', [], true],
  ['what holds for everybody', 'lct:240', [], false],
])('holds only for who names it: %s', (_, key, told, expected) => {
  expect(regimes.isUnnamed(key, told)).toBe(expected);
});

it('gives way altogether to the law of those who work in houses, which alone holds for them', () => {
  expect(regimes.isDisplaced('lct:231', about('casas-particulares'))).toBe(true);
  expect(regimes.isDisplaced('ley-26844:42', about('casas-particulares'))).toBe(false);
  expect(regimes.isDisplaced('lct:231', about('trabajo'))).toBe(false);
});

it('stands beside what is of the same branch alone', () => {
  expect(regimes.goesWith('cn:90', ['lgs:257'])).toBe(false);
  expect(regimes.goesWith('cppn:311', ['cp:162'])).toBe(true);
});

it.each([
  ['the end of a lease beside contracts', 'ccyc:1217', ['contratos'], true],
  ['the end of a job beside contracts', 'lct:94', ['contratos'], false],
  ['the damages of what is a crime', 'ccyc:1718', ['penal'], true],
  ['the honour that an insult hurts, beside its procedure', 'ccyc:52', ['proceso-penal'], true],
  ['who inherits beside who may marry', 'ccyc:2435', ['matrimonio'], false],
])('knows what may be told of a matter: %s', (_, key, told, expected) => {
  expect(regimes.isOfTold(key, told.flatMap(about))).toBe(expected);
});
