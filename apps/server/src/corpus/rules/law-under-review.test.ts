import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentForms } from '@foja/contracts/drafting/document-forms';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleLine, makeTestFolder, normEntry, type TestFolder } from '../../testing/corpus-folders.ts';
import { findOfficialTexts } from '../../testing/official-texts.ts';
import { leaseContract } from '../../testing/sample-contracts.ts';
import { labourRuling } from '../../testing/sample-rulings.ts';
import { type GeneratorsTestApp, startGeneratorsTestApp } from '../../testing/start-generators-test-app.ts';
import { fingerprintOf } from '../cited-texts.ts';
import { articles, norms } from '../corpus.table.ts';
import { importFolder } from '../import-folder.ts';
import { readLawUnderReview } from './read-law-under-review.ts';

let site: GeneratorsTestApp;
let folder: TestFolder;

beforeAll(async () => {
  site = await startGeneratorsTestApp({ withModel: false, withCorpus: false });
  folder = makeTestFolder();
});
afterAll(async () => {
  folder.close();
  await site.close();
});

async function load(lines: Record<string, object[]>) {
  const { clock, db } = site.test.deps;
  await db.delete(articles);
  await db.delete(norms);
  folder.write(
    'norms.json',
    Object.keys(lines).map((norm) => normEntry(norm)),
  );
  for (const [norm, written] of Object.entries(lines)) folder.write(`statutes/${norm}.jsonl`, written);
  await importFolder({ db, folder: folder.path, clock, onProblem: () => {} });
}

const analyse = async (text: string) => {
  const { structure } = await site.generate({
    useCase: 'contractAnalysis',
    text,
    isAnonymized: true,
    includeResponses: true,
  });
  const named = (title: string) => structure.risks.find((risk) => risk.title === title);
  return { surety: named('Extiende la fianza a la prórroga o renovación'), eviction: named('Desalojo sin intimación') };
};

describe('a rule whose article changed since somebody compared both', () => {
  it('is stated while nothing newer is loaded', async () => {
    const { surety } = await analyse(leaseContract);
    expect(surety).toMatchObject({
      mark: 'inferred',
      why: expect.stringContaining('Es nula la disposición anticipada'),
    });
    expect(surety?.proposedWording).not.toBeNull();
  });

  it('says «a revisar» and proposes nothing once a changed article is imported, and leaves every other rule alone', async () => {
    await load({ ccyc: [articleLine('ccyc', '1225', { text: 'Texto nuevo, inventado para esta prueba.' })] });
    const { eviction, surety } = await analyse(leaseContract);
    expect(surety).toMatchObject({
      mark: 'to-judge',
      proposedWording: null,
      why: expect.stringMatching(/^A revisar: .*24\/11\/2026/),
    });
    expect(eviction).toMatchObject({ mark: 'inferred', why: expect.stringContaining('diez días corridos') });
  });

  it('does so once its article is repealed, too: a deadline is not told', async () => {
    await load({ 'ley-18345': [articleLine('ley-18345', '116', { repealed: true })] });
    const { structure } = await site.generate({ useCase: 'sentenceAnalysis', text: labourRuling, isAnonymized: true });
    expect(structure.deadlines[0]).toMatchObject({ term: 'A revisar', due: null, mark: 'to-judge' });
  });

  it('is no clause of a document: a visible blank stands there', async () => {
    await load({ ccyc: [articleLine('ccyc', '1221', { text: 'Texto nuevo, inventado para esta prueba.' })] });
    const { token } = await site.somebody();
    const kind = 'locacion-vivienda';
    const response = await site.post(routes.documentGenerate, { kind, values: documentForms[kind].example }, token);
    const { blocks } = (await response.json()) as {
      blocks: { type: string; heading?: string; runs?: { text: string; blank: boolean }[] }[];
    };
    const clause = (heading: string) => blocks.find((block) => block.heading === heading)?.runs;
    expect(clause('Resolución anticipada')).toEqual([
      expect.objectContaining({ blank: true, text: expect.stringContaining('a revisar') }),
    ]);
    expect(
      clause('Restitución')
        ?.map(({ text }) => text)
        .join(''),
    ).toContain('restituye el inmueble');
  });
});

it('a text is the same whatever its capitals, accents, spaces and marks', () => {
  expect(fingerprintOf('ARTÍCULO 1°.-  El Farero,\n saluda.')).toBe(fingerprintOf('Articulo 1 — el farero saluda'));
  expect(fingerprintOf('El farero saluda.')).not.toBe(fingerprintOf('El farero no saluda.'));
});

const officialTexts = findOfficialTexts();
it.skipIf(!officialTexts)(
  'nothing is under review with the official texts that the rules were compared with',
  async () => {
    const lines = readFileSync(join(officialTexts ?? '', 'statutes', 'lct.jsonl'), 'utf8')
      .trim()
      .split('\n');
    await load({ lct: lines.map((line) => JSON.parse(line) as object) });
    expect(await readLawUnderReview(site.test.deps.db)).toEqual([]);
  },
);
