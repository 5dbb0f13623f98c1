import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RankedSource } from '../retrieval/retrieval.ts';
import { buildCitationResolver } from '../testing/build-citation-resolver.ts';
import { buildRetrieval, buildSource, phoneGuide, repairArticle, warrantyArticle } from '../testing/build-retrieval.ts';
import { understood } from '../testing/understood.ts';
import type { DoubtsTold } from './answer/tell-doubts.ts';
import type { AnswerInput } from './answerer.ts';
import { type EditorialPiece, piecesOf } from './editorial-pieces.ts';
import { createLocalAnswerer } from './local-answerer.ts';
import { verifyCitations } from './verify-citations.ts';

const citationResolver = buildCitationResolver({
  'ldc:11': 'in-force',
  'ldc:12': 'in-force',
  'ldc:17': 'in-force',
  'ldc:20': 'repealed',
});
const answerer = createLocalAnswerer(citationResolver);

async function answer(
  question: string,
  sources: RankedSource[],
  earlier: string[] = [],
  denied: AnswerInput['denied'] = null,
): Promise<string> {
  const history = earlier.map((content) => ({ role: 'user' as const, content }));
  const input = {
    question,
    retrieval: buildRetrieval({ sources }),
    model: 'gpt-4o' as const,
    history,
    understood: understood(question, earlier),
    denied,
    computed: null,
    doubts: null,
  };
  return (await answerer.answer(input, () => {}, new AbortController().signal)).content;
}
/** What is answered to a question of which a doubt is told. */
async function answerWith(
  question: string,
  sources: RankedSource[],
  told: Partial<DoubtsTold>,
  steps: readonly EditorialPiece[] | null = null,
): Promise<string> {
  const asked = understood(question);
  const doubts = { text: '', keys: ['ldc:11'], parts: asked.parts, worth: 3, isOfFacts: false, day: null, ...told };
  const input = {
    question,
    retrieval: buildRetrieval({ sources }),
    model: 'gpt-4o' as const,
    history: [],
    understood: asked,
    denied: null,
    computed: null,
    doubts,
    steps,
  };
  return (await answerer.answer(input, () => {}, new AbortController().signal)).content;
}
const opening = (content: string) => content.split('\n\n')[0]!;
const everything = [phoneGuide, warrantyArticle, repairArticle];

describe('what the law does not back', () => {
  test('a repealed article asked for by its number is said to be repealed, before anything else', async () => {
    const repealed = buildSource({
      id: 'ldc:20',
      repealed: true,
      score: 1,
      text: '(Artículo derogado por una ley de prueba)',
    });
    const content = await answer('¿Qué dice el art. 20 LDC?', [repealed, warrantyArticle]);
    expect(opening(content)).toMatch(/^\*\*El art\. 20 LDC está derogado: no está vigente\*\* \[1\]\./);
    expect(content).not.toContain('[2]');
  });

  test('a suspect article asked for by its number is said to be possibly out of date', async () => {
    const suspect = buildSource({ id: 'ldc:20', suspect: true, score: 1, text: 'Texto dudoso de prueba.' });
    expect(opening(await answer('art 20 ldc', [suspect]))).toContain('puede estar desactualizado** [1]');
  });

  test('a repealed article that nobody asked for is never used', async () => {
    const repealed = buildSource({
      id: 'ldc:20',
      repealed: true,
      score: 0.5,
      text: 'Garantía de un celular derogada hace años.',
    });
    expect(await answer('garantía del celular', [warrantyArticle, repealed])).not.toMatch(/\[2\]|derogad/);
  });
});

describe('what the question believes and is not so', () => {
  const denied = { text: 'La garantía no dura un año: dura seis meses (art. 11 LDC).', keys: ['ldc:11'] };
  const deniedAtOnce = 'No: la garantía no dura un año: dura seis meses (art. 11 LDC).';

  test('is denied first, in the first paragraph, which stays short', async () => {
    const first = opening(await answer('¿la garantía dura un año?', everything, [], denied));
    expect(first.startsWith(deniedAtOnce)).toBe(true);
    expect(first.match(/\.(?:\s|$)/g)?.length).toBeLessThanOrEqual(4);
  });

  test('is not said again by the sentences that follow', async () => {
    const told = {
      text: 'El vendedor responde por la garantía del celular durante seis meses (art. 11 LDC).',
      keys: ['ldc:11'],
    };
    const note = buildSource({
      id: 'ldc:11',
      score: 1,
      editorial: {
        id: 'note:ldc:11',
        title: 'La garantía',
        sections: [
          { heading: 'Qué dice', body: 'El vendedor responde por la garantía del celular durante seis meses.' },
        ],
      },
    });
    expect(opening(await answer('¿la garantía del celular dura un año?', [note], [], told))).toBe(
      'No: el vendedor responde por la garantía del celular durante seis meses (art. 11 LDC).',
    );
  });

  test('is denied even where nothing else answers', async () => {
    const bare = buildSource({ id: 'ldc:17', text: '' });
    expect(await answer('¿la garantía dura un año?', [bare], [], denied)).toContain(deniedAtOnce);
  });
});

test('a figure that was told is not denied by the number of the article that answers', async () => {
  const question = 'El vale dice 500.000 en letras y 50.000 en números, ¿vale por 500.000?';
  const asked = understood(question);
  const content = await answerer.answer(
    {
      question,
      retrieval: buildRetrieval({ sources: everything }),
      model: 'gpt-4o' as const,
      history: [],
      understood: asked,
      denied: null,
      computed: null,
      doubts: {
        text: 'De la suma que se dice en letras y de la que está en números del vale, cuenta la primera (art. 11 Ley 24.240).',
        keys: ['ldc:11'],
        parts: asked.parts,
        worth: 2,
        isOfFacts: false,
        day: null,
      },
    },
    () => {},
    new AbortController().signal,
  );
  expect(opening(content.content)).toMatch(/^De la suma/);
});

test.each([
  ['the part that tells the case of what was computed is not left open', true],
  ['without a figure it is', false],
])('%s', async (_, isComputed) => {
  const question = 'murió mi papá y somos tres hermanos, cómo se reparte, y quién paga el arreglo del celular';
  const asked = understood(question);
  expect(asked.parts.length).toBeGreaterThan(1);
  const told = { text: 'A cada uno, un tercio.', keys: ['ldc:12'] };
  const { content } = await answerer.answer(
    {
      question,
      retrieval: buildRetrieval({ sources: everything }),
      model: 'gpt-4o' as const,
      history: [],
      understood: asked,
      denied: null,
      computed: isComputed ? { ...told, calculator: null } : null,
      doubts: isComputed ? null : { ...told, parts: [], worth: 2, isOfFacts: false, day: null },
    },
    () => {},
    new AbortController().signal,
  );
  expect(content.includes('no encontré una respuesta clara')).toBe(!isComputed);
});

describe('the guide of an answer', () => {
  const told = async (guide: string | null) => {
    const retrieval = buildRetrieval({ sources: everything, guide });
    const question = 'Mi celular dejó de andar';
    const input = {
      question,
      retrieval,
      model: 'gpt-4o' as const,
      history: [],
      understood: understood(question),
      denied: null,
      computed: null,
      doubts: null,
    };
    return (await answerer.answer(input, () => {}, new AbortController().signal)).content;
  };

  test('is the one of the situation that was told', async () => {
    expect(await told(phoneGuide.id)).toContain('Avisá por escrito al vendedor.');
  });

  test('is none where none is sure', async () => {
    expect(await told(null)).not.toContain('Avisá por escrito al vendedor.');
  });
});

describe('an answer', () => {
  test('opens with the guide, quotes the law with its mark, and has only sections with content', async () => {
    const content = await answer('Compré un celular y a los cuatro meses dejó de andar', everything);
    expect(opening(content)).toBe(
      'El vendedor y el fabricante tienen que arreglar el producto sin cobrarte dentro de la garantía [2]. Si el arreglo no sirve, podés elegir otro producto o la devolución del dinero [3].',
    );
    expect([...content.matchAll(/^#{3,4} (.+)$/gm)].map((match) => match[1])).toEqual([
      'Qué hacer ahora',
      'Más detalle',
      'Qué dice la ley',
      'Documentos y prueba',
      'Cuándo consultar a un abogado',
    ]);
    // What the same articles say besides of what was asked stays on screen, above what is folded.
    expect(content.slice(0, content.indexOf('###'))).toMatch(/\n- .+ \[\d\]\./);
    expect(content).toMatch(/\*\*Art\. 11 LDC\*\* \(Garantía de prueba\): «[^»]+» \[2\]/);
    expect(content).toContain('1. Avisá por escrito al vendedor.\n2. Pedí la constancia del arreglo.');
    expect(content).toContain('Resumen editorial de Foja');
  });

  test('names an article that is not among the sources instead of numbering it', async () => {
    expect(await answer('el celular no anda', everything)).toContain(
      'El fabricante debe ofrecer un servicio técnico con repuestos (art. 12 LDC).',
    );
  });

  test('leaves no editorial key in sight', async () => {
    expect(await answer('el celular no anda', everything)).not.toMatch(/\[[a-z]+:/);
  });

  test.each([
    ['¿Cuánto dura la garantía de un celular usado?', 'La garantía de una cosa usada dura tres meses [1].'],
    ['¿quién paga el flete al taller?', 'El flete al taller lo paga quien da la garantía [1].'],
  ])('%s is answered in the opening', async (question, sentence) => {
    expect(opening(await answer(question, [warrantyArticle, repairArticle]))).toContain(sentence);
  });

  test('what is asked for comes right after the opening', async () => {
    const content = await answer('¿qué papeles necesito para reclamar por el celular?', everything);
    expect(/^### (.+)$/m.exec(content)?.[1]).toBe('Documentos y prueba');
  });

  test('without notes or guides the article answers in its own words', async () => {
    const content = await answer('el arreglo quedó mal, ¿puedo devolver la cosa?', [repairArticle]);
    expect(opening(content)).toContain('art. 17 LDC (Arreglo de prueba), que dice: «');
    expect(content).toContain('b) Devolver la cosa y recibir lo pagado');
  });

  test('every article that the question names has its sentence in the opening', async () => {
    const other = {
      ...repairArticle,
      score: 1,
      editorial: {
        id: 'nota:ldc:17',
        title: 'Arreglo',
        sections: [{ heading: 'Qué dice', body: 'El comprador elige entre tres salidas.' }],
      },
    };
    const content = await answer('arts. 11 y 17 LDC', [{ ...warrantyArticle, score: 1 }, other]);
    expect(opening(content)).toBe(
      'Toda cosa que se vende tiene una garantía obligatoria [1]. El comprador elige entre tres salidas [2].',
    );
  });

  test('several articles are told after what is known to answer what is asked of them, but for those that it stands on', async () => {
    const sections = [{ heading: 'Qué dice', body: 'El comprador elige entre tres salidas.' }];
    const other = { ...repairArticle, score: 1, editorial: { id: 'nota:ldc:17', title: 'Arreglo', sections } };
    const named = [{ ...warrantyArticle, score: 1 }, other];
    const content = await answerWith('plazo de la garantía arts. 11 y 17 LDC', named, { text: 'Dura seis meses.' });
    expect(opening(content)).toBe('Dura seis meses. El comprador elige entre tres salidas [2].');
  });

  test('a part in the words in which people ask what is told is not said to be open', async () => {
    const question = '¿Cuánto dura la garantía de un celular? ¿Y dónde estaciono la bicicleta mientras espero?';
    const parts = understood(question).parts.slice(0, 1);
    const ask = (asked: string) =>
      answerWith(question, [warrantyArticle], { text: 'Las cosas usadas tienen garantía.', parts, asked });
    expect(await ask('quién paga el flete')).toContain('no encontré una respuesta clara');
    expect(await ask('dónde estaciono la bicicleta mientras espero el arreglo')).not.toContain(
      'no encontré una respuesta clara',
    );
  });

  test('a part that is told below the paragraph is not said to be open', async () => {
    const question = '¿Cuánto dura la garantía de un celular? ¿Y dónde estaciono la bicicleta mientras espero?';
    const [first, second] = understood(question).parts;
    if (first === undefined || second === undefined) throw new Error('Two parts.');
    const below = {
      text: 'Hay lugar en la vereda',
      keys: ['ldc:11'],
      sentence: 'Hay lugar en la vereda (art. 11 LDC).',
    };
    const ask = (part: typeof second) =>
      answerWith(question, [warrantyArticle], {
        text: 'Dura seis meses.',
        parts: [first],
        besides: [{ ...below, part }],
      });
    expect(await ask(first)).toContain('no encontré una respuesta clara');
    expect(await ask(second)).not.toContain('no encontré una respuesta clara');
  });

  describe('what people ask besides', () => {
    const flete = 'El traslado hasta el taller está a cargo del fabricante';
    const [part = { text: '', start: 0, asks: [] }] = understood('¿Cuánto dura la garantía de un celular usado?').parts;
    const ask = (besides: string[], text = 'Las cosas usadas tienen tres meses (art. 11 LDC).') =>
      answerWith('¿Cuánto dura la garantía de un celular usado?', [warrantyArticle], {
        text,
        besides: besides.map((one) => ({ text: one, keys: ['ldc:11'], sentence: `${one} (art. 11 LDC).`, part })),
      });

    test('stands below what is told, each on a line of its own, above what is folded', async () => {
      const content = await ask([flete]);
      expect(opening(content)).not.toContain(flete);
      expect(content.split('### Más detalle')[0]).toContain(`\n- ${flete} (art. 11 LDC).`);
    });

    test('is left out where what is told says it, or leaves no room', async () => {
      expect(await ask([flete], `Las cosas usadas tienen tres meses. ${flete}.`)).not.toContain(`- ${flete}`);
      const long = `${'Una frase que dice algo distinto de lo demás. '.repeat(20)}(art. 11 LDC).`;
      expect(await ask([flete], long)).not.toContain(flete);
    });
  });

  describe('the steps', () => {
    const [step = ''] = piecesOf(phoneGuide, 'Pasos').map(({ text }) => text);
    const ask = (steps: readonly EditorialPiece[] | null) =>
      answerWith('Me vendieron un celular fallado, ¿qué hago?', everything, { text: 'Tienen que repararlo.' }, steps);

    test('are those of the guide that stands on what is told, where nobody has looked which serve', async () => {
      expect(await ask(null)).toContain(step);
    });

    test('are those that serve who asks it, and no others', async () => {
      const own: EditorialPiece = { text: 'Guardá la caja.', keys: [], source: phoneGuide, statement: null };
      const content = await ask([own]);
      expect(content).toContain('1. Guardá la caja.');
      expect(content).not.toContain(step);
    });

    test('are left out where none serves', async () => {
      expect(await ask([])).not.toContain('Qué hacer ahora');
    });
  });

  test('says which of the articles named does not exist', async () => {
    const input = {
      question: 'arts. 11 y 999 LDC',
      retrieval: buildRetrieval({ nonexistentReferences: ['art. 999 LDC'] }),
      model: 'gpt-4o' as const,
      history: [],
      understood: understood('arts. 11 y 999 LDC'),
      denied: null,
      computed: null,
      doubts: null,
    };
    const { content } = await answerer.answer(input, () => {}, new AbortController().signal);
    expect(opening(content)).toBe('La referencia «art. 999 LDC» no existe.');
  });

  const ruling = buildSource({
    id: 'fallos_1_p2',
    kind: 'ruling',
    articles: [],
    label: 'Fallos: 1:2',
    heading: 'A c/ B',
    excerpt: 'Sumario de prueba.',
    text: 'FALLO DE LA CORTE\nVistos los autos.\nQue en este caso de prueba el tribunal tuvo por cierto que la cosa vendida no servía para nada de lo prometido.',
  });

  test('a ruling is quoted from its reasons, with its summary apart', async () => {
    expect(await answer('Fallos 1:2', [ruling])).toMatch(
      /^\*\*Fallos: 1:2\*\* \(A c\/ B\): «Que en este caso [^»]+» \[1\]\.\n\nSumario: Sumario de prueba\. \[1\]/,
    );
  });

  test.each([
    ['me vendieron un celular que no anda', 'Podés pedir que lo arreglen (art. 11 LDC).'],
    ['¿hay fallos de un celular que no anda?', '**Fallos: 1:2** (A c/ B): «Que en este caso'],
  ])(
    'where only a ruling was found, what is surely asked is answered before it, unless rulings are asked for: %s',
    async (question, start) => {
      const input = {
        question,
        retrieval: buildRetrieval({ sources: [ruling] }),
        model: 'gpt-4o' as const,
        history: [],
        understood: understood(question),
        denied: null,
        computed: null,
        doubts: {
          text: 'Podés pedir que lo arreglen (art. 11 LDC).',
          keys: ['ley-24240:11'],
          day: null,
          parts: [],
          worth: 4,
          isOfFacts: false,
        },
      };
      const { content } = await answerer.answer(input, () => {}, new AbortController().signal);
      expect(content.startsWith(start)).toBe(true);
    },
  );

  test('the summary of a ruling is told as the editors’ and never stands between quotation marks', async () => {
    const summary = buildSource({
      id: 'resumen:1:2',
      kind: 'ruling-summary',
      articles: [],
      label: 'Fallos: 1:2',
      heading: 'A c/ B',
      score: 1,
      editorial: {
        id: 'resumen:1:2',
        title: 'A c/ B',
        sections: [
          { heading: 'Cuestión', body: '¿Sirve un celular que no anda?' },
          {
            heading: 'Qué resolvió',
            body: 'El tribunal dijo que un celular que no anda no sirve. Y mandó arreglarlo.',
          },
        ],
      },
    });
    expect(await answer('Fallos 1:2', [summary])).toMatch(
      /^\*\*Fallos: 1:2\*\* \(A c\/ B\) \[1\]\.\n\nResumen editorial de Foja: El tribunal dijo que un celular que no anda no sirve\. Y mandó arreglarlo\. \[1\]/,
    );
    const beside = await answer('el celular no anda', [...everything, { ...summary, score: 0.4 }]);
    expect(beside).toContain(
      '### Qué resolvieron los tribunales\n\n- **Fallos: 1:2** (A c/ B): El tribunal dijo que un celular que no anda no sirve [4].',
    );
    expect(beside).toContain('Resumen editorial de Foja');
    expect(beside).not.toMatch(/«[^»]*tribunal/);
  });

  test('an item of a list is quoted with the words that lead to it', async () => {
    const list = buildSource({
      id: 'ldc:5',
      heading: 'Plazo',
      text: 'Plazo. Prescriben a los nueve años:\na) los pedidos de manzanas;\nb) los pedidos de peras.',
    });
    expect(await answer('¿cuándo prescribe lo de las peras?', [list])).toContain(
      '«Prescriben a los nueve años: […] b) los pedidos de peras.»',
    );
  });

  test('a guide about something else gives no steps', async () => {
    const other = { ...phoneGuide, articles: ['ldc:99'] };
    expect(await answer('el celular no anda', [warrantyArticle, repairArticle, other])).not.toContain(
      'Qué hacer ahora',
    );
  });

  test('an earlier turn gives light context', async () => {
    const alone = await answer('¿y eso?', [warrantyArticle]);
    expect(await answer('¿y eso?', [warrantyArticle], ['¿quién paga el flete al taller?'])).not.toBe(alone);
  });
});

test('any question gives the same answer twice, with every reference and quotation good', async () => {
  const words = [
    'garantía',
    'usado',
    'flete',
    'plazo',
    'cuánto',
    'tiempo',
    'abogado',
    'devolver',
    'precio',
    'taller',
    'qué hago',
    'art. 17',
    'art. 11 LDC',
    '¿',
    '«',
    '[3]',
  ];
  const sets = [everything, [warrantyArticle, repairArticle], [repairArticle], [phoneGuide]];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...words), { maxLength: 6 }),
      fc.constantFrom(...sets),
      async (chosen, sources) => {
        const question = chosen.join(' ');
        const content = await answer(question, sources);
        expect(await answer(question, sources)).toBe(content);
        const verified = await verifyCitations(content, question, buildRetrieval({ sources }), citationResolver);
        expect(verified.content).toBe(content);
        expect(verified.citations.length).toBeGreaterThan(0);
        expect(verified.citations.filter((citation) => !citation.verified)).toEqual([]);
      },
    ),
  );
});
