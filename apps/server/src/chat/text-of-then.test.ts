import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFolder } from '../corpus/import-folder.ts';
import { articleLine, makeTestFolder, normEntry } from '../testing/corpus-folders.ts';
import { answerOf, type ChatTestApp, startChatTestApp } from '../testing/start-chat-test-app.ts';

let site: ChatTestApp;
let token: string;
beforeAll(async () => {
  site = await startChatTestApp();
  token = (await site.somebody('Premium')).token;
  const folder = makeTestFolder();
  const note = (law: string, day: string) => [`(Artículo sustituido por art. 5° de la Ley N° ${law} B.O. ${day})`];
  folder.write('norms.json', [normEntry('ldc', { aliases: ['LDC', 'Ley 24.240'] })]);
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

const ask = async (message: string) => answerOf(await site.ask({ message, domain: 'civil_comercial' }, token));

describe('a question about the law of another time', () => {
  it.each([
    '¿Qué decía el art. 8 de la ley 24.240 antes de la ley 99.361?',
    '¿Cuál era el texto del art. 8 LDC al 20/11/2005?',
  ])('is answered with the text of then, word for word: %s', async (question) => {
    const { content, outcome } = await ask(question);
    expect(content).toContain('Esto decía el art. 8 LDC hasta el 7/4/2008; no es el texto de hoy.');
    expect(content).toContain('> Texto de entonces\n>\n> en dos renglones.');
    expect(content).toContain('art. 5° de la Ley 99.361');
    expect(content).not.toContain('Texto de hoy');
    expect(outcome).toBe('grounded');
  });

  it('is told that the text of then is not here, never today’s', async () => {
    const { content } = await ask('¿Qué decía el art. 9 de la ley 24.240 antes de la ley 99.361?');
    expect(content).toContain('no está disponible en Foja');
    expect(content).toContain('7/4/2008');
    expect(content).not.toContain('Texto de hoy');
  });
});
