import { civilDay } from '@foja/computable-law/core/civil-day';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { describe, expect, test } from 'vitest';
import { starterKnowledge } from '../../understanding/knowledge.ts';
import { understand } from '../../understanding/understand.ts';
import { tellChanges } from './tell-changes.ts';

const norm = (code: string, title: string, alias: string) => ({
  code,
  title,
  aliases: [alias, title],
  lastArticle: null,
});
const registry = new NormRegistry([
  norm('lct', 'Ley 20.744 de Contrato de Trabajo', 'LCT'),
  norm('ley-24013', 'Ley 24.013 de Empleo', 'Ley 24.013'),
  norm('ley-27802', 'Ley 27.802 de Modernización Laboral', 'Ley 27.802'),
  norm('ley-27742', 'Ley 27.742', 'Ley 27.742'),
]);
const knowledge = starterKnowledge();
const told = (question: string) =>
  tellChanges(
    understand(question, { knowledge, registry, today: civilDay('2026-11-23') }),
    knowledge.changes,
    (key) => `art. ${key.split(':')[1]} ${registry.get(key.split(':')[0] ?? '')?.aliases[0]}`,
    (code) => registry.get(code)?.aliases[0] ?? code,
  );

describe('what changed in the law', () => {
  test('a repealed article is denied first, with what repealed it and since when', () => {
    const answer = told('Si me tienen en negro, ¿sigue existiendo la multa del artículo 8 de la ley 24.013?');
    expect(answer?.text).toMatch(
      /^No: el art\. 8 Ley 24\.013 ya no rige, fue derogado por el art\. \d+ Ley 27\.742, desde el 9\/7\/2024\./,
    );
    expect(answer?.keys).toContain('ley-24013:8');
  });

  test('of a fact told with a day before the repeal it is not denied flatly, and the rule on the past is told with it', () => {
    const answer = told(
      'Despedido el 2/7/2024 tras intimar en mayo de 2024: ¿proceden las multas del art. 8 de la ley 24.013?',
    );
    expect(answer?.text).toMatch(/^El art\. 8 Ley 24\.013 ya no rige/);
    expect(answer?.text).toMatch(/Lo del 2\/7\/2024 es anterior: la ley nueva no tiene efecto retroactivo/);
    expect(answer?.keys).toContain('ccyc:7');
    expect(answer?.isWhole).toBe(false);
    const after = told('Despedido el 2/9/2024: ¿proceden las multas del art. 8 de la ley 24.013?');
    expect(after?.text).not.toContain('es anterior');
  });

  test('of an article that was changed twice, what made the text of today is told', () => {
    const answer = told('¿Sigue vigente el artículo 23 de la LCT?');
    expect(answer?.text).toContain('art. 13 Ley 27.802');
    expect(answer?.text).not.toContain('27.742');
  });

  test('of an article that was changed twice, the change by the law that is named is told where the law before it is asked for', () => {
    expect(told('¿Qué decía el artículo 23 de la LCT antes de la ley 27.742?')?.text).toContain('Ley 27.742');
    expect(told('¿Sigue vigente el artículo 23 de la LCT después de la ley 27.742?')?.text).toContain('27.802');
  });

  test('what a law changed in an article is told without since when all of that law applies', () => {
    const answer = told('¿Qué cambió la ley 27.802 en el artículo 245 de la LCT?');
    expect(answer?.text).toMatch(/^El texto del art\. 245 LCT cambió por el art\. 51 Ley 27\.802/);
    expect(answer?.text).not.toContain('217');
  });

  test('since when a law applies is told by the article that says so, and is the whole answer', () => {
    const answer = told('¿Desde cuándo rige la ley 27.802?');
    expect(answer?.text).toMatch(/^La ley 27\.802 rige desde el 6\/3\/2026, según el art\. 217 Ley 27\.802\./);
    expect(answer?.isWhole).toBe(true);
  });

  test('is not the whole answer where the question goes on to what it means for something', () => {
    const answer = told(
      '¿La ley 27.802 ya está vigente y, si es así, cuántos días de preaviso le tengo que dar a un empleado de seis años que quiero despedir el mes que viene?',
    );
    expect(answer?.isWhole).toBe(false);
  });

  test('a law that is called by its matter too is found by its number', () => {
    expect(told('La ley de teletrabajo 27.555, ¿sigue vigente?')?.text).toContain('27.555');
  });

  test('a law whose repeal has a day to come still applies', () => {
    expect(told('¿La ley 27.555 sigue vigente?')?.text).toMatch(
      /^Hoy sigue vigente: la ley 27\.555 queda derogada por el art\. 199 Ley 27\.802, desde el 1\/1\/2027\./,
    );
  });

  test('the law of then is not told with the text of today', () => {
    const answer = told('¿Qué decía el art. 245 de la LCT antes de la reforma?');
    expect(answer?.text).toContain('El texto anterior no está en las fuentes de Foja');
  });

  test('a law that Foja does not keep and that was repealed is told to be repealed', () => {
    expect(told('¿puedo reclamar la multa de la ley 25.323?')?.text).toMatch(/^No: la ley 25\.323 ya no rige/);
  });

  test('of a law of which only some articles are gone says which, and is not the whole answer', () => {
    const answer = told('¿Se mantiene la sanción de la ley 25.345 por no entregar certificados?');
    expect(answer?.text).toMatch(
      /^De la ley 25\.345 ya no rigen los artículos 43 a 48, derogados por el art\. 99 Ley 27\.742, desde el 9\/7\/2024\./,
    );
    expect(answer?.isWhole).toBe(false);
  });

  test('of a law that lost articles more than once tells the last time', () => {
    const answer = told('¿Siguen vigentes las multas de la ley 24.013?');
    expect(answer?.text).toMatch(/De la ley 24\.013 ya no rigen .*art\. 99 Ley 27\.742/);
    expect(answer?.text).not.toContain('25.013');
  });

  test('by which law an article got its text is told, also where the day since which it holds is not known', () => {
    const answer = told('¿Qué ley modificó el art. 231 de la LCT?');
    expect(answer?.text).toMatch(/^El texto del art\. 231 LCT cambió por/);
    expect(told('¿Qué ley modificó el art. 231 de la LCT y qué dice hoy?')?.isWhole).toBe(false);
    expect(told('¿Desde cuándo corre el plazo del art. 255 bis LCT?')).toBeNull();
  });

  test('articles that the same law took away on the same day are told together, and one that holds beside them', () => {
    const answer = told('¿Siguen vigentes los artículos 8, 9 y 10 de la ley 24.013 y el art. 80 de la LCT?');
    expect(answer?.text).toMatch(
      /^No: los arts\. 8, 9 y 10 Ley 24\.013 ya no rigen, fueron derogados por el art\. 99 Ley 27\.742, desde el 9\/7\/2024\./,
    );
    expect(answer?.text.match(/derogad/g)?.length).toBeLessThanOrEqual(2);
    expect(answer?.text).toMatch(/El art\. 80 LCT está vigente, con el texto que le dio el art\. \d+ Ley 27\.802/);
  });

  test('what is asked without yes or no is not answered with no', () => {
    expect(told('¿Qué pasó con el artículo 8 de la ley 24.013, sigue vigente?')?.text).toMatch(
      /^El art\. 8 Ley 24\.013 ya no rige/,
    );
  });

  test('what a law changed in something is not the whole answer with the day since which it applies', () => {
    expect(told('¿Qué cambió la ley 27.802 en las vacaciones?')?.isWhole ?? false).toBe(false);
    expect(told('¿Cómo quedaron las vacaciones con la ley 27.802?')?.isWhole ?? false).toBe(false);
  });

  test.each(['¿Cuántos días de vacaciones me tocan según el art. 150 LCT?', '¿Qué es el preaviso?'])(
    'nothing is told where nothing of it is asked: %s',
    (question) => {
      expect(told(question)).toBeNull();
    },
  );
});
