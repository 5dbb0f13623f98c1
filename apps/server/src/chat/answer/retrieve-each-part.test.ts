import { expect, test } from 'vitest';
import type { Retrieval, RetrievalQuery } from '../../retrieval/retrieval.ts';
import { buildRetrieval, buildSource } from '../../testing/build-retrieval.ts';
import { understood } from '../../testing/understood.ts';
import { retrieveEachPart } from './retrieve-each-part.ts';

const [warranty, heirs] = [buildSource({ id: 'ldc:11' }), buildSource({ id: 'ccyc:2433' })];
const question =
  '¿Qué garantía legal tiene un celular usado en un negocio? ¿Cuánto hereda la viuda de un jubilado con tres hijos?';

/** What is found of each matter alone, and of both together what is given. */
function retrieving(both: Retrieval): (query: RetrievalQuery) => Promise<Retrieval> {
  return async ({ question: asked }) => {
    const [ofWarranty, ofHeirs] = [asked.includes('celular'), asked.includes('viuda')];
    if (ofWarranty && ofHeirs) return both;
    return buildRetrieval({ sources: ofHeirs ? [heirs] : [warranty] });
  };
}

test('what only a second thing asked finds goes along, and knows for which part it was found', async () => {
  const retrieve = retrieving(buildRetrieval({ sources: [warranty] }));
  const found = await retrieveEachPart({ retrieve }, understood(question), question, 'todos_premium');
  expect(found.sources.map(({ id }) => id)).toEqual(['ldc:11', 'ccyc:2433']);
  expect(found.sources[1]?.ofParts).toEqual([
    { part: '¿Cuánto hereda la viuda de un jubilado con tres hijos?', rank: 0, score: heirs.score },
  ]);
});

test('two matters that together match nothing are answered from what each finds', async () => {
  const retrieve = retrieving(buildRetrieval({ decision: 'no-match', sources: [] }));
  const found = await retrieveEachPart({ retrieve }, understood(question), question, 'todos_premium');
  expect(found.decision).toBe('grounded');
  expect(found.sources.map(({ id }) => id)).toEqual(['ldc:11', 'ccyc:2433']);
});

test('what is asked of another country is not answered for a part of it', async () => {
  const both = buildRetrieval({ decision: 'foreign-law', sources: [] });
  expect(await retrieveEachPart({ retrieve: retrieving(both) }, understood(question), question, 'todos_premium')).toBe(
    both,
  );
});

test('the words that are sought beside a question belong to none of its parts', async () => {
  const retrieve = retrieving(buildRetrieval({ sources: [warranty] }));
  const sought = `${question}\nla parte de cada heredero`;
  const found = await retrieveEachPart({ retrieve }, understood(question), sought, 'todos_premium');
  expect(found.sources[1]?.ofParts?.map(({ part }) => part)).toEqual([
    '¿Cuánto hereda la viuda de un jubilado con tres hijos?',
  ]);
});
