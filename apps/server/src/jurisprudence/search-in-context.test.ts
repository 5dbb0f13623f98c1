import {
  type AgentProgress,
  type ContextSearchEvent,
  type ContextSearchResponse,
  contextSearchResponseSchema,
} from '@foja/contracts/jurisprudence';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { standInSumario } from '../testing/stand-in-saij.ts';
import { type JurisprudenceTestApp, startJurisprudenceTestApp } from '../testing/start-jurisprudence-test-app.ts';

const story =
  'El 3 de marzo de 2023 la actora Juana Inés Robledo, DNI 22.111.333, dejó su automóvil en un taller clandestino. ' +
  'El dueño del taller rompió los repuestos durante la reparación y después pretendió cobrarlos. ' +
  'Se invoca el art. 1757 del Código Civil y Comercial y el precedente de Fallos: 330:7. ' +
  'Corresponde que se rechace el cobro de los repuestos que él mismo había roto.';

const documents = [
  standInSumario(9900001, ['taller', 'repuestos'], 'El taller clandestino responde por los repuestos que rompe.'),
];
let site: JurisprudenceTestApp;
let withModel: JurisprudenceTestApp;
beforeAll(async () => {
  site = await startJurisprudenceTestApp({ documents });
  withModel = await startJurisprudenceTestApp({
    on: site,
    withModel: true,
    documents,
    limits: { modelTimeoutMs: 6_000 },
    saijLimits: { cacheMs: 0 },
  });
});
afterAll(async () => {
  await withModel.close();
  await site.close();
});
beforeEach(() => {
  withModel.model.calls.length = 0;
  withModel.saij.requests.length = 0;
});

const agentsOf = (events: ContextSearchEvent[]) => events.flatMap((one) => (one.event === 'agent' ? [one.data] : []));
const completed = <A extends 1 | 2 | 3>(events: ContextSearchEvent[], agent: A) =>
  agentsOf(events).find((one) => one.agent === agent && one.status === 'completed') as Extract<
    AgentProgress,
    { agent: A; status: 'completed' }
  >;
const doneOf = (events: ContextSearchEvent[]) => {
  const last = events.at(-1);
  if (last?.event !== 'done') throw new Error(`ended with ${JSON.stringify(last)}`);
  return contextSearchResponseSchema.parse(last.data);
};

describe('a search by context', () => {
  it('needs a selected text', async () => {
    const { token } = await site.somebody();
    for (const query of ['', '  \n ', 'a'.repeat(30_001)]) {
      const response = await site.post(routes.jurisprudenceContextSearch, { query }, token, 'text/event-stream');
      expect(response.status).toBe(400);
    }
  });

  it('is refused with its status, and not within the events, where it is one too many', async () => {
    const few = await startJurisprudenceTestApp({ on: site, limits: { searches: 1 } });
    try {
      const { token } = await few.somebody();
      await few.events({ query: story, config: { sources: [] } }, token);
      const again = await few.post(routes.jurisprudenceContextSearch, { query: story }, token, 'text/event-stream');
      expect(again.status).toBe(429);
    } finally {
      await few.close();
    }
  });

  it('tells what the three agents do, in order, then the results', async () => {
    const events = await site.events({ query: story });
    expect(agentsOf(events).map(({ agent, status }) => `${agent} ${status}`)).toEqual([
      '1 pending',
      '2 pending',
      '3 pending',
      '1 running',
      '1 completed',
      '2 running',
      '2 completed',
      '3 running',
      '3 completed',
    ]);
    expect(events.slice(-2).map(({ event }) => event)).toEqual(['results', 'done']);
    const done = doneOf(events);
    const results = events.at(-2);
    expect(results?.event === 'results' && results.data.results).toEqual(done.results);
  });

  it('finds with agent 1 the norms, the rulings and the facts of the text', async () => {
    const { analysis, foundCount } = completed(await site.events({ query: story }), 1);
    expect(analysis.norms).toEqual([{ label: 'art. 1757 CCyC', key: 'ccyc:1757', isLoaded: true }]);
    expect(analysis.rulings).toEqual([
      { label: 'Fallos: 330:7 (Talleres Zárate S.A. c/ Quiroga, Ramón)', id: 'fallos_330_p7' },
    ]);
    expect(analysis.engine).toBe('Motor local');
    expect(analysis.facts.length).toBeGreaterThan(0);
    for (const fact of analysis.facts) expect(story).toContain(fact);
    expect(foundCount).toBeGreaterThan(0);
  });

  it('lists what the analysis led to under its own label, with the reason', async () => {
    const { results } = doneOf(await site.events({ query: story }));
    expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
    expect(results[0]).toMatchObject({
      id: 'fallos_330_p7',
      source: 'Análisis legal IA',
      reason: 'Citado en el texto',
      relevance: 1,
    });
    const uncited = story.replace(' y el precedente de Fallos: 330:7', '');
    expect(doneOf(await site.events({ query: uncited })).results[0]).toMatchObject({
      id: 'fallos_330_p7',
      source: 'Análisis legal IA',
      reason: 'Aplica el art. 1757 CCyC',
    });
  });

  it('shows with agent 2 the query that is searched, without personal data', async () => {
    const { optimizedQuery } = completed(await site.events({ query: story }), 2);
    expect(optimizedQuery).toMatch(/repuestos/i);
    for (const secret of ['Robledo', '22.111.333', '[', 'PERSONA']) expect(optimizedQuery).not.toContain(secret);
    expect(optimizedQuery.length).toBeLessThan(story.length);
  });

  it('tells with agent 3 what each source gave', async () => {
    const { sources } = completed(await site.events({ query: story }), 3);
    expect(sources.map(({ origin, state }) => [origin, state])).toEqual([
      ['corpus', 'answered'],
      ['saij-federal', 'answered'],
      ['saij-sumarios', 'answered'],
    ]);
  });

  it('sends no personal data to SAIJ', async () => {
    await site.events({ query: story });
    const sent = site.saij
      .searches()
      .map(({ path }) => decodeURIComponent(path))
      .join(' ');
    expect(sent).not.toBe('');
    for (const secret of ['Robledo', 'Juana', '22.111.333', '22111333']) expect(sent).not.toContain(secret);
  });

  it('answers the same in one body where no events are accepted', async () => {
    const response = await site.post(
      routes.jurisprudenceContextSearch,
      { query: story },
      (await site.somebody()).token,
    );
    expect(response.status).toBe(200);
    const body = contextSearchResponseSchema.parse(await response.json());
    expect(body).toMatchObject({ query: story, config: { maxResults: 5 } });
    expect(body.optimizedQuery).not.toBe('');
  });

  it('takes a few words as they are', async () => {
    const { optimizedQuery } = completed(await site.events({ query: 'ordenanza de palomares' }), 2);
    expect(optimizedQuery).toBe('ordenanza de palomares');
  });

  it('obeys filters and limits of the role', async () => {
    const { config, results } = doneOf(
      await site.events({ query: story, filters: { to: '2006-01-01' }, config: { maxResults: 50, sources: [] } }),
    );
    expect(config.maxResults).toBe(5);
    expect(results).toEqual([]);
  });

  it('stops when the caller goes away', async () => {
    const other = await startJurisprudenceTestApp({ on: site, documents });
    try {
      other.saij.hold('/busqueda');
      const { token } = await other.somebody();
      const leaving = new AbortController();
      const path = routes.jurisprudenceContextSearch;
      const response = await other.post(path, { query: story }, token, 'text/event-stream', leaving.signal);
      expect(response.status).toBe(200);
      await expect.poll(() => other.saij.searches().length).toBe(2);
      leaving.abort();
      await expect.poll(() => other.saij.givenUp()).toBe(2);
    } finally {
      await other.close();
    }
  });
});

describe('with a language model', () => {
  const reading = {
    issues: ['Responsabilidad del taller por los repuestos de [PERSONA_1]'],
    facts: [
      'El dueño del taller rompió los repuestos durante la reparación y después pretendió cobrarlos.',
      'El taller quedaba en la Luna.',
    ],
    searchTerms: ['locación de obra', 'vicios de la reparación'],
  };
  const ask = async () => doneOf(await withModel.events({ query: story }));

  it('the analysis is the model’s, with no fact that the text does not hold', async () => {
    withModel.model.script({ kind: 'answer', text: JSON.stringify(reading) });
    const { analysis, notices, optimizedQuery } = await ask();
    expect(analysis).toMatchObject({
      engine: 'gpt-3.5-turbo',
      facts: [reading.facts[0]],
      norms: [{ key: 'ccyc:1757' }],
    });
    expect(optimizedQuery).toContain('locación de obra');
    expect(notices.join(' ')).not.toContain('motor local');
  });

  it('the model sees no personal data, and SAIJ none of what is put back', async () => {
    withModel.model.script({ kind: 'answer', text: JSON.stringify(reading) });
    const { optimizedQuery } = await ask();
    const prompt = JSON.stringify(withModel.model.calls[0]?.body);
    expect(prompt).toContain('taller clandestino');
    const sent = withModel.saij
      .searches()
      .map(({ path }) => decodeURIComponent(path))
      .join(' ');
    for (const secret of ['Robledo', '22.111.333']) {
      expect(prompt).not.toContain(secret);
      expect(sent).not.toContain(secret);
      expect(optimizedQuery).not.toContain(secret);
    }
  });

  it('a role that may not choose gets the first model', async () => {
    withModel.model.script({ kind: 'answer', text: JSON.stringify(reading) });
    const config = { model: 'gpt-4' as const, sources: [] };
    await withModel.events({ query: story, config });
    await withModel.events({ query: story, config }, (await withModel.somebody('Premium')).token);
    expect(withModel.model.calls.map(({ body }) => body.model)).toEqual(['gpt-3.5-turbo', 'gpt-4']);
  });

  it.each([
    ['does not answer', { kind: 'hang' as const }],
    ['answers 500', { kind: 'status' as const, status: 500 }],
    ['answers nonsense', { kind: 'answer' as const, text: 'No puedo ayudar con eso.' }],
  ])('that %s, the local engine analyses, and it is said', async (_what, behaviour) => {
    withModel.model.script(behaviour);
    const { analysis, notices, results }: ContextSearchResponse = await ask();
    expect(analysis.engine).toBe('Motor local');
    expect(notices[0]).toBe('El modelo de lenguaje no respondió a tiempo; el texto lo analizó el motor local.');
    expect(results.length).toBeGreaterThan(0);
  });
});
