import { fold } from '@foja/legal-text/fold';

/** Where a ruling names its parties. */
const beginningCharacters = 1_200;

/** The share of the words of a ruling's title that the beginning of a text says, or more of it, from 0 to 1. */
export function namedShareOf(title: string, text: string, characters = beginningCharacters): number {
  const names = new Set(fold(title).match(/[a-z]{4,}/g) ?? []);
  if (names.size === 0) return 0;
  const said = new Set(fold(text.slice(0, characters)).match(/[a-z]{4,}/g) ?? []);
  return [...names].filter((name) => said.has(name)).length / names.size;
}
