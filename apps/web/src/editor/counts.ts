import { countOf } from '../platform/count-of.ts';

export const wordsText = (words: number): string => countOf(words, 'palabra', 'palabras');

export const charactersText = (characters: number): string => countOf(characters, 'carácter', 'caracteres');
