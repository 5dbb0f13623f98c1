import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFolder } from '../corpus/import-folder.ts';
import { loadStarterCorpus } from '../corpus/load-starter-corpus.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { HttpError } from '../platform/http-errors.ts';
import {
  articleLine,
  makeTestFolder,
  normEntry,
  rulingLine,
  rulingSummaryFile,
  starterNorm,
} from '../testing/corpus-folders.ts';
import { moveableClock } from '../testing/moveable-clock.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { CitationResolver } from './citation-resolver.ts';
import { openCitationResolver } from './open-citation-resolver.ts';

let database: OpenDatabase;
let citationResolver: CitationResolver;
const clock = moveableClock();

// Invented rulings: no real text is kept in the repository.
beforeAll(async () => {
  database = await openTestDatabase();
  const folder = makeTestFolder();
  folder.write('norms.yaml', starterNorm('ldc', 'LDC'));
  folder.write('rulings/329-5.md', rulingSummaryFile(329, 5));
  folder.write('rulings/330-7.md', rulingSummaryFile(330, 7));
  await loadStarterCorpus(database.db, folder.path);
  folder.write('rulings/a.jsonl', [rulingLine(329, 5)]);
  await importFolder({ db: database.db, folder: folder.path, clock });
  folder.close();
  citationResolver = openCitationResolver({ db: database.db, clock });
});
afterAll(() => database.close());

describe('a ruling that a text names', () => {
  it.each([
    ['Fallos: 329:5', 'fallos_329_p5', 'in-force'],
    ['Fallos: 330:7', 'resumen:330:7', 'in-force'],
    ['Fallos: 331:9', 'fallos_331_p9', 'not-loaded'],
  ])('is itself, its summary where only that is here, and else not loaded: %s', async (text, key, state) => {
    expect(await citationResolver.findReferences(`Así lo dijo ${text}.`)).toMatchObject([{ text, keys: [key] }]);
    expect((await citationResolver.readStates([key])).get(key)).toBe(state);
  });
});

describe('the text of an answer', () => {
  const threads = { run: () => Promise.reject(new HttpError(503, 'text_busy', 'Hay muchos textos.')) };
  const busy = () => openCitationResolver({ db: database.db, clock, threads });
  const answer = (characters: number) => `${'La lámpara. '.repeat(2_000).slice(0, characters)} Fallos: 329:5`;

  it('is read however busy the threads are', async () => {
    expect(await busy().findReferences(answer(9_000))).toHaveLength(1);
  });

  it('is read in a thread where it is as long as a document', async () => {
    await expect(busy().findReferences(answer(11_000))).rejects.toMatchObject({ code: 'text_busy' });
  });
});

describe('an article', () => {
  const importArticle = async (changes: object) => {
    const folder = makeTestFolder();
    folder.write('norms.json', JSON.stringify([normEntry('ldc')]));
    folder.write('statutes/ldc.jsonl', [articleLine('ldc', '11', changes)]);
    await importFolder({ db: database.db, folder: folder.path, clock });
    folder.close();
  };
  const stateOf = async (key: string) => (await citationResolver.readStates([key])).get(key);

  it('is known the moment it is imported, and as repealed a minute after it was', async () => {
    expect(await stateOf('ldc:11')).toBe('not-loaded');
    await importArticle({});
    expect(await stateOf('ldc:11')).toBe('in-force');
    await importArticle({ repealed: true });
    clock.moveMs(60_001);
    expect(await stateOf('ldc:11')).toBe('repealed');
  });
});
