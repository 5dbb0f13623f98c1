import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Citation } from '@foja/contracts/chat';
import { describe, expect, it } from 'vitest';
import { readDoubts } from '../corpus/doubts/read-doubts.ts';
import { readWording } from '../corpus/wording/read-wording.ts';
import { negationsOf } from '../drafting/keeps-facts.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { hostileShapes } from '../testing/hostile-shapes.ts';
import { findNumbers } from '../writing/facts/find-numbers.ts';
import { wordForCourt } from './word-for-court.ts';

const corpus = join(findProjectRoot(), 'corpus');

/** An answer with every `art. N NORM` and `[n]` of it as a citation. */
function answer(content: string, sources: Record<string, string> = {}): { content: string; citations: Citation[] } {
  const citations = [...content.matchAll(/art\. \d+(?: bis)? \p{Lu}\p{L}*|\[\d+\]/gu)].map(
    ({ 0: text, index }): Citation => ({
      text,
      start: index,
      end: index + text.length,
      source: sources[text] ?? null,
      verified: true,
      problem: null,
    }),
  );
  return { content, citations };
}

const worded = (content: string, sources?: Record<string, string>) => wordForCourt(answer(content, sources)).content;

describe('an answer worded as a filing', () => {
  it.each([
    ['Podés iniciar un amparo.', 'El interesado puede iniciar un amparo.'],
    [
      'Si no te registraron, no pueden invocar la prueba.',
      'Si no registraron al interesado, no pueden invocar la prueba.',
    ],
    [
      'La ART debe darte las prestaciones y te paga el viaje.',
      'La ART debe dar al interesado las prestaciones y le paga el viaje.',
    ],
    ['1. Guardá el telegrama y anotá la fecha.', '1. Conservar el telegrama y anotar la fecha.'],
    ['Pedí la negativa por escrito.', 'Corresponde solicitar la negativa por escrito.'],
    ['No firmes ni prometas pagar.', 'No corresponde firmar ni prometer pagar.'],
    ['Vos respondés por tus deudas.', 'El interesado responde por sus deudas.'],
    ['No tenés que aceptar un vale.', 'El interesado no tiene obligación de aceptar un vale.'],
    ['Nadie tiene que pagarlo.', 'Nadie tiene obligación de pagarlo.'],
    ['El inquilino puede oponerse.', 'El locatario puede oponerse.'],
  ])('%s', (plain, technical) => {
    expect(worded(plain)).toBe(technical);
  });

  it('has its articles in full the first time, and in short after, each where it opens', () => {
    const { content, citations } = wordForCourt(
      answer('Se debe un mes (art. 245 LCT). El plazo es de dos años [1][2].', {
        'art. 245 LCT': 'lct:245',
        '[1]': 'nota:lct:256',
        '[2]': 'guia:me-despidieron-sin-causa',
      }),
    );
    expect(content).toBe(
      'Se debe un mes, conf. art. 245, LCT (ley 20.744, t.o. 1976). El plazo es de dos años, conf. art. 256, LCT [1] [2].',
    );
    expect(citations.map(({ start, end }) => content.slice(start, end))).toEqual(citations.map(({ text }) => text));
    expect(citations.map(({ source }) => source)).toEqual([
      'lct:245',
      'nota:lct:256',
      'nota:lct:256',
      'guia:me-despidieron-sin-causa',
    ]);
  });

  it('keeps what is quoted, what stands for a name, and what the product says of itself', () => {
    const plain =
      'Dice: «podés pedir tu sueldo» a [PERSONA_1].\n\n*Resumen editorial de Foja.*\n\nInformación orientativa. No reemplaza el consejo de un abogado.';
    expect(worded(plain)).toBe(plain);
  });

  it('says of a term of art only what the cited articles mean by it', () => {
    const said = 'El dueño responde (art. 1201 CCyC).';
    expect(worded(said, { 'art. 1201 CCyC': 'ccyc:1201' })).toContain('El locador responde');
    expect(worded(said, { 'art. 1201 CCyC': 'ccyc:1757' })).toContain('El dueño responde');
  });

  it('does not hang on a hostile text, and loses nothing of it that counts', () => {
    for (const { name, textOf } of hostileShapes) {
      const text = textOf(20_000);
      expect(negationsOf(worded(text)), name).toBe(negationsOf(text));
    }
  });
});

describe('every doubt and every line of a guide', () => {
  const doubts = readDoubts(corpus).map((doubt) => doubt.answer);
  const guides = readdirSync(join(corpus, 'guides')).flatMap((file) =>
    readFileSync(join(corpus, 'guides', file), 'utf8')
      .split(/^---$/m)
      .slice(2)
      .join('---')
      .replace(/\s*\{[^}]*\}|\s*\[[a-z][^\]]*\]/g, '')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#')),
  );
  const statements = [...doubts, ...guides].map(
    (plain) => [plain, worded(`${plain} (art. 1 LCT)`, { 'art. 1 LCT': 'lct:1' })] as const,
  );
  const own = /, conf\. art\. 1, LCT \(ley 20\.744, t\.o\. 1976\)/;

  it('says the same figures, denials and citation in both', () => {
    for (const [plain, technical] of statements) {
      expect(technical.match(own)?.length, technical).toBe(1);
      const rest = technical.replace(own, '');
      const figures = (text: string) => findNumbers(text).map(({ value }) => value);
      expect(figures(rest), plain).toEqual(figures(plain));
      expect(negationsOf(rest), plain).toBe(negationsOf(plain));
    }
  });

  it('speaks to nobody in the technical one', () => {
    const toSomebody =
      /(?<!\p{L})(?:te|tu|tus|vos|tuy[oa]s?|sos|(?!más|demás|además|jamás|atrás|detrás|quizás|interés|después|través|revés|resolverás|veintitrés|país|comités|pagarés)\p{L}+[áéí]s)(?!\p{L})/iu;
    const spoken = statements.flatMap(([, technical]) => toSomebody.exec(technical)?.[0] ?? []);
    expect(spoken, 'forms that corpus/wording/second-person.tsv lacks').toEqual([]);
  });

  it('knows no form twice, and no term that it would change again', () => {
    const { terms } = readWording(corpus);
    const plain = terms.flatMap((term) => ('plain' in term ? [term.plain] : []));
    expect(new Set(plain).size).toBe(plain.length);
  });
});
