import { expect, test } from 'vitest';
import { Associations } from '../associations.ts';
import { learnFurtherTopics } from './learn-further-topics.ts';
import { tellTopicsApart } from './tell-topics-apart.ts';

const phrasesOf = (topic: string, ...said: string[]) => said.map((one) => ({ topic, terms: one.split(' ') }));
const before = [
  ...phrasesOf('rent', 'pago alquiler casa', 'dueño casa alquiler', 'alquiler vencido casa'),
  ...phrasesOf('dismissal', 'despido trabajo jefe', 'jefe echó trabajo', 'despido sin causa trabajo'),
  ...phrasesOf('gone', 'perro vecino ladra', 'vecino perro'),
];
const added = phrasesOf('deposit', 'depósito alquiler dueño', 'depósito casa devuelve', 'dueño devuelve depósito');
const words = [...new Set([...before, ...added].flatMap(({ terms }) => terms))];
/** Words of which nothing was learned yet have their place all the same: the further phrases are said in words that others said. */
const spread = [...words, ...words].map((word) => ({ topic: 'gone', terms: [word] }));
const small = { dimensions: 16, epochs: 60, learningRate: 0.05, dropout: 0 };

test('further topics are told apart from known ones, which stay as they are; those without phrases go', async () => {
  const learned = await tellTopicsApart([...before, ...spread], small);
  const further = learnFurtherTopics(learned, [...before.filter(({ topic }) => topic !== 'gone'), ...added]);
  expect(further.topics.map(({ name }) => name)).toEqual(['deposit', 'dismissal', 'rent']);
  expect(further.words).toBe(learned.words);
  const vectorOf = (from: typeof learned, topic: string) => from.topics.find(({ name }) => name === topic)?.vector;
  expect(vectorOf(further, 'rent')).toEqual(vectorOf(learned, 'rent'));
  const likeliest = (said: string) => new Associations(further).read(said.split(' ')).likeliest(1);
  expect(likeliest('depósito devuelve')).toEqual(['deposit']);
  expect(likeliest('despido jefe')).toEqual(['dismissal']);
  expect(learnFurtherTopics(learned, [...before, ...added])).toEqual(
    learnFurtherTopics(learned, [...before, ...added]),
  );
});
