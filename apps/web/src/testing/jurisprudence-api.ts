import type { FoundRuling, JurisprudenceSearchInput, JurisprudenceSearchResponse } from '@foja/contracts/jurisprudence';
import { resultSourceLabels } from '@foja/contracts/jurisprudence-limits';
import { HttpResponse, http } from 'msw';
import { buildFoundRuling, buildSearchAnswer } from './writing-assistant.ts';

/** A ruling of SAIJ, which the corpus does not hold: newer than the corpus's, and less to the point. */
export const buildSaijRuling = (part: Partial<FoundRuling> = {}): FoundRuling =>
  buildFoundRuling({
    id: 'saij:123',
    title: 'Paz, Irma c/ Ferrovías s/ daños',
    court: 'Cámara Nacional de Apelaciones en lo Civil',
    date: '2021-03-04',
    relevance: 0.41,
    source: resultSourceLabels['saij-sumarios'],
    citation: null,
    url: 'https://saij.example/123',
    origin: 'saij-sumarios',
    sourceId: null,
    passage: null,
    passages: [],
    norms: [],
    ...part,
  });

/** An answer with two rulings, of two sources, and facets to narrow it by. */
export const buildTwoRulings = (part: Partial<JurisprudenceSearchResponse> = {}): JurisprudenceSearchResponse =>
  buildSearchAnswer({
    results: [buildFoundRuling(), buildSaijRuling()],
    sources: [
      { origin: 'corpus', state: 'answered', found: 12, total: null },
      { origin: 'saij-federal', state: 'unavailable', found: 0, total: null },
      { origin: 'saij-sumarios', state: 'answered', found: 1, total: 340 },
    ],
    facets: {
      courts: [
        { name: 'Corte Suprema de Justicia de la Nación', count: 12 },
        { name: 'Cámara Nacional de Apelaciones en lo Civil', count: 1 },
      ],
      subjects: [],
      years: [
        { year: 2021, count: 1 },
        { year: 2008, count: 12 },
      ],
    },
    ...part,
  });

/** The search that answers so, and what it was asked, in order. */
export function searching(
  answer: (asked: JurisprudenceSearchInput) => Partial<JurisprudenceSearchResponse> = () => ({}),
) {
  const asked: JurisprudenceSearchInput[] = [];
  const handler = http.post('*/api/jurisprudence/search', async ({ request }) => {
    const body = (await request.json()) as JurisprudenceSearchInput;
    asked.push(body);
    return HttpResponse.json(buildTwoRulings({ query: body.query, ...answer(body) }));
  });
  return { asked, handler };
}
