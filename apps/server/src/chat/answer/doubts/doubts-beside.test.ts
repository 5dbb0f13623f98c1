import { expect, test } from 'vitest';
import type { Doubt } from '../../../corpus/doubts/read-doubts.ts';
import { buildSource, warrantyArticle } from '../../../testing/build-retrieval.ts';
import { understood } from '../../../testing/understood.ts';
import { DoubtIndex } from '../../../understanding/doubt-index.ts';
import { starterKnowledge } from '../../../understanding/knowledge.ts';
import { doubtsBeside } from './doubts-beside.ts';

const { roles, regimes, facts, cases, sought } = starterKnowledge();
const doubt = (key: string, asked: string, answer: string): Doubt => ({ on: [key], asked: [asked], answer, cases: [] });
const asked = 'qué garantía tiene un celular usado que se rompió';
const used = doubt('ldc:11', asked, 'Las cosas usadas tienen tres meses.');
const usedAgain = doubt('ldc:11', `${asked} otra vez`, 'Tienen tres meses las cosas usadas.');
const freight = doubt('ldc:11', `${asked} con flete`, 'El flete lo paga el fabricante.');
const receipt = doubt('ldc:11', `${asked} sin factura`, 'La factura se reemplaza con testigos.');
const repair = doubt('ldc:11', `${asked} y se reparó`, 'Lo mal reparado se vuelve a arreglar.');
const homicide = doubt('cp:79', 'celular usado en un homicidio', 'El homicidio tiene prisión.');
const far = doubt('ldc:11', 'repuestos de un lavarropas', 'El fabricante ofrece repuestos.');

/** Of a few doubts, of which nothing was learned, each is less likely than one of thousands. */
const ofFew = -1.5;
const ofReceipt = `¿Q${asked.slice(1)} sin factura?`;
const beside = (some: Doubt[], question = ofReceipt, told = used) =>
  doubtsBeside(
    understood(question),
    [warrantyArticle, buildSource({ id: 'cp:79' })],
    { doubts: new DoubtIndex(some), roles, regimes, facts, cases, sought },
    [{ text: told.answer, keys: told.on }],
    ofFew,
  ).map(({ text }) => text);

test('what people ask nearest to what is told stands beside it, at most one', () => {
  const found = beside([used, freight, receipt, repair], `¿Q${asked.slice(1)} sin factura, con flete y se reparó?`);
  expect(found).toHaveLength(1);
  expect(found).not.toContain(used.answer);
});

test('what speaks of what is asked and not told comes first', () => {
  expect(beside([used, freight, receipt, repair])[0]).toBe(receipt.answer);
});

test('what says the same again is left out', () => {
  expect(beside([used, usedAgain])).toEqual([]);
});

test('what is far less likely is left out', () => {
  expect(beside([used, far])).toEqual([]);
});

test('what is of another branch of law has to be nearly as likely', () => {
  expect(beside([used, homicide])).toEqual([]);
});

test('what is told beside is what holds for everybody: the only time told is that of what is asked', () => {
  const elapsed: Doubt = {
    ...receipt,
    cases: [{ when: 'duracion-dicha > 3 meses', answer: 'Ya pasaron los tres meses de la factura.' }],
  };
  expect(beside([used, elapsed], `${ofReceipt} Lo tengo hace 5 meses.`)).toEqual([receipt.answer]);
});
