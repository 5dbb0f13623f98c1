import type { Retrieval, RetrievalQuery } from './retrieval.ts';

type Retrieve = (query: RetrievalQuery) => Promise<Retrieval>;

/** For one call: what was asked for already is not searched again, whichever of its parts asks. */
export function retrieveOnceEach(retrieve: Retrieve): Retrieve {
  const found = new Map<string, Promise<Retrieval>>();
  return (query) => {
    // Where only the question is told, it is what was asked.
    const { among, domain, limit, only, question, asked = question } = query;
    const key = JSON.stringify([question, asked, domain, limit, only, among]);
    const known = found.get(key) ?? retrieve(query);
    found.set(key, known);
    return known;
  };
}
