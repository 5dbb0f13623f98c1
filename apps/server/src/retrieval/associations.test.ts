import { readFileSync } from 'node:fs';
import { lexiconVersion } from '@foja/legal-text/lexicon-version';
import { describe, expect, it } from 'vitest';
import { Associations, associationsFile, parseAssociations, writeAssociations } from './associations.ts';
import { fitAssociations } from './evaluation/fit-associations.ts';

const phrases = [
  { topic: 'ldc:11', terms: ['helader', 'romp', 'garant'] },
  { topic: 'ldc:11', terms: ['garant', 'arregl'] },
  { topic: 'lct:245', terms: ['ech', 'trabaj'] },
  { topic: 'lct:245', terms: ['trabaj', 'despid', 'ech'] },
  { topic: 'guia:despido', terms: ['despid', 'arregl'] },
];

describe('what words tell of topics', () => {
  it('nothing where no word was learned', () => {
    const reading = new Associations([]).read(['trabaj']);
    expect(reading.of('lct:245')).toEqual({ strength: 0, chance: 0 });
    expect(reading.likeliest(5)).toEqual([]);
    expect(reading.best).toEqual({ strength: 0, chance: 0 });
  });

  it('nothing for a question of other words', () => {
    const reading = new Associations(fitAssociations(phrases)).read(['milanes']);
    expect(reading.likeliest(5)).toEqual([]);
  });

  it('the topic whose phrases hold them, before others', () => {
    const reading = new Associations(fitAssociations(phrases)).read(['ech', 'trabaj']);
    expect(reading.likeliest(1)).toEqual(['lct:245']);
    expect(reading.best).toEqual(reading.of('lct:245'));
    expect(reading.of('lct:245').chance).toBeGreaterThan(reading.of('guia:despido').chance);
  });

  it('chances that add up to no more than one', () => {
    const reading = new Associations(fitAssociations(phrases)).read(['despid', 'arregl', 'garant']);
    const sum = ['ldc:11', 'lct:245', 'guia:despido'].reduce((all, topic) => all + reading.of(topic).chance, 0);
    expect(sum).toBeLessThanOrEqual(1 + 1e-9);
    expect(sum).toBeGreaterThan(0);
  });

  it('the same from the same phrases', () => {
    expect(fitAssociations(phrases)).toEqual(fitAssociations(phrases));
  });

  it('the same after writing and reading, to the hundredth', () => {
    const words = fitAssociations(phrases);
    const read = parseAssociations(writeAssociations(words, 'v1'));
    expect(read.lexicon).toBe('v1');
    for (const { term, weights } of read.words) {
      const before = words.find((word) => word.term === term)?.weights ?? [];
      for (const { topic, weight } of weights) {
        expect(weight).toBeCloseTo(before.find((each) => each.topic === topic)?.weight ?? Number.NaN, 1);
      }
    }
  });
});

describe('the associations of the starter corpus', () => {
  it('were learned with the present lexicon', () => {
    const { lexicon, words } = parseAssociations(readFileSync(associationsFile(), 'utf8'));
    expect(lexicon).toBe(lexiconVersion);
    expect(words.length).toBeGreaterThan(1_000);
  });
});
