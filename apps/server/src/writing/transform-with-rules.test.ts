import { transformationCommands, transformationMessages } from '@foja/contracts/transformation-rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sendNorms } from '../retrieval/norms-in-threads.ts';
import { sampleNorms } from '../testing/sample-norms.ts';
import { withSuggestions } from '../testing/with-suggestions.ts';
import { compareFacts, readFacts } from './facts/compare-facts.ts';
import { transformWithRules, wishOf } from './transform-with-rules.ts';

async function transformed(text: string, wish: Parameters<typeof wishOf>[0]) {
  if (wishOf(wish) === null) throw new Error('not understood');
  return transformWithRules.run({ ...wish, text, norms: sendNorms(sampleNorms) });
}
async function asked(text: string, customCommand: string) {
  return withSuggestions(text, (await transformed(text, { customCommand })).suggestions);
}

/** What must be found again, letter by letter but for the dots of thousands, in any wording. */
const facts = [
  'Ana Ejemplo',
  'Beto Muestra S.A.',
  '10 de marzo de 2026',
  '05/04/2025',
  '450.000',
  '1.200',
  '245',
  '24.240',
  '“te debo la guita, viste”',
  '[PERSONA_1]',
];
const [ana, firm, day, date, pesos, dollars, article, law, quote, placeholder] = facts;
const clause = fc.constantFrom(
  `${ana} procedió a intimar a ${firm} el día ${day}`,
  `la demandada no pagó los $ ${pesos} que debía`,
  `vos tenés que devolver USD ${dollars} en 10 días`,
  `rige el art. ${article} de la LCT`,
  `según el artículo 8 de la ley ${law}, básicamente, corresponde`,
  `el testigo dijo que ${quote} fue lo que leyó`,
  `me echaron del trabajo el ${date} después de 21 años`,
  `${placeholder} firmó el contrato con el inquilino`,
  'me di cuenta de que todos y cada uno de los recibos eran truchos',
  'tuve que pagar la plata del alquiler con la finalidad de evitar el desalojo',
  'no se encuentra acreditado el daño',
);
const opening = fc.constantFrom(
  '',
  'Cabe destacar que ',
  'Che, ',
  'Yo creo que ',
  'Pero ',
  'La verdad, ',
  'Vengo a pedir que ',
);
const link = fc.constantFrom(', por lo que ', ' y ', '; además, ', ', y asimismo ');
const ending = fc.constantFrom('.', '!', '?', ' .');
const sentence = fc
  .tuple(opening, fc.array(clause, { minLength: 1, maxLength: 4 }), link, ending)
  .map(([open, clauses, joint, end]) => {
    const words = open + clauses.join(joint) + end;
    return words.slice(0, 1).toUpperCase() + words.slice(1);
  });
const brief = fc
  .tuple(fc.array(sentence, { minLength: 1, maxLength: 5 }), fc.constantFrom(' ', '  ', '\n', '\n\n'))
  .map(([sentences, gap]) => sentences.join(gap));
const command = fc.constantFrom(...transformationCommands);
const plain = (text: string) => text.replace(/\.(?=\d{3})/g, '').replace(/\u00a0/g, ' ');

describe('whatever the text and the command', () => {
  it('a suggestion stands where it says, its id is its own, and the same call gives the same', async () => {
    await fc.assert(
      fc.asyncProperty(brief, command, async (text, commandId) => {
        const { suggestions } = await transformed(text, { commandId });
        for (const { end, originalText, start, transformedText } of suggestions) {
          expect(text.slice(start, end)).toBe(originalText);
          expect(transformedText).not.toBe(originalText);
        }
        expect(new Set(suggestions.map(({ id }) => id)).size).toBe(suggestions.length);
        expect((await transformed(text, { commandId })).suggestions).toEqual(suggestions);
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 60 },
    );
  });

  it('no number, date, name, citation, amount, quotation or denial is lost or added', async () => {
    await fc.assert(
      fc.asyncProperty(brief, command, async (text, commandId) => {
        const { suggestions } = await transformed(text, { commandId });
        for (const { added, flagged, lost, originalText, transformedText } of suggestions) {
          expect({ added, flagged, lost }).toEqual({ added: [], flagged: false, lost: [] });
          const changes = compareFacts(readFacts(originalText, sampleNorms), readFacts(transformedText, sampleNorms));
          expect(changes).toEqual({ lost: [], added: [] });
          for (const fact of facts.filter((one) => originalText.includes(one))) {
            expect(plain(transformedText)).toContain(plain(fact));
          }
        }
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 50 },
    );
  });

  it('all suggestions applied one by one, in any order, give the same text', async () => {
    await fc.assert(
      fc.asyncProperty(brief, command, fc.infiniteStream(fc.nat()), async (text, commandId, dice) => {
        const { suggestions } = await transformed(text, { commandId });
        const whole = withSuggestions(text, suggestions);
        const left = [...suggestions];
        const done: typeof suggestions = [];
        while (left.length > 0) {
          const [next] = left.splice((dice.next().value as number) % left.length, 1);
          if (next) done.push(next);
          expect(withSuggestions(text, [...done].reverse())).toBe(withSuggestions(text, done));
        }
        expect(withSuggestions(text, done)).toBe(whole);
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 40 },
    );
  });

  it('the same command on its own result proposes nothing, or less', async () => {
    await fc.assert(
      fc.asyncProperty(brief, command, async (text, commandId) => {
        const first = (await transformed(text, { commandId })).suggestions;
        const again = (await transformed(withSuggestions(text, first), { commandId })).suggestions;
        expect(again.length === 0 || again.length < first.length).toBe(true);
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 50 },
    );
  });

  it('no text at all makes it fail', async () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(
          fc.constantFrom('“', '"', '(', '$', '10', 'vos', '.', '\n', ' ', ',', '[', 'art.', '\uE000', 'y', 'que', '¡'),
        )
        .map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(odd, command, async (text, commandId) => {
        for (const { end, originalText, start } of (await transformed(text, { commandId })).suggestions) {
          expect(text.slice(start, end)).toBe(originalText);
        }
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 80 },
    );
  });

  it.each(['a', '1', '1.', ' ', 'de ', 'la guita ', ', por lo que ', '(', '"', 'Ana ', 'a.', '[A_'])(
    'twenty thousand characters of "%s" come back',
    async (part) => {
      const text = `x${part.repeat(20_000 / part.length)}`.slice(0, 20_000);
      for (const commandId of transformationCommands) {
        expect((await transformed(text, { commandId })).engine).toBe('Motor local');
      }
    },
    30_000,
  );
});

describe('a wish in own words, without a model', () => {
  it.each([
    ['hacelo más breve', 'Cabe destacar que el plazo venció.', 'El plazo venció.'],
    ['Más formal, por favor', 'Che, te pido la plata.', 'Le pido el dinero.'],
    ['tono académico', 'Yo creo que rige la norma.', 'Se sostiene que rige la norma.'],
    ['pasalo a lenguaje jurídico', 'Debe pagar en 10 días.', 'Debe pagar en diez (10) días.'],
    ['tratá de usted', 'Vos tenés un contrato.', 'Usted tiene un contrato.'],
    ['con voseo', 'Tú tienes un contrato.', 'Vos tenés un contrato.'],
    ['mayúsculas de los tribunales', 'Lo dijo la corte suprema.', 'Lo dijo la Corte Suprema.'],
    ['los plazos en letras', 'Debe pagar en 10 días.', 'Debe pagar en diez (10) días.'],
    ['sin abreviaturas', 'Rige el art. 245 de la LCT.', 'Rige el artículo 245 de la LCT.'],
    ['usá abreviaturas', 'Rige el artículo 245 de la LCT.', 'Rige el art. 245 de la LCT.'],
    ['sacá las muletillas', 'La verdad, no pagó.', 'No pagó.'],
    ['impersonal', 'Creemos que rige la norma.', 'Se sostiene que rige la norma.'],
    [
      'en tercera persona',
      'Vengo a promover demanda y acompaño mi documento.',
      'Viene a promover demanda y acompaña su documento.',
    ],
    ['corregí los espacios', 'El actor ,  entonces, pagó.', 'El actor, entonces, pagó.'],
    ['numerá los párrafos', 'Uno.\n\nDos. Tres.\n3) Cuatro.', '1. Uno.\n\n2. Dos. Tres.\n3) Cuatro.'],
    ['numerá y usá lenguaje más breve', 'Cabe destacar que venció.', '1. Venció.'],
  ])('"%s" is understood', async (wish, from, to) => {
    expect(await asked(from, wish)).toBe(to);
  });

  it.each([
    'traducilo al inglés',
    'agregá jurisprudencia',
    'que sea más convincente',
    'menos formal',
    'no lo hagas tan formal',
  ])('"%s" is not, and nothing is made up', (customCommand) => {
    expect(wishOf({ customCommand })).toBeNull();
  });

  it('a sentence that only half can be turned stays', async () => {
    for (const text of ['Vengo a decir que me duele.', 'Solicito que nos paguen y declaré.']) {
      expect(await asked(text, 'en tercera persona')).toBe(text);
    }
  });

  it('says where nothing changes', async () => {
    const { notice, suggestions } = await transformed('El plazo venció.', { commandId: 'concise' });
    expect(suggestions).toEqual([]);
    expect(notice).toContain(transformationMessages.nothingToChange);
  });
});
