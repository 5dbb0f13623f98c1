import { expect, test } from 'vitest';
import { buildCitationResolver } from '../../testing/build-citation-resolver.ts';
import { buildSource } from '../../testing/build-retrieval.ts';
import type { CitationResolver } from '../citation-resolver.ts';
import { buildCitationCases } from './citation-cases.ts';
import type { CitationMaterial } from './citation-material.ts';
import { scoreCitations } from './score-citations.ts';

const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1));
const norm = {
  code: 'ldc',
  title: 'Ley 24.240 de Defensa del Consumidor',
  aliases: ['LDC'],
  infolegId: null,
  officialUrl: null,
  domain: 'civil_comercial' as const,
  lastArticle: 66,
};
const material: CitationMaterial = {
  norms: new Map([['ldc', norm]]),
  inForce: numbers.map((article) => buildSource({ id: `ldc:${article}` })),
  repealed: [buildSource({ id: 'ldc:20', repealed: true })],
  suspect: [],
  rulings: [],
  isOfficial: true,
};
const states = Object.fromEntries(numbers.map((article) => [`ldc:${article}`, 'in-force' as const]));
const citationResolver = buildCitationResolver({ ...states, 'ldc:20': 'repealed', fallos_1_p1: 'not-loaded' });

test('the same seed builds the same cases, and another seed others', () => {
  expect(buildCitationCases(material, 3, 1)).toEqual(buildCitationCases(material, 3, 1));
  expect(buildCitationCases(material, 3, 1)).not.toEqual(buildCitationCases(material, 3, 2));
});

test('every case of known law gets the verdict that it deserves', async () => {
  const cases = buildCitationCases(material, 10, 1).filter(({ kind }) => kind !== 'ruling that is not here');
  const score = await scoreCitations(citationResolver, cases, []);
  expect(score.wrong).toEqual([]);
  expect(score.flagged).toMatchObject({ precision: 1, recall: 1 });
});

test('a verifier that sees no reference in words is found out', async () => {
  const blind: CitationResolver = { ...citationResolver, findReferences: async () => [] };
  const score = await scoreCitations(blind, buildCitationCases(material, 5, 1), []);
  expect(score.byKind['another article']).toEqual({ cases: 5, right: 0 });
  expect(score.byKind['true mark']).toEqual({ cases: 5, right: 5 });
  expect(score.byVerdict['not-retrieved']!.recall).toBe(0);
});
