import { describe, expect, it } from 'vitest';
import { sampleNorms } from '../../testing/sample-norms.ts';
import { compareFacts, readFacts } from './compare-facts.ts';

const compare = (original: string, wording: string) =>
  compareFacts(readFacts(original, sampleNorms), readFacts(wording, sampleNorms));

describe('two wordings say the same', () => {
  it.each([
    ['a number in words and in figures', 'Tiene diez días.', 'Tiene diez (10) días.'],
    ['figures for words', 'Pasaron treinta y cinco años.', 'Pasaron 35 años.'],
    ['an amount in another form', 'Pagó $ 450.000.', 'Abonó pesos cuatrocientos cincuenta mil ($ 450.000).'],
    ['an amount after its number', 'Pagó 1.200 dólares.', 'Abonó dólares estadounidenses mil doscientos (USD 1.200).'],
    ['an amount with cents', 'Debe $ 1.234,50.', 'Debe pesos mil doscientos treinta y cuatro con 50/100 ($ 1.234,50).'],
    ['an amount with its last zeros', 'Debe $ 100.', 'Debe $ 100,00.'],
    ['millions in words', 'Pidió 2 millones de pesos.', 'Reclamó $ 2.000.000.'],
    ['thousands of millions', 'Eran dos mil millones.', 'Eran 2.000.000.000.'],
    ['a date in another format', 'Firmaron el 10/03/2026.', 'Suscribieron el 10 de marzo de 2026.'],
    ['a date in words', 'El 1° de abril de 2025 pagó.', 'El primero de abril de dos mil veinticinco abonó.'],
    ['a date with a short year', 'Fue el 05/04/26.', 'Fue el 5 de abril de 2026.'],
    ['a citation in another form', 'Rige el art. 245 de la LCT.', 'Rige el artículo 245 de la ley 20.744.'],
    ['a norm by another name', 'Según el Cód. Civ. y Com., responde.', 'Según el Código Civil y Comercial, responde.'],
    ['a name elsewhere in the sentence', 'Ayer Ana Ejemplo cobró.', 'Cobró ayer la señora Ana Ejemplo.'],
    ['another verb before a name', 'Dijo Ana Ejemplo que sí.', 'Manifestó Ana Ejemplo que sí.'],
    ['a courtesy that is added', 'El juez debe resolver.', 'Vuestra Señoría debe resolver.'],
    ['an adversative that only looks like a denial', 'Pagó, pero tarde.', 'Pagó; no obstante, tarde.'],
    ['a denial in other words', 'No debe nada.', 'Nunca debió suma alguna.'],
    ['the same quotation', 'Dijo “no pago”.', 'Manifestó: “no pago”.'],
  ])('with %s', (_what, original, wording) => {
    expect(compare(original, wording)).toEqual({ lost: [], added: [] });
  });
});

describe('what a wording loses or adds is told by its kind and in its words', () => {
  it.each([
    ['number', 'Tiene 10 días.', 'Tiene pocos días.', '10'],
    ['number', 'Vinieron tres testigos.', 'Vinieron testigos.', 'tres'],
    ['date', 'Pagó el 10/03/2026.', 'Pagó.', '10/03/2026'],
    ['date', 'Pagó el lunes.', 'Pagó.', 'lunes'],
    ['date', 'Vence el 10 de marzo.', 'Vence en marzo.', '10 de marzo'],
    ['amount', 'Pagó $ 450.000.', 'Pagó.', '450.000'],
    ['amount', 'Pagó $ 450.000.', 'Pagó 450.000 dólares.', '450.000'],
    ['citation', 'Rige el art. 245 de la LCT.', 'Rige la norma citada.', 'art. 245 de la LCT'],
    ['citation', 'Rige el art. 245 de la LCT.', 'Rige el art. 246 de la LCT.', 'art. 245 de la LCT'],
    ['citation', 'Se dijo en Fallos: 329:5.', 'Se dijo antes.', 'Fallos: 329:5'],
    ['name', 'Lo vio Ana Ejemplo.', 'Lo vio una vecina.', 'Ana Ejemplo'],
    ['name', 'Lo vio Ana ayer.', 'Lo vio ayer por la mañana.', 'Ana'],
    ['name', 'Lo firmó [PERSONA_1].', 'Lo firmó [PERSONA_2].', '[PERSONA_1]'],
    ['quote', 'Escribió «lo debo todo».', 'Escribió que lo debía todo.', '«lo debo todo»'],
    ['negation', 'El demandado no pagó.', 'El demandado pagó.', 'no'],
    ['negation', 'No pagó y no vino.', 'Pagó y no vino.', 'no'],
    ['negation', 'Nadie pagó.', 'Alguien pagó.', 'no'],
  ])('%s of "%s"', (kind, original, wording, text) => {
    expect(compare(original, wording).lost).toContainEqual({ kind, text });
    expect(compare(wording, original).added).toContainEqual({ kind, text });
  });
});
