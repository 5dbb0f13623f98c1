import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { Ask, QuestionPart } from '../../../understanding/understood-question.ts';
import { readSentenceFacts } from '../sentence-facts.ts';
import { showsIn } from './cover-asks.ts';

const formAsks = new Set<Ask>(['who', 'where', 'how-long']);
const sectionAsks = new Set<Ask>(['what-to-do', 'where', 'proof']);
const sinceThen = /\b(?:desde (?:que|el|la|los)|empiezan? a correr|a partir de|contad[oa]s? desde)\b/;
const beginsAsking =
  /^\W*(?:y )?(?:(?:a|con|de|en|ante|desde|hasta|por) )?(?:que|cual(?:es)?|cuant[oa]s?|cuando|como|a?donde|quien(?:es)?)\b/;

/** Whether what is told has the form in which a part is answered: who pays may be told in other words than it is asked. */
export function isToldOtherwise({ asks }: QuestionPart, told: string): boolean {
  return asks.some((ask) => {
    if (ask === 'since-when') return sinceThen.test(told);
    if (ask === 'how-much') return readSentenceFacts(told).quantities.length > 0;
    return formAsks.has(ask) && showsIn(ask, told);
  });
}

/** A guide tells it in a section of its own. */
export function isOfSection({ asks }: QuestionPart): boolean {
  return asks.some((ask) => sectionAsks.has(ask));
}

/** It has its mark or begins by asking: what else may ask tells the case, or is one of a topic's list. */
export function asksOutright({ text }: QuestionPart): boolean {
  return /[?¿]/.test(text) || beginsAsking.test(foldInPlace(text));
}
