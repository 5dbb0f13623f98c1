import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexiconVersion } from '@foja/legal-text/lexicon-version';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guideIdOfPath } from '../../corpus/starter/parse-guide.ts';
import { findProjectRoot } from '../../platform/project-root.ts';
import { learnSituations } from './learn-situations.ts';
import { type FeatureWeights, SituationModel } from './situation-model.ts';
import { parseSituations, situationsFile, writeSituations } from './situations-file.ts';

const told = [
  'le presté plata a mi primo y no me la devuelve',
  'yo le presté unos pesos a una vecina',
  'le presté los ahorros a un compañero sin papeles',
  'un amigo me prestó plata y me la reclama',
  'mi primo me prestó unos pesos y me apura',
  'una vecina me prestó los ahorros sin papeles',
].map((text, place) => ({ text, guide: place < 3 ? 'guia:preste' : 'guia:debo' }));
const learned = learnSituations(told);

function bestOf(model: SituationModel, text: string): string | undefined {
  const [best] = [...model.read(text)].sort(([, left], [, right]) => right - left);
  return best?.[0];
}

test('who lent and who was lent to are told apart, though the words of meaning are the same', () => {
  const model = new SituationModel(learned);
  expect(bestOf(model, 'le presté plata a un compañero')).toBe('guia:preste');
  expect(bestOf(model, 'un compañero me prestó plata')).toBe('guia:debo');
});

test('the same texts teach the same', () => {
  expect(learnSituations(told)).toEqual(learned);
});

test('a text of which nothing is known tells every situation as little as an empty one', () => {
  const model = new SituationModel(learned);
  expect(model.read('xyzzy')).toEqual(model.read(''));
});

test('the file gives back what was learned, to half a step of each weight; a small weight is nothing', () => {
  const guideCount = 600;
  const weight = fc.integer({ min: -120, max: 120 }).map((steps) => steps / 40);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: guideCount - 1 }), { minLength: 1 }),
      fc.infiniteStream(weight),
      (places, values) => {
        const sorted = Uint16Array.from(places).sort();
        const weights = { places: sorted, values: Float32Array.from(sorted, () => values.next().value as number) };
        const guides = Array.from({ length: guideCount }, (_, place) => ({ id: `guia:${place}`, bias: -1 }));
        const written = { guides, features: new Map([['una casa', { rarity: 2.5, weights }]]) };
        const read = parseSituations(writeSituations(written, 'lexicon'));
        expect(read.guides).toEqual(guides);
        const back = read.features.get('una casa')!.weights;
        const dense = (from: FeatureWeights) => {
          const all = new Float32Array(guideCount);
          for (const [i, place] of from.places.entries()) all[place]! += from.values[i]!;
          return all;
        };
        const [before, after] = [dense(weights), dense(back)];
        for (const [place, value] of before.entries()) {
          expect(after[place]).toBeCloseTo(Math.abs(value) < 2 / 40 ? 0 : value, 4);
        }
      },
    ),
  );
});

test('what was learned of the starter corpus is of all its guides, and of the words as they are read today', () => {
  const file = parseSituations(readFileSync(situationsFile(), 'utf8'));
  const guides = readdirSync(join(findProjectRoot(), 'corpus', 'guides')).map((name) =>
    guideIdOfPath(`guides/${name}`),
  );
  expect(file.guides.map(({ id }) => id)).toEqual(guides.sort());
  expect(file.lexicon).toBe(lexiconVersion);
});
