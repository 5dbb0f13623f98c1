import type { CheckEditorCitationsResponse } from '@foja/contracts/editor';
import { editorCitationsMax, editorMessages } from '@foja/contracts/editor-limits';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { importFolder } from '../corpus/import-folder.ts';
import { loadStarterCorpus } from '../corpus/load-starter-corpus.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import {
  articleLine,
  makeTestFolder,
  normEntry,
  noteFile,
  rulingLine,
  starterNorm,
} from '../testing/corpus-folders.ts';
import { callEditor } from '../testing/editor-calls.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { defaultEditorLimits } from './editor-deps.ts';

let test: TestApp;
let token: string;
let beforeAmendment: string;
let afterAmendment: string;

beforeAll(async () => {
  test = await buildTestApp();
  ({ token } = await signInAs(test, 'User'));
  const { db } = test.deps;
  const starter = makeTestFolder();
  starter.write('norms.yaml', `${starterNorm('ldc', 'LDC')}${starterNorm('ccyc', 'CCyC')}`);
  starter.write('notes/ccyc/5.md', noteFile('ccyc', '5'));
  await loadStarterCorpus(db, starter.path);
  starter.close();
  const official = makeTestFolder();
  official.write('norms.json', [normEntry('ldc')]);
  const statute = (text: string) => [
    articleLine('ldc', '11', { text }),
    articleLine('ldc', '12', { repealed: true }),
    articleLine('ldc', '13'),
  ];
  official.write('statutes/ldc.jsonl', statute('Texto de antes.'));
  official.write('rulings/a.jsonl', [rulingLine(301, 5)]);
  await importFolder({ db, folder: official.path, clock: test.clock });
  test.clock.moveMs(1_000);
  beforeAmendment = test.clock.now().toISOString();
  test.clock.moveMs(1_000);
  afterAmendment = test.clock.now().toISOString();
  official.write('statutes/ldc.jsonl', statute('Texto de ahora.'));
  await importFolder({ db, folder: official.path, clock: test.clock });
  official.close();
});
afterAll(() => test.close());

async function check(...citations: [key: string, checkedAt: string | null][]) {
  const answer = await callEditor(test, 'POST', routes.editorCheckCitations, token, {
    citations: citations.map(([key, checkedAt]) => ({ key, checkedAt })),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<CheckEditorCitationsResponse>();
}

describe('what is refused', () => {
  it('400 for none, too many, and a moment that is none', async () => {
    const one = { key: 'ldc:11', checkedAt: null };
    for (const citations of [[], Array(editorCitationsMax + 1).fill(one), [{ ...one, checkedAt: 'ayer' }]]) {
      const answer = await callEditor(test, 'POST', routes.editorCheckCitations, token, { citations });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('429 where an account checks too often', async () => {
    const app = await buildApp({
      ...test.deps,
      editorLimits: { perHour: { ...defaultEditorLimits.perHour, check: 0 } },
    });
    const payload = { citations: [{ key: 'ldc:11', checkedAt: null }] };
    const answer = await callEditor({ app }, 'POST', routes.editorCheckCitations, token, payload);
    await app.close();
    expect([answer.statusCode, answer.json().message]).toEqual([429, editorMessages.tooMany]);
  });
});

describe('a citation', () => {
  it('of an article in force is current, with how a lawyer names it and where its official text is', async () => {
    const { checkedAt, citations } = await check(['ldc:13', beforeAmendment]);
    expect(checkedAt).toBe(test.clock.now().toISOString());
    expect(citations).toEqual([
      {
        key: 'ldc:13',
        status: 'current',
        label: 'art. 13 LDC',
        heading: 'Título 13',
        repealed: false,
        suspect: false,
        validFrom: null,
        changedAt: null,
        officialUrl: 'https://example.org/ldc',
      },
    ]);
  });

  it('made before the text was replaced is amended since, and one made after or never checked is not', async () => {
    const before = await check(['ldc:11', beforeAmendment]);
    const after = await check(['ldc:11', afterAmendment]);
    const never = await check(['ldc:11', null]);
    expect(before.citations[0]).toMatchObject({ status: 'amended', changedAt: afterAmendment });
    expect(after.citations[0]).toMatchObject({ status: 'current', changedAt: null });
    expect(never.citations[0]).toMatchObject({ status: 'current', changedAt: null });
  });

  it('of a repealed article says so', async () => {
    expect((await check(['ldc:12', null])).citations[0]).toMatchObject({ status: 'repealed', repealed: true });
  });

  it('of what the corpus does not hold is never called false', async () => {
    const { citations } = await check(['ldc:999', null], ['fallos_1_p1', null], ["x'; drop table articles", null]);
    expect(citations.map(({ status, label }) => [status, label])).toEqual(Array(3).fill(['not-in-corpus', null]));
  });

  it('of an article whose official text is not loaded is left unchecked: there is nothing to compare', async () => {
    const [citation] = (await check(['ccyc:5', beforeAmendment])).citations;
    expect(citation).toMatchObject({ key: 'ccyc:5', status: 'unchecked', label: 'art. 5 CCyC', changedAt: null });
  });

  it('of a ruling names it, and a key cited twice is answered once, by the earlier moment', async () => {
    const { citations } = await check(['fallos_301_p5', null], ['ldc:11', afterAmendment], ['ldc:11', beforeAmendment]);
    expect(citations.map(({ key, status }) => [key, status])).toEqual([
      ['fallos_301_p5', 'current'],
      ['ldc:11', 'amended'],
    ]);
    expect(citations[0]?.label).toBe('Fallos: 301:5');
  });
});
