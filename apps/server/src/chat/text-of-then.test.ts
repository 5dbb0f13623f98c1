import { asOfMessages } from '@foja/contracts/as-of';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { importFolder } from '../corpus/import-folder.ts';
import type { Retrieval } from '../retrieval/retrieval.ts';
import { articleLine, makeTestFolder, normEntry } from '../testing/corpus-folders.ts';
import { answerOf, type ChatTestApp, startChatTestApp } from '../testing/start-chat-test-app.ts';

let site: ChatTestApp;
let token: string;
beforeAll(async () => {
  site = await startChatTestApp();
  token = (await site.somebody('Premium')).token;
  const folder = makeTestFolder();
  const note = (law: string, day: string) => [`(Artículo sustituido por art. 5° de la Ley N° ${law} B.O. ${day})`];
  folder.write('norms.json', [
    normEntry('ldc', { aliases: ['LDC', 'Ley 24.240'] }),
    normEntry('ccyc', { aliases: ['CCyC', 'Código Civil y Comercial de la Nación'] }),
    normEntry('ley-27551', { aliases: ['Ley 27.551'] }),
  ]);
  folder.write('statutes/ccyc.jsonl', [articleLine('ccyc', '1198', { text: 'Texto de hoy del 1198.' })]);
  folder.write('statutes/ley-27551.jsonl', [
    articleLine('ley-27551', '3', {
      text: 'Sustitúyase el artículo 1.198 del Código Civil y Comercial de la Nación por el siguiente: Artículo\n1.198: Plazo que la ley de entonces daba a la locación, de tantos años como ella decía.',
    }),
  ]);
  folder.write('statutes/ldc.jsonl', [
    articleLine('ldc', '8', {
      text: 'Texto de hoy del octavo.',
      notes: note('99.361', '7/4/2008'),
      versions: [{ from: '1993-10-15', to: '2008-04-07', text: 'Texto de entonces\nen dos renglones.' }],
    }),
    articleLine('ldc', '9', { text: 'Texto de hoy del noveno.', notes: note('99.361', '7/4/2008') }),
  ]);
  await importFolder({ db: site.test.deps.db, folder: folder.path, clock: site.test.deps.clock });
  folder.close();
});
afterAll(() => site.close());

/** The call itself, refused or not. */
const call = (body: object) => site.post('/Rag/rag-query', { domain: 'civil_comercial', ...body }, token);
const ask = async (message: string) => answerOf(await site.ask({ message, domain: 'civil_comercial' }, token));

describe('a day that is none', () => {
  it.each([
    ['20/11/2005', asOfMessages.invalid],
    ['2005-02-30', asOfMessages.invalid],
    [2005, asOfMessages.invalid],
    ['2100-01-01', asOfMessages.future],
  ])('is refused with 400: %j', async (asOf, message) => {
    const response = await call({ message: '¿Qué dice el art. 8 LDC?', asOf });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message });
  });
});

describe('a question about the law of another time', () => {
  it.each([
    '¿Qué decía el art. 8 de la ley 24.240 antes de la ley 99.361?',
    '¿Cuál era el texto del art. 8 LDC al 20/11/2005?',
  ])('is answered with the text of then, word for word: %s', async (question) => {
    const { content, outcome } = await ask(question);
    expect(content).toContain('Esto decía el art. 8 LDC entre el 15/10/1993 y el 7/4/2008; no es el texto de hoy.');
    expect(content).toContain('> Texto de entonces\n>\n> en dos renglones.');
    expect(content).toContain('art. 5° de la Ley 99.361');
    expect(content).not.toContain('Texto de hoy');
    expect(outcome).toBe('grounded');
  });

  it('is answered with the text that a law gave the article, where only that law still has it', async () => {
    const { content } = await ask('¿Cuál era el texto del art. 1198 CCyC al 1/8/2022?');
    expect(content).toContain('El texto es el que le dio el art. 3 Ley 27.551.');
    expect(content).toContain('> Plazo que la ley de entonces daba a la locación, de tantos años como ella decía.');
    expect(content).not.toContain('Sustitúyase');
  });

  it('may say its day beside its words', async () => {
    const { content } = await answerOf(await call({ message: '¿Qué dice el art. 8 LDC?', asOf: '2005-11-20' }));
    expect(content).toContain('> Texto de entonces');
    expect(content).not.toContain('Texto de hoy');
  });

  it('is told that there was none before its norm', async () => {
    const { content } = await ask('¿Cuál era el texto del art. 8 LDC al 20/11/1990?');
    expect(content).toContain('no existía el 20/11/1990: su norma se publicó el 15/10/1993');
  });

  it('is told that the text of then is not here, never today’s', async () => {
    const { content } = await ask('¿Qué decía el art. 9 de la ley 24.240 antes de la ley 99.361?');
    expect(content).toContain('no está disponible en Foja');
    expect(content).toContain('7/4/2008');
    expect(content).not.toContain('Texto de hoy');
  });
});

describe('a question of a day, in words that only the text of then has', () => {
  const message = '¿Cuánto tarda el escribano en devolver los anteojos ortopédicos?';
  const words = ['escriban', 'devolv', 'anteoj', 'ortoped'];
  const asked = words.map((term) => ({ term, weight: 0.8 }));
  beforeAll(async () => {
    const folder = makeTestFolder();
    folder.write('norms.json', [normEntry('ldc', { aliases: ['LDC', 'Ley 24.240'] })]);
    folder.write('statutes/ldc.jsonl', [
      articleLine('ldc', '12', {
        text: 'Texto de hoy del duodécimo.',
        notes: ['(Artículo sustituido por art. 6° de la Ley N° 99.361 B.O. 7/4/2008)'],
        versions: [
          { from: '1993-10-15', to: '2008-04-07', text: 'El escribano devolverá anteojos ortopédicos en un mes.' },
        ],
      }),
    ]);
    await importFolder({ db: site.test.deps.db, folder: folder.path, clock: site.test.deps.clock });
    folder.close();
  });
  afterEach(() => site.reset());
  const answer = async (asOf: string, found: Partial<Retrieval>) => {
    site.retrieval = { ...site.retrieval, ...found };
    return answerOf(await call({ message, asOf }));
  };

  it('is answered with it where today’s law has no answer', async () => {
    const { content, outcome } = await answer('2005-11-20', { asked, decision: 'no-match', sources: [] });
    expect(content).toContain('El art. 12 LDC decía entonces otra cosa.');
    expect(content).toContain('> El escribano devolverá anteojos ortopédicos en un mes.');
    expect(content).not.toContain('escrita con el texto de hoy');
    expect(outcome).toBe('grounded');
  });

  it('is told it before what today’s law answers', async () => {
    const { content } = await answer('2005-11-20', { asked });
    expect(content).toContain('> El escribano devolverá anteojos ortopédicos en un mes.');
    expect(content).toContain('Lo que sigue está escrito con el texto de hoy');
  });

  it.each([
    ['on a day on which it did not hold', '2015-11-20', asked],
    [
      'with few of its words',
      '2005-11-20',
      [...asked.slice(0, 2), ...['garant', 'vicio'].map((term) => ({ term, weight: 0.8 }))],
    ],
  ])('is told nothing of it %s', async (_, asOf, some) => {
    const { content } = await answer(asOf, { asked: some, decision: 'no-match', sources: [] });
    expect(content).not.toContain('anteojos ortopédicos');
  });
});

describe('a question that tells when it happened', () => {
  beforeAll(() => {
    site.retrieval.sources = site.retrieval.sources.map((source, place) => {
      const key = `ldc:${8 + place}`;
      return { ...source, id: key, articles: [key] };
    });
  });

  it('is told which article read otherwise then, below the answer', async () => {
    const { content } = await ask('Compré un celular el 20/11/2005. ¿Qué dice el art. 8 LDC?');
    expect(content).toContain(
      '**Al momento del hecho (20/11/2005) la ley no decía lo mismo.** El art. 8 LDC decía entonces otra cosa.',
    );
    expect(content).toContain('> Texto de entonces');
  });

  it('is told of a text of then that is not here', async () => {
    const { content } = await ask('El accidente fue en 2005. ¿Qué dice el art. 9 LDC?');
    expect(content).toContain(
      '**Al momento del hecho («en 2005») la ley no decía lo mismo.** El art. 8 LDC decía entonces otra cosa.',
    );
    expect(content).toContain('El art. 9 LDC tenía otro texto, que no está disponible en Foja. Cambió el 7/4/2008');
  });

  it.each([
    'Compré un celular el 20/11/2015. ¿Qué dice el art. 8 LDC?',
    'El accidente fue en 2008. ¿Qué dice el art. 8 LDC?',
    'Trabajo desde 2005. ¿Qué dice el art. 8 LDC?',
  ])('is told nothing where the law was today’s, or which it was is not sure: %s', async (question) => {
    expect((await ask(question)).content).not.toContain('la ley no decía lo mismo');
  });
});

describe('a law that is gone and whose text is not here', () => {
  it('is said to be gone, though what is asked of it is known and is not told', async () => {
    const message = '¿Subsisten las multas de los arts. 8, 9, 10 y 15 de la ley 24.013 luego de la ley 27.742?';
    const { content } = await answerOf(await site.ask({ message, domain: 'todos_premium' }, token));
    expect(content).toMatch(/^No: los arts\. 8, 9, 10 y 15 ley 24\.013 ya no rigen/i);
  });
});
