import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLawRules } from '../../../corpus/rules/open-law-rules.ts';
import { readClauseWordings } from '../../../corpus/rules/read-clause-wordings.ts';
import { findProjectRoot } from '../../../platform/project-root.ts';
import { ClauseRecogniser, parseLearnedClauses, writeLearnedClauses } from './clause-recogniser.ts';
import { type ClauseExample, learnClauses } from './learn-clauses.ts';

const examples: ClauseExample[] = [
  { check: 'faro', text: 'El farero podrá apagar la luz del faro cuando lo desee y sin avisar a los barcos.' },
  { check: 'faro', text: 'La luz del faro se apagará sin aviso, a voluntad del farero.' },
  { check: 'bote', text: 'El pescador pierde el bote si llega tarde al muelle.' },
  { check: 'bote', text: 'Quien llegue tarde perderá su bote a favor del dueño del muelle.' },
  { check: null, text: 'El farero avisará a los barcos antes de apagar la luz del faro.' },
  { check: null, text: 'El pescador guardará el bote en el muelle y pagará la amarra.' },
  { check: null, text: 'El precio se paga del uno al diez de cada mes en el domicilio del dueño.' },
];
const any = () => true;
const written = 'Sin aviso a los barcos, el farero podrá dejar el faro sin luz cuando lo desee.';

test('a clause in words of its own is known by those of others, and its lawful neighbour is not', () => {
  const recogniser = new ClauseRecogniser(learnClauses(examples));
  expect(recogniser.recognise(written, any)?.check).toBe('faro');
  const lawful = recogniser.recognise('El farero avisará a cada barco antes de apagar la luz de su faro.', any);
  expect(lawful?.chance).toBeLessThan(recogniser.recognise(written, any)?.chance ?? 0);
  expect(lawful?.chance).toBeLessThan(0.5);
});

test('neither a heading nor a check that is not looked for is recognised, and nothing before anything was learned', () => {
  const recogniser = new ClauseRecogniser(learnClauses(examples));
  expect(recogniser.recognise('FARO Y LUZ DEL FARERO', any)).toBeNull();
  expect(recogniser.recognise(written, () => false)).toBeNull();
  expect(recogniser.recognise(written, (check) => check === 'bote')?.check).toBe('bote');
  expect(new ClauseRecogniser(parseLearnedClauses('')).recognise(written, () => false)).toBeNull();
  const nothing = new ClauseRecogniser({ checks: [], features: new Map(), rarityOfUnknown: 1 });
  expect(nothing.recognise(written, any)).toBeNull();
});

test('the same clauses teach the same, and what is read from its file recognises as what was written', () => {
  const learned = learnClauses(examples);
  const file = writeLearnedClauses(learned, 'abc');
  expect(writeLearnedClauses(learnClauses(examples), 'abc')).toBe(file);
  const [fresh, again] = [new ClauseRecogniser(learned), new ClauseRecogniser(parseLearnedClauses(file))];
  for (const { text } of examples) {
    expect(again.recognise(text, any)?.check).toBe(fresh.recognise(text, any)?.check);
    expect(again.recognise(text, any)?.chance).toBeCloseTo(fresh.recognise(text, any)?.chance ?? 0, 1);
  }
});

test('nothing that measures is learned: no wording stands among those of the bench', () => {
  const root = findProjectRoot();
  const checks = new Set(openLawRules().contractRisks.map(({ id }) => id));
  const { wordings } = readClauseWordings(join(root, 'corpus'), checks);
  const measuring = readFileSync(join(root, 'bench/documents/clause-wordings.tsv'), 'utf8');
  expect(wordings.length).toBeGreaterThan(1000);
  expect(wordings.filter(({ text }) => measuring.includes(text))).toEqual([]);
});
