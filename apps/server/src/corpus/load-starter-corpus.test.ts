import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import {
  articleLine,
  guideFile,
  makeTestFolder,
  noteFile,
  rulingLine,
  rulingSummaryFile,
  starterNorm,
  type TestFolder,
} from '../testing/corpus-folders.ts';
import { moveableClock } from '../testing/moveable-clock.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { completeOutboxBatch } from './complete-outbox-batch.ts';
import { articles, guides, importedFiles, norms, notes, rulingSummaries, rulings } from './corpus.table.ts';
import { formatProblem } from './corpus-problem.ts';
import { importFolder } from './import-folder.ts';
import { loadStarterCorpus } from './load-starter-corpus.ts';
import { readGuide, readGuidesAfter } from './read-guide.ts';
import { readNorm, readNorms } from './read-norms.ts';
import { readNote } from './read-note.ts';
import { readRulingSummary } from './read-ruling-summary.ts';
import { resolveRulingCitation } from './resolve-ruling-citation.ts';
import { takeOutboxBatch } from './take-outbox-batch.ts';

let database: OpenDatabase;
let folder: TestFolder;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(() => {
  folder = makeTestFolder();
  folder.write(
    'norms.yaml',
    [starterNorm('ldc', 'LDC', '  lastArticle: 66\n'), starterNorm('ccyc', 'CCyC')].join('\n'),
  );
  folder.write('notes/ldc/11.md', noteFile('ldc', '11'));
  folder.write('notes/ldc/10bis.md', noteFile('ldc', '10bis', { frontMatter: 'related: [ccyc:1757]\n' }));
  folder.write('guides/producto-fallado.md', guideFile('Producto fallado', ['ldc:11', 'ldc:10bis']));
});
afterEach(async () => {
  folder.close();
  for (const table of [guides, notes, rulingSummaries, rulings, articles, norms, importedFiles])
    await database.db.delete(table);
  await drainOutbox();
});

const load = () => loadStarterCorpus(database.db, folder.path);

async function drainOutbox(): Promise<string[]> {
  const batch = await takeOutboxBatch(database.db, 1_000);
  await completeOutboxBatch(database.db, batch.seqs);
  return batch.sourceIds.sort();
}

describe('a file that does not follow the format', () => {
  const note = noteFile('ldc', '12');
  it.each([
    ['no front matter', '## Qué dice\nAlgo.', 1, 'encabezado'],
    ['broken YAML', note.replace('area: consumo', 'area: [consumo'), 7, 'YAML'],
    ['an unknown area', note.replace('area: consumo', 'area: astral'), 6, 'area'],
    ['an unknown field', note.replace('area: consumo', 'area: consumo\ncolour: red'), 7, 'colour'],
    ['too few ways of saying it', note.replace(/ {2}- me pasó algo número [1-7]\n/g, ''), 9, 'says'],
    ['a way of saying it that is a number', note.replace('me pasó algo número 3', '24240'), 12, 'says.3'],
    ['a day that does not exist', note.replace('2026-11-20', '2026-02-30'), 7, 'checked'],
    ['a malformed related key', note.replace('checked', 'related: [ldc-11]\nchecked'), 7, 'related.0'],
    ['an unknown norm', note.replace('checked', 'related: [xyz:1]\nchecked'), 1, 'xyz:1'],
    ['an article that is not its file name', noteFile('ldc', '13'), 1, 'notes/ldc/13.md'],
    ['an unknown section', note.replace('## Plazos', '## Plasos'), 21, 'Plasos'],
    ['a section twice', `${note}\n## Plazos\nOtro.`, 24, 'repetida'],
    ['an empty section', note.replace('- El plazo es de un mes.', ''), 21, 'vacía'],
    ['text before the first section', note.replace('## Qué dice', 'Hola.\n## Qué dice'), 18, 'antes de la primera'],
    ['no required section', note.replace('## Qué dice', '## Efectos'), 17, 'Qué dice'],
  ])('(%s) is told with its line and skipped; the others go in', async (_, text, line, reason) => {
    folder.write('notes/ldc/12.md', text);
    const outcome = await load();
    expect(outcome.problems.map(formatProblem)).toEqual([expect.stringContaining(`notes/ldc/12.md:${line}: `)]);
    expect(outcome.problems[0]?.message).toContain(reason);
    expect(await readNote(database.db, 'nota:ldc:12')).toBeNull();
    expect(outcome.written).toBe(5);
  });

  it('keeps what it said before', async () => {
    await load();
    folder.write('notes/ldc/11.md', 'nada');
    expect((await load()).problems).toHaveLength(1);
    expect(await readNote(database.db, 'nota:ldc:11')).toMatchObject({ title: 'Nota sobre el 11' });
  });

  it('may be a guide without its case type or with a name of another form', async () => {
    folder.write('guides/otra.md', guideFile('Otra', ['ldc:11']).replace('caseType: Consumo\n', ''));
    folder.write('guides/Con Espacios.md', guideFile('Otra', ['ldc:11']));
    expect((await load()).problems.map((problem) => problem.file)).toEqual([
      'guides/Con Espacios.md',
      'guides/otra.md',
    ]);
  });

  it('may be norms.yaml: nothing of it is taken in, and its absence is told', async () => {
    await load();
    folder.write('norms.yaml', `${starterNorm('ldc', 'OTRO')}- code: mal\n`);
    expect((await load()).problems).toContainEqual(expect.objectContaining({ file: 'norms.yaml', line: 6 }));
    expect(await readNorm(database.db, 'ldc')).toMatchObject({ aliases: ['LDC'] });
    folder.remove('norms.yaml');
    expect((await load()).problems).toMatchObject([{ file: 'norms.yaml' }]);
    expect(await readNorms(database.db)).toHaveLength(2);
  });
});

describe('the summary of a ruling', () => {
  const summary = rulingSummaryFile(332, 111);
  it.each([
    ['a citation of another form', summary.replace('Fallos: 332:111', 'Fallos 332-111'), 2, 'citation'],
    ['an unknown domain', summary.replace('civil_comercial', 'penal'), 7, 'domain'],
    ['too few ways of saying it', summary.replace(/ {2}- me dijeron de un fallo número [1-7]\n/g, ''), 10, 'says'],
    ['a norm that is not known', summary.replace('checked', 'norms: [xyz:1]\nchecked'), 1, 'xyz:1'],
    ['the citation of another file', summary.replace('332:111', '332:112'), 1, 'rulings/332-112.md'],
    ['a missing section', summary.replace('## Por qué importa', '## Cuestión'), 25, 'repetida'],
    ['an unknown section', summary.replace('## Por qué importa', '## Efectos'), 25, 'Efectos'],
  ])('with %s is told with its line and skipped', async (_, text, line, reason) => {
    folder.write('rulings/332-111.md', text);
    const { problems } = await load();
    expect(problems.map(formatProblem)[0]).toContain(`rulings/332-111.md:${line}: `);
    expect(problems[0]?.message).toContain(reason);
    expect(await readRulingSummary(database.db, 'resumen:332:111')).toBeNull();
  });

  it('is known by its citation, and asks the index for itself and for its ruling', async () => {
    folder.write('rulings/332-111.md', rulingSummaryFile(332, 111, { frontMatter: 'norms: [ldc:11]\n' }));
    await load();
    expect(await drainOutbox()).toContain('resumen:332:111');
    expect(await resolveRulingCitation(database.db, 332, 111)).toMatchObject([
      { kind: 'ruling-summary', label: 'Fallos: 332:111', norms: ['ldc:11'], domain: 'civil_comercial' },
    ]);

    const official = makeTestFolder();
    official.write('rulings/a.jsonl', [rulingLine(332, 111), rulingLine(332, 112)]);
    await importFolder({ db: database.db, folder: official.path, clock: moveableClock() });
    official.close();
    expect(await drainOutbox()).toEqual(['fallos_332_p111', 'fallos_332_p112', 'resumen:332:111']);
    expect(await resolveRulingCitation(database.db, 332, 111)).toMatchObject([
      { kind: 'ruling', id: 'fallos_332_p111', domain: 'civil_comercial' },
    ]);
    expect(await resolveRulingCitation(database.db, 332, 112)).toMatchObject([{ domain: 'todos_premium' }]);

    folder.remove('rulings/332-111.md');
    expect(await load()).toMatchObject({ removed: 1 });
    expect(await drainOutbox()).toEqual(['fallos_332_p111', 'resumen:332:111']);
  });
});

describe('loading the starter corpus', () => {
  it('makes norms, notes and guides known, with their sections and vocabulary', async () => {
    expect(await load()).toMatchObject({ written: 5, removed: 0, problems: [] });
    expect(await readNorm(database.db, 'ldc')).toMatchObject({ aliases: ['LDC'], lastArticle: 66 });
    expect(await readNote(database.db, 'nota:ldc:10bis')).toMatchObject({
      articleId: 'ldc:10bis',
      label: 'art. 10 bis LDC',
      related: ['ccyc:1757'],
      sections: [
        { heading: 'Qué dice', body: 'La nota explica el artículo.' },
        { heading: 'Plazos', body: '- El plazo es de un mes.' },
      ],
    });
    expect(await readGuide(database.db, 'guia:producto-fallado')).toMatchObject({
      articles: ['ldc:11', 'ldc:10bis'],
      caseData: { caseType: 'Consumo', situation: 'Producto fallado', elements: ['Que hubo una compra'], evidence: [] },
      domain: 'civil_comercial',
    });
    expect(await drainOutbox()).toEqual(['guia:producto-fallado', 'nota:ldc:10bis', 'nota:ldc:11']);
  });

  it('changes nothing the second time', async () => {
    await load();
    await drainOutbox();
    expect(await load()).toEqual({ written: 0, removed: 0, problems: [] });
    expect(await drainOutbox()).toEqual([]);
  });

  it('takes in a changed file and asks the index for it', async () => {
    await load();
    await drainOutbox();
    folder.write('notes/ldc/11.md', noteFile('ldc', '11', { body: 'Otra explicación.' }));
    expect(await load()).toMatchObject({ written: 1 });
    expect(await readNote(database.db, 'nota:ldc:11')).toMatchObject({ sections: [{ body: 'Otra explicación.' }, {}] });
    expect(await drainOutbox()).toEqual(['nota:ldc:11']);
  });

  it('removes what its file no longer tells, and asks the index to forget it', async () => {
    await load();
    await drainOutbox();
    folder.remove('notes/ldc/11.md');
    folder.remove('guides/producto-fallado.md');
    folder.write('norms.yaml', starterNorm('ldc', 'LDC', '  lastArticle: 66\n'));
    expect(await load()).toMatchObject({ removed: 3 });
    expect(await readNote(database.db, 'nota:ldc:11')).toBeNull();
    expect(await readNorm(database.db, 'ccyc')).toBeNull();
    expect(await drainOutbox()).toEqual(['guia:producto-fallado', 'nota:ldc:11']);
  });

  it('reads files whose lines end as on Windows', async () => {
    folder.write('notes/ldc/11.md', noteFile('ldc', '11').replaceAll('\n', '\r\n'));
    expect((await load()).problems).toEqual([]);
  });
});

describe('beside the official text', () => {
  async function importArticles(): Promise<void> {
    const official = makeTestFolder();
    official.write('statutes/ldc.jsonl', [
      articleLine('ldc', '10 bis'),
      articleLine('ldc', '11'),
      articleLine('ldc', '12'),
    ]);
    await importFolder({ db: database.db, folder: official.path, clock: moveableClock() });
    official.close();
  }

  it('a changed note or guide sends its articles to the index, those that it no longer names too', async () => {
    await load();
    await importArticles();
    expect(await drainOutbox()).toContain('nota:ldc:11');
    folder.write('notes/ldc/11.md', noteFile('ldc', '11', { body: 'Otra.' }));
    await load();
    expect(await drainOutbox()).toEqual(['ldc:11', 'nota:ldc:11']);
    folder.write('guides/producto-fallado.md', guideFile('Producto fallado', ['ldc:12']));
    await load();
    expect(await drainOutbox()).toEqual(['guia:producto-fallado', 'ldc:10bis', 'ldc:11', 'ldc:12']);
  });

  it('a norm that leaves norms.yaml stays while its articles are loaded', async () => {
    await load();
    await importArticles();
    folder.write('norms.yaml', starterNorm('ccyc', 'CCyC'));
    await load();
    expect(await readNorm(database.db, 'ldc')).not.toBeNull();
  });
});

describe('the starter corpus of this repository', () => {
  const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);

  // Thousands of files: read once.
  it('loads without a problem, with each name for one norm, and a title and a situation for each guide', async () => {
    const outcome = await loadStarterCorpus(database.db, join(findProjectRoot(), 'corpus'));
    expect(outcome.problems.map(formatProblem)).toEqual([]);
    expect(outcome.written).toBeGreaterThan(100);
    const names = (await readNorms(database.db)).flatMap((norm) => norm.aliases.map((alias) => alias.toLowerCase()));
    expect(repeated(names)).toEqual([]);
    const all = await readGuidesAfter(database.db, '', 1_000);
    expect(repeated(all.map(({ title }) => title))).toEqual([]);
    expect(repeated(all.map(({ caseData }) => caseData.situation))).toEqual([]);
  });
});
