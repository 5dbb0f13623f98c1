import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { createProgressBar } from '../platform/progress-bar.ts';
import {
  articleLine,
  makeTestFolder,
  normEntry,
  noteFile,
  rulingLine,
  starterNorm,
} from '../testing/corpus-folders.ts';
import { moveableClock } from '../testing/moveable-clock.ts';
import { standInText, startStandInInfoleg } from '../testing/stand-in-infoleg.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { type CorpusCommandDeps, runCorpusCommand } from './corpus-command.ts';
import { defaultInfolegLimits } from './official/infoleg-limits.ts';
import { InfolegSite } from './official/infoleg-site.ts';
import { PageCache } from './official/page-cache.ts';

let database: OpenDatabase;
const folder = makeTestFolder();
const starter = makeTestFolder();
beforeAll(async () => {
  database = await openTestDatabase();
  folder.write('norms.json', [normEntry('ley-1')]);
  folder.write('statutes/ley-1.jsonl', [articleLine('ley-1', '1'), 'x', articleLine('ley-1', '2', { repealed: true })]);
  folder.write('rulings/a.jsonl', [rulingLine(300, 1)]);
});
afterAll(async () => {
  folder.close();
  starter.close();
  await database.close();
});

async function run(args: string[], changes: Partial<CorpusCommandDeps> = {}) {
  const printed: string[] = [];
  const problems: string[] = [];
  const clock = moveableClock();
  const code = await runCorpusCommand({
    args,
    workingFolder: dirname(folder.path),
    starterFolder: starter.path,
    db: async () => database.db,
    rebuildIndex: async (_db, onProgress) => {
      onProgress(3, 3);
      return { passages: 3 };
    },
    openInfoleg: () => {
      throw new Error('asks no site');
    },
    fetchHeadnotes: async () => {
      throw new Error('asks no site');
    },
    clock,
    signal: new AbortController().signal,
    print: (line) => printed.push(line),
    printProblem: (line) => problems.push(line),
    progressBar: (title, unit) => createProgressBar({ write: (text) => printed.push(text) }, clock, title, unit),
    ...changes,
  });
  return { code, printed: printed.join('\n'), problems: problems.join('\n') };
}

describe('npm run corpus', () => {
  it.each(
    [
      [],
      ['import'],
      ['import', 'a', 'b'],
      ['status', 'x'],
      ['drop'],
      ['check'],
      ['check', '--against'],
      ['fetch', '--infoleg', 'x'],
      ['fetch', '--court', 'CSJN'],
      ['fetch', '--rulings', '--norm', 'lct'],
      ['fetch', '--rulings', '--since', '31/12/2020'],
      ['fetch', '--rulings', '--since', '2023-02-30'],
      ['fetch', '--rulings', '--since', '2199-01-01'],
      ['fetch', 'lct'],
    ].map((args) => [args]),
  )('explains itself and ends with 2 when called with %j, without opening the database', async (args) => {
    const db = () => Promise.reject(new Error('opened'));
    expect(await run(args, { db })).toMatchObject({
      code: 2,
      problems: expect.stringContaining('Uso: npm run corpus'),
    });
  });

  it('ends with 1 where the folder holds no official texts', async () => {
    const { code, problems } = await run(['import', '/nowhere']);
    expect(code).toBe(1);
    expect(problems).toContain('no hay textos oficiales');
  });

  it('ends with 130 when it is interrupted, and says that nothing is lost', async () => {
    const { code, problems } = await run(['import', folder.path], { signal: AbortSignal.abort() });
    expect(code).toBe(130);
    expect(problems).toContain('Lo tomado hasta acá queda');
  });

  it('imports a folder named from where the person stands, telling skipped lines and counts', async () => {
    const { code, printed, problems } = await run(['import', folder.path.slice(dirname(folder.path).length + 1)]);
    expect(code).toBe(0);
    expect(problems).toContain('statutes/ley-1.jsonl:2: no es JSON válido');
    expect(problems).toContain('Se salteó 1 línea');
    expect(printed).toContain('100 %');
    expect(printed).toContain('3 archivos leídos, 0 sin cambios');
    expect(printed).toContain('Artículos: 2 nuevos, 0 cambiados, 0 iguales');
  });

  it('compares the starter corpus with a folder without opening the database, and ends with 1 while there is a finding', async () => {
    const db = () => Promise.reject(new Error('opened'));
    const official = makeTestFolder();
    official.write('norms.json', [normEntry('ldc')]);
    official.write('statutes/ldc.jsonl', [articleLine('ldc', '11', { text: 'Plazo de un mes.' })]);
    starter.write('norms.yaml', starterNorm('ldc', 'LDC'));
    starter.write('notes/ldc/11.md', noteFile('ldc', '11'));
    starter.write('notes/ldc/12.md', noteFile('ldc', '12'));
    const first = await run(['check', '--against', official.path], { db });
    expect(first.code).toBe(1);
    expect(first.problems).toContain('notes/ldc/12.md:3: el artículo «ldc:12» no está en el texto oficial');
    expect(first.printed).toContain('2 notas, 0 guías, 0 fallos: 2 hallazgos.');
    starter.remove('notes/ldc/12.md');
    const second = await run(['check', '--against', official.path], { db });
    expect(second).toMatchObject({ code: 0, problems: '' });
    expect(second.printed).toMatch(/ 1 +1 +100 % +Ley de prueba ldc/);
    expect(second.printed).toContain('1 nota, 0 guías, 0 fallos: todo coincide con el texto oficial.');
    official.close();
  });

  it('counts what is loaded', async () => {
    await run(['import', folder.path]);
    const { code, printed } = await run(['status']);
    expect(code).toBe(0);
    expect(printed).toMatch(/Artículos +2 \(1 derogados, 0 dudosos\)/);
    expect(printed).toMatch(/Fallos +1/);
    expect(printed).toMatch(/Por indexar +3/);
    expect(printed).toMatch(/Última importación +\d/);
  });

  it('rebuilds the index', async () => {
    expect(await run(['rebuild-index'])).toMatchObject({ code: 0, printed: expect.stringContaining('3 pasajes') });
  });

  it('fetches into a new data folder every norm that the starter corpus names', async () => {
    const infoleg = await startStandInInfoleg();
    infoleg.norms.set(638, {
      name: 'Ley 638',
      title: 'PRUEBA',
      published: '15-oct-1993',
      norma: standInText(['ARTICULO 1º — Uno.', 'ARTICULO 2º — Dos.']),
    });
    starter.write('norms.yaml', starterNorm('ldc', 'LDC') + starterNorm('ley-638', 'L638', '  infolegId: 638\n'));
    const empty = await openTestDatabase();
    const pages = makeTestFolder();
    const limits = { ...defaultInfolegLimits, wait: async () => {} };
    const openInfoleg = () =>
      new InfolegSite({ baseUrl: infoleg.baseUrl, cache: new PageCache(pages.path), clock: moveableClock(), limits });
    const { code, printed } = await run(['fetch'], { db: async () => empty.db, openInfoleg });
    await Promise.all([infoleg.close(), empty.close()]);
    pages.close();
    expect(printed).toContain('1 norma leída, 0 sin leer.');
    expect(printed).toContain('Artículos: 2 leídos, 2 nuevos');
    expect(code).toBe(0);
  });

  it('lets an unforeseen failure through', async () => {
    const rebuildIndex = () => Promise.reject(new Error('disk full'));
    await expect(run(['rebuild-index'], { rebuildIndex })).rejects.toThrow('disk full');
  });
});
