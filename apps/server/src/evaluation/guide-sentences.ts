import { analyzeTerms } from '@foja/legal-text/analyze';
import type { GuideSource } from '../corpus/corpus-source.ts';
import { bracketedKeys } from '../corpus/statements/split-pieces.ts';

/** A sentence or bullet of a guide without its marks, and the articles that it stands on. */
export interface GuideSentence {
  text: string;
  keys: string[];
}

const keys = /\s*\[\s*[a-z][a-z0-9-]*:[^\]]*\]/g;
const listMark = /^(?:[-*•]|\d{1,2}[.)])\s+/;

/** The sentences of these sections of a guide, in order; none where it has no such section. */
export function sentencesOf(guide: GuideSource, ...headings: string[]): GuideSentence[] {
  return guide.sections
    .filter(({ heading }) => headings.includes(heading))
    .flatMap(({ body }) => body.split('\n'))
    .flatMap((line) => (listMark.test(line.trim()) ? [line] : line.split(/(?<=[\].!?])\s+(?=[A-ZÁÉÍÓÚÑ¿])/)))
    .map((line) => ({ text: line.replace(keys, '').replace(listMark, '').trim(), keys: bracketedKeys(line) }))
    .filter(({ text }) => text !== '');
}

const lawSections = ['Respuesta breve', 'Qué da la ley', 'Plazos'];
const maxArticles = 2;

/**
 * The articles that an element rests on: those of the guide's sentence on the law that speaks most of it, else the guide's
 * first article.
 */
export function articlesOfElement(guide: GuideSource, element: string): string[] {
  const terms = new Set(analyzeTerms(element));
  const sentences = sentencesOf(guide, ...lawSections).filter((sentence) => sentence.keys.length > 0);
  const [best] = sentences
    .map((sentence, index) => ({
      index,
      keys: sentence.keys,
      shared: new Set(analyzeTerms(sentence.text).filter((term) => terms.has(term))).size,
    }))
    .sort((left, right) => right.shared - left.shared || left.index - right.index);
  const found = best !== undefined && best.shared > 0 ? best.keys : guide.articles.slice(0, 1);
  return found.slice(0, maxArticles);
}
