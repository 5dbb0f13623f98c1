import type { RagResponse } from '@foja/contracts/chat';
import { expect, it } from 'vitest';
import { FojaApi } from '../foja-api.ts';
import { askTool } from './ask.ts';

const answer: RagResponse = {
  answerId: 'a',
  content: 'Siete sueldos (art. 245 LCT; art. 6 CCyC; art. 9 LCT) [1].',
  model: 'Motor local',
  outcome: 'grounded',
  sources: [
    {
      id: 'lct:245',
      kind: 'article',
      norm: 'lct',
      normTitle: 'Ley 20.744',
      article: '245',
      heading: 'Indemnización',
      excerpt: '…',
      officialUrl: null,
      score: 1,
      articles: ['lct:245'],
      repealed: false,
      suspect: false,
    },
  ],
  citations: [
    { text: 'art. 245 LCT', start: 15, end: 27, source: 'lct:245', verified: true, problem: null },
    { text: 'art. 6 CCyC', start: 29, end: 40, source: 'ccyc:6', verified: true, problem: null },
    { text: 'art. 9 LCT', start: 42, end: 52, source: null, verified: false, problem: 'nonexistent' },
  ],
  nearestTopics: [],
  outsideDomain: 'Ley 20.744 de Contrato de Trabajo',
  clarification: null,
  helpLines: [],
  understood: [],
  continuation: null,
  attestation: null,
  calculation: null,
  usesLeft: 3,
  debugStats: {
    searchQuery: '',
    searchResults: 0,
    topResultScore: 1,
    similarityThreshold: 0.5,
    processingTimeMs: 1,
    documentsFound: [],
    ragEnabled: true,
    fallbackUsed: false,
  },
  evaluation: null,
};

const api = new FojaApi({
  carry: async () => ({ status: 200, retryAfter: null, text: JSON.stringify(answer) }),
  key: 'foja_x',
  address: (path) => `https://foja.example${path}`,
  signal: new AbortController().signal,
});

it('says of each citation where it is read, of what is not there nothing, and which norm the domain left out', async () => {
  const output = await askTool.run(api, { pregunta: '¿Cuánto me toca?', dominio: 'civil_comercial' });
  expect(output.citas).toEqual([
    { texto: 'art. 245 LCT', verificada: true, problema: null, enlace: 'https://foja.example/fojas/lct%3A245' },
    { texto: 'art. 6 CCyC', verificada: true, problema: null, enlace: 'https://foja.example/fojas/ccyc%3A6' },
    { texto: 'art. 9 LCT', verificada: false, problema: 'nonexistent', enlace: null },
  ]);
  expect(output.fuera_del_dominio).toBe('Ley 20.744 de Contrato de Trabajo');
  const told = askTool.tell?.(output) ?? '';
  expect(told).toContain('deja afuera: Ley 20.744 de Contrato de Trabajo.');
  expect(told.split('\n').filter((line) => line.includes('/fojas/'))).toEqual([
    '[1] art. 245, Ley 20.744: https://foja.example/fojas/lct%3A245',
    'art. 6 CCyC: https://foja.example/fojas/ccyc%3A6',
  ]);
});
