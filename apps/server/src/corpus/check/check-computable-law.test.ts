import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { articleLine, makeTestFolder, normEntry, type TestFolder } from '../../testing/corpus-folders.ts';
import { citedTextsFile } from '../cited-texts.ts';
import { formatProblem } from '../corpus-problem.ts';
import { checkComputableLaw } from './check-computable-law.ts';
import { readOfficialText } from './official-text.ts';
import { sealCitedTexts } from './seal-cited-texts.ts';

let starter: TestFolder;
let official: TestFolder;

const calendar = (years: string) => `calendar: faro\nlabel: Faro\nchecked: 2026-11-20\nyears:\n${years}`;
const jurisdictions = [
  '- id: faro',
  '  label: el fuero del faro',
  '  defaultUnit: dias-habiles-judiciales',
  '  workingDays: { dias-habiles-judiciales: { calendars: [faro], nonMandatory: closed, saturday: closed } }',
  '  counting: { dias-habiles-judiciales: "ldc:11" }',
  '  checked: 2026-11-20',
].join('\n');
const term = (id: string, name: string, more = '') =>
  [
    `- id: ${id}`,
    `  name: ${name}`,
    '  forum: [faro]',
    '  length: 5',
    '  unit: dias-habiles-judiciales',
    '  starts: desde la notificación',
    '  articles: ["ldc:11"]',
    '  effect: Se pierde.',
    more || '  checked: 2026-11-20',
  ].join('\n');

// Invented law: no real text is kept in the repository.
beforeEach(() => {
  starter = makeTestFolder();
  official = makeTestFolder();
  starter.write('calendars/faro.yaml', calendar('  - year: 2025\n  - year: 2026'));
  starter.write('deadlines/jurisdictions.yaml', jurisdictions);
  starter.write('deadlines/faro.yaml', term('saludar', 'saludar al farero'));
  official.write('norms.json', [normEntry('ldc', { title: 'Ley del faro' })]);
  writeLaw('El farero saluda dentro de los cinco días.');
});
afterEach(() => {
  starter.close();
  official.close();
});

function writeLaw(text: string) {
  official.write('statutes/ldc.jsonl', [
    articleLine('ldc', '11', { text }),
    articleLine('ldc', '13', { repealed: true }),
    articleLine('ldc', '14', { suspect: true }),
  ]);
}
async function findings() {
  const context = {
    official: await readOfficialText(official.path, new Set()),
    today: '2026-11-21',
    eventNames: new Set(['faro']),
  };
  return checkComputableLaw(starter.path, context).map(formatProblem);
}

describe('the check of the law that computes', () => {
  it('finds nothing in a corpus without it', async () => {
    const empty = makeTestFolder();
    const context = {
      official: await readOfficialText(official.path, new Set()),
      today: '2026-11-21',
      eventNames: new Set(['faro']),
    };
    expect(await checkComputableLaw(empty.path, context)).toEqual([]);
    empty.close();
  });

  it('asks for the fingerprint of an article, and tells when its text is no longer the one that was read', async () => {
    expect(await findings()).toContain(`deadlines/faro.yaml:7: falta «ldc:11» en ${citedTextsFile}`);
    expect(await sealCitedTexts(starter.path, official.path)).toBe(1);
    expect(await findings()).toEqual([]);
    writeLaw('El farero saluda dentro de los seis días.');
    expect(await findings()).toContain('deadlines/faro.yaml:7: el texto de «ldc:11» cambió desde que se revisó');
    expect(readFileSync(join(starter.path, citedTextsFile), 'utf8')).toMatch(/^ldc:11\t[0-9a-f]{64}\n$/);
  });

  it.each([
    ['an article that does not exist', term('a', 'a').replace('ldc:11', 'ldc:99'), 'el artículo «ldc:99» no está'],
    ['a repealed one', term('a', 'a').replace('ldc:11', 'ldc:13'), 'el artículo «ldc:13» está derogado'],
    ['one in doubt', term('a', 'a').replace('ldc:11', 'ldc:14'), 'el texto importado del artículo «ldc:14» es dudoso'],
    ['a norm that nobody imported', term('a', 'a').replace('ldc:11', 'dec-1:1'), 'el artículo «dec-1:1» no está'],
    [
      'a check that is still to come',
      term('a', 'a', '  checked: 2026-11-22'),
      'checked (2026-11-22) es una fecha futura',
    ],
    ['no check', term('a', 'a', '  note: nada'), 'checked'],
    [
      'a court that is not loaded',
      term('a', 'a').replace('[faro]', '[molino]'),
      'la jurisdicción «molino» no está cargada',
    ],
    [
      'a unit that its court does not count',
      term('a', 'a').replace('judiciales', 'laborales'),
      'faro no cuenta plazos en',
    ],
    [
      'an event that nobody tells',
      term('a', 'a', '  checked: 2026-11-20\n  event: molino'),
      '«molino» no está en events.yaml',
    ],
    ['a name for two terms', `${term('a', 'saludar')}\n${term('b', 'Saludar.')}`, '«saludar» ya nombra a «a» en faro'],
  ])('finds %s', async (_, file, message) => {
    starter.write('deadlines/faro.yaml', file);
    expect((await findings()).join('\n')).toContain(message);
  });

  it.each([
    ['a year left out', calendar('  - year: 2024\n  - year: 2026'), 'hole, no 2025'],
    [
      'recesses that overlap',
      calendar(
        '  - year: 2026\n    recesses: [{ from: 2026-01-01, to: 2026-01-31, name: a, source: b }, { from: 2026-01-31, to: 2026-02-02, name: a, source: b }]',
      ),
      'overlap at 2026-01-31',
    ],
    [
      'a day of another year',
      calendar('  - year: 2026\n    closed: [{ day: 2025-05-05, kind: feriado, name: a, source: b }]'),
      '2025-05-05 is of another year',
    ],
    [
      'a holiday without source',
      calendar('  - year: 2026\n    closed: [{ day: 2026-05-05, kind: feriado, name: a }]'),
      'source',
    ],
  ])('finds %s in a calendar', async (_, file, message) => {
    starter.write('calendars/faro.yaml', file);
    expect((await findings()).join('\n')).toContain(message);
  });

  it('finds a hole in a parameter', async () => {
    const value = (from: string, to: string) =>
      `    - { from: ${from}, to: ${to}, value: "1.5", source: a, checked: 2026-11-20 }`;
    const series = [
      '- id: luz',
      '  title: Luz',
      '  unit: pesos',
      '  values:',
      value('2026-01-01', '2026-01-31'),
      value('2026-02-02', 'null'),
    ];
    starter.write('parameters/luz.yaml', series.join('\n'));
    expect((await findings()).join('\n')).toContain('luz: hole between 2026-01-31 and 2026-02-02');
  });

  it('takes on trust the norms that are listed as not imported', async () => {
    starter.write('deadlines/faro.yaml', term('a', 'a').replace('ldc:11', 'dec-1:1'));
    starter.write(
      'norms-not-imported.yaml',
      '- { norm: dec-1, title: Decreto, officialUrl: "http://faro.example/", checked: 2026-11-20 }',
    );
    await sealCitedTexts(starter.path, official.path);
    expect(await findings()).toEqual([]);
  });
});
