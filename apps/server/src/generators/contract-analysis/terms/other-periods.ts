import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import { found } from '../../extract/findings.ts';
import type { ContractSentence } from '../contract-sentences.ts';
import { time } from './spans-of-time.ts';

const termPatterns: readonly [string, RegExp][] = [
  [
    'Pago',
    new RegExp(
      `\\b(?:pag\\w+|abon\\w+|vencimiento\\w*|cuotas?)\\b[^.]{0,140}\\b(?:del \\d+ al \\d+|dentro de los ${time}|por mes adelantado|con vencimiento|mensuales|el dia ${time})`,
    ),
  ],
  [
    'Entrega',
    new RegExp(
      `\\b(?:entreg\\w+|escritur\\w+|posesion)\\b[^.]{0,120}\\b(?:dentro de los ${time}|el dia|antes del|en este acto|el \\d{1,2} de)`,
    ),
  ],
  [
    'Preaviso',
    new RegExp(
      `\\b(?:preaviso|antelacion|anticipacion)\\b[^.]{0,80}\\b${time}|\\b${time} dias de (?:preaviso|antelacion|anticipacion)`,
    ),
  ],
  ['Renovación', /^(?!.*\b(?:fiador|fianza|garant))(?=.*\b(?:renov\w+|prorrog\w+)\b)/],
];

/** When one pays, delivers, gives notice and renews, each in the first sentence that tells it. */
export function readOtherPeriods(sentences: readonly ContractSentence[]): ContractAnalysis['terms'] {
  return termPatterns.flatMap(([label, pattern]) => {
    const sentence = sentences.find(({ folded }) => pattern.test(folded));
    return sentence ? [{ label, finding: found(sentence.text) }] : [];
  });
}
