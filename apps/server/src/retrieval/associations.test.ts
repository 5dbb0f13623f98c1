import { readFileSync } from 'node:fs';
import { lexiconVersion } from '@foja/legal-text/lexicon-version';
import { describe, expect, it } from 'vitest';
import { Associations, associationsFile, parseAssociations, writeAssociations } from './associations.ts';
import { fitAssociations } from './evaluation/fit-associations.ts';
import { plainProducts, VectorProducts } from './vector-products.ts';

const phrases = [
  { topic: 'ldc:11', terms: ['helader', 'romp', 'garant'] },
  { topic: 'ldc:11', terms: ['garant', 'arregl', 'helader'] },
  { topic: 'ldc:12', terms: ['servic', 'tecnic', 'arregl', 'garant'] },
  { topic: 'lct:245', terms: ['ech', 'trabaj'] },
  { topic: 'lct:245', terms: ['trabaj', 'despid', 'ech'] },
  { topic: 'lct:231', terms: ['ech', 'avis', 'despid'] },
  { topic: 'guia:despido', terms: ['despid', 'avis', 'arregl'] },
];
const topics = ['ldc:11', 'ldc:12', 'lct:245', 'lct:231', 'guia:despido'];
const learned = fitAssociations(phrases, { epochs: 200, dimensions: 16 });

describe('what words tell of topics', () => {
  it('nothing where no word was learned', () => {
    const reading = new Associations({ words: [], topics: [] }).read(['trabaj']);
    expect(reading.of('lct:245')).toEqual({ strength: 0, chance: 0 });
    expect(reading.likeliest(5)).toEqual([]);
    expect(reading.best).toEqual({ strength: 0, chance: 0 });
  });

  it('nothing for a question of other words', () => {
    const reading = new Associations(learned).read(['milanes']);
    expect(reading.likeliest(5)).toEqual([]);
    expect(reading.of('lct:245')).toEqual({ strength: 0, chance: 0 });
  });

  it('nothing of a topic that was not learned', () => {
    expect(new Associations(learned).read(['trabaj']).of('ccyc:1')).toEqual({ strength: 0, chance: 0 });
  });

  it('the topic whose phrases hold them, before others', () => {
    const reading = new Associations(learned).read(['ech', 'trabaj']);
    expect(reading.likeliest(1)).toEqual(['lct:245']);
    expect(reading.best).toEqual(reading.of('lct:245'));
    expect(reading.of('lct:245').chance).toBeGreaterThan(reading.of('guia:despido').chance);
  });

  it('chances that add up to one over all topics', () => {
    const reading = new Associations(learned).read(['despid', 'arregl', 'garant']);
    const sum = topics.reduce((all, topic) => all + reading.of(topic).chance, 0);
    expect(sum).toBeCloseTo(1, 5);
  });

  it('the same from the same phrases', () => {
    expect(fitAssociations(phrases, { epochs: 3 })).toEqual(fitAssociations(phrases, { epochs: 3 }));
  });

  it('the same after writing and reading, within half a step of each vector', () => {
    const read = parseAssociations(writeAssociations(learned, 'v1'));
    expect(read.lexicon).toBe('v1');
    for (const part of ['words', 'topics'] as const) {
      expect(read[part].map(({ name }) => name)).toEqual(learned[part].map(({ name }) => name));
      for (const [number, { vector }] of read[part].entries()) {
        const before = learned[part][number]?.vector ?? new Float32Array();
        const largest = Math.max(...before.map(Math.abs));
        const farthest = Math.max(...vector.map((value, i) => Math.abs(value - (before[i] ?? Number.NaN))));
        expect(farthest).toBeLessThanOrEqual(largest / 127);
      }
    }
  });
});

describe('the associations of the starter corpus', () => {
  it('were learned with the present lexicon', () => {
    const { lexicon, words, topics: learnedTopics } = parseAssociations(readFileSync(associationsFile(), 'utf8'));
    expect(lexicon).toBe(lexiconVersion);
    expect(words.length).toBeGreaterThan(1_000);
    expect(learnedTopics.length).toBeGreaterThan(1_000);
  });
});

describe('products of a direction with many vectors', () => {
  it('are to the last bit the same by either of the two ways of computing them', () => {
    const [dimensions, count] = [128, 301];
    const vectors = Float32Array.from({ length: dimensions * count }, (_, place) => Math.sin(place * 7.3) * 3);
    const products = new VectorProducts(vectors, dimensions);
    for (const turn of [1, 2]) {
      const direction = Float32Array.from({ length: dimensions }, (_, place) => Math.cos(place * 1.7 * turn));
      expect(products.with(direction)).toEqual(plainProducts(vectors, direction, dimensions));
    }
  });
});
