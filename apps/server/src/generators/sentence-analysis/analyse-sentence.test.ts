import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appealRuling, firstInstanceRuling, labourRuling, provincialRuling } from '../../testing/sample-rulings.ts';
import { type GeneratorsTestApp, startGeneratorsTestApp } from '../../testing/start-generators-test-app.ts';

const useCase = 'sentenceAnalysis';

/** Every string under a key named `quote`. */
function quotesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(quotesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'quote' && typeof inner === 'string' ? [inner] : quotesOf(inner),
  );
}

let local: GeneratorsTestApp;
let withModel: GeneratorsTestApp;
beforeAll(async () => {
  local = await startGeneratorsTestApp({ withModel: false });
  withModel = await startGeneratorsTestApp({ withModel: true, on: local });
});
afterAll(async () => {
  await withModel.close();
  await local.close();
});

describe('without a model, a ruling’s own words', () => {
  const analyse = async (text: string) => (await local.generate({ useCase, text })).structure;

  test('give heading, parties, decision and costs of a first-instance ruling', async () => {
    const sheet = await analyse(firstInstanceRuling);
    expect(sheet).toMatchObject({
      tribunal: { mark: 'found', text: 'JUZGADO NACIONAL DE PRIMERA INSTANCIA EN LO CIVIL N° 142' },
      instance: { kind: 'first' },
      date: { iso: '2025-03-14' },
      caseNumber: { text: '48.215/2021' },
      outcome: { kind: 'partly-granted' },
      costs: { mark: 'found', quote: 'Imponiendo las costas a la demandada vencida.' },
      fees: { mark: 'found' },
    });
    expect(sheet.parties.map(({ name, role }) => [role, name])).toEqual([
      ['plaintiff', 'Ledesma, Graciela Noemí'],
      ['defendant', 'Transportes Río Manso S.A.'],
      ['insurer', 'Aseguradora del Litoral S.A.'],
    ]);
    expect(sheet.claims[0]?.quote).toContain('$ 18.400.000');
    expect(sheet.decided[0]?.what.quote).toContain('$ 9.750.000');
    expect(sheet.decided[0]?.why.quote).toContain('corresponde hacer lugar a la demanda');
  });

  test('tell the norms cited with what the corpus knows of each, and never call one false', async () => {
    const strange = `${firstInstanceRuling}\nVer art. 1113 del Código Civil de Vélez, art. 3 de la ley 99.123 y art. 5000 del CCyC.`;
    const { norms, precedents } = await analyse(strange);
    expect(norms.find(({ articles }) => articles.includes('ccyc:1286'))).toMatchObject({ state: 'in-force', times: 1 });
    const unknown = norms.filter(({ state }) => state === 'not-in-corpus').map(({ text }) => text);
    expect(unknown.join(' ')).toMatch(/1113.*99\.123.*5000/);
    expect(precedents.map(({ text }) => text)).toEqual(['Fallos: 344:2256']);
  });

  test('give a bare article the norm that the text speaks of', async () => {
    const bare = firstInstanceRuling.replace(
      'II. Que el testigo',
      'El Código Civil y Comercial rige el caso. Lo mismo manda en los arts. 1722 y 1734.\nII. Que el testigo',
    );
    const { norms } = await analyse(bare);
    expect(norms.find(({ text }) => text === 'arts. 1722 y 1734')?.articles).toEqual(['ccyc:1722', 'ccyc:1734']);
  });

  test('show a head of claim that nothing answers, and no interest, as weak points with their article', async () => {
    const titles = (await analyse(firstInstanceRuling)).weakPoints.map(({ mark, title }) => [mark, title]);
    expect(titles).toContainEqual(['inferred', 'No trata un rubro reclamado: privación de uso']);
    expect(titles).toContainEqual(['inferred', 'No dice qué intereses corren ni a qué tasa']);
    expect(titles.join()).not.toContain('daño moral');
  });

  test('have their last day where the text tells when the ruling was notified, and none where it does not', async () => {
    const untold = await analyse(firstInstanceRuling);
    expect(untold.deadlines.map(({ due }) => due)).toEqual(untold.deadlines.map(() => null));
    const { deadlines } = await analyse(
      `${firstInstanceRuling}\nLa sentencia fue notificada por cédula el 20/11/2026.`,
    );
    expect(deadlines.find(({ remedy }) => remedy === 'Recurso de apelación contra la sentencia')?.due).toEqual({
      notified: '2026-11-20',
      day: '2026-11-30',
      graceUntil: '2026-12-01',
    });
    // These run from another act.
    expect(deadlines.find(({ remedy }) => remedy === 'Expresión de agravios')?.due).toBeNull();
  });

  test('give the national civil deadlines to a first-instance ruling, each with its article', async () => {
    const { deadlines, jurisdiction } = await analyse(firstInstanceRuling);
    expect(jurisdiction).toMatchObject({ mark: 'inferred', articles: ['cpccn:244'] });
    expect(deadlines.map(({ articles, term }) => [term, articles[0]])).toEqual([
      ['5 días hábiles', 'cpccn:244'],
      ['10 días hábiles', 'cpccn:259'],
      ['5 días hábiles', 'cpccn:246'],
      ['3 días hábiles', 'cpccn:166'],
      ['5 días hábiles', 'cpccn:244'],
    ]);
  });

  test('read an appeal ruling: its date in words, its votes, its dissent and the way to the Supreme Court', async () => {
    const sheet = await analyse(appealRuling);
    expect(sheet).toMatchObject({
      instance: { kind: 'appeal' },
      date: { iso: '2025-06-12' },
      outcome: { kind: 'modified' },
      fees: { mark: 'absent' },
    });
    expect(sheet.decided[0]?.why.quote).toContain('corresponde reducir la partida a $ 3.100.000');
    expect(sheet.deadlines.map(({ articles }) => articles[0])).toEqual(['cpccn:257', 'cpccn:282']);
    expect(sheet.weakPoints.map(({ title }) => title)).toContain('No es unánime: hay una disidencia');
  });

  test('give a labour ruling its own deadline, and what civil procedure says only to be judged', async () => {
    const { costs, deadlines, weakPoints } = await analyse(labourRuling);
    expect(deadlines.map(({ articles, term }) => [term, articles[0]])).toEqual([['6 días hábiles', 'ley-18345:116']]);
    expect(costs.mark).toBe('absent');
    expect(weakPoints.map(({ title }) => title)).toContain('No trata un rubro reclamado: diferencias salariales');
    for (const { articles, mark } of weakPoints) {
      if (articles.some((key) => key.startsWith('cpccn:'))) expect(mark).toBe('to-judge');
    }
  });

  test('of the Supreme Court of the Nation are read without headings, also where a province is a party', async () => {
    const text = `FALLO DE LA CORTE SUPREMA
Buenos Aires, 7 de febrero de 2024.
Vistos los autos: "Sosa, Elena c/ Provincia de Misiones s/ cobro de pesos".
Considerando: Que la demandada discute si se deben costas. Que el recurso es formalmente admisible.
Por ello, se revoca la sentencia apelada. Notifíquese y devuélvase.`;
    const { costs, date, deadlines, instance, jurisdiction, outcome, tribunal } = await analyse(text);
    expect([tribunal.text, instance.kind, date.iso, outcome.kind]).toEqual([
      'CORTE SUPREMA',
      'supreme',
      '2024-02-07',
      'revoked',
    ]);
    expect(jurisdiction.mark).toBe('inferred');
    expect([costs.mark, deadlines]).toEqual(['absent', []]);
  });

  test('of a province give no deadline: its code is not in the corpus', async () => {
    const { deadlines, jurisdiction } = await analyse(provincialRuling);
    expect(deadlines).toEqual([]);
    expect(jurisdiction).toMatchObject({ mark: 'to-judge', text: null });
  });

  test.each([
    ['a first-instance ruling', firstInstanceRuling],
    ['an appeal ruling', appealRuling],
    ['a labour ruling', labourRuling],
    ['a text without headings', 'El señor Pedro Gómez me debe dinero desde marzo y no sé qué hacer.'],
  ])('are quoted letter for letter, and what is missing says what to look at: %s', async (_, text) => {
    const result = await local.generate({ useCase, text });
    for (const quote of quotesOf(result.structure)) expect(text).toContain(quote);
    const { caption, caseNumber, date, outcome, tribunal } = result.structure;
    for (const { mark, note, text: said } of [tribunal, date, caption, caseNumber, outcome]) {
      if (mark === 'absent' || mark === 'to-judge') expect(said === null && note !== null).toBe(true);
      else expect(said).not.toBeNull();
    }
    expect(result).toMatchObject({
      engine: 'Motor local',
      legalNotice: 'Información orientativa. No reemplaza el consejo de un abogado.',
    });
    expect(result.citations.filter(({ verified }) => !verified)).toEqual([]);
  });
});

describe('what the person says of a ruling', () => {
  const text = firstInstanceRuling;

  test('is refused with 400 where there is no such instance', async () => {
    const { token } = await local.somebody();
    const answer = await local.post(routes.questionGenerate, { useCase, text, instance: 'unknown' }, token);
    expect(answer.status).toBe(400);
  });

  test('has the deadlines read anew and takes no use; without the seal of an analysis of that text it does', async () => {
    const { token, used } = await local.somebody();
    const { continuation, structure: before } = await local.generate({ useCase, text }, token);
    const said = { instance: 'appeal', procedure: 'national-labour' } as const;
    const { structure } = await local.generate({ useCase, text, ...said, continuation }, token);
    expect(structure.instance).toMatchObject({ kind: 'appeal', note: 'Como lo indicaste.', quote: null });
    expect(structure.jurisdiction).toMatchObject({ mark: 'inferred', note: 'Como lo indicaste.' });
    const remedies = ({ deadlines }: SentenceAnalysis) => deadlines.map(({ remedy }) => remedy);
    expect(remedies(structure)).not.toEqual(remedies(before));
    expect(structure.parties).toEqual(before.parties);
    const { structure: criminal } = await local.generate({ useCase, text, procedure: 'criminal', continuation }, token);
    expect(criminal).toMatchObject({ deadlines: [], jurisdiction: { text: 'Penal' } });
    expect(await used()).toBe(1);
    await local.generate({ useCase, text, ...said }, token);
    expect(await used()).toBe(2);
  });

  test('has what it is about and whose side one is on read anew, with what they change', async () => {
    const { token, used } = await local.somebody();
    const { continuation, structure: before } = await local.generate({ useCase, text }, token);
    expect(before.matter).toMatchObject({ kind: 'danos', mark: 'inferred', quote: expect.stringMatching(/daños/i) });
    expect(before.side).toMatchObject({ kind: null, mark: 'to-judge' });
    expect(before.weakPoints.every(({ concerns, harms }) => concerns === 'open' && harms !== undefined)).toBe(true);
    const { structure: ours } = await local.generate({ useCase, text, rulingSide: 'plaintiff', continuation }, token);
    expect(ours.side).toMatchObject({ kind: 'plaintiff', note: expect.stringContaining('contrario en parte') });
    expect(ours.weakPoints.length).toBe(before.weakPoints.length);
    expect(ours.weakPoints.every(({ concerns }) => concerns !== 'open')).toBe(true);
    const { structure: labour } = await local.generate({ useCase, text, matter: 'trabajo', continuation }, token);
    expect(labour.matter).toMatchObject({ kind: 'trabajo', note: 'Como lo indicaste.', quote: null });
    expect(labour.deadlines[0]?.articles).toContain('ley-18345:116');
    expect(await used()).toBe(1);
    const refused = await local.post(routes.questionGenerate, { useCase, text, matter: 'poema' }, token);
    expect(refused.status).toBe(400);
  });
});

describe('with a model, its reading', () => {
  const analyse = async (reading: object) => {
    withModel.model.script({
      kind: 'answer',
      text: `Acá está la ficha:\n\`\`\`json\n${JSON.stringify(reading)}\n\`\`\``,
    });
    return withModel.generate({ useCase, text: firstInstanceRuling });
  };
  const weakPoint = {
    title: 'Prueba pericial',
    ground: 'No explica el porcentaje, contra lo que pide el art. 477 del CPCCN y el art. 9999 del CPCCN.',
    quote: 'tiene una incapacidad del 12 %',
    articles: ['art. 386 de la ley 99.999'],
  };

  test('adds reasons and criticism with words of the ruling behind them, under the model’s name', async () => {
    const why = 'Las lesiones alteraron su vida.';
    const { engine, notice, structure } = await analyse({
      decided: [
        {
          what: 'Condena a pagar',
          quote: 'la suma de $ 9.750.000',
          why,
          whyQuote: 'las lesiones y el tratamiento alteraron la vida de la actora',
        },
      ],
      weakPoints: [weakPoint],
    });
    expect([engine, notice]).toEqual(['gpt-3.5-turbo', null]);
    expect(structure.decided[0]?.why).toMatchObject({
      text: why,
      mark: 'inferred',
      quote: 'las lesiones y el tratamiento alteraron la vida de la actora',
    });
    expect(structure.weakPoints.at(-1)).toMatchObject({
      title: 'Prueba pericial',
      mark: 'inferred',
      quote: 'tiene una incapacidad del 12 %',
      articles: ['cpccn:477'],
    });
  });

  test('that names a norm nobody knows is cited as not verified', async () => {
    const { citations } = await analyse({ decided: [], weakPoints: [weakPoint] });
    const problems = citations.flatMap(({ problem, text }) => (problem ? [[text, problem]] : []));
    expect(problems).toContainEqual(['art. 9999 del CPCCN', 'nonexistent']);
    expect(problems.map(([text]) => text)).toContain('art. 386 de la ley 99.999');
  });

  test('never replaces what the text says, nor brings in words that are not in it', async () => {
    const { structure } = await analyse({
      tribunal: { text: 'Cámara de Marte', quote: 'JUZGADO' },
      parties: [{ name: 'Marciano Inventado', role: 'defendant', quote: 'Marciano Inventado fue condenado' }],
      claims: [{ text: 'Reclama la luna', quote: 'reclama la luna entera' }],
      decided: [{ what: 'Condena a muerte', quote: 'condena a muerte', why: 'porque sí', whyQuote: null }],
      costs: { text: 'Por su orden', quote: 'costas por su orden' },
      weakPoints: [{ ...weakPoint, quote: 'el juez no leyó el expediente' }],
    });
    const own = JSON.stringify({ ...structure, weakPoints: [] } satisfies SentenceAnalysis);
    expect(own).not.toMatch(/Marte|Marciano|luna|muerte|por su orden/i);
    expect(structure.tribunal.text).toContain('JUZGADO NACIONAL');
    expect(structure.weakPoints.at(-1)).toMatchObject({ mark: 'to-judge', quote: null });
    for (const quote of quotesOf(structure)) expect(firstInstanceRuling).toContain(quote);
  });
});
