import type { DomainId } from '@foja/contracts/domains';
import type { Retrieval, RetrievalDecision, RetrievalQuery } from '../../retrieval/retrieval.ts';
import { inItsPlace } from '../../understanding/reading/in-its-place.ts';
import { readParts } from '../../understanding/reading/read-parts.ts';
import { standsByItself } from '../../understanding/reading/stands-by-itself.ts';
import type { QuestionPart, UnderstoodQuestion } from '../../understanding/understood-question.ts';

/** What is known of a question when it is searched. */
type Asked = Pick<UnderstoodQuestion, 'text' | 'before' | 'parts'>;

const maxParts = 4;
/** Longest stretch of a message that is read for its parts: the rest of a long story repeats it. */
const readCharacters = 4_000;
/** Of what is found for a second part alone. */
const maxAdded = 3;
/** A part with fewer words leans on the whole question too much to be searched by itself. */
const minPartCharacters = 16;
/** What two matters in one question may come to, though each of them alone is found. */
const mayMixMatters = new Set<RetrievalDecision>(['no-match', 'unclear']);

/**
 * What a question is answered from. Where it asks several things, each is searched by itself as well, and the best that it alone finds
 * goes along; a source knows where it was found for which part.
 * @param understood the person's own words, in a thread what stands before them, and the parts.
 * @param question what is sought: those words, and others that the law has for what they tell.
 */
export async function retrieveEachPart(
  deps: { retrieve: (query: RetrievalQuery) => Promise<Retrieval> },
  understood: Asked,
  question: string,
  domain: DomainId,
): Promise<Retrieval> {
  const ofWhole = await deps.retrieve({ question, asked: understood.text, domain });
  const { text, parts } = partsToSeek(understood, question);
  const isOpen = ofWhole.decision === 'grounded' || mayMixMatters.has(ofWhole.decision);
  const [first] = parts;
  if (first === undefined || parts.length < 2 || !isOpen) return ofWhole;
  const alone: { part: QuestionPart; found: Retrieval }[] = [];
  for (const part of parts) {
    if (part.text.length < minPartCharacters) continue;
    const searched = standsByItself(part)
      ? part.text
      : part === first
        ? inItsPlace(text, part)
        : `${part.text} (${first.text})`;
    alone.push({ part, found: await deps.retrieve({ question: searched, domain }) });
  }
  const found =
    ofWhole.decision === 'grounded'
      ? ofWhole
      : alone.find(({ part, found: own }) => own.decision === 'grounded' && standsByItself(part))?.found;
  if (found === undefined) return ofWhole;
  const sources = new Map(found.sources.map((source) => [source.id, source]));
  for (const { part, found: own } of alone) {
    const fresh = own.sources
      .filter(({ id, kind }) => (part !== first || found !== ofWhole) && kind !== 'guide' && !sources.has(id))
      .slice(0, maxAdded);
    for (const source of fresh) sources.set(source.id, source);
    for (const [rank, { id, score }] of own.sources.entries()) {
      const known = sources.get(id);
      if (known) sources.set(id, { ...known, ofParts: [...(known.ofParts ?? []), { part: part.text, rank, score }] });
    }
  }
  return { ...found, sources: [...sources.values()] };
}

/** The parts of a question, and the text in which they stand; one that goes on with another is searched by what the other asks too. */
function partsToSeek({ text, before, parts }: Asked, question: string): { text: string; parts: QuestionPart[] } {
  const [seen, all] = before === null ? [text, parts] : [question, readParts(question.slice(0, readCharacters))];
  return { text: seen, parts: all.slice(0, maxParts) };
}
