import type { DomainId } from '@foja/contracts/domains';
import type { Retrieval, RetrievalQuery } from '../../retrieval/retrieval.ts';
import { readParts } from '../../understanding/reading/read-parts.ts';

const maxParts = 3;
/** Longest stretch of a message that is read for its parts: the rest of a long story repeats it. */
const readCharacters = 4_000;
/** Of what is found for a second part alone. */
const maxAdded = 2;
/** A part with fewer words leans on the whole question too much to be searched by itself. */
const minPartCharacters = 16;

/**
 * What a question is answered from. Where it asks several things, each of the others is searched by itself as well, in the light of the
 * first, and the best that it alone finds goes along.
 * @param asked the person's own words, where `question` holds more.
 */
export async function retrieveEachPart(
  deps: { retrieve: (query: RetrievalQuery) => Promise<Retrieval> },
  question: string,
  domain: DomainId,
  asked = question,
): Promise<Retrieval> {
  const found = await deps.retrieve({ question, asked, domain });
  const parts = readParts(question.slice(0, readCharacters)).slice(0, maxParts);
  if (parts.length < 2 || found.decision !== 'grounded') return found;
  const known = new Set(found.sources.map(({ id }) => id));
  const sources = [...found.sources];
  const [first] = parts;
  for (const part of parts.slice(1)) {
    if (part.text.length < minPartCharacters || first === undefined) continue;
    const own = await deps.retrieve({ question: `${part.text} (${first.text})`, domain });
    const fresh = own.sources.filter(({ id, kind }) => kind !== 'guide' && !known.has(id)).slice(0, maxAdded);
    for (const source of fresh) known.add(source.id);
    sources.push(...fresh);
  }
  return { ...found, sources };
}
