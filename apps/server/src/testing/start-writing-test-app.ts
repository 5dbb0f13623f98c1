import type { Role } from '@foja/contracts/roles';
import { routes } from '@foja/contracts/routes';
import type { TransformationRequestInput, TransformationResponse } from '@foja/contracts/transformations';
import { openLanguageModels } from '../platform/language-model.ts';
import { readUsage } from '../usage/read-usage.ts';
import { buildTestApp, callHeaders, type TestApp } from './build-test-app.ts';
import { signInAs } from './sign-in-as.ts';
import { patientLimits, type StandInOpenAi, startStandInOpenAi } from './stand-in-openai.ts';

/** The application as the writing assistant uses it, with a scripted model or none. */
export interface WritingTestApp {
  test: TestApp;
  /** It is only called where the site was started with one. */
  model: StandInOpenAi;
  /** Somebody whom no other test knows. */
  somebody(role?: Role): Promise<{ token: string; used(): Promise<number> }>;
  post(body: object, token?: string): Promise<{ status: number; body: Record<string, unknown> }>;
  /** The answer to a call that must go well, by somebody new. */
  transform(request: TransformationRequestInput, role?: Role): Promise<TransformationResponse>;
  close(): Promise<void>;
}

export async function startWritingTestApp({ withModel }: { withModel: boolean }): Promise<WritingTestApp> {
  const model = await startStandInOpenAi();
  const test = await buildTestApp({
    languageModels: withModel ? openLanguageModels({ baseUrl: model.baseUrl, apiKey: null, names: {} }) : null,
    structureModelLimits: patientLimits(model),
  });
  const site: WritingTestApp = {
    test,
    model,
    async somebody(role = 'User') {
      const { token, actor } = await signInAs(test, role);
      return { token, used: async () => (await readUsage(test.deps, actor)).used };
    },
    async post(body, token) {
      const headers = callHeaders(token);
      const response = await test.app.inject({ method: 'POST', url: routes.writingTransform, headers, payload: body });
      return { status: response.statusCode, body: response.json() };
    },
    async transform(request, role) {
      const { token } = await site.somebody(role);
      const { body, status } = await site.post(request, token);
      if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
      return body as TransformationResponse;
    },
    async close() {
      await test.close();
      await model.close();
    },
  };
  return site;
}
