import type { RagResponse } from '@foja/contracts/chat';
import { appVersion } from '@foja/contracts/limits';
import type { ReadCorpusVersion } from '../corpus/attested/corpus-version.ts';
import { readAttestedSources } from '../corpus/attested/read-attested-sources.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { sha256 } from '../platform/sha256.ts';
import { sealAnswer } from './answer-seal.ts';

export interface AttestAnswerDeps {
  db: Database;
  clock: Clock;
  jwtSecret: string;
  corpusVersion: ReadCorpusVersion;
}

/** An answer that says nothing of the law attests nothing. */
const attestable: readonly RagResponse['outcome'][] = ['grounded', 'approximate'];

/**
 * The seal that goes out with an answer, so that a record can be made of it later without the server keeping a word: of what was
 * asked, what was answered, and the texts of its sources at this moment.
 * @param question as it was read, without personal data; null where some were put back in the answer, which can then not be attested.
 */
export async function attestAnswer(
  deps: AttestAnswerDeps,
  question: string | null,
  asOf: string | null,
  { content, citations, sources, model, outcome }: RagResponse,
): Promise<string | null> {
  if (question === null || !attestable.includes(outcome)) return null;
  const cited = citations.flatMap(({ source, verified }) => (verified && source !== null ? [source] : []));
  const ids = [...new Set([...sources.map(({ id }) => id), ...cited])];
  const [corpus, texts] = await Promise.all([deps.corpusVersion(), readAttestedSources(deps.db, ids)]);
  return sealAnswer(deps.jwtSecret, {
    answeredAt: deps.clock.now().toISOString(),
    question,
    contentHash: sha256(content),
    engine: model,
    appVersion,
    asOf,
    corpus,
    sources: ids.map((id) => [id, texts.get(id)?.textHash ?? null]),
  });
}
