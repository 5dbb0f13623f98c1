import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { EvaluateCaseRequestInput, Evaluation } from '@foja/contracts/evaluation';
import type { Role } from '@foja/contracts/roles';
import { routes } from '@foja/contracts/routes';
import { createLocalAnswerer } from '../chat/local-answerer.ts';
import { openCitationResolver } from '../chat/open-citation-resolver.ts';
import { loadStarterCorpus } from '../corpus/load-starter-corpus.ts';
import { openLanguageModels } from '../platform/language-model.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { applyOutbox } from '../retrieval/apply-outbox.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import { openIndex, type RetrievalIndex } from '../retrieval/open-index.ts';
import { SourceReader } from '../retrieval/read-sources.ts';
import type { RetrievalQuery } from '../retrieval/retrieval.ts';
import { retrieve } from '../retrieval/retrieve.ts';
import { readUsage } from '../usage/read-usage.ts';
import { reserveUse } from '../usage/reserve-use.ts';
import { buildTestApp, callHeaders, type TestApp } from './build-test-app.ts';
import { loadKeptCorpus, openKeptIndex } from './kept-corpus.ts';
import { moveableClock } from './moveable-clock.ts';
import { signInAs } from './sign-in-as.ts';
import { patientLimits, type StandInOpenAi, startStandInOpenAi } from './stand-in-openai.ts';

/** The application on the project's own corpus, listening on a port. */
export interface EvaluationTestApp {
  test: TestApp;
  /** Null where the application has no language model. */
  model: StandInOpenAi | null;
  /** What was searched for so far. */
  searched: RetrievalQuery[];
  /** Somebody whom no other test knows. */
  somebody(role?: Role): Promise<{ token: string; used(): Promise<number>; take(uses: number): Promise<void> }>;
  post(path: string, body: object, token?: string, signal?: AbortSignal): Promise<Response>;
  evaluate(body: EvaluateCaseRequestInput, token?: string, signal?: AbortSignal): Promise<Response>;
  close(): Promise<void>;
}

/** How long a site may take to open: thousands of notes are read, on a machine that may do other things. */
export const openingTimeoutMs = 600_000;

/**
 * @param withModel whether a scripted language model stands behind it.
 * @param guides names of the guides that it holds, with the notes on their articles; all of the corpus unless told.
 */
export async function startEvaluationTestApp({
  withModel = false,
  guides = null,
}: {
  withModel?: boolean;
  guides?: readonly string[] | null;
} = {}): Promise<EvaluationTestApp> {
  const model = withModel ? await startStandInOpenAi() : null;
  const folder = mkdtempSync(join(tmpdir(), 'foja-evaluation-'));
  let index: RetrievalIndex;
  const searched: RetrievalQuery[] = [];
  const test = await buildTestApp(({ db }) => {
    const registry = openNormRegistry(db, moveableClock());
    const sources = new SourceReader(db);
    return {
      retrieve: (query) => {
        searched.push(query);
        return retrieve({ db, index, registry, sources }, query);
      },
      answerer: createLocalAnswerer(openCitationResolver({ db, clock: moveableClock() })),
      languageModels: model && openLanguageModels({ baseUrl: model.baseUrl, apiKey: null, names: {} }),
      structureModelLimits: patientLimits(model),
    };
  });
  const { db } = test.deps;
  const indexFolder = join(folder, 'index');
  if (guides === null) {
    await loadKeptCorpus(db);
    index = await openKeptIndex(db, indexFolder);
  } else {
    index = await openIndex(indexFolder);
    await loadStarterCorpus(db, copyGuides(join(findProjectRoot(), 'corpus'), guides, join(folder, 'corpus')));
    await applyOutbox({ db, index });
  }
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });

  const site: EvaluationTestApp = {
    test,
    searched,
    model,
    async somebody(role = 'Professional') {
      const { token, actor } = await signInAs(test, role);
      return {
        token,
        used: async () => (await readUsage(test.deps, actor)).used,
        async take(uses) {
          for (let use = 0; use < uses; use++) await reserveUse(test.deps, actor, 'caseEvaluation');
        },
      };
    },
    post: (path, body, token, signal) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { ...callHeaders(token), 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      }),
    evaluate: (body, token, signal) => site.post(routes.evaluateCase, body, token, signal),
    async close() {
      await test.close();
      await model?.close();
      index.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return site;
}

/** A corpus of some guides only. */
function copyGuides(corpus: string, guides: readonly string[], target: string): string {
  const copy = (path: string) => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(corpus, path), join(target, path));
  };
  copy('norms.yaml');
  mkdirSync(join(target, 'rulings'), { recursive: true });
  for (const guide of guides) {
    copy(join('guides', `${guide}.md`));
    const text = readFileSync(join(corpus, 'guides', `${guide}.md`), 'utf8');
    for (const [, norm = '', article = ''] of text.matchAll(/\b([a-z][a-z0-9-]*):(\d+[a-z]*)\b/g)) {
      const note = join('notes', norm, `${article}.md`);
      if (existsSync(join(corpus, note))) copy(note);
    }
  }
  return target;
}

/** The evaluation of a call that went well. */
export async function evaluationOf(response: Response): Promise<Evaluation> {
  if (response.status !== 200) throw new Error(`answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Evaluation;
}
