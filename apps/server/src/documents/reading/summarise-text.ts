import { splitSentences } from '@foja/legal-text/split-sentences';
import { documentTerms } from '../document-terms.ts';

const summaryMaxCharacters = 600;
const sentencesMax = 4;
const sentenceCharacters = { min: 40, max: 320 };
/** What opens a document says what it is; what a summary leaves to the end of a long one is rarely its matter. */
const readCharacters = 60_000;
const candidatesMax = 400;
/** A sentence that shares this much with one already chosen says nothing new. */
const sameThingRatio = 0.6;

/** Words with which Argentine writings say what they do, decide or bind to. */
const tellingWords =
  /\b(?:objeto|demand[ao]|promuev|interpon|solicit|resuelv|resuelvo|fallo|sentencia|conden|rechaz|hace lugar|celebra|contrato|convien|plazo|precio|monto|suma|vence|vigencia|oblig|intim|notific|despid|indemniz|daños|alquiler|locador|locatari|comprador|vendedor|actor[a]?|parte)\w*/giu;

/**
 * A summary in the document's own sentences, in its order: those that hold most of what the document speaks of, that say what it
 * does, or that open it. Empty where there is no sentence.
 */
export function summariseText(text: string): string {
  const sentences = splitSentences(text.slice(0, readCharacters))
    .filter((sentence) => isSentence(sentence.text))
    .slice(0, candidatesMax)
    .map((sentence) => ({
      text: oneLine(sentence.text),
      terms: new Set(documentTerms(sentence.text).map((t) => t.term)),
    }));
  if (sentences.length === 0) return oneLine(text).slice(0, sentenceCharacters.max).trim();
  const frequency = new Map<string, number>();
  for (const { terms } of sentences) for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const ranked = sentences
    .map((sentence, place) => ({ ...sentence, place, score: score(sentence, place, frequency, sentences.length) }))
    .toSorted((a, b) => b.score - a.score);
  const chosen: typeof ranked = [];
  let length = 0;
  for (const candidate of ranked) {
    if (chosen.length === sentencesMax) break;
    if (length + candidate.text.length > summaryMaxCharacters) continue;
    if (chosen.some((other) => overlap(candidate.terms, other.terms) > sameThingRatio)) continue;
    chosen.push(candidate);
    length += candidate.text.length + 1;
  }
  return chosen
    .toSorted((a, b) => a.place - b.place)
    .map((sentence) => sentence.text)
    .join(' ');
}

/** Not a heading, a form's dotted line, or a column of figures. */
function isSentence(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const length = text.length;
  if (length < sentenceCharacters.min || length > sentenceCharacters.max || letters < length * 0.6) return false;
  return (text.match(/\p{Ll}/gu)?.length ?? 0) > letters * 0.4;
}

function score(
  { text, terms }: { text: string; terms: ReadonlySet<string> },
  place: number,
  frequency: ReadonlyMap<string, number>,
  count: number,
): number {
  let shared = 0;
  // Said once it is a detail; said everywhere, a word of the trade.
  for (const term of terms) {
    const among = frequency.get(term) ?? 1;
    shared += Math.log(among) * Math.log(1 + count / among);
  }
  const telling = new Set(text.toLowerCase().match(tellingWords) ?? []).size;
  const opening = Math.max(0, 1 - place / 12);
  return shared / Math.sqrt(terms.size + 4) + 0.6 * Math.min(telling, 3) + 1.2 * opening;
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
