import { memory } from '@tensorflow/tfjs-core';
import { describe, expect, test } from 'vitest';
import { Associations } from '../associations.ts';
import { tellTopicsApart } from './tell-topics-apart.ts';

const phrases = [
  ['despido', 'echar trabajo'],
  ['despido', 'rajar laburo'],
  ['despido', 'rajar trabajo'],
  ['alquiler', 'inquilino pagar'],
  ['alquiler', 'inquilino echar casa'],
  ['alquiler', 'locatario pagar casa'],
  ['alquiler', 'locatario inquilino'],
].map(([topic = '', said = '']) => ({ topic, terms: said.split(' ') }));
const few = { dimensions: 8, epochs: 100, learningRate: 0.05, batch: 4 };

describe('topics that are told apart', () => {
  test('are known by words that only another phrase of theirs holds', async () => {
    const learned = new Associations(await tellTopicsApart(phrases, few));
    expect(learned.read(['rajar']).likeliest(1)).toEqual(['despido']);
    expect(learned.read(['locatario']).likeliest(1)).toEqual(['alquiler']);
    expect(learned.read(['echar', 'trabajo']).likeliest(1)).toEqual(['despido']);
    expect(learned.read(['echar', 'casa']).likeliest(1)).toEqual(['alquiler']);
  });

  test('come out the same from the same phrases, and otherwise from another seed', async () => {
    const learned = await tellTopicsApart(phrases, few);
    expect(await tellTopicsApart(phrases, few)).toEqual(learned);
    expect(await tellTopicsApart(phrases, { ...few, seed: 2 })).not.toEqual(learned);
  });

  test('begin with what is known of the words, and give back those of the phrases alone', async () => {
    const vector = Float32Array.from({ length: 8 }, (_, place) => place + 1);
    const known = ['echar', 'nada'].map((name) => ({ name, weight: 7, vector }));
    const { words } = await tellTopicsApart(phrases, { ...few, epochs: 0, known });
    expect(words.find(({ name }) => name === 'echar')).toEqual({ name: 'echar', weight: 7, vector });
    expect(words.map(({ name }) => name)).not.toContain('nada');
  });

  test('leave no products behind in memory', async () => {
    await tellTopicsApart(phrases, few);
    expect(memory().numTensors).toBe(0);
  });
});
