import type {
  ContextSearchEvent,
  ContextSearchInput,
  JurisprudenceSearchInput,
  JurisprudenceSearchResponse,
} from '@foja/contracts/jurisprudence';
import type { Role } from '@foja/contracts/roles';
import { routes } from '@foja/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '../app.ts';
import { deriveRulingCitations } from '../corpus/derive-ruling-citations.ts';
import { importFolder } from '../corpus/import-folder.ts';
import { loadStarterCorpus } from '../corpus/load-starter-corpus.ts';
import type { JurisprudenceLimits } from '../jurisprudence/jurisprudence-deps.ts';
import type { SaijLimits } from '../jurisprudence/saij/saij-limits.ts';
import { openLanguageModels } from '../platform/language-model.ts';
import type { LogStream } from '../platform/log.ts';
import { applyOutbox } from '../retrieval/apply-outbox.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import { openIndex } from '../retrieval/open-index.ts';
import { SourceReader } from '../retrieval/read-sources.ts';
import { type RetrievalDeps, retrieve } from '../retrieval/retrieve.ts';
import { buildTestApp, callHeaders, type TestApp } from './build-test-app.ts';
import {
  makeTestFolder,
  normEntry,
  noteFile,
  rulingLine,
  rulingSummaryFile,
  starterNorm,
  type TestFolder,
} from './corpus-folders.ts';
import { signInAs } from './sign-in-as.ts';
import { type StandInOpenAi, startStandInOpenAi } from './stand-in-openai.ts';
import { type StandInSaij, type StandInSaijDocument, startStandInSaij } from './stand-in-saij.ts';

/** The application with a corpus of invented rulings, a stand-in of SAIJ and perhaps a scripted model. */
export interface JurisprudenceTestApp {
  corpus: Corpus;
  app: FastifyInstance;
  test: TestApp;
  saij: StandInSaij;
  /** Only called where the site was started with it. */
  model: StandInOpenAi;
  /** How long the server wanted to wait; it never really does. */
  waitsMs: number[];
  /** Token of an account that no other test knows. */
  somebody(role?: Role): Promise<{ token: string; accountId: string }>;
  post(path: string, body: object, token?: string, accept?: string, signal?: AbortSignal): Promise<Response>;
  /** A search that must go well, by somebody new unless told. */
  search(body: JurisprudenceSearchInput, token?: string): Promise<JurisprudenceSearchResponse>;
  /** The events of a context search, by somebody new unless told. */
  events(body: ContextSearchInput, token?: string): Promise<ContextSearchEvent[]>;
  close(): Promise<void>;
}

export interface JurisprudenceTestAppOptions {
  /** Another site, on whose corpus this one stands; it is closed after this one. */
  on?: JurisprudenceTestApp;
  documents?: StandInSaijDocument[];
  withModel?: boolean;
  /** Instead of the stand-in. */
  saijBaseUrl?: string;
  limits?: Partial<JurisprudenceLimits>;
  saijLimits?: Partial<SaijLimits>;
  overrides?: Partial<AppDeps>;
  logStream?: LogStream;
}

/** Invented rulings: no real text is kept in the repository. */
function writeInventedRulings(site: { starter: TestFolder; official: TestFolder }): void {
  site.starter.write('norms.yaml', starterNorm('ccyc', 'CCyC', '  lastArticle: 2671\n'));
  site.starter.write('notes/ccyc/1757.md', noteFile('ccyc', '1757'));
  site.starter.write(
    'rulings/329-5.md',
    rulingSummaryFile(329, 5, {
      frontMatter: 'norms: [ccyc:1757]\nsynonyms: [zeppelin encallado, dirigible]\n',
      body: 'Dijo que el guardián del dirigible paga los destrozos.',
    }),
  );
  site.official.write('norms.json', [normEntry('ccyc', { title: 'Código Civil y Comercial', aliases: ['CCyC'] })]);
  site.official.write('rulings/fallos.jsonl', [
    rulingLine(330, 7, {
      title: 'Talleres Zárate S.A. c/ Quiroga, Ramón',
      date: '2020-03-01',
      summary:
        'TALLER MECANICO: Repuestos. Responsabilidad.\nEl taller clandestino repara sin cobrar los repuestos que rompió: así se respeta el derecho de propiedad.',
      text: 'FALLO DE LA CORTE SUPREMA\nVistos los autos. Considerando: que el dueño del taller clandestino no puede cobrar los repuestos que él mismo había roto antes de la reparación, según el art. 1757 del Código Civil y Comercial y la doctrina de Fallos: 329:5. Por ello se rechaza la queja.\nANA ROBLES — LUIS SAUCE.',
    }),
    rulingLine(331, 20, {
      title: 'Cooperativa Molinera del Sur c/ Provincia de Prueba',
      date: '2012-08-15',
      summary:
        'IMPUESTOS: Repetición. Molienda.\nLa tasa de molienda que se pagó sin causa, contra el derecho de propiedad, se devuelve con intereses.',
      text: 'Considerando: que la cooperativa pagó durante años una tasa por la molienda de trigo que la provincia nunca pudo fundar en servicio alguno, de modo que corresponde su devolución con intereses desde cada pago. Así lo dijo el Tribunal en Fallos: 330:7, cuyos fundamentos se comparten.',
    }),
    rulingLine(332, 40, {
      title: 'Asociación de Palomares c/ Municipio Inventado',
      court: 'Cámara Federal de Apelaciones de Prueba',
      date: '2019-11-30',
      summary:
        'PALOMAS: Tenencia. Ordenanzas.\nLa ordenanza que prohíbe todo palomar sin distinguir lesiona el derecho de propiedad.',
      text: 'Considerando: que la ordenanza prohíbe los palomares de cualquier tamaño y en cualquier barrio, sin que se haya explicado qué daño causan las palomas mensajeras a los vecinos. Se cita Fallos: 330:7 y Fallos: 331:20.',
    }),
  ]);
}

interface Corpus {
  test: TestApp;
  retrieval: RetrievalDeps;
  close(): Promise<void>;
}

/** A database and an index with the invented rulings. */
async function openCorpus(): Promise<Corpus> {
  const starter = makeTestFolder();
  const official = makeTestFolder();
  const indexFolder = makeTestFolder();
  const test = await buildTestApp();
  const { db, clock } = test.deps;
  const index = await openIndex(indexFolder.path);
  writeInventedRulings({ starter, official });
  await loadStarterCorpus(db, starter.path);
  await importFolder({ db, folder: official.path, clock });
  await applyOutbox({ db, index });
  await deriveRulingCitations(db);
  return {
    test,
    retrieval: { db, index, registry: openNormRegistry(db, clock), sources: new SourceReader(db) },
    async close() {
      index.close();
      await test.close();
      for (const folder of [starter, official, indexFolder]) folder.close();
    },
  };
}

/** Starts the site. Nothing is waited for: turns and delays are only noted. */
export async function startJurisprudenceTestApp(
  options: JurisprudenceTestAppOptions = {},
): Promise<JurisprudenceTestApp> {
  const corpus = options.on?.corpus ?? (await openCorpus());
  const { test } = corpus;
  const saij = await startStandInSaij(options.documents);
  const model = await startStandInOpenAi();
  const waitsMs: number[] = [];
  const app = await buildApp({
    ...test.deps,
    retrieve: (query) => retrieve(corpus.retrieval, query),
    languageModels: options.withModel ? openLanguageModels({ baseUrl: model.baseUrl, apiKey: null, names: {} }) : null,
    ...options.overrides,
    config: {
      ...test.deps.config,
      logLevel: options.logStream ? 'info' : 'silent',
      saij: { baseUrl: options.saijBaseUrl ?? saij.baseUrl },
    },
    ...(options.logStream && { logStream: options.logStream }),
    jurisprudenceLimits: {
      ...options.limits,
      saij: {
        async wait(ms, signal) {
          signal.throwIfAborted();
          waitsMs.push(ms);
        },
        failurePauseMs: 0,
        ...options.saijLimits,
      },
    },
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const site: JurisprudenceTestApp = {
    corpus,
    app,
    test,
    saij,
    model,
    waitsMs,
    async somebody(role = 'User') {
      const { accountId, token } = await signInAs(test, role);
      return { token, accountId };
    },
    post: (path, body, token, accept = 'application/json', signal) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { ...callHeaders(token), 'content-type': 'application/json', accept },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      }),
    async search(body, token) {
      const response = await site.post(routes.jurisprudenceSearch, body, token ?? (await site.somebody()).token);
      if (response.status !== 200) throw new Error(`answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as JurisprudenceSearchResponse;
    },
    async events(body, token) {
      const by = token ?? (await site.somebody()).token;
      const response = await site.post(routes.jurisprudenceContextSearch, body, by, 'text/event-stream');
      if (response.status !== 200) throw new Error(`answered ${response.status}: ${await response.text()}`);
      return parseEvents(await response.text());
    },
    async close() {
      await app.close();
      await saij.close();
      await model.close();
      if (!options.on) await corpus.close();
    },
  };
  return site;
}

/** The typed events of a stream that has ended. */
export function parseEvents(stream: string): ContextSearchEvent[] {
  return [...stream.matchAll(/^event: (\S+)\ndata: (.*)$/gm)].map(
    ([, event, data]) => ({ event, data: JSON.parse(data ?? 'null') }) as ContextSearchEvent,
  );
}
