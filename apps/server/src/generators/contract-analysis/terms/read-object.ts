import type { ContractSentence } from '../contract-sentences.ts';
import { titledSentence } from './titled-sentence.ts';

const titled = /\bobjeto\b/;
const tellsObject =
  /\b(?:objeto|da en (?:locacion|alquiler)|vende|entrega en (?:este acto|prestamo|mutuo)|brindara|prestara|se obliga a (?:prestar|realizar|ejecutar))\b/;

/** The sentence that tells what the contract is about. */
export function readObject(sentences: readonly ContractSentence[]): ContractSentence | undefined {
  return titledSentence(sentences, { title: titled, says: tellsObject });
}
