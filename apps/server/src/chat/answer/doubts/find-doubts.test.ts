import { civilDay } from '@foja/computable-law/core/civil-day';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { describe, expect, test } from 'vitest';
import type { Doubt } from '../../../corpus/doubts/read-doubts.ts';
import { Associations } from '../../../retrieval/associations.ts';
import { buildSource, repairArticle, warrantyArticle } from '../../../testing/build-retrieval.ts';
import { understood } from '../../../testing/understood.ts';
import { DoubtIndex } from '../../../understanding/doubt-index.ts';
import { starterKnowledge } from '../../../understanding/knowledge.ts';
import { understand } from '../../../understanding/understand.ts';
import type { Ask } from '../../../understanding/understood-question.ts';
import { learnDoubts } from '../../evaluation/phrasing-cases.ts';
import { factsWithOnlyMeasures } from './doubt-features.ts';
import { findDoubts } from './find-doubts.ts';

const { roles, regimes, facts, cases, sought } = starterKnowledge();
const ofWarranty: Doubt[] = [
  {
    on: ['ldc:11'],
    asked: ['compré un celular usado y se rompió, tiene garantía', 'plazo de la garantía de una cosa usada'],
    answer: 'Las cosas usadas tienen garantía.',
    cases: [
      { when: 'duracion-dicha <= 3 meses', answer: 'Todavía está en garantía.' },
      { when: 'duracion-dicha > 3 meses', answer: 'La garantía ya terminó.' },
    ],
  },
  {
    on: ['ldc:11'],
    asked: ['quién paga el flete del taller', 'a cargo de quién está el traslado del producto a reparar'],
    answer: 'El traslado lo paga quien da la garantía.',
    cases: [],
  },
  {
    on: ['ldc:17'],
    asked: ['quién paga el flete de la reparación mal hecha', 'traslado de lo que no quedó bien reparado'],
    answer: 'Lo paga el taller.',
    cases: [],
  },
];
const ofHeirs: Doubt[] = [
  {
    on: ['ccyc:2433'],
    asked: ['con hijos cuánto hereda la viuda', 'tenemos hijos, qué parte le toca a la viuda'],
    answer: 'Con hijos, la viuda hereda como uno de ellos.',
    cases: [],
  },
  {
    on: ['ccyc:2435'],
    asked: ['sin hijos cuánto hereda la viuda', 'no tuvimos hijos, qué parte le toca a la viuda'],
    answer: 'Sin hijos, la viuda hereda todo.',
    cases: [],
  },
];
const ofSingles: Doubt[] = [
  {
    on: ['ccyc:2438'],
    asked: ['quién hereda a un soltero', 'hereda la otra hermana de mi papá'],
    answer: 'A falta de descendientes heredan los hermanos.',
    cases: [],
  },
];
const ofSeizure: Doubt[] = [
  {
    on: ['ccyc:744'],
    asked: ['cuánto me pueden embargar', 'cuánto pueden embargar y qué bienes', 'monto que se puede embargar'],
    answer: 'Pueden embargar hasta lo que cubre la deuda.',
    cases: [],
  },
  {
    on: ['ccyc:744'],
    asked: ['qué bienes no se pueden tocar', 'bienes que quedan fuera de un embargo', 'muebles excluidos'],
    answer: 'No se pueden tocar los bienes indispensables.',
    cases: [],
  },
];
const ofHours: Doubt[] = [
  {
    on: ['lct:200'],
    asked: ['me cambiaron las horas de trabajo', 'cuántas horas de noche'],
    answer: 'Si alternás turnos diurnos y nocturnos, cada hora de noche vale más.',
    cases: [],
  },
  {
    on: ['lct:66'],
    asked: ['me cambiaron las horas de trabajo', 'el cambio de horas vale'],
    answer: 'El empleador no puede cambiar lo esencial del contrato.',
    cases: [],
  },
];
const ofTerms: Doubt[] = [
  {
    on: ['ccyc:2561'],
    asked: ['cuánto tiempo tengo para hacer juicio por un choque', 'me chocó, en cuánto prescribe el juicio'],
    answer: 'Hay tres años para reclamar los daños en juicio.',
    cases: [],
  },
  {
    on: ['ley-26944:7'],
    asked: [
      'cuánto tiempo tengo para hacer juicio por un choque con el estado',
      'me chocó el estado, prescribe el juicio',
    ],
    answer: 'Para demandar al Estado nacional hay tres años.',
    cases: [],
  },
];
/** Of a regime that is told only where it is named, and of one that is not. */
const ofDivorce: Doubt[] = [
  {
    on: ['ccyc:437'],
    asked: ['mi mujer no quiere firmar, tengo que esperar a que afloje', 'no quiere firmar y no sé cuánto esperar'],
    answer: 'El divorcio lo puede pedir uno solo.',
    cases: [],
  },
];
/** Told to a tenant, and to whoever asks. */
const ofLocks: Doubt[] = [
  {
    on: ['ccyc:2241'],
    asked: ['el dueño me cambió la cerradura por no pagar', 'alquilo y me quieren cambiar la cerradura si no pago'],
    answer: 'Aunque debas el alquiler, el dueño no puede sacarte por su cuenta.',
    cases: [],
  },
];
/** What little is learned of a few doubts makes each less likely than one of thousands: which comes first is what is looked at. */
const ofFew = -2;
/** A few doubts give an epoch of a single step. */
const manyEpochs = 60;
/** What is learned of how all of them are told: it takes seconds, so once for all tests. */
const learned = new Associations(
  await learnDoubts(
    [...ofWarranty, ...ofHeirs, ...ofSingles, ...ofSeizure, ...ofHours, ...ofTerms, ...ofDivorce, ...ofLocks],
    () => {},
    new Map(),
    manyEpochs,
  ),
);
const indexed = (some: Doubt[]) => new DoubtIndex(some, learned);
const doubts = indexed(ofWarranty);
const answers = (question: string, sources = [warrantyArticle]) =>
  findDoubts(understood(question), sources, { doubts, roles, regimes, facts, cases, sought }).map(
    ({ answer }) => answer,
  );
const warranty = '¿Tiene garantía un celular usado que se rompió?';

test('what is asked in the words of a doubt is of its matter though it names none, unless it names another', () => {
  const told = (question: string) =>
    findDoubts(understood(question), [buildSource({ id: 'ccyc:437' })], {
      doubts: indexed(ofDivorce),
      roles,
      regimes,
      facts,
      cases,
      sought,
    }).map(({ answer }) => answer);
  expect(told('Mi mujer no quiere firmar, ¿tengo que esperar a que afloje?')).toEqual([
    'El divorcio lo puede pedir uno solo.',
  ]);
  expect(told('El inquilino no quiere firmar el contrato de alquiler, ¿tengo que esperar a que afloje?')).toEqual([]);
  expect(told('¿Quién tiene que firmar el recibo de sueldo?')).toEqual([]);
});

test('what answers one of two things asked is not what the other asks, however few its words', () => {
  const told = findDoubts(
    understood('¿El celular usado que compré y se rompió tiene garantía? ¿Y el flete?'),
    [warrantyArticle],
    { doubts, roles, regimes, facts, cases, sought },
    ofFew,
  ).map(({ answer, part }) => [part.text, answer]);
  expect(told).toContainEqual(['¿Y el flete?', 'El traslado lo paga quien da la garantía.']);
});

const codesOfCourts = new NormRegistry(
  ['CPCCN', 'CPPN'].map((name) => ({ code: name.toLowerCase(), title: name, aliases: [name], lastArticle: null })),
);
const ofAppeals = [
  {
    on: ['cpccn:244'],
    asked: ['plazo para apelar', 'en cuántos días se apela'],
    answer: 'En lo civil se apela en cinco días.',
    cases: [],
  },
  {
    on: ['cppn:450'],
    asked: ['plazo para apelar', 'en cuántos días se apela'],
    answer: 'En lo penal se apela en tres días.',
    cases: [],
  },
];

test('the term of the civil code is not told of what is claimed from the State', () => {
  const terms = indexed(ofTerms);
  const sources = [buildSource({ id: 'ccyc:2561' })];
  const told = (question: string) =>
    findDoubts(understood(question), sources, { doubts: terms, roles, regimes, facts, cases, sought }).flatMap(
      ({ keys }) => keys,
    );
  expect(told('me chocó un auto, ¿cuánto tiempo tengo para hacer juicio por el choque?')).toContain('ccyc:2561');
  expect(told('me chocó un camión del ejército, ¿cuánto tiempo tengo para hacer juicio por el choque?')).not.toContain(
    'ccyc:2561',
  );
});

describe('a doubt', () => {
  test.each([
    [
      'its article was not found, and little of it is asked',
      '¿Tiene el vecino que hacer callar a un perro que ladra toda la noche?',
      [repairArticle],
    ],
    ['its article is repealed', warranty, [buildSource({ id: 'ldc:11', repealed: true })]],
    ['its article is doubtful', warranty, [buildSource({ id: 'ldc:11', suspect: true })]],
    ['something else of the article is asked', '¿Qué multa le cabe al vendedor?', [warrantyArticle]],
  ])('is not answered where %s', (_, question, sources) => {
    expect(answers(question, sources)).toEqual([]);
  });

  test('of several on one article is the one that resembles what is asked', () => {
    expect(answers('¿Quién paga el flete hasta el taller?')).toEqual(['El traslado lo paga quien da la garantía.']);
    expect(answers(warranty)).toEqual(['Las cosas usadas tienen garantía.']);
  });

  test('is found by its own words where they are those of the question, whatever was found', () => {
    expect(answers(warranty, [repairArticle])).toEqual(['Las cosas usadas tienen garantía.']);
  });

  test('is answered for what was told, on both sides of its limit', () => {
    expect(answers(`${warranty} Lo compré hace 3 meses.`)).toEqual(['Todavía está en garantía.']);
    expect(answers(`${warranty} Lo compré hace 4 meses.`)).toEqual(['La garantía ya terminó.']);
  });

  test('is answered for what was told to be more or less than a limit, and not by somebody’s age', () => {
    expect(answers(`${warranty} Lo tengo hace más de 3 meses.`)).toEqual(['La garantía ya terminó.']);
    expect(answers(`${warranty} Lo tengo hace más de 2 meses.`)).toEqual(['Las cosas usadas tienen garantía.']);
    expect(answers(`${warranty} Es de mi hijo de 16 años.`)).toEqual(['Las cosas usadas tienen garantía.']);
  });

  test('counts the days from one weekday to the one on which it is asked', () => {
    const days = (question: string) =>
      factsWithOnlyMeasures(understood(question)).find(({ name }) => name === 'duracion-dicha')?.value;
    expect(days('Me llegó el lunes y hoy es miércoles')).toEqual({ value: 2, unit: 'dia' });
    expect(days('Me llegó el jueves y ya es martes')).toEqual({ value: 5, unit: 'dia' });
    expect(days('Lo dice el art. 245 de la ley 20.744')).toBeUndefined();
  });

  test('takes so much a week for no time that passed', () => {
    const told = factsWithOnlyMeasures(understood('Trabajo 20 horas por semana en una casa'));
    expect(told.find(({ name }) => name === 'duracion-dicha')).toBeUndefined();
  });

  test('takes a day without its year that may be to come for no time that passed', () => {
    const told = factsWithOnlyMeasures(understood('Me citaron a indagatoria para el 10 de diciembre'));
    expect(told.find(({ name }) => name === 'duracion-dicha')).toBeUndefined();
  });

  test('takes two years for the time between them only where they bound it', () => {
    const time = (question: string) =>
      factsWithOnlyMeasures(understood(question)).find(({ name }) => name === 'duracion-dicha')?.value;
    expect(time('Ocupé la casa en 2001 y en 2004 murió el dueño')).toBeUndefined();
    expect(time('Viví en la casa desde 2001 hasta 2004')).toBeDefined();
  });

  test('takes two months for the time between them only where they bound it', () => {
    const time = (question: string) =>
      factsWithOnlyMeasures(understood(question)).find(({ name }) => name === 'duracion-dicha')?.value;
    expect(time('me llegaron fotomultas de enero de 2024 y vendí el auto en marzo de 2024')).toBeUndefined();
    expect(time('trabajé desde enero de 2024 hasta marzo de 2024')).toBeDefined();
  });

  test('that is newer than what was learned is known by its own words', () => {
    const old = {
      on: ['ldc:11'],
      asked: ['quién paga el flete del taller', 'a cargo de quién está el traslado a reparar'],
      answer: 'Lo paga quien da la garantía.',
      cases: [],
    };
    const newer = {
      on: ['ldc:11'],
      asked: ['el celular usado se rompió, tiene garantía', 'garantía de una cosa usada'],
      answer: 'Las cosas usadas tienen garantía.',
      cases: [],
    };
    const found = findDoubts(understood(warranty), [warrantyArticle], {
      doubts: indexed([old, newer]),
      roles,
      regimes,
      facts,
      cases,
      sought,
    });
    expect(found.map(({ answer }) => answer)).toEqual(['Las cosas usadas tienen garantía.']);
  });

  test('is answered for the time between what was done and today, or another day, where no duration is told', () => {
    expect(answers(`${warranty} Lo compré el 2 de octubre de 2026 y falló el 20 de noviembre de 2026.`)).toEqual([
      'Todavía está en garantía.',
    ]);
    expect(answers(`${warranty} Lo compré el 2 de marzo de 2026 y falló el 20 de noviembre de 2026.`)).toEqual([
      'La garantía ya terminó.',
    ]);
  });

  test('of another matter, or for another case than the one told, is not answered', () => {
    const found = findDoubts(
      understood('No tuvimos hijos: ¿cuánto hereda la viuda?'),
      [buildSource({ id: 'ccyc:2433' }), buildSource({ id: 'ccyc:2435' })],
      { doubts: indexed(ofHeirs), roles, regimes, facts, cases, sought },
    );
    expect(found.map(({ answer }) => answer)).toEqual(['Sin hijos, la viuda hereda todo.']);
  });

  test('that begins with a condition which the facts contradict is for others', () => {
    const answersOfHeirs = (question: string) =>
      findDoubts(understood(question), [buildSource({ id: 'ccyc:2438' })], {
        doubts: indexed(ofSingles),
        roles,
        regimes,
        facts,
        cases,
        sought,
      });
    expect(answersOfHeirs('¿Quién hereda a un soltero?')).toHaveLength(1);
    expect(answersOfHeirs('Tengo hijos: ¿quién hereda a un soltero?')).toEqual([]);
  });

  test('that speaks to the other side of the asker is not told, and one that speaks of both is', () => {
    const answersOfLocks = (question: string, answer = ofLocks[0]!.answer) =>
      findDoubts(understood(question), [buildSource({ id: 'ccyc:2241' })], {
        doubts: indexed([{ ...ofLocks[0]!, answer }]),
        roles,
        regimes,
        facts,
        cases,
        sought,
      });
    expect(answersOfLocks('El dueño me cambió la cerradura por no pagar, ¿puede?')).toHaveLength(1);
    const ofLandlord = 'El inquilino no me paga, ¿le puedo cambiar la cerradura por no pagar?';
    expect(answersOfLocks(ofLandlord)).toEqual([]);
    expect(answersOfLocks(ofLandlord, 'El dueño no puede cambiar la cerradura por no pagar.')).toHaveLength(1);
  });

  test('holds for everybody where two durations are told', () => {
    expect(answers(`${warranty} Lo compré hace 4 meses y lo usé 2 semanas.`)).toEqual([
      'Las cosas usadas tienen garantía.',
    ]);
  });

  test('is answered for each of the things that are asked', () => {
    expect(
      answers(
        '¿Tiene garantía un celular usado que se rompió? ¿A cargo de quién está el traslado del producto a reparar?',
      ),
    ).toEqual(['Las cosas usadas tienen garantía.', 'El traslado lo paga quien da la garantía.']);
  });

  const answersOfSeizure = (question: string, history: readonly string[] = []) =>
    findDoubts(understood(question, history), [buildSource({ id: 'ccyc:744' })], {
      doubts: indexed(ofSeizure),
      roles,
      regimes,
      facts,
      cases,
      sought,
    }).map(({ answer }) => answer);

  test.each([
    '¿Tiene garantía un celular usado que se rompió y quién paga el flete?',
    'Compré un celular usado y se rompió. ¿Tiene garantía? ¿Quién paga el flete?',
  ])(
    'that is the likeliest of two parts answers one, and the other gets that which says what only it asks: %s',
    (question) => {
      expect(answers(question)).toEqual([
        'Las cosas usadas tienen garantía.',
        'El traslado lo paga quien da la garantía.',
      ]);
    },
  );

  test('is left out of the part that a figure answers, and of the others where it is the rule of that figure', () => {
    const asked = understood('Compré un celular usado y se rompió. ¿Cuánto dura la garantía? ¿Quién paga el flete?');
    const told = (computed: Parameters<typeof findDoubts>[4]) =>
      findDoubts(asked, [warrantyArticle], { doubts, roles, regimes, facts, cases, sought }, 0, computed).map(
        ({ answer }) => answer,
      );
    expect(told(null)).toContain('Las cosas usadas tienen garantía.');
    const ofTerm = { keys: ['ldc:11'], answersPart: ({ asks }: { asks: readonly Ask[] }) => asks.includes('how-long') };
    expect(told(ofTerm)).toEqual(['El traslado lo paga quien da la garantía.']);
  });

  test('of which a follow-up speaks by itself comes before what its topic alone would put', () => {
    const before = '¿cuánto me pueden embargar?';
    expect(answersOfSeizure('¿y qué bienes no pueden tocar?', [before])[0]).toBe(
      'No se pueden tocar los bienes indispensables.',
    );
  });

  test('of what was signed and fell due counts what passed since the later day', () => {
    const [duration] = factsWithOnlyMeasures(
      understood('firmé un pagaré en mayo de 2022 que vencía en junio de 2022, ¿me pueden ejecutar?'),
    ).filter(({ name }) => name === 'duracion-dicha');
    expect(duration?.value).toMatchObject({ unit: 'anio' });
  });

  test('that answered before may be told again where something new is asked of it', () => {
    const before = '¿me pueden embargar?';
    expect(answersOfSeizure('¿cuánto?', [before])[0]).toBe('Pueden embargar hasta lo que cubre la deuda.');
  });

  test('that begins with a condition of which nothing was told comes after one for everybody', () => {
    const [first] = findDoubts(
      understood('Me cambiaron las horas de trabajo'),
      [buildSource({ id: 'lct:66' }), buildSource({ id: 'lct:200' })],
      { doubts: indexed(ofHours), roles, regimes, facts, cases, sought },
    );
    expect(first?.answer).toBe('El empleador no puede cambiar lo esencial del contrato.');
  });

  test.each([
    ['CPPN: dictado el procesamiento, ¿qué recurso cabe?', 'En lo penal se apela en tres días.'],
    ['CPCCN: dictada la sentencia, ¿qué recurso cabe?', 'En lo civil se apela en cinco días.'],
  ])('of a code of procedure is that of the code which the thread names: «%s»', (before, answer) => {
    const [first] = findDoubts(
      understand('¿Plazo para apelar?', {
        knowledge: starterKnowledge(),
        registry: codesOfCourts,
        today: civilDay('2026-11-23'),
        history: [before],
      }),
      [buildSource({ id: 'cpccn:244' }), buildSource({ id: 'cppn:450' })],
      { doubts: indexed(ofAppeals), roles, regimes, facts, cases, sought },
      ofFew,
    );
    expect(first?.answer).toBe(answer);
  });
});
