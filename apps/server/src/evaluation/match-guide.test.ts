import { expect, test } from 'vitest';
import type { GuideSource } from '../corpus/corpus-source.ts';
import type { Retrieval } from '../retrieval/retrieval.ts';
import { sampleCases } from '../testing/sample-cases.ts';
import { matchGuide } from './match-guide.ts';

const guide: GuideSource = {
  kind: 'guide',
  id: 'guia:producto-fallado',
  label: 'Compré un producto y salió fallado',
  title: 'Compré un producto y salió fallado',
  area: 'consumo',
  articles: ['ldc:11'],
  sections: [],
  synonyms: ['garantía legal'],
  says: ['compré una heladera y dejó de enfriar', 'el service no me la cambia'],
  caseData: {
    caseType: 'Consumo – producto fallado y reparación defectuosa',
    situation: 'Consumo – garantía legal',
    elements: ['Que compraste o recibiste la cosa como destinatario final', 'Que la cosa tiene una falla'],
    evidence: ['Factura'],
    limitation: [],
    urgencySigns: [],
  },
  checkedOn: '2026-11-20',
  domain: 'civil_comercial',
};
const cachedGuides = { guides: [guide] };
const [, product] = sampleCases;
const longAndOfNothing =
  'El domingo fuimos a la cancha con mis amigos y el equipo ganó tres a uno. Llegamos tarde porque había mucha gente y el colectivo iba lleno. Después comimos una pizza, cantamos y volvimos caminando.';

function matchFound(story: string, found: Partial<Retrieval>) {
  const retrieval = { decision: 'no-match', sources: [], outsideDomain: null, ...found } as unknown as Retrieval;
  return matchGuide({ retrieve: async () => retrieval, cachedGuides }, story, 'todos_premium');
}

const nearly = { topScore: 0.25, isTold: true };

test('a story told at length that fits a guide is matched also where retrieval finds hardly ground for an answer', async () => {
  expect((await matchFound(product.story, nearly))?.guide).toBe(guide);
});

test('one that tells its situation clearly is matched with still less ground', async () => {
  expect((await matchFound(product.story, { topScore: 0.05, isTold: true }))?.guide).toBe(guide);
});

test('one that names an article that is not to be had is matched by what it tells', async () => {
  expect((await matchFound(product.story, { decision: 'source-unavailable', topScore: 0, isTold: true }))?.guide).toBe(
    guide,
  );
});

test('one that tells clearly what no guide of the domain is of is matched to none', async () => {
  const elsewhere = { guides: [{ ...guide, domain: 'todos_premium' as const }] };
  const retrieval = { decision: 'no-match', sources: [], outsideDomain: null, topScore: 0.05, isTold: true };
  const deps = { retrieve: async () => retrieval as unknown as Retrieval, cachedGuides: elsewhere };
  expect(await matchGuide(deps, product.story, 'civil_comercial')).toBeNull();
  const another = { ...guide, id: 'guia:mordedura-de-perro' };
  expect(
    await matchGuide({ ...deps, cachedGuides: { guides: [another] } }, product.story, 'civil_comercial'),
  ).toBeNull();
});

test('how sure it is that a story belongs to the guide is told with it', async () => {
  expect((await matchFound(product.story, nearly))?.chance).toBe(1);
});

test.each([
  ['a short message', 'Compré una heladera y salió fallada.', { ...nearly, isTold: false }],
  ['a story without any ground', longAndOfNothing, { topScore: 0.1, isTold: true }],
  ['a story of the law of another country', product.story, { ...nearly, decision: 'foreign-law' }],
  [
    'a story outside the domain',
    product.story,
    { ...nearly, outsideDomain: { norm: 'lct', normTitle: 'Contrato de Trabajo' } },
  ],
] as const)('without that ground, %s is matched to none', async (_, story, found) => {
  expect(await matchFound(story, found)).toBeNull();
});
