import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLanguageModels } from '../../platform/language-model.ts';
import { buildRetrieval } from '../../testing/build-retrieval.ts';
import { type StandInOpenAi, startStandInOpenAi } from '../../testing/stand-in-openai.ts';
import { understood } from '../../testing/understood.ts';
import { createModelAnswerer, modelLimits } from '../model-answerer.ts';

const question = 'Me notificaron la demanda por cédula el 2/11/2026, ¿cuándo vence?';
const input = {
  question,
  retrieval: buildRetrieval(),
  model: 'gpt-4o' as const,
  history: [],
  understood: understood(question),
  denied: null,
  computed: null,
  doubts: null,
};
const demand = {
  notified: '2026-11-02',
  by: 'cedula',
  deadline: 'contestar demanda',
  jurisdiction: 'nacional-civil-comercial',
  hour: null,
};

let endpoint: StandInOpenAi;
beforeAll(async () => {
  endpoint = await startStandInOpenAi();
});
afterAll(() => endpoint.close());
beforeEach(() => {
  endpoint.calls.length = 0;
});

function answer() {
  const models = openLanguageModels({ baseUrl: endpoint.baseUrl, apiKey: null, names: {} });
  const names = { articleNamer: async () => (key: string) => `art. ${key}`, readUnderReview: async () => [] };
  return createModelAnswerer(models, { ...modelLimits, retryDelayMs: 1 }, names).answer(
    input,
    () => {},
    new AbortController().signal,
  );
}

/** What the tools gave back, as the model's next call carries it. */
function given(call: number): string {
  const messages = endpoint.calls[call]?.body.messages ?? [];
  return messages.flatMap(({ role, content }) => (role === 'tool' ? [String(content)] : [])).join('\n');
}

describe('calculations that a model asks for', () => {
  test('an endpoint that refuses tools is asked again without them', async () => {
    endpoint.script({ kind: 'status', status: 400 }, { kind: 'answer', text: 'Quince días [1].' });
    expect(await answer()).toMatchObject({ content: 'Quince días [1].', computedKeys: [] });
    expect(endpoint.calls.map(({ body }) => body.tools !== undefined)).toEqual([true, false]);
  });

  test('what cannot be computed is told to the model by its name, and founds nothing', async () => {
    endpoint.script(
      { kind: 'tool', name: 'calcular_vencimiento', input: { ...demand, notified: 'ayer' } },
      { kind: 'tool', name: 'calcular_vencimiento', input: { ...demand, notified: '2088-11-02' } },
      { kind: 'answer', text: '¿Qué día te notificaron?' },
    );
    expect(await answer()).toMatchObject({ content: '¿Qué día te notificaron?', computedKeys: [] });
    expect(given(1)).toMatch(/no_se_pudo.*notified/);
    expect(given(2)).toContain('2088');
  });

  test('a model that only asks for calculations has to answer at last', async () => {
    endpoint.script({ kind: 'tool', name: 'calcular_vencimiento', input: demand });
    await expect(answer()).rejects.toMatchObject({ name: 'AnswererFailed' });
    expect(endpoint.calls.map(({ body }) => body.tool_choice)).toEqual(['auto', 'auto', 'auto', 'none']);
  });

  test.each([
    ['calcular_vencimiento', demand, ['"vence":"2026-11-25"', 'art. cpccn:338']],
    [
      'calcular_prescripcion',
      { claim: 'créditos laborales', since: '2023-03-01', asOf: '2026-11-23' },
      ['"ya_vencio":true', 'art. lct:256'],
    ],
    [
      'calcular_liquidacion',
      { start: '2020-03-01', end: '2026-10-31', cause: 'sin-causa', bestPay: 1_000_000, noticeGiven: true },
      ['"concepto":"', 'art. lct:245', 'falta_saber'],
    ],
  ])('%s gives back what the calculator gives, with its articles', async (name, asked, expected) => {
    endpoint.script(
      { kind: 'tool', name, input: asked, text: 'Voy a calcularlo.' },
      { kind: 'answer', text: 'Es así.' },
    );
    const draft = await answer();
    expect(draft.content).toBe('Es así.');
    for (const piece of expected) expect(given(1)).toContain(piece);
    expect(draft.computedKeys).not.toEqual([]);
    // Today's date and the rule on calculations go with the question.
    expect(JSON.stringify(endpoint.calls[0]?.body.messages)).toMatch(/Hoy es 23\/11\/2026\..*Respondé/);
  });
});
