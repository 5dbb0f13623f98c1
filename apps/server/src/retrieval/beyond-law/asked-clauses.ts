import { fold } from '@foja/legal-text/fold';

/** Longer messages tell a case, and what they ask is asked of it. */
const mostCharacters = 240;

/** A message as its clauses that ask, folded and without marks, and what it tells besides. */
export interface AskedClauses {
  clauses: string[];
  /** The whole message. */
  whole: string;
  /** The same clauses with their accents, by which Spanish tells "inició" from "inicio". */
  accented: string[];
}

/** "No sé si perdonarla, ¿qué hago?": what is asked stands before it. */
const bare = /^(?:y )?(?:que (?:hago|haces|harias|me aconsejas|opinas|decis)|como hago|ayuda|no|vos)$/;

/** Reads what a short message asks, clause by clause; null for one that tells a case at length. */
export function readAskedClauses(message: string): AskedClauses | null {
  const text = message.trim();
  if (text.length === 0 || text.length > mostCharacters) return null;
  // "Si no declaro, ¿…?": the condition goes with what is asked under it.
  const sentences = text
    .replace(/(\bsi [^.?!¿]*, *)¿/gi, '$1')
    .split(/(?<=[?!])|[.;\n](?=\s|$)|¿/)
    .filter((sentence) => /[a-z]/i.test(sentence));
  const marked = sentences.filter((sentence) => sentence.includes('?'));
  const asking = marked.filter((sentence) => !bare.test(plainWords(sentence)));
  const kept = (asking.length > 0 ? asking : sentences).filter((sentence) => {
    const words = plainWords(sentence);
    return words !== '' && !bare.test(words);
  });
  if (kept.length === 0) return null;
  const accented = kept.map((sentence) =>
    sentence
      .toLowerCase()
      .replace(/[¿?¡!]/g, '')
      .trim(),
  );
  return { clauses: kept.map(plainWords), accented, whole: plainWords(text) };
}

function plainWords(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9,]+/g, ' ')
    .replace(/ ?, ?/g, ', ')
    .replace(/^[ ,]+|[ ,]+$/g, '');
}
