import type { WritingRule } from './rule.ts';

/** Blanks and marks as Spanish typesetting has them. Line breaks and non-breaking blanks stay. */
export const spacing: WritingRule = {
  reason: 'corrige espacios y puntuación',
  seesCitations: true,
  apply: (sentence) =>
    sentence
      .replace(/(?<=\S)[ \t]{2,}(?=\S)/g, ' ')
      .replace(/(?<=[\p{L}\p{N})”»"\uE000-\uF8FF])[ \t]+(?=[,;:.!?)](?:\s|$))/gu, '')
      .replace(/(?<=[(¿¡])[ \t]+(?=\S)/g, '')
      .replace(/(?<=\p{L})([,;:])(?=\p{L}{2})/gu, '$1 ')
      .replace(/,{2,}/g, ',')
      .replace(/(?<!\.)\.\.(?!\.)/g, '.'),
};

const doubled =
  /(?<![\p{L}\p{N}])(de|del|la|el|los|las|que|en|y|al|un|una|por|con|se|su|para|lo|como)[ \t]+\1(?![\p{L}\p{N}])/giu;

/** A small word written twice by mistake. */
export const repeatedWords: WritingRule = {
  reason: 'quita una palabra repetida',
  apply: (sentence) => sentence.replace(doubled, '$1'),
};

/** Exclamations are marks of feeling that a formal text does without. */
export const exclamations: WritingRule = {
  reason: 'quita los signos de exclamación',
  apply: (sentence) =>
    sentence
      .replace(/¡/g, '')
      .replace(/!+(?=\s*$)/, '.')
      .replace(/!+/g, ''),
};
