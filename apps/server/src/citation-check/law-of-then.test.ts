import { asOfMessages } from '@foja/contracts/as-of';
import type { CheckedReference } from '@foja/contracts/citation-check';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importFolder } from '../corpus/import-folder.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { articleLine, makeTestFolder, normEntry } from '../testing/corpus-folders.ts';
import { signInAs } from '../testing/sign-in-as.ts';

const now = 'La garantía de la cosa dura seis meses desde la entrega y se suspende mientras se repara.';
const then = 'La garantía de la cosa dura tres meses desde la entrega y no se suspende por nada del mundo.';
const gone = 'Quien retiene los aportes del trabajador debe pagarle una sanción igual a su sueldo de cada mes.';
const note = (verb: string, law: string, day: string) =>
  `(Artículo ${verb} por art. 5° de la Ley N° ${law} B.O. ${day})`;

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
  const folder = makeTestFolder();
  folder.write('norms.json', [normEntry('ldc', { aliases: ['LDC', 'Ley 24.240'] })]);
  folder.write('statutes/ldc.jsonl', [
    articleLine('ldc', '8', {
      text: now,
      notes: [note('sustituido', '99.361', '7/4/2008')],
      versions: [{ from: '1993-10-15', to: '2008-04-07', text: then }],
    }),
    articleLine('ldc', '9', { text: now, notes: [note('sustituido', '99.361', '7/4/2008')] }),
    articleLine('ldc', '10', { text: gone, repealed: true, notes: [note('derogado', '99.742', '8/7/2024')] }),
    articleLine('ldc', '11', { text: now, notes: [note('incorporado', '99.361', '7/4/2008')] }),
    articleLine('ldc', '12', {
      text: now,
      notes: [`${note('sustituido', '99.900', '20/11/2026').slice(0, -1)} Vigencia: a partir del 1 de enero de 2030)`],
      versions: [{ from: '1993-10-15', to: '2030-01-01', text: then }],
    }),
    articleLine('ldc', '13', { text: now }),
    articleLine('ldc', '14', { text: gone, repealed: true }),
  ]);
  const opinions = [
    'Dictamen de la Procuración General de la Nación:',
    'Suprema Corte: opino que la norma es válida y que el recurso debe ser rechazado sin más trámite.',
    'Buenos Aires, 2 de mayo de 2017.',
    'FALLO DE LA CORTE SUPREMA',
    'Considerando: que la norma es inválida y que corresponde revocar la sentencia apelada por arbitraria.',
    'RICARDO LUIS LORENZETTI (en disidencia) — JUAN CARLOS MAQUEDA.',
    'DISIDENCIA DEL SEÑOR MINISTRO DOCTOR DON RICARDO LUIS LORENZETTI',
    'Considerando: que el agravio no alcanza y que la sentencia debe quedar como está en todas sus partes.',
    'RICARDO LUIS LORENZETTI.',
  ];
  const ruling = (page: number, title: string, text: string, cut: boolean) =>
    JSON.stringify({
      id: `fallos_340_p${page}`,
      citation: `Fallos: 340:${page}`,
      title,
      court: 'Corte Suprema de Justicia de la Nación',
      date: '2017-05-02',
      text,
      cut,
    });
  folder.write('rulings/csjn.jsonl', [
    ruling(10, 'Gómez, Pedro c/ Estado Nacional s/ daños', opinions.join('\n'), false),
    ruling(20, 'Zárate, Ana c/ Provincia s/ amparo', opinions.slice(3, 5).join('\n'), true),
  ]);
  await importFolder({ db: site.deps.db, folder: folder.path, clock: site.deps.clock });
  folder.close();
});
afterAll(() => site.close());

async function call(payload: object) {
  const { token } = await signInAs(site);
  return site.app.inject({ method: 'POST', url: routes.citationCheck, headers: callHeaders(token), payload });
}

async function only(text: string, asOf?: string): Promise<CheckedReference> {
  const response = await call({ text, ...(asOf && { asOf }) });
  expect(response.statusCode).toBe(200);
  const references: CheckedReference[] = response.json().references;
  return references.find(({ kind }) => kind !== 'norm') as CheckedReference;
}

describe('a day that is none', () => {
  test.each([
    ['31/12/2020', asOfMessages.invalid],
    ['2023-02-30', asOfMessages.invalid],
    ['', asOfMessages.invalid],
    [20231120, asOfMessages.invalid],
    ['2100-01-01', asOfMessages.future],
  ])('is refused with 400: %j', async (asOf, message) => {
    const response = await call({ text: 'art. 8 LDC', asOf });
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
    const url = `${routes.source('ldc:8')}?asOf=${encodeURIComponent(String(asOf))}`;
    const source = await site.app.inject({ method: 'GET', url, headers: callHeaders() });
    expect([source.statusCode, source.json().message]).toEqual([400, message]);
  });
});

describe('the law of then', () => {
  test('is what a quotation is compared with', async () => {
    expect(await only(`El art. 8 LDC dice: “${then}”`, '2005-11-20')).toMatchObject({
      status: 'quote-matches',
      detail:
        'Las palabras citadas son las del texto que regía entonces. Al 20/11/2005 regía un texto anterior, del 15/10/1993. Cambió el 7/4/2008, por el art. 5° de la Ley 99.361.',
      since: '2008-04-07',
    });
    const today = await only(`El art. 8 LDC dice: “${now}”`, '2005-11-20');
    expect(today).toMatchObject({ status: 'amended', quotes: [{ result: 'matches-later' }] });
    expect(today.detail).toContain('Las palabras citadas son del texto de hoy, que entonces no regía.');
    const wrong = await only(`El art. 8 LDC dice: “${then.replace('tres', 'nueve')}”`, '2005-11-20');
    expect(wrong.status).toBe('text-differs');
    expect(wrong.quotes[0]?.official.map(({ text }) => text).join('')).toContain('tres meses');
  });

  test.each([
    'El art. 8 LDC, texto al 20/11/2005, dice',
    'El art. 8 LDC, en su redacción anterior a la ley 99.361, dice',
    'El despido se produjo el 20/11/2005. El art. 8 LDC, vigente al momento del hecho, dice',
  ])('is that of the words beside the article, whatever the request says: %s', async (text) => {
    expect(await only(`${text}: “${then}”`, '2020-01-01')).toMatchObject({ status: 'quote-matches' });
    expect((await only(text)).status).toBe('amended');
  });

  test('is today’s where the writing asks for that of the fact and does not tell its day, and that is said', async () => {
    const reference = await only('El art. 8 LDC, vigente al momento del hecho, rige.');
    expect(reference).toMatchObject({ status: 'exists' });
    expect(reference.detail).toMatch(/no dice una sola fecha: se verificó con la de hoy\.$/);
  });

  test('is not asked for by the name of its own norm', async () => {
    expect(await only('El art. 8 LDC, según ley 24.240, rige.')).toMatchObject({
      status: 'exists',
      detail: 'El artículo existe y está vigente en el texto cargado.',
    });
  });

  test('is said not to be here where it is not, and nothing is held against a quotation', async () => {
    const reference = await only(`El art. 9 LDC dice: “${then}”`, '2005-11-20');
    expect(reference).toMatchObject({ status: 'amended', quotes: [{ result: 'not-compared' }] });
    expect(reference.detail).toBe(
      'Al 20/11/2005 regía otro texto, que no está disponible en Foja. Cambió el 7/4/2008, por el art. 5° de la Ley 99.361.',
    );
  });

  test('is told of an article that was in force and is repealed, and of one that was not yet there', async () => {
    expect(await only(`El art. 10 LDC dice: “${gone}”`, '2023-11-20')).toMatchObject({
      status: 'quote-matches',
      since: '2024-07-08',
    });
    expect((await only('art. 10 LDC', '2023-11-20')).detail).toBe(
      'Al 20/11/2023 estaba vigente. Fue derogado el 8/7/2024, por el art. 5° de la Ley 99.742.',
    );
    expect((await only('art. 10 LDC')).status).toBe('repealed');
    expect((await only('art. 10 LDC', '2025-01-01')).detail).toBe('Al 1/1/2025 ya estaba derogado, desde el 8/7/2024.');
    expect(await only('art. 11 LDC', '2005-11-20')).toMatchObject({
      status: 'no-such-article',
      detail: 'Al 20/11/2005 todavía no existía. Fue incorporado el 7/4/2008, por el art. 5° de la Ley 99.361.',
    });
    expect((await only('art. 14 LDC', '2005-11-20')).detail).toContain('no consta desde cuándo');
  });

  test('is today’s where it held already, where nothing is known to have changed, and none before its norm', async () => {
    expect((await only('art. 8 LDC', '2010-01-01')).detail).toBe(
      'Al 1/1/2010 ya regía el texto de hoy, desde el 7/4/2008.',
    );
    expect((await only('art. 8 LDC', '2008-04-10')).detail).toContain('verificá desde cuándo rige');
    expect(await only('art. 13 LDC', '2010-01-01')).toMatchObject({
      status: 'exists',
      detail: 'No consta en Foja que haya cambiado después del 1/1/2010.',
    });
    expect((await only('El art. 8 LDC, anterior a la ley 99.999, rige')).detail).toBe(
      'No consta en Foja que la ley 99.999 haya cambiado este artículo.',
    );
    expect((await only('art. 8 LDC', '1990-01-01')).status).toBe('no-such-article');
  });

  test('is still that of before where the text that is held does not apply yet', async () => {
    const reference = await only(`El art. 12 LDC dice: “${then}”`);
    expect(reference.status).toBe('quote-matches');
    expect(reference.detail).toContain('Cambió el 1/1/2030');
    expect((await only(`El art. 12 LDC dice: “${now}”`)).status).toBe('amended');
  });

  test('stands in the foja of the article where a day is asked for', async () => {
    const url = `${routes.source('ldc:8')}?asOf=2005-11-20`;
    const { onDay: told } = (await site.app.inject({ method: 'GET', url, headers: callHeaders() })).json();
    expect(told).toEqual({
      asOf: '2005-11-20',
      told: 'Al 20/11/2005 regía un texto anterior, del 15/10/1993. Cambió el 7/4/2008, por el art. 5° de la Ley 99.361.',
      text: then,
    });
  });
});

describe('a ruling', () => {
  test('whose text is an extract is not held against words that it does not have', async () => {
    const reference = await only('“la acción colectiva procede cuando el daño es de todos” (Fallos: 340:20)');
    expect(reference).toMatchObject({ status: 'exists', quotes: [{ result: 'not-compared' }] });
    expect(reference.detail).toBe(
      'Es «Zárate, Ana c/ Provincia s/ amparo». Acá hay un extracto de su texto. Las palabras citadas no están en ese extracto: comparalas con el fallo completo.',
    );
  });

  test('says whose words are quoted where they are not the court’s', async () => {
    const dissent = await only('“el agravio no alcanza y que la sentencia debe quedar como está” (Fallos: 340:10)');
    expect(dissent.status).toBe('quote-matches');
    expect(dissent.detail).toMatch(/^Las palabras citadas son del voto en disidencia .*, no del fallo de la Corte\.$/);
    const opinion = await only('“opino que la norma es válida y que el recurso debe ser rechazado” (Fallos: 340:10)');
    expect(opinion.detail).toMatch(/dictamen.*no del fallo de la Corte/);
    const own = await only('“corresponde revocar la sentencia apelada por arbitraria” (Fallos: 340:10)');
    expect(own.detail).toBe('Las palabras citadas son las del fallo.');
  });
});
