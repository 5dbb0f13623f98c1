import type { EarlierTurn, RagResponse } from '@foja/contracts/chat';
import { appVersion } from '@foja/contracts/limits';
import type { ReadCorpusVersion } from '../corpus/attested/corpus-version.ts';
import { readAttestedSources } from '../corpus/attested/read-attested-sources.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { sha256 } from '../platform/sha256.ts';
import { type EarlierTurns, sealAnswer } from './answer-seal.ts';
import type { PersonalDataDeps } from './require-nothing-personal.ts';

export interface AttestAnswerDeps extends PersonalDataDeps {
  db: Database;
  clock: Clock;
  jwtSecret: string;
  corpusVersion: ReadCorpusVersion;
}

/** An answer that says nothing of the law attests nothing. */
const attestable: readonly RagResponse['outcome'][] = ['grounded', 'approximate'];

/** What an answer was given to. */
interface AnswerBasis {
  /** As it was read, without personal data; null where some were put back in the answer, which can then not be attested. */
  question: string | null;
  /** As it was read, the oldest turn first. */
  history: readonly EarlierTurn[];
  asOf: string | null;
}

/**
 * The seal that goes out with an answer, so that a record can be made of it later without the server keeping a word: of what was
 * asked, what was answered, and the texts of its sources at this moment. Of the earlier turns it holds how many they were and a hash.
 */
export async function attestAnswer(
  deps: AttestAnswerDeps,
  owner: string,
  { question, history, asOf }: AnswerBasis,
  response: RagResponse,
): Promise<string | null> {
  const { content, citations, sources, model, outcome } = response;
  if (question === null || !attestable.includes(outcome)) return null;
  if (await repeatsSomethingPersonal(deps, owner, history, response)) return null;
  const cited = citations.flatMap(({ source, verified }) => (verified && source !== null ? [source] : []));
  const ids = [...new Set([...sources.map(({ id }) => id), ...cited])];
  const [corpus, texts] = await Promise.all([deps.corpusVersion(), readAttestedSources(deps.db, ids)]);
  return sealAnswer(deps.jwtSecret, {
    answeredAt: deps.clock.now().toISOString(),
    question,
    earlierTurns: sealedTurns(history),
    contentHash: sha256(content),
    engine: model,
    appVersion,
    asOf,
    corpus,
    sources: ids.map((id) => [id, texts.get(id)?.textHash ?? null]),
  });
}

function sealedTurns(history: readonly EarlierTurn[]): EarlierTurns | null {
  if (history.length === 0) return null;
  const turns = history.map(({ role, content }) => ({ role, content }));
  return { count: turns.length, hash: sha256(JSON.stringify(turns)) };
}

/**
 * Whether the answer says something personal that an earlier turn says and no source does. The turns are not there any more when a
 * record is made, and the names of an answer are otherwise those of rulings.
 * @throws {AnonymizationFailed}
 */
async function repeatsSomethingPersonal(
  { anonymizer }: PersonalDataDeps,
  owner: string,
  history: readonly EarlierTurn[],
  { content, sources }: RagResponse,
): Promise<boolean> {
  if (history.length === 0) return false;
  // Together, so that the same person has the same placeholder in the turns and in the answer.
  const texts = [...history.map((turn) => turn.content), content];
  const results = await anonymizer.anonymize({ texts }, owner);
  const ofTurns = new Set(
    results.slice(0, -1).flatMap(({ replacements }) => replacements.map((one) => one.placeholder)),
  );
  const told = sources.flatMap(({ heading, excerpt, excerptFrom = '' }) => [heading, excerpt, excerptFrom]).join('\n');
  const repeated = results.at(-1)?.replacements ?? [];
  return repeated.some(({ placeholder, original }) => ofTurns.has(placeholder) && !told.includes(original));
}
