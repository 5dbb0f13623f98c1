import { fold } from '@foja/legal-text/fold';
import { documentTerms } from './document-terms.ts';
import { askingTerms, nameTerms } from './passages-asked-for.ts';
import type { FoundPassage } from './reading/search-passages.ts';

const directMin = 0.6;
/** Of what a question that is answered by yes or no says. */
const mostShare = 0.4;
/** What the thing that is asked for weighs where the passage says it, and where it does not. */
const focusWeight = 0.2;
/** A year of the question that the document does not hold; any other number tells that it speaks of something else. */
const yearWeight = 0.35;
const year = /^#(?:19|20)\d\d$/;

const asksWith =
  /(?:^|[\s¿(])(?:qu[eé]|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|cu[aá]ndo|qui[eé]n(?:es)?|c[oó]mo|d[oó]nde|por qu[eé])(?=\s)/giu;

/** Words of a question of which a passage must say something, and which share of them. */
interface Focus {
  terms: string[];
  enough: number;
}

/**
 * What each question of a message asks for: the first word of meaning after the one that asks; where it is answered by yes or no,
 * its verb if it opens with it, and else most of what it says. Names, and words that only ask, are not asked for.
 */
function focusOf(message: string): Focus[] {
  const names = nameTerms(message);
  const meaning = (text: string) =>
    documentTerms(text).filter(({ term }) => !names.has(term) && !askingTerms.has(term) && !term.startsWith('#'));
  const termsOf = (text: string) => [...new Set(meaning(text).map(({ term }) => term))];
  const asked = message.split(/(?<=\?)|(?=¿)/u).filter((part) => part.includes('?'));
  return (asked.length > 0 ? asked : [message]).flatMap((part): Focus[] => {
    const marks = [...part.matchAll(asksWith)].map(({ index }) => index);
    if (marks.length > 0) {
      const terms = marks.flatMap((start) => termsOf(part.slice(start)).slice(0, 1));
      return terms.length === 0 ? [] : [{ terms: [...new Set(terms)], enough: 1 }];
    }
    const own = part.slice(part.indexOf('¿') + 1);
    const [first] = meaning(own);
    if (first?.start === 0) return [{ terms: [first.term], enough: 1 }];
    const terms = termsOf(own);
    return [{ terms: terms.length > 1 ? terms : termsOf(message), enough: mostShare }];
  });
}

/** How much of what is asked for the passage says, from 0 to 1. */
export function focusMet(message: string, said: ReadonlySet<string>): number {
  const focuses = focusOf(message);
  if (focuses.length === 0) return 1;
  const met = focuses.map(({ terms, enough }) =>
    Math.min(1, terms.filter((term) => said.has(term)).length / Math.max(1, terms.length) / enough),
  );
  return met.reduce((sum, share) => sum + share, 0) / met.length;
}

/** Whether the passage says what is asked, and not only something near it. */
export function isDirect(message: string, passage: FoundPassage): boolean {
  const met = focusMet(message, new Set(passage.said));
  const held = new Set([...passage.said, ...passage.saidElsewhere]);
  const strange = documentTerms(fold(message)).filter(({ term }) => term.startsWith('#') && !held.has(term));
  if (strange.some(({ term }) => !year.test(term))) return false;
  return passage.coverage + focusWeight * (2 * met - 1) - (strange.length > 0 ? yearWeight : 0) >= directMin;
}
