import type { QuestionGenerationRequestInput } from '@foja/contracts/generators/generation-request';
import type { QuestionGenerationResult } from '@foja/contracts/generators/generation-result';
import type { Role } from '@foja/contracts/roles';
import { routes } from '@foja/contracts/routes';
import { type AppDeps, buildApp } from '../app.ts';
import { openLanguageModels } from '../platform/language-model.ts';
import { readUsage } from '../usage/read-usage.ts';
import { buildTestApp, callHeaders, type TestApp } from './build-test-app.ts';
import { loadKeptCorpus } from './kept-corpus.ts';
import { signInAs } from './sign-in-as.ts';
import { patientLimits, type StandInOpenAi, startStandInOpenAi } from './stand-in-openai.ts';

type UseCase = QuestionGenerationResult['useCase'];
export type ResultOf<U extends UseCase> = Extract<QuestionGenerationResult, { useCase: U }>;

/** The application listening on a port with the repository's own notes, guides and norms, and perhaps a scripted model. */
export interface GeneratorsTestApp {
  test: TestApp;
  /** The model behind it; it is only called where the site was started with one. */
  model: StandInOpenAi;
  /** Somebody whom no other test knows. */
  somebody(role?: Role): Promise<{ token: string; accountId: string; used(): Promise<number> }>;
  post(path: string, body: object, token?: string, signal?: AbortSignal): Promise<Response>;
  /** The result of a call that must go well, by somebody new unless told. */
  generate<U extends UseCase>(
    body: QuestionGenerationRequestInput & { useCase: U },
    token?: string,
  ): Promise<ResultOf<U>>;
  close(): Promise<void>;
}

export interface GeneratorsTestAppOptions {
  withModel: boolean;
  /** The repository's notes, guides and norms are loaded unless told not to; it takes a while. */
  withCorpus?: boolean;
  /** Another site, whose database this one stands on; it is closed after this one. */
  on?: GeneratorsTestApp;
}

/** @param overrides replace single parts of the application, as a test's own anonymizer. */
export async function startGeneratorsTestApp(
  { on, withCorpus = true, withModel }: GeneratorsTestAppOptions,
  overrides: Partial<AppDeps> = {},
): Promise<GeneratorsTestApp> {
  const model = await startStandInOpenAi();
  const parts: Partial<AppDeps> = {
    languageModels: withModel ? openLanguageModels({ baseUrl: model.baseUrl, apiKey: null, names: {} }) : null,
    structureModelLimits: patientLimits(model),
    ...overrides,
  };
  const test = on ? await buildAppOn(on.test, parts) : await buildTestApp(parts);
  if (withCorpus && !on) await loadKeptCorpus(test.deps.db);
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });

  const site: GeneratorsTestApp = {
    test,
    model,
    async somebody(role = 'User') {
      const { accountId, actor, token } = await signInAs(test, role);
      return { token, accountId, used: async () => (await readUsage(test.deps, actor)).used };
    },
    post: (path, body, token, signal) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { ...callHeaders(token), 'content-type': 'application/json' },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      }),
    async generate(body, token) {
      const response = await site.post(routes.questionGenerate, body, token ?? (await site.somebody()).token);
      if (response.status !== 200) throw new Error(`answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as ResultOf<typeof body.useCase>;
    },
    async close() {
      await test.close();
      await model.close();
    },
  };
  return site;
}

async function buildAppOn(other: TestApp, parts: Partial<AppDeps>): Promise<TestApp> {
  const deps = { ...other.deps, ...parts };
  const app = await buildApp(deps);
  return { ...other, app, deps, close: () => app.close() };
}
