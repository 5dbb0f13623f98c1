import type { Node as DocumentNode } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

export interface FindOptions {
  matchesCase: boolean;
  wholeWord: boolean;
}

/** Where a match stands in the document. */
export interface Match {
  from: number;
  to: number;
}

/** Stands for what is no text (a citation, a line break): as long as its node, so that offsets stay positions. */
const notText = '\uFFFC';

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character);

/** Lower case that keeps every offset: the few letters that would grow stay as they are. */
function lowered(text: string): string {
  return text.replace(/./gsu, (character) => {
    const lower = character.toLowerCase();
    return lower.length === character.length ? lower : character;
  });
}

/** Where the words stand in one text; matches do not overlap. */
export function findInText(text: string, query: string, { matchesCase, wholeWord }: FindOptions): Match[] {
  if (query === '' || query.includes(notText)) return [];
  const searched = matchesCase ? text : lowered(text);
  const wanted = matchesCase ? query : lowered(query);
  const found: Match[] = [];
  let from = searched.indexOf(wanted);
  while (from !== -1) {
    const to = from + wanted.length;
    const isPart = isWordCharacter(text[from - 1]) || isWordCharacter(text[to]);
    if (wholeWord && isPart) {
      from = searched.indexOf(wanted, from + 1);
    } else {
      found.push({ from, to });
      from = searched.indexOf(wanted, to);
    }
  }
  return found;
}

/** Every match of the document, in order. Words are not looked for across paragraphs. */
export function findMatches(document: DocumentNode, query: string, options: FindOptions): Match[] {
  const found: Match[] = [];
  if (query === '') return found;
  document.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, notText);
    for (const { from, to } of findInText(text, query, options)) {
      found.push({ from: position + 1 + from, to: position + 1 + to });
    }
    return false;
  });
  return found;
}

/** Puts other words in the place of these matches, with the look that the first word of each has. */
export function replaceMatches(transaction: Transaction, matches: readonly Match[], words: string): Transaction {
  // From the end, so that what has been replaced moves nothing that is still to come.
  for (const { from, to } of [...matches].reverse()) {
    if (words === '') transaction.delete(from, to);
    else {
      const marks = transaction.doc.resolve(from).marksAcross(transaction.doc.resolve(to)) ?? [];
      const first = transaction.doc.nodeAt(from)?.marks ?? marks;
      transaction.replaceWith(from, to, transaction.doc.type.schema.text(words, first));
    }
  }
  return transaction;
}
