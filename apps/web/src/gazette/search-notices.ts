import type { GazetteCategory } from '@foja/contracts/gazette';
import { findWord, foldText } from './fold-text.ts';

/**
 * The notices that have a word that begins like each of `words`, in issuer, norm, summary or category, under their categories; emptied ones are left out.
 * @param words folded; none keeps all.
 */
export function searchNotices(categories: readonly GazetteCategory[], words: readonly string[]): GazetteCategory[] {
  return categories
    .map(({ name, notices }) => ({
      name,
      notices: notices.filter(({ issuer, norm, summary }) => {
        const { text } = foldText(`${name} ${issuer} ${norm} ${summary}`);
        return words.every((word) => findWord(text, word) >= 0);
      }),
    }))
    .filter(({ notices }) => notices.length > 0);
}

export function countNotices(categories: readonly GazetteCategory[]): number {
  return categories.reduce((sum, { notices }) => sum + notices.length, 0);
}
