import type { AskDocumentsResponse } from '@foja/contracts/documents';
import { fold } from '@foja/legal-text/fold';
import { answerTexts } from '../answer-texts.ts';
import type { GoldQuestion, GoldVault } from './gold-vault.ts';

export interface VaultScore {
  questions: number;
  /** Of the answerable ones: the first passage holds the words that answer. */
  rightFirst: number;
  /** Among the passages that are quoted. */
  rightAmong: number;
  /** Every fact is told, and it is not said that nothing was found. */
  complete: number;
  /** Of the unanswerable ones: it is said that the documents do not say it. */
  declined: number;
  differences: string[];
}

const collapse = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');
/** A passage that is cut by the page holds at least this much of the words. */
const heldShareMin = 0.5;

/** How well questions over documents are answered without a model. */
export async function scoreVault({ texts, questions }: GoldVault): Promise<VaultScore> {
  const seen = { answerable: 0, first: 0, among: 0, complete: 0, unanswerable: 0, declined: 0 };
  const differences: string[] = [];
  for (const gold of questions) {
    const documents = gold.documents.map((name) => ({
      fileId: name,
      fileName: `${name}.txt`,
      pages: null,
      texts: texts.get(name) ?? [],
    }));
    const response = await answerTexts(documents, gold.question);
    const isDeclined = !response.isGrounded || response.answer.startsWith('No encontré');
    if (!gold.answerable) {
      seen.unanswerable += 1;
      if (isDeclined) seen.declined += 1;
      else differences.push(`${gold.id} answered: ${gold.question}`);
      continue;
    }
    const places = response.citations.map((citation) => holdsAnswer(citation, gold));
    const missing = missingFacts(response.answer, gold);
    seen.answerable += 1;
    if (places[0]) seen.first += 1;
    if (places.includes(true)) seen.among += 1;
    if (missing === 0 && !isDeclined) seen.complete += 1;
    if (!places[0] || missing > 0 || isDeclined) {
      const place = places.indexOf(true) + 1;
      differences.push(
        `${gold.id} ${gold.kind}: place ${place || 'none'}, facts missing ${missing}${isDeclined ? ', declined' : ''}: ${gold.question}`,
      );
    }
  }
  const share = (count: number, of: number) => (of === 0 ? 1 : count / of);
  return {
    questions: questions.length,
    rightFirst: share(seen.first, seen.answerable),
    rightAmong: share(seen.among, seen.answerable),
    complete: share(seen.complete, seen.answerable),
    declined: share(seen.declined, seen.unanswerable),
    differences,
  };
}

function holdsAnswer({ fileId, passage }: AskDocumentsResponse['citations'][number], gold: GoldQuestion): boolean {
  return holdsAnyOf(fileId, passage, [gold.passage, ...gold.alsoGood]);
}

/** Whether a passage holds any of these words of its document. */
export function holdsAnyOf(fileId: string, passage: string, goods: readonly GoldQuestion['passage'][]): boolean {
  const held = collapse(passage);
  return goods.some((good) => {
    if (good === null || good.document !== fileId) return false;
    const quote = collapse(good.quote);
    return held.includes(quote) || sharedLength(held, quote) >= quote.length * heldShareMin;
  });
}

/** The longest end of one that begins the other: words that run over the edge of a passage. */
function sharedLength(held: string, quote: string): number {
  for (let length = Math.min(held.length, quote.length); length > 0; length -= 1) {
    if (held.endsWith(quote.slice(0, length)) || held.startsWith(quote.slice(-length))) return length;
  }
  return 0;
}

function missingFacts(answer: string, { answer: facts }: GoldQuestion): number {
  const told = collapse(fold(answer.replaceAll('\\', '')));
  return facts.filter((ways) => !ways.some((way) => new RegExp(way, 'u').test(told))).length;
}
