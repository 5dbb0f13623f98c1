import { describe, expect, test } from 'vitest';
import { isHeldByAnswer, partsToldBefore, tellDoubts } from './tell-doubts.ts';

const part = { text: '¿Quién paga la lámpara?', start: 0, asks: [] };
const lamp = {
  part,
  alsoOf: [],
  isOfFacts: false,
  terms: [],
  byElapsed: { said: null, isOfDates: false, general: '', cases: [] },
  answer: 'El farero cobra doce meses de sueldo por la lámpara rota.',
  keys: ['ldc:11'],
  worth: 2,
};
const boat = {
  part,
  alsoOf: [],
  isOfFacts: false,
  terms: [],
  byElapsed: { said: null, isOfDates: false, general: '', cases: [] },
  answer: 'El bote lo paga el puerto.',
  keys: ['ldc:12', 'ldc:13'],
  worth: 1,
};
const dog = {
  part,
  alsoOf: [],
  isOfFacts: false,
  terms: [],
  byElapsed: { said: null, isOfDates: false, general: '', cases: [] },
  answer: 'El perro entra gratis.',
  keys: ['ldc:14'],
  worth: 1,
};
const name = (key: string) => `art. ${key.split(':')[1]}`;

describe('the answers to doubts', () => {
  test('answer each part whose likeliest they are', () => {
    const other = { text: '¿Y la mecha?', start: 24, asks: [] };
    expect(tellDoubts([{ ...lamp, alsoOf: [other] }], [], name)?.parts).toEqual([part, other]);
  });

  test('answer a second thing by what says its word, also where the rest of that was told', () => {
    const costs = { text: '¿Y quién paga las costas?', start: 24, asks: [] };
    const ofCosts = { ...lamp, part: costs, answer: `${lamp.answer.slice(0, -1)}; las costas son del puerto.` };
    expect(tellDoubts([lamp, ofCosts], [], name)?.text).toContain('las costas son del puerto');
    // What both are asked of tells none of them apart.
    const ofBoth = { ...lamp, part: { ...costs, text: '¿Quién paga la lámpara, con las costas?' } };
    const told = tellDoubts(
      [
        { ...lamp, part: { ...part, text: 'Costas: la lámpara' } },
        { ...ofBoth, answer: ofCosts.answer },
      ],
      [],
      name,
    );
    expect(told?.text).not.toContain('costas');
  });

  test('that are surely asked are told where what stands before has their figure and half of what they say', () => {
    const before = { text: 'El farero cobra doce meses de sueldo.', keys: lamp.keys };
    const more = `${lamp.answer.slice(0, -1)}; vencidos, puede irse del puerto y reclamar el bote como despedido.`;
    expect(tellDoubts([{ ...lamp, answer: more, worth: 9 }], [before], name)?.text).toContain('como despedido');
    expect(tellDoubts([{ ...lamp, answer: more, worth: 2 }], [before], name)).toBeNull();
  });

  test('leave nothing less sure of a part that what stands before answers', () => {
    const before = { text: lamp.answer, keys: lamp.keys };
    expect(
      tellDoubts(
        [
          { ...lamp, worth: 9 },
          { ...boat, worth: 2 },
        ],
        [before],
        name,
      ),
    ).toBeNull();
    expect(
      tellDoubts(
        [
          { ...lamp, worth: 9 },
          { ...boat, worth: 8 },
        ],
        [before],
        name,
      )?.parts,
    ).toEqual([part]);
    expect(partsToldBefore([part], [lamp], [before])).toEqual([part]);
    expect(partsToldBefore([part], [lamp], [])).toEqual([]);
    expect(partsToldBefore([part], [], [{ ...before, answersPart: (one) => one === part }])).toEqual([part]);
  });

  test('tell the likelier of two on one article, where the other says only some of it and no more of what is asked', () => {
    const asked = { text: '¿El garante que pagó cobra lo pagado con intereses?', start: 0, asks: [] };
    const likely = {
      ...lamp,
      part: asked,
      worth: 5.4,
      answer: 'El garante que pagó cobra lo pagado, con intereses, gastos y daños.',
    };
    const other = {
      ...boat,
      part: asked,
      keys: lamp.keys,
      worth: 5.2,
      answer:
        'El principal firmante es ejecutado en seguida, igual que el deudor; el simple pide que vayan antes contra bienes de aquél. Luego el garante cobra eso, con intereses.',
    };
    expect(tellDoubts([likely, other], [], name)?.text).toBe(`${likely.answer.slice(0, -1)} (art. 11).`);
  });

  test('say a second time only what was not said, and keep what leans on it', () => {
    const first = {
      ...lamp,
      answer: 'El farero cobra doce meses de sueldo por la lámpara rota si avisó al puerto antes del alba.',
    };
    const again = 'El farero cobra doce meses de sueldo.';
    const other = 'Quien hundió botes ajenos pierde casa, huerta y gallinas del islote.';
    const told = (answer: string) => tellDoubts([first, { ...boat, answer: `${again} ${answer}` }], [], name)?.text;
    expect(told(other)).toBe(`${first.answer.slice(0, -1)} (art. 11). ${other.slice(0, -1)} (art. 12; art. 13).`);
    expect(told(`Además, ${other}`)).toContain(again);
    const last = tellDoubts([first, { ...boat, answer: `${other} ${again}` }], [], name)?.text;
    expect(last).toContain(other.slice(0, -1));
    expect(last).not.toContain(again);
  });

  test('say nothing at their end that a belief denied before them says wholly', () => {
    const before = { text: 'El perro paga medio pasaje en el bote del puerto (art. 12).', keys: ['ldc:12'] };
    const own = 'Quien hundió botes ajenos pierde casa, huerta y gallinas del islote.';
    const told = tellDoubts(
      [{ ...boat, answer: `${own} El perro paga medio pasaje en el bote.`, worth: 9 }],
      [before],
      name,
    );
    expect(told?.text).toBe(`${own.slice(0, -1)} (art. 12; art. 13).`);
  });

  test.each([
    ['there are none', [], []],
    ['what stands before is on the same article', [lamp], [{ text: 'Otra cosa.', keys: ['ldc:11'] }]],
    [
      'what stands before says the same',
      [lamp],
      [{ text: 'Por la lámpara rota el farero cobra doce meses de sueldo.', keys: [] }],
    ],
  ])('are not told where %s', (_, doubts, before) => {
    expect(tellDoubts(doubts, before, name)).toBeNull();
  });

  test('are told on the same article where they are surely what is asked', () => {
    const before = [{ text: 'Otra cosa.', keys: ['ldc:11'] }];
    expect(tellDoubts([{ ...lamp, worth: 5 }], before, name)?.keys).toEqual(['ldc:11']);
  });

  test('are told with their articles, two at most', () => {
    expect(tellDoubts([lamp, boat, dog], [], name)).toEqual({
      text: 'El farero cobra doce meses de sueldo por la lámpara rota (art. 11). El bote lo paga el puerto (art. 12; art. 13).',
      keys: ['ldc:11', 'ldc:12', 'ldc:13'],
      parts: [part, part],
      worth: 2,
      isOfFacts: false,
      day: null,
    });
  });

  test('are told once where two on one article say much alike', () => {
    const again = { ...lamp, answer: 'Por la lámpara que se rompe se deben doce meses de sueldo.' };
    expect(tellDoubts([lamp, again, boat], [], name)?.keys).toEqual(['ldc:11', 'ldc:12', 'ldc:13']);
  });

  test('are told once where one says what two before it say together', () => {
    const both = {
      ...lamp,
      answer: 'Por la lámpara rota son doce meses de sueldo, y el bote lo paga el puerto.',
      keys: ['ldc:11', 'ldc:12'],
    };
    expect(tellDoubts([lamp, boat, both], [], name)?.keys).toEqual(['ldc:11', 'ldc:12', 'ldc:13']);
  });

  const whole = {
    ...lamp,
    answer: 'El farero cobra doce meses de sueldo por la lámpara rota, y los pide antes de los seis meses.',
  };

  test('are told by the one that says more, in the place of the one that says no more than it', () => {
    expect(tellDoubts([lamp, whole, boat], [], name)?.text).toBe(
      'El farero cobra doce meses de sueldo por la lámpara rota, y los pide antes de los seis meses (art. 11). El bote lo paga el puerto (art. 12; art. 13).',
    );
  });

  test('keep the one that says less where it is said for the facts told, or begins with a yes', () => {
    const texts = (first: typeof lamp) => tellDoubts([first, whole], [], name)?.keys;
    expect(texts({ ...lamp, isOfFacts: true })).toEqual(['ldc:11', 'ldc:11']);
    expect(texts({ ...lamp, answer: `Sí: ${lamp.answer}` })).toEqual(['ldc:11', 'ldc:11']);
  });

  test('answer the part too whose own answer would only say it again', () => {
    const other = { ...part, text: '¿Y cuánto cobra?', start: 24 };
    const again = { ...lamp, part: other, answer: 'Por la lámpara que se rompe se deben doce meses de sueldo.' };
    expect(tellDoubts([lamp, again], [], name)?.parts).toEqual([part, other]);
  });

  const day = (isPast: boolean) => ({
    text: 'Vence mañana',
    keys: ['ldc:11'],
    calculator: null,
    term: { length: 30, unit: 'dias-corridos' as const },
    isPast,
    mayRunLater: false,
    isSupposed: false,
    prescribes: false,
  });
  const limit = { value: 30, unit: 'dia' as const };
  const byElapsed = {
    said: 'more' as const,
    isOfDates: false,
    general: 'La luz dura treinta días.',
    cases: [{ side: 'more' as const, limit, answer: 'La luz ya se apagó.' }],
  };
  const light = { ...lamp, answer: 'La luz ya se apagó.', byElapsed };

  test('tell the day after the sentence that states the term', () => {
    expect(tellDoubts([lamp, boat], [], name, () => day(false))?.text).toBe(
      'El farero cobra doce meses de sueldo por la lámpara rota (art. 11). Vence mañana (art. 11). El bote lo paga el puerto (art. 12; art. 13).',
    );
  });

  test.each([
    ['¿Estoy a tiempo?', false, 'Sí, en cuanto al plazo: vence mañana (art. 11). La luz dura'],
    [
      'Me dicen que ya prescribió. ¿Todavía puedo?',
      false,
      'Sí, en cuanto al plazo: vence mañana (art. 11). La luz dura',
    ],
    ['¿Estoy a tiempo?', true, 'No: vence mañana (art. 11). La luz ya'],
    ['¿Prescribió?', true, 'Sí: vence mañana (art. 11). La luz ya'],
    ['¿Prescribió?', false, 'No: vence mañana (art. 11). La luz dura'],
  ])('say first whether it is so where that is asked, and what fits the day: %s %s', (text, isPast, told) => {
    const asked = { ...light, part: { text, start: 0, asks: ['yes-no' as const] } };
    expect(tellDoubts([asked], [], name, () => day(isPast))?.text).toContain(told);
  });
});

test('what the time since the only day told chose is not told where its term runs from no day that is told', () => {
  const term = { length: 30, unit: 'dias-corridos', from: 'faro' } as unknown as (typeof lamp.terms)[number];
  const chosen = {
    ...lamp,
    answer: 'Si ese es el tiempo, la luz ya se apagó.',
    terms: [term],
    byElapsed: { said: 'more' as const, isOfDates: true, general: 'La luz dura treinta días.', cases: [] },
  };
  expect(tellDoubts([{ ...chosen, isOfFacts: true }], [], name)).toMatchObject({
    text: 'La luz dura treinta días (art. 11).',
    isOfFacts: false,
  });
  expect(tellDoubts([{ ...chosen, terms: [] }], [], name)?.text).toContain('ya se apagó');
});

describe('what stands against a belief', () => {
  const answer = {
    text: 'El perro paga medio pasaje en el bote, que se compra en el muelle antes de subir (art. 12).',
    keys: ['ldc:12'],
  };

  test('is left out where the answer below it says all of it', () => {
    expect(isHeldByAnswer({ text: 'El perro paga medio pasaje en el bote (art. 12).', keys: ['ldc:12'] }, answer)).toBe(
      true,
    );
  });

  test.each(['No: el perro paga medio pasaje en el bote.', 'El perro no viaja gratis: paga medio pasaje en el bote.'])(
    'stays where it says at once that it is not so: %s',
    (text) => {
      expect(isHeldByAnswer({ text, keys: ['ldc:12'] }, answer)).toBe(false);
    },
  );
});
