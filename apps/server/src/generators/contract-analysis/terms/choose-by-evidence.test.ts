import { expect, test } from 'vitest';
import { contractSentences } from '../contract-sentences.ts';
import { readContract } from '../read-contract.ts';
import { chooseByEvidence, namesOfSigns } from './choose-by-evidence.ts';
import { evidenceOf, signsOfFields } from './evidence.ts';
import { evidenceWeights } from './evidence-weights.ts';

const priceEvidence = evidenceOf('price');

const late = 'El atraso lleva un recargo de $ 9.000, por única vez en el mes.';
const price = 'Por el uso se paga $ 148.000 por mes, IVA incluido.';

test('which amount is the price is told by what each is for, and not by where it stands', () => {
  const sentences = contractSentences(`${late}\n\n${price}`, []);
  const chosen = chooseByEvidence(sentences, 'services', priceEvidence, { sentence: undefined, weight: 2 });
  expect(chosen?.text).toBe(price);
});

test('what patterns take stands where nothing else has more, and where they take none one needs enough', () => {
  const sentences = contractSentences('Las partes fijan sus domicilios en Salta.', []);
  expect(chooseByEvidence(sentences, 'services', priceEvidence, { sentence: sentences[0], weight: 2 })).toBe(
    sentences[0],
  );
  expect(chooseByEvidence(sentences, 'services', priceEvidence, { sentence: undefined, weight: 2 })).toBeUndefined();
});

test('a sum in words is the price of a loan, and its interest is not', () => {
  const text = [
    'CONVENIO DE PRÉSTAMO',
    'Entre Ana Paz, DNI 20.111.222, y Luis Soto, DNI 21.222.333, se conviene:',
    'PRIMERA. La dadora entrega en este acto al tomador la cantidad de once millones ochocientos mil pesos.',
    'SEGUNDA. El capital ganará un interés del tres por ciento mensual.',
  ].join('\n\n');
  const own = readContract.run({ text, withWording: false, underReview: [], contractKind: null });
  expect(own.price.quote).toContain('once millones');
});

test('every sign of a field has its weight, and nothing else has one', () => {
  for (const [field, signs] of Object.entries(signsOfFields)) {
    const weighed = Object.keys(evidenceWeights[field as keyof typeof evidenceWeights].signs);
    expect(weighed.toSorted(), field).toEqual(namesOfSigns(signs).toSorted());
  }
});
