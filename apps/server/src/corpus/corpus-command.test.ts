import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { createProgressBar } from '../platform/progress-bar.ts';
import { articleLine, makeTestFolder, normEntry, rulingLine } from '../testing/corpus-folders.ts';
import { moveableClock } from '../testing/moveable-clock.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { type CorpusCommandDeps, runCorpusCommand } from './corpus-command.ts';

let database: OpenDatabase;
const folder = makeTestFolder();
beforeAll(async () => {
  database = await openTestDatabase();
  folder.write('norms.json', [normEntry('ley-1')]);
  folder.write('statutes/ley-1.jsonl', [articleLine('ley-1', '1'), 'x', articleLine('ley-1', '2', { repealed: true })]);
  folder.write('rulings/a.jsonl', [rulingLine(300, 1)]);
});
afterAll(async () => {
  folder.close();
  await database.close();
});

async function run(args: string[], changes: Partial<CorpusCommandDeps> = {}) {
  const printed: string[] = [];
  const problems: string[] = [];
  const clock = moveableClock();
  const code = await runCorpusCommand({
    args,
    workingFolder: dirname(folder.path),
    db: async () => database.db,
    rebuildIndex: async (_db, onProgress) => {
      onProgress(3, 3);
      return { passages: 3 };
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
  it.each([[], ['import'], ['import', 'a', 'b'], ['status', 'x'], ['drop']].map((args) => [args]))(
    'explains itself and ends with 2 when called with %j, without opening the database',
    async (args) => {
      const db = () => Promise.reject(new Error('opened'));
      expect(await run(args, { db })).toMatchObject({
        code: 2,
        problems: expect.stringContaining('Uso: npm run corpus'),
      });
    },
  );

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

  it('lets an unforeseen failure through', async () => {
    const rebuildIndex = () => Promise.reject(new Error('disk full'));
    await expect(run(['rebuild-index'], { rebuildIndex })).rejects.toThrow('disk full');
  });
});
