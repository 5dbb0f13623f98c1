import type { Feature } from '@foja/contracts/features';
import { routes } from '@foja/contracts/routes';
import type { UsageHistory } from '@foja/contracts/usage';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answerer } from '../chat/answerer.ts';
import { buildRetrieval } from '../testing/build-retrieval.ts';
import { callHeaders } from '../testing/build-test-app.ts';
import { buildVaultApp, uploaded, type VaultApp } from '../testing/document-calls.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { countFeature } from './count-feature.ts';
import { refundUse } from './refund-use.ts';
import { reserveUse } from './reserve-use.ts';

const claim =
  'Promuevo demanda por daños y perjuicios contra Transportes del Norte, conforme el art. 1757 del Código Civil y Comercial. El choque ocurrió el 3 de mayo de 2026.';
const answersWell: Answerer['answer'] = async () => ({ content: 'Seis meses [1].', model: 'Motor local' });

let test: VaultApp;
let answer: Answerer['answer'] = answersWell;
beforeAll(async () => {
  test = await buildVaultApp({
    retrieve: async () => buildRetrieval(),
    answerer: { answer: (...order) => answer(...order) },
  });
});
afterAll(() => test.close());

const post = (url: string, token: string, payload: object) =>
  test.app.inject({ method: 'POST', url, headers: callHeaders(token), payload });

async function history(token: string, days = 7): Promise<UsageHistory> {
  const response = await test.app.inject({ url: `${routes.usageHistory}?days=${days}`, headers: callHeaders(token) });
  return response.json();
}

/** What each feature was used, by name. */
async function used(token: string): Promise<Partial<Record<Feature, number>>> {
  const { byFeature } = await history(token);
  return Object.fromEntries(byFeature.map(({ feature, times }) => [feature, times]));
}

describe('the usage history by feature', () => {
  it.each<[Feature, string, object]>([
    ['chat', routes.ragQuery, { message: 'garantía' }],
    ['caseEvaluation', routes.evaluateCase, { message: 'Compré una heladera que no enfría y nadie me contesta.' }],
    ['sentenceAnalysis', routes.questionGenerate, { useCase: 'sentenceAnalysis', text: claim }],
    ['writingTransformation', routes.writingTransform, { text: claim, commandId: 'formal' }],
  ])('tells a call of %s, which took a use', async (feature, url, payload) => {
    const { token } = await signInAs(test, 'Premium');
    const response = await post(url, token, payload);
    expect(response.statusCode).toBe(200);
    expect(await history(token)).toMatchObject({ total: 1, byFeature: [{ feature, times: 1 }] });
  });

  it('tells a document taken into the vault, which took a use, and a question about it, which took none', async () => {
    const { token } = await signInAs(test, 'Professional');
    const { fileId } = await uploaded(test, token, 'demanda.txt', claim);
    const asked = await post(routes.documentsAsk, token, { question: '¿Cuándo fue el choque?', fileIds: [fileId] });
    expect(asked.statusCode).toBe(200);
    expect(await used(token)).toEqual({ documentUpload: 1, documentQuestion: 1 });
    expect((await history(token)).total).toBe(1);
  });

  it.each<[Feature, string, object]>([
    ['citationCheck', routes.citationCheck, { text: claim }],
    ['rulingSearch', routes.jurisprudenceSearch, { query: 'daño moral', config: { sources: [] } }],
    ['rulingSearch', routes.jurisprudenceContextSearch, { query: claim, config: { sources: [] } }],
  ])('tells %s, which takes no use', async (feature, url, payload) => {
    const { token } = await signInAs(test);
    expect((await post(url, token, payload)).statusCode).toBe(200);
    expect(await history(token)).toMatchObject({ total: 0, byFeature: [{ feature, times: 1 }] });
  });

  it('tells nothing of what was refused or failed on our side', async () => {
    const { token, actor } = await signInAs(test);
    expect((await post(routes.citationCheck, token, { text: '1234' })).statusCode).toBe(422);
    answer = async () => {
      throw new Error('the answerer broke');
    };
    expect((await post(routes.ragQuery, token, { message: 'garantía' })).statusCode).toBe(500);
    answer = answersWell;
    expect((await history(token)).byFeature).toEqual([]);
    for (let n = 0; n < 10; n++) await reserveUse(test.deps, actor, 'contractAnalysis');
    expect((await post(routes.ragQuery, token, { message: 'garantía' })).statusCode).toBe(429);
    expect(await used(token)).toEqual({ contractAnalysis: 10 });
  });

  it('has the most used first, of the days that were asked for, and of nobody else', async () => {
    const { token, actor } = await signInAs(test, 'Premium');
    const { actor: other } = await signInAs(test, 'Premium');
    await reserveUse(test.deps, other, 'opponentStrategy');
    await countFeature(test.deps, actor, 'citationCheck');
    for (let n = 0; n < 2; n++) await reserveUse(test.deps, actor, 'chat');
    expect((await history(token, 1)).byFeature).toEqual([
      { feature: 'chat', times: 2 },
      { feature: 'citationCheck', times: 1 },
    ]);
  });

  it('holds of calls at once: 30 with 10 uses left are told as 10', async () => {
    const { token, actor } = await signInAs(test);
    await Promise.allSettled(Array.from({ length: 30 }, () => reserveUse(test.deps, actor, 'chat')));
    expect(await used(token)).toEqual({ chat: 10 });
  });

  it('adds up to the uses of those days, whatever is taken and given back', async () => {
    const counted = fc.constantFrom('chat' as const, 'contractAnalysis' as const, 'documentUpload' as const);
    const calls = fc.array(fc.record({ feature: counted, fails: fc.boolean() }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(calls, async (made) => {
        const { token, actor } = await signInAs(test, 'Premium');
        await Promise.all(
          made.map(async ({ feature, fails }) => {
            const reservation = await reserveUse(test.deps, actor, feature);
            if (fails) await refundUse(test.deps, reservation);
          }),
        );
        const { total, byFeature } = await history(token);
        expect(byFeature.reduce((sum, { times }) => sum + times, 0)).toBe(total);
        expect(total).toBe(made.filter(({ fails }) => !fails).length);
      }),
      { numRuns: 15 },
    );
  });

  it("is in the account's own export, by day", async () => {
    const { token, actor } = await signInAs(test);
    await reserveUse(test.deps, actor, 'knowledgeAssessment');
    const { usageByFeature } = (
      await test.app.inject({ url: routes.accountExport, headers: callHeaders(token) })
    ).json();
    const date = test.clock.now().toISOString().slice(0, 10);
    expect(usageByFeature).toEqual([{ date, feature: 'knowledgeAssessment', times: 1 }]);
  });
});
