import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SaijMisbehaviour, standInFallo, standInSumario } from '../../testing/stand-in-saij.ts';
import {
  type JurisprudenceTestApp,
  type JurisprudenceTestAppOptions,
  startJurisprudenceTestApp,
} from '../../testing/start-jurisprudence-test-app.ts';

const documents = [
  standInFallo(
    22000001,
    { actor: 'Panadería La Espiga SRL', demandado: 'Obras Hídricas SE', sobre: 'repuestos' },
    'taller clandestino repuestos',
  ),
  standInSumario(9900001, ['taller', 'repuestos'], 'El taller clandestino responde por los repuestos que rompe.'),
];
const query = 'taller clandestino repuestos';
const fromCorpus = 'SAIJ no respondió; se muestran resultados del corpus.';

let site: JurisprudenceTestApp;
beforeAll(async () => {
  site = await startJurisprudenceTestApp();
});
afterAll(() => site.close());

async function within<T>(
  options: JurisprudenceTestAppOptions,
  use: (other: JurisprudenceTestApp) => Promise<T>,
): Promise<T> {
  const other = await startJurisprudenceTestApp({ on: site, documents, ...options });
  try {
    return await use(other);
  } finally {
    await other.close();
  }
}

const quick = { requestTimeoutMs: 150, searchTimeoutMs: 400, longestAnswerBytes: 200_000 };
/** Where one of two databases answers: long enough for it on a busy machine. */
const patient = { ...quick, requestTimeoutMs: 3_000, searchTimeoutMs: 30_000 };

describe('a SAIJ in trouble', () => {
  const troubles: [string, SaijMisbehaviour][] = [
    ['answers 403', { kind: 'status', status: 403 }],
    ['answers 500', { kind: 'status', status: 500 }],
    ['answers 404', { kind: 'status', status: 404 }],
    ['answers no JSON', { kind: 'body', body: '<html>Mantenimiento</html>' }],
    ['answers JSON that is cut', { kind: 'body', body: '{"searchResults":{"documentResultList":[' }],
    ['answers JSON of another shape', { kind: 'body', body: '{"searchResults":null}' }],
    ['answers an error with status 200', { kind: 'body', body: '{"success":false,"errors":["x"]}' }],
    ['leads elsewhere', { kind: 'redirect', location: 'http://127.0.0.1:1/otra' }],
    ['never answers', { kind: 'hang' }],
    ['never ends its answer', { kind: 'hang-midway' }],
    ['answers without end', { kind: 'endless' }],
    ['hangs up', { kind: 'drop' }],
  ];
  it.each(troubles)('that %s leaves the corpus, and it is said', (_what, trouble) =>
    within({ saijLimits: quick }, async (other) => {
      other.saij.misbehave('/busqueda', [trouble], true);
      const { notices, results, sources } = await other.search({ query });
      expect(results.map(({ id }) => id)).toEqual(['fallos_330_p7']);
      expect(notices).toEqual([fromCorpus]);
      expect(sources.map(({ origin, state }) => [origin, state])).toEqual([
        ['corpus', 'answered'],
        ['saij-federal', 'unavailable'],
        ['saij-sumarios', 'unavailable'],
      ]);
    }),
  );

  it('whose home page never answers leaves the corpus, and it is said', () =>
    within({ saijLimits: quick }, async (other) => {
      other.saij.misbehave('/', [{ kind: 'hang' }], true);
      expect(await other.search({ query })).toMatchObject({ notices: [fromCorpus] });
    }));

  it('that nobody can reach leaves the corpus, and it is said', () =>
    within({ saijBaseUrl: 'http://127.0.0.1:1' }, async (other) => {
      const { notices, results } = await other.search({ query });
      expect(notices).toEqual([fromCorpus]);
      expect(results).toHaveLength(1);
    }));

  it('is told of without the words of the query in the log', () => {
    const lines: string[] = [];
    return within(
      { saijBaseUrl: 'http://127.0.0.1:1', logStream: { write: (line: string) => void lines.push(line) } },
      async (other) => {
        await other.search({ query });
        const log = lines.join('');
        expect(log).toContain('did not answer');
        expect(log).not.toContain('clandestino');
      },
    );
  });

  it('in one database leaves the other one', () =>
    within({ saijLimits: patient }, async (other) => {
      other.saij.hold('/busqueda?o=0&p=20&f=Total%7CTipo+de+Documento%2FJurisprudencia%2FFallo');
      const { notices, results } = await other.search({ query });
      expect(notices[0]).toBe('SAIJ federal no respondió; se muestran los demás resultados.');
      expect(results.map(({ source }) => source)).toContain('SAIJ sumarios');
    }));

  it('is said also where the corpus has nothing', () =>
    within({ saijBaseUrl: 'http://127.0.0.1:1' }, async (other) => {
      const { notices, results } = await other.search({ query: 'pan dulce con pasas de uva y almendras' });
      expect(results).toEqual([]);
      expect(notices).toEqual(['SAIJ no respondió; la búsqueda se hizo solo en el corpus.']);
    }));

  it('is left alone for a while, and asked again after it', () =>
    within({ saijLimits: { ...patient, failurePauseMs: 20_000 } }, async (other) => {
      other.saij.misbehave('/busqueda', [{ kind: 'hang' }], true);
      await other.search({ query });
      const asked = other.saij.requests.length;
      await other.search({ query });
      expect(other.saij.requests).toHaveLength(asked);
      other.saij.misbehave('/busqueda', []);
      other.test.clock.moveMs(20_001);
      const { results } = await other.search({ query });
      expect(results.map(({ source }) => source)).toContain('SAIJ sumarios');
    }));
});

describe('a SAIJ that stumbles', () => {
  it('is asked again after a 500', () =>
    within({}, async (other) => {
      other.saij.misbehave('/busqueda', [{ kind: 'status', status: 500 }]);
      expect((await other.search({ query })).notices).not.toContain(fromCorpus);
    }));

  it('is asked for shorter pages where it cannot serve long ones', () =>
    within({ saijLimits: { retries: 0 } }, async (other) => {
      other.saij.longestPage(10);
      const { results } = await other.search({ query });
      expect(results.map(({ source }) => source)).toContain('SAIJ federal');
      expect(other.saij.searches().map(({ query: asked }) => asked.get('p'))).toEqual(
        expect.arrayContaining(['20', '10']),
      );
    }));

  it('is visited anew after it has forgotten the visit', () =>
    within({ saijLimits: { cacheMs: 0 } }, async (other) => {
      await other.search({ query });
      other.saij.forgetVisits();
      const { notices } = await other.search({ query });
      expect(notices).not.toContain(fromCorpus);
      expect(other.saij.requests.filter(({ path }) => path === '/').length).toBeGreaterThan(1);
    }));
});

describe('our manners towards SAIJ', () => {
  it('are those of its own pages: a first visit, its cookies, a name and where it comes from', () =>
    within({}, async (other) => {
      await other.search({ query });
      const [first, ...others] = other.saij.requests;
      expect(first?.path).toBe('/');
      expect(others).toHaveLength(2);
      for (const { headers, visit } of others) {
        expect(visit).not.toBeNull();
        expect(headers).toMatchObject({ accept: 'application/json', referer: `${other.saij.baseUrl}/` });
        expect(headers['user-agent']).toContain('Foja/');
        expect(headers.cookie).toContain('TS01ab=1');
      }
    }));

  it('are half a second between any two requests, whoever causes them', () =>
    within({}, async (other) => {
      const people = await Promise.all(Array.from({ length: 4 }, () => other.somebody()));
      await Promise.all(people.map(({ token }, place) => other.search({ query: `${query} ${place + 10}` }, token)));
      // The clock stands still: each request must wait half a second more than the one before.
      const waits = other.waitsMs.toSorted((a, b) => a - b);
      expect(waits).toEqual(Array.from({ length: other.saij.requests.length - 1 }, (_, place) => (place + 1) * 500));
    }));

  it('are one call for the same question at the same time, and none where the answer is known', () =>
    within({}, async (other) => {
      const people = await Promise.all(Array.from({ length: 5 }, () => other.somebody()));
      const ask = () => Promise.all(people.map(({ token }) => other.search({ query }, token)));
      await ask();
      expect(other.saij.searches()).toHaveLength(2);
      await ask();
      expect(other.saij.searches()).toHaveLength(2);
      other.test.clock.moveMs(15 * 60_000 + 1);
      await other.search({ query }, people[0]?.token);
      expect(other.saij.searches()).toHaveLength(4);
    }));

  it('are to stop asking when the caller goes away', () =>
    within({}, async (other) => {
      const release = other.saij.hold('/busqueda');
      const { token } = await other.somebody();
      const leaving = new AbortController();
      const asked = other.post(routes.jurisprudenceSearch, { query }, token, 'application/json', leaving.signal);
      await expect.poll(() => other.saij.searches().length).toBe(2);
      leaving.abort();
      await expect(asked).rejects.toThrow();
      await expect.poll(() => other.saij.givenUp()).toBe(2);
      release();
    }));
});
