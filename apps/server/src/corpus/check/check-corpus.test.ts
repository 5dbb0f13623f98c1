import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  articleLine,
  guideFile,
  makeTestFolder,
  normEntry,
  noteFile,
  rulingLine,
  rulingSummaryFile,
  starterNorm,
  type TestFolder,
} from '../../testing/corpus-folders.ts';
import { formatProblem } from '../corpus-problem.ts';
import { CorpusFolderInvalid } from '../import/corpus-folder.ts';
import { checkCorpus } from './check-corpus.ts';

let starter: TestFolder;
let official: TestFolder;

const oath =
  'El farero jura cuidar la luz del puerto todas las noches del invierno mientras el mar siga en su sitio, y paga un mes de multa.';

// Invented law: no real text is kept in the repository.
beforeEach(() => {
  starter = makeTestFolder();
  official = makeTestFolder();
  starter.write('norms.yaml', [starterNorm('ldc', 'LDC'), starterNorm('ley-24240', 'Ley 24.240')].join('\n'));
  starter.write('notes/ldc/11.md', noteFile('ldc', '11'));
  starter.write('guides/faro.md', guideFile('Faro', ['ldc:11']));
  starter.write('rulings/332-111.md', rulingSummaryFile(332, 111));
  official.write('norms.json', [normEntry('ldc', { title: 'Ley del faro' })]);
  official.write('statutes/ldc.jsonl', [
    articleLine('ldc', '11', { text: `Título 11.\n${oath}` }),
    articleLine('ldc', '12', {
      heading: 'Plazos del faro',
      text: 'Plazos del faro. TRES (3) meses, CIENTO OCHENTA (180) días, el diez por ciento (10%), mayores de catorce, pago anual y $ 5.000.',
    }),
    articleLine('ldc', '13', { repealed: true }),
    articleLine('ldc', '14', { suspect: true }),
  ]);
  official.write('rulings/a.jsonl', [
    rulingLine(332, 111, { text: 'Ordenó pagar siete mil pesos.' }),
    rulingLine(333, 1),
  ]);
});
afterEach(() => {
  starter.close();
  official.close();
});

const findings = async () => (await checkCorpus(starter.path, official.path, '2026-11-20')).findings.map(formatProblem);
/** Findings for a note on article 11 that says this. */
const findingsOn = async (body: string, frontMatter = '') => {
  starter.write('notes/ldc/11.md', noteFile('ldc', '11', { body, frontMatter }));
  return findings();
};

describe('a folder without official texts', () => {
  it('is refused', async () => {
    await expect(checkCorpus(starter.path, starter.path, '2026-11-20')).rejects.toThrow(CorpusFolderInvalid);
  });
});

describe('the articles that a file names', () => {
  it.each([
    ['related', 'related: [ldc:99]\n', '', 'notes/ldc/11.md:17: el artículo «ldc:99» no está en el texto oficial'],
    ['related', 'related: [ldc:13]\n', '', 'notes/ldc/11.md:17: el artículo «ldc:13» está derogado'],
    [
      'brackets',
      '',
      'Paga [ldc:12, ldc:14].',
      'notes/ldc/11.md:19: el texto importado del artículo «ldc:14» es dudoso',
    ],
    ['brackets', '', 'Paga [art. 12].', 'notes/ldc/11.md:19: «[art. 12]» no es una clave de artículo'],
  ])('in %s exist, are in force and are not in doubt', async (_, frontMatter, body, finding) => {
    expect(await findingsOn(body || 'Explica.', frontMatter)).toEqual([finding]);
  });

  it('are taken on trust, with their numbers, where the folder holds nothing of a norm that is listed as not imported', async () => {
    starter.write(
      'norms-not-imported.yaml',
      '- norm: ley-24240\n  title: Ley del puerto\n  officialUrl: https://example.org/\n  checked: 2026-11-20\n',
    );
    expect(await findingsOn('El plazo es de ocho meses [ley-24240:5].')).toEqual([]);
    official.write('statutes/ley-24240.jsonl', [articleLine('ley-24240', '6')]);
    expect(await findingsOn('El plazo es de ocho meses [ley-24240:5].')).toEqual([
      'notes/ldc/11.md:19: el artículo «ley-24240:5» no está en el texto oficial',
      'notes/ldc/11.md:19: «ocho meses» no está en los artículos nombrados',
    ]);
  });

  it('hold for the own article of a note, for guides and for rulings too', async () => {
    starter.write('notes/ldc/13.md', noteFile('ldc', '13'));
    starter.write(
      'guides/faro.md',
      guideFile('Faro', ['ldc:98', 'ldc:11']).replace('article: ldc:98', 'article: ldc:97'),
    );
    starter.write('rulings/332-111.md', rulingSummaryFile(332, 111, { frontMatter: 'norms: [ldc:96]\n' }));
    expect(await findings()).toEqual([
      'notes/ldc/13.md:3: el artículo «ldc:13» está derogado',
      'notes/ldc/13.md:22: «un mes» no está en los artículos nombrados',
      'guides/faro.md:4: el artículo «ldc:98» no está en el texto oficial',
      'guides/faro.md:21: «un mes» no está en los artículos nombrados',
      'guides/faro.md:22: el artículo «ldc:97» no está en el texto oficial',
      'rulings/332-111.md:18: el artículo «ldc:96» no está en el texto oficial',
    ]);
  });
});

describe('the heading of a note', () => {
  const withHeading = (heading: string) => {
    starter.write(
      'notes/ldc/12.md',
      `${noteFile('ldc', '12').replace('heading: Título 12', `heading: ${heading}`).split('## Plazos')[0]}`,
    );
    return findings();
  };
  it('is a finding where it is another than the official one', async () => {
    expect(await withHeading('Plazos de la boya')).toEqual([
      'notes/ldc/12.md:5: el título oficial es «Plazos del faro», no «Plazos de la boya»',
    ]);
  });
  it.each([
    'PLAZOS DEL FARO',
    'Plazos del faró.',
    'Plazos del fáro',
    'Plazo del faro',
    'Plazos del faro. Tres (3) meses',
  ])('may be "%s"', async (heading) => expect(await withHeading(heading)).toEqual([]));
});

describe('the numbers of a text', () => {
  it.each([
    'El plazo es de tres meses [ldc:12].',
    'El plazo es de 3 meses y de ciento ochenta días [ldc:12].',
    'Se paga el 10 % o el diez por ciento [ldc:12].',
    'Desde los catorce años paga $ 5.000 una vez por año [ldc:12].',
    'Cada un año [ldc:12].',
    'El artículo 12 lo dice, y la ley 24.240 también [ldc:12].',
    'Los dos fareros y un juez lo miran un día cualquiera.',
  ])('stand in the articles that it names: "%s"', async (body) => expect(await findingsOn(body)).toEqual([]));

  it.each([
    ['El plazo es de tres meses.', '«tres meses»'],
    ['El plazo es de tres años [ldc:12].', '«tres anos»'],
    ['El plazo es de doce meses [ldc:12].', '«doce meses»'],
    ['El plazo es de 90 días [ldc:12].', '«90 dias»'],
    ['Se paga el doce por ciento [ldc:12].', '«doce por»'],
    ['Se pagan $ 6.000 [ldc:12].', '«6.000»'],
    ['Hacen falta nueve testigos [ldc:12].', '«nueve»'],
    ['Lo dice el artículo 15 [ldc:12].', '«artículo 15»'],
    ['Lo dice el decreto 99/2001 [ldc:12].', '«decreto 99/2001»'],
  ])('are a finding where they do not: "%s"', async (body, number) => {
    expect(await findingsOn(body)).toEqual([expect.stringContaining(`notes/ldc/11.md:19: `)]);
    expect((await findings())[0]).toContain(number);
  });

  it('of a sentence that names articles stand in those, not in others of the file', async () => {
    const said = async (body: string) => {
      starter.write('guides/faro.md', guideFile('Faro', ['ldc:11', 'ldc:12'], { body }));
      return findings();
    };
    expect(await said('Se paga un mes. [ldc:11] Son tres meses de plazo. [ldc:12] Y un mes de multa.')).toEqual([]);
    expect(await said('Se paga un mes. [ldc:12] Son tres meses de plazo [ldc:11].')).toEqual([
      'guides/faro.md:25: «un mes» no está en los artículos nombrados',
      'guides/faro.md:25: «tres meses» no está en los artículos nombrados',
    ]);
  });

  it('hold for what a guide gives case evaluation, and not for how people say it', async () => {
    const guide = guideFile('Faro', ['ldc:11']).replace('Un mes para reclamar', 'Dos meses para reclamar');
    starter.write('guides/faro.md', guide.replace('tengo un problema número 1', 'hace nueve meses que espero'));
    expect(await findings()).toEqual(['guides/faro.md:21: «dos meses» no está en los artículos nombrados']);
  });

  it('of a ruling may stand in the ruling', async () => {
    starter.write('rulings/332-111.md', rulingSummaryFile(332, 111, { body: 'Mandó pagar siete mil pesos.' }));
    expect(await findings()).toEqual([]);
    starter.write('rulings/332-111.md', rulingSummaryFile(332, 111, { body: 'Mandó pagar ocho mil pesos.' }));
    expect(await findings()).toEqual(['rulings/332-111.md:23: «ocho mil» no está en los artículos nombrados']);
  });
});

describe('words of the official text', () => {
  const words = oath.split(' ');
  it('are a finding from twelve in a row on, whatever their capitals and marks', async () => {
    expect(await findingsOn(`Aviso: ${words.slice(0, 11).join(' ')}.`)).toEqual([]);
    expect(await findingsOn(`Aviso: ${words.slice(0, 12).join(', ').toUpperCase()}.`)).toEqual([
      expect.stringContaining('notes/ldc/11.md:19: copia del texto oficial: «el farero jura'),
    ]);
  });
});

describe('a doubt', () => {
  const doubt = (on: string, answer: string, when = 'duracion-dicha < 3 meses') =>
    `- on: [${on}]\n  asked: [plazo del faro, cuánto dura la luz]\n  answer: ${answer}\n  cases: [{ when: ${when}, answer: La luz dura tres meses. }]\n`;
  it.each([
    ['an article that is repealed', doubt('ldc:13', 'La luz dura.'), 'el artículo «ldc:13» está derogado'],
    [
      'a number that its article does not give',
      doubt('ldc:12', 'La luz dura ocho meses.'),
      '«ocho meses» no está en los artículos nombrados',
    ],
    ['words of the official text', doubt('ldc:11, ldc:12', `Dicen que ${oath}`), 'copia del texto oficial'],
    [
      'a condition that cannot be read',
      doubt('ldc:12', 'La luz dura.', 'cuando > mucho'),
      '«mucho» no es una cantidad',
    ],
    [
      'a term that runs from nothing that is known',
      `${doubt('ldc:12', 'La luz dura tres meses.')}  terms: [{ length: 3, unit: meses, from: molino }]`,
      '«molino» no está en events.yaml',
    ],
    [
      'a term that its answer does not state',
      `${doubt('ldc:12', 'La luz dura tres meses.')}  terms: [{ length: 2, unit: meses, from: molino }]`,
      'el plazo de 2 meses no está en la oración',
    ],
    [
      'a sum of a share that its answer does not state',
      `${doubt('ldc:12', 'La luz dura tres meses.')}  sums: [{ of: [monto], times: 1/4, tell: 'son {sum}' }]`,
      '«1/4» no está en la oración',
    ],
    [
      'a sum that tells nothing',
      `${doubt('ldc:12', 'La luz dura tres meses.')}  sums: [{ of: [monto], times: 1/4, tell: 'una cuarta parte' }]`,
      'falta {sum}',
    ],
    [
      'steps of a guide that is none',
      `${doubt('ldc:12', 'La luz dura tres meses.')}  steps: { guide: molino, marks: [S1] }`,
      '«molino» no es una guía',
    ],
    [
      'a step that its guide does not have',
      `${doubt('ldc:12', 'La luz dura tres meses.')}  steps: { guide: faro, marks: [S1, S2] }`,
      'la guía «faro» no tiene el paso S2',
    ],
    ['no second way of asking', doubt('ldc:12', 'La luz dura.').replace(', cuánto dura la luz', ''), 'asked'],
  ])('with %s is a finding', async (_, text, message) => {
    starter.write('guides/faro.md', guideFile('El faro', ['ldc:12']));
    starter.write('doubts/faro.yaml', text);
    expect((await findings()).join()).toContain(message);
  });

  it('that stands in its article is none', async () => {
    starter.write('doubts/faro.yaml', doubt('ldc:12', 'La luz dura tres meses.'));
    expect(await findings()).toEqual([]);
  });
});

describe('the facts of a ruling', () => {
  it.each([
    [
      'caseName',
      'caseName: "Pérez c/ Gómez 111"',
      'caseName: "Pérez c/ Gámez"',
      3,
      'la carátula oficial es «Pérez c/ Gómez 111»',
    ],
    ['court', 'court: Corte Suprema de Justicia de la Nación', 'court: Corte', 4, 'el tribunal oficial es'],
    ['date', 'date: 2020-05-04', 'date: 2020-05-05', 5, 'la fecha oficial es «2020-05-04»'],
  ])('are the official ones: %s', async (_, from, to, line, message) => {
    starter.write('rulings/332-111.md', rulingSummaryFile(332, 111).replace(from, to));
    expect(await findings()).toEqual([expect.stringContaining(`rulings/332-111.md:${line}: ${message}`)]);
  });

  it('are none where the collection does not have it', async () => {
    starter.write('rulings/9-9.md', rulingSummaryFile(9, 9));
    expect(await findings()).toEqual(['rulings/9-9.md:2: «Fallos: 9:9» no está entre los fallos oficiales']);
  });
});

describe('ways of saying it and the day of the check', () => {
  it('are no two alike, and the day has come', async () => {
    const note = noteFile('ldc', '11').replace('número 3', 'NÚMERO 2.').replace('2026-11-20', '2026-11-21');
    starter.write('notes/ldc/11.md', note);
    expect(await findings()).toEqual([
      'notes/ldc/11.md:7: checked (2026-11-21) es una fecha futura',
      'notes/ldc/11.md:12: «me pasó algo NÚMERO 2.» está repetida en says',
    ]);
  });

  it('come after what breaks the format, which is a finding too', async () => {
    starter.write('notes/ldc/12.md', 'nada');
    expect(await findings()).toEqual(['notes/ldc/12.md:1: falta el encabezado YAML entre líneas «---»']);
  });
});

describe('coverage', () => {
  it('counts articles in force and notes by norm, of the Código by chapter too, and the files', async () => {
    official.write('statutes/ccyc.jsonl', [
      articleLine('ccyc', '1', { path: 'Libro I > Capítulo 1. Uno > Sección 1ª', text: 'Paga un mes.' }),
      articleLine('ccyc', '2', { path: 'Libro I > Capítulo 1. Uno > Sección 2ª' }),
      articleLine('ccyc', '3', { path: 'Libro I > Capítulo 2. Dos' }),
      articleLine('ccyc', '4', { path: 'Libro I > Capítulo 2. Dos', repealed: true }),
    ]);
    starter.write('norms.yaml', [starterNorm('ldc', 'LDC'), starterNorm('ccyc', 'CCyC')].join('\n'));
    starter.write('notes/ccyc/1.md', noteFile('ccyc', '1'));
    expect(await checkCorpus(starter.path, official.path, '2026-11-20')).toEqual({
      findings: [],
      notes: 2,
      guides: 1,
      rulings: 1,
      norms: [
        { title: 'ccyc', inForce: 3, noted: 1 },
        { title: 'Ley del faro', inForce: 2, noted: 1 },
      ],
      chapters: [
        { title: 'Libro I > Capítulo 1. Uno', inForce: 2, noted: 1 },
        { title: 'Libro I > Capítulo 2. Dos', inForce: 1, noted: 0 },
      ],
    });
  });
});

describe('the cases of which the law speaks apart', () => {
  const lamp = '- case: faro\n  said: [faro/faros]\n';
  it('may be read, with facts that are known', async () => {
    starter.write('particular-cases.yaml', lamp);
    expect(await findings()).toEqual([]);
  });

  it.each([
    ['a number where words are meant', '- case: faro\n  said: [27.799]\n', 'particular-cases.yaml:2'],
    ['a condition that cannot be read', `${lamp}  facts: [antiguedad < mucho]\n`, 'particular-cases.yaml:1: faro: '],
    [
      'a fact that nobody knows',
      `${lamp}  denied: [es-farero]\n`,
      'particular-cases.yaml:1: faro: «es-farero» no está',
    ],
  ])('are told with %s', async (_, text, finding) => {
    starter.write('particular-cases.yaml', text);
    starter.write(
      'facts/a.yaml',
      '- name: antiguedad\n  type: duration\n  label: antigüedad\n  meaning: Cuánto hace.\n  said: [hace <duracion>]\n',
    );
    const found = await findings();
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(finding);
  });
});

describe('questions to ask back', () => {
  const clarification = (about: string, checked = '2026-11-20') =>
    [
      '- question: ¿De qué color es el faro?',
      `  about: [${about}]`,
      '  known: [rojo]',
      `  checked: ${checked}`,
      '  options:',
      '    - { label: Rojo, adds: Es rojo., articles: [ldc:11] }',
      '    - { label: Azul, adds: Es azul., articles: [ldc:12] }',
    ].join('\n');

  it('pass where their articles are in force', async () => {
    starter.write('clarifications.yaml', clarification('ldc:11'));
    expect(await findings()).toEqual([]);
  });

  it.each([
    ['a repealed article', clarification('ldc:13'), 'clarifications.yaml:2: el artículo «ldc:13» está derogado'],
    ['one that does not exist', clarification('ldc:99'), 'clarifications.yaml:2: el artículo «ldc:99» no está'],
    ['a day that has not come', clarification('ldc:11', '2026-12-01'), 'clarifications.yaml:1: la fecha 2026-12-01'],
    ['a key that nobody knows', `${clarification('ldc:11')}\n  ask: true`, 'clarifications.yaml:8'],
  ])('are found wanting: %s', async (_, text, problem) => {
    starter.write('clarifications.yaml', text);
    expect((await findings()).join('\n')).toContain(problem);
  });
});

describe('data beside a sentence', () => {
  const fact = '- { name: viento, type: flag, label: viento, meaning: Hay viento., said: [hay viento] }';

  it.each([
    [
      'another unit',
      'Paga [ldc:12]. {value: 3 años}',
      'notes/ldc/11.md:19: Q1: el valor «3 anio» no está en los artículos nombrados',
    ],
    [
      'another number',
      'Paga [ldc:12]. {value: 4 meses}',
      'notes/ldc/11.md:19: Q1: el valor «4 mes» no está en los artículos nombrados',
    ],
    [
      'a fact that the vocabulary does not hold',
      'Paga. {when: lluvia}',
      'notes/ldc/11.md:19: Q1: el hecho «lluvia» no está en corpus/facts',
    ],
    [
      'an exception of no sentence',
      'Paga. {answers: rule; except: Q2}',
      'notes/ldc/11.md:19: «except: Q2» de «Q1» no es la marca de otra oración',
    ],
  ])('is found wanting with %s', async (_, body, finding) => {
    starter.write('facts/a.yaml', fact);
    expect(await findingsOn(body)).toEqual([finding]);
  });

  it('passes with what the article fixes, and is no part of the text', async () => {
    starter.write('facts/a.yaml', fact);
    expect(await findingsOn('Paga [ldc:12]. {answers: how-long; when: no viento; value: 3 meses | 10 %}')).toEqual([]);
  });
});

describe('common beliefs', () => {
  const belief = 'belief: uno, said: [[perro]], law: "Los perros pueden salir.", on';

  it.each([
    ['by an article that does not exist', `- {${belief}: ["ldc:99"]}`, 'uno: el artículo «ldc:99» no está'],
    ['by a repealed article', `- {${belief}: ["ldc:13"]}`, 'uno: el artículo «ldc:13» está derogado'],
    ['twice', `- {${belief}: ["ldc:11"]}\n- {${belief}: ["ldc:11"]}`, '«uno» está dos veces'],
    ['without what the law says', '- {belief: uno, said: [[perro]], on: ["ldc:11"]}', 'law'],
    [
      'where they are told in words that nobody can say',
      '- {belief: uno, said: [["cuenta (que era) conjunta"]], law: "Pueden salir.", on: ["ldc:11"]}',
      'a.yaml:1: 0.said.0.0: «(que» no son palabras',
    ],
  ])('are found wanting where they are denied %s', async (_, written, finding) => {
    starter.write('beliefs/a.yaml', written);
    expect((await findings()).join('\n')).toContain(finding);
  });

  it('pass where the law that denies them is in force', async () => {
    starter.write('beliefs/a.yaml', `- {${belief}: ["ldc:11"]}`);
    expect(await findings()).toEqual([]);
  });
});

describe('changes of the law', () => {
  it.each([
    [
      'by an article that does not exist',
      'article: "13", change: repealed, by: "ldc:99"',
      'el artículo «ldc:99» no está en el texto oficial',
    ],
    [
      'of an article that does not exist',
      'article: "99", change: replaced, by: "ldc:11"',
      'el artículo «ldc:99» no está en el texto oficial',
    ],
    ['of one that is in force as a repealed one', 'article: "11", change: repealed, by: "ldc:12"', 'no está derogado'],
    [
      'by a norm that no official note names',
      'article: "13", change: repealed, by: "ley 1.234, art. 5"',
      'la nota oficial no nombra',
    ],
    [
      'after which a repealed article holds',
      'article: "11", change: replaced, by: "ldc:12", today: ["ldc:13"]',
      'está derogado',
    ],
  ])('are found wanting %s', async (_, change, finding) => {
    starter.write('changes/a.yaml', `- {norm: ldc, ${change}}`);
    expect((await findings()).join('\n')).toContain(finding);
  });

  it('pass where the official texts tell them', async () => {
    starter.write('changes/a.yaml', '- {norm: ldc, article: "13", change: repealed, by: "ldc:12"}');
    expect(await findings()).toEqual([]);
  });
});
