import { describe, expect, it } from 'vitest';
import { articleLine, normEntry } from '../../testing/corpus-folders.ts';
import { useImportFixture } from '../../testing/import-fixture.ts';
import { readArticle, readArticleStates } from '../read-article.ts';
import { readSource } from '../read-source.ts';
import { readContradictions } from './consolidate-corpus.ts';
import { describeContradictions } from './describe-contradictions.ts';

const test = useImportFixture();
const note = '(Artículo derogado por art. 99 de la Ley N° 27.000 B.O. 8/7/2024)';

describe('consolidating the corpus', () => {
  it('has an article read as repealed where its note says so, in the foja and in the index, and comes to rest', async () => {
    test.folder.write('statutes/ley-1.jsonl', [
      articleLine('ley-1', '1', { notes: [note] }),
      articleLine('ley-1', '2'),
    ]);
    expect(await test.run()).toMatchObject({ contradictions: 1 });
    expect(await readArticle(test.db, 'ley-1:1')).toMatchObject({
      repealed: true,
      repealedBy: 'art. 99 de la Ley 27.000',
    });
    expect(await readArticleStates(test.db, ['ley-1:1', 'ley-1:2'])).toEqual(
      expect.arrayContaining([
        { id: 'ley-1:1', repealed: true, suspect: false },
        { id: 'ley-1:2', repealed: false, suspect: false },
      ]),
    );
    expect(await readSource(test.db, 'ley-1:1')).toMatchObject({
      repealed: true,
      standing: 'Lo derogó art. 99 de la Ley 27.000. Se muestra como antecedente.',
    });
    expect((await readSource(test.db, 'ley-1:2'))?.standing).toBeUndefined();
    expect(await describeContradictions(test.db)).toMatchObject([{ kind: 'repealed-by-note', decides: true }]);
    await test.drainOutbox();
    test.folder.write('norms.json', [normEntry('ley-1'), normEntry('ley-2'), normEntry('ley-3')]);
    await test.run();
    expect(await test.drainOutbox()).not.toContain('ley-1:1');
  });

  it('takes it back once the official text is put right', async () => {
    test.folder.write('statutes/ley-1.jsonl', [articleLine('ley-1', '1', { notes: [note] })]);
    await test.run();
    test.folder.write('statutes/ley-1.jsonl', [articleLine('ley-1', '1')]);
    await test.run();
    expect(await readArticle(test.db, 'ley-1:1')).toMatchObject({ repealed: false, repealedBy: null });
    expect(await readContradictions(test.db)).toEqual([]);
  });
});
