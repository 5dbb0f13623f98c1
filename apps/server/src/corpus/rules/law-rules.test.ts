import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { articleLine, makeTestFolder, normEntry, type TestFolder } from '../../testing/corpus-folders.ts';
import { checkLawRules } from '../check/check-law-rules.ts';
import { readOfficialText } from '../check/official-text.ts';
import { formatProblem } from '../corpus-problem.ts';
import { readLawRules } from './read-law-rules.ts';
import { readTemplates } from './read-templates.ts';

const root = findProjectRoot();

describe('the rules of the corpus', () => {
  it('can be read, and so can the templates', () => {
    expect(readLawRules(join(root, 'corpus')).problems).toEqual([]);
    expect(readTemplates(join(root, 'corpus')).problems).toEqual([]);
  });

  it('hold every statement that the code asks for, and none that nobody asks for', () => {
    const source = join(root, 'apps/server/src');
    const asked = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .flatMap((path) =>
        [
          ...readFileSync(join(source, path), 'utf8').matchAll(
            /(?:lawStatement|ground|follows)\((?:'amparo', |'national-\w+', )?'([a-z-]+)'/g,
          ),
        ].map(([, name = '']) => name),
      );
    const { statements } = readLawRules(join(root, 'corpus')).rules;
    expect([...new Set(asked)].sort()).toEqual(statements.map(({ id }) => id).sort());
  });
});

describe('what is wrong with a rule is told with its line', () => {
  let starter: TestFolder;
  let official: TestFolder;
  beforeEach(() => {
    starter = makeTestFolder();
    official = makeTestFolder();
    official.write('norms.json', [normEntry('ldc', { title: 'Ley del faro' })]);
    official.write('statutes/ldc.jsonl', [
      articleLine('ldc', '11', {
        text: 'El farero saluda a cada barco que pasa dentro de los cinco días de haberlo visto.',
      }),
    ]);
  });
  afterEach(() => {
    starter.close();
    official.close();
  });

  const place = (more: string) =>
    starter.write(
      'rules/document-places.yaml',
      `- id: saludo\n  says: [saludo*]\n  where: ${more}\n  articles: [ldc:11]\n  checked: 2026-11-20`,
    );
  async function findings() {
    const context = {
      official: await readOfficialText(official.path, new Set()),
      normNames: ['Ley del faro'],
      trusted: new Set<string>(),
      today: '2026-11-21',
      factNames: null,
      eventNames: new Set<string>(),
      guideSteps: new Map<string, number>(),
    };
    return checkLawRules(starter.path, context).map(formatProblem);
  }

  it('is nothing where its words stand in its article', async () => {
    place('En el faro, hasta cinco días después.');
    expect(await findings()).toEqual([]);
  });

  it.each([
    [
      'a number that the article does not have',
      'En el faro, hasta diez días después.',
      /^rules\/document-places\.yaml:1: «saludo»: «diez dias»/,
    ],
    ['an article on which it does not stand', 'En el faro (art. 12).', /«art\. 12» no es un artículo nombrado/],
    [
      'words of the law',
      'El farero saluda a cada barco que pasa dentro de los cinco días de verlo.',
      /copia del texto oficial/,
    ],
  ])('is %s', async (_what, where, expected) => {
    place(where);
    expect((await findings()).join('\n')).toMatch(expected);
  });

  it.each([
    [
      'of a check that there is not',
      '- check: faro\n  says:\n    - El faro queda a oscuras.',
      /:1: «faro» no está en contracts/,
    ],
    [
      'that is there twice',
      '- lawful:\n    - El faro alumbra siempre.\n    - El faro alumbra siempre.',
      /:3: .*dos veces/,
    ],
    [
      'too short to tell anything',
      '- lawful:\n    - El faro alumbra siempre.\n    - Faro.',
      /:3: .*menos de 3 palabras/,
    ],
    ['against the law, of no check', '- says:\n    - El faro queda a oscuras.', /:1: .*necesita su «check»/],
    ['under an unknown key', '- lawful:\n    - El faro alumbra siempre.\n  dice: nada', /:3: .*dice/],
    ['that is none', '- check: faro', /:1: .*no tiene ninguna cláusula/],
  ])('is a wording of a clause %s', async (_what, written, expected) => {
    starter.write('rules/contract-wordings/of-lights.yaml', written);
    expect((await findings()).join('\n')).toMatch(expected);
  });

  it('is a pattern that nobody can read, a key that is unknown, and a rule that is there twice', async () => {
    starter.write(
      'rules/document-places.yaml',
      '- id: saludo\n  says: [saludo ...]\n  where: Acá.\n  articles: [ldc:11]\n  checked: 2026-11-20',
    );
    expect((await findings())[0]).toMatch(/^rules\/document-places\.yaml:2: .*no se entiende como patrón/);
    place('Acá.\n  donde: allá');
    expect((await findings())[0]).toMatch(/^rules\/document-places\.yaml:4: .*donde/);
    place('Acá.\n  articles: [ldc:11]\n  checked: 2026-11-20\n- id: saludo\n  says: [saludo*]\n  where: Acá.');
    expect(await findings()).toEqual(['rules/document-places.yaml:6: «saludo» está dos veces']);
  });

  it('is a document that takes pieces which are not there, or leaves a word of theirs open', async () => {
    starter.write(
      'templates/shared.yaml',
      '- name: saludo\n  checked: 2026-11-20\n  pieces: [{ text: "Hola, <parte>." }]',
    );
    const letter = (use: string) =>
      starter.write(
        'templates/carta-pago.yaml',
        `kind: carta-pago\nheadings: none\nchecked: 2026-11-20\npieces:\n  - ${use}`,
      );
    letter('use: despedida');
    expect((await findings())[0]).toBe('templates/carta-pago.yaml:5: falta «despedida» en templates/shared.yaml');
    letter('use: saludo');
    expect((await findings())[0]).toBe('templates/carta-pago.yaml:5: «saludo» necesita «with» con <parte>');
  });
});
