import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGeneration } from '../generators/open-generation.ts';
import type { StructureAsked } from '../platform/structure-model.ts';
import { withoutThreads } from '../platform/threads/text-threads.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { leaseParagraphs } from '../testing/sample-files.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { analyseText } from './analyse-text.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const dni = '28.456.789';
const lease = [
  ...leaseParagraphs,
  `CUARTA: Garantiza el pago Juan Carlos Pérez, DNI ${dni}, con domicilio en Salta 100.`,
];

/** What a language model is sent of a contract, and what comes back. */
async function analysed(pages: string[]) {
  const sent: string[] = [];
  const fill = async ({ schema, text }: StructureAsked<never>) => {
    sent.push(text);
    return (schema as { parse(value: unknown): never }).parse({ risks: [] });
  };
  const deps = {
    ...openGeneration({ ...test.deps, threads: withoutThreads }),
    structureModel: { fill: fill as never },
    registry: openNormRegistry(test.deps.db, test.deps.clock),
  };
  const asked = { task: 'contractAnalysis', includeResponses: false, reading: {}, isPaged: true } as const;
  const { actor } = await signInAs(test, 'User');
  const { signal } = new AbortController();
  return { sent, result: await analyseText(deps, actor, { ...asked, pages, recognisedPages: [] }, signal) };
}

it('what goes to a model has no personal data in it, and the result has them back, each on its page', async () => {
  const { result, sent } = await analysed([lease.slice(0, 3).join('\n'), lease.slice(3).join('\n')]);
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toContain(dni);
  expect(sent[0]).toContain('[DNI_1]');
  expect(JSON.stringify(result)).not.toContain('[DNI_1]');
  expect(result).toMatchObject({ structure: { price: { page: 2 }, type: { page: 1 } } });
});

it('a text that is longer than what may be typed goes to none', async () => {
  const filler = 'Las partes dejan constancia de lo tratado en la reunión.\n'.repeat(600);
  const { result, sent } = await analysed([lease.join('\n'), filler]);
  expect(sent).toEqual([]);
  expect(result).toMatchObject({
    engine: 'Motor local',
    structure: { price: { quote: expect.stringContaining('480.000'), page: 1 } },
  });
});
