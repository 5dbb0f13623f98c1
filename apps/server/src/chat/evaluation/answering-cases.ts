import { createHash } from 'node:crypto';
import type { DomainId } from '@foja/contracts/domains';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Retrieval, RetrievalQuery } from '../../retrieval/retrieval.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import type { Understand } from '../../understanding/open-understanding.ts';
import { type PartCandidates, rankOpeningCandidates } from '../answer/opening-candidates.ts';
import { retrieveEachPart } from '../answer/retrieve-each-part.ts';
import { readAnswerBasis } from '../local-answerer.ts';
import { settleGuide } from '../settle-guide.ts';

export interface AnsweringDeps {
  db: Database;
  clock: Clock;
  understand: Understand;
  retrieve: (query: RetrievalQuery) => Promise<Retrieval>;
  knowledge: Pick<Knowledge, 'regimes' | 'roles' | 'sought'>;
}

const domain: DomainId = 'todos_premium';

/** The sentences that the local engine chooses from to open its answer, by part of the question; empty where it refuses. */
export async function readAnsweringCandidates(deps: AnsweringDeps, question: string): Promise<PartCandidates[]> {
  const understood = await deps.understand(question, []);
  const sought = [question, ...deps.knowledge.sought.of(understood)].join('\n');
  const found = await retrieveEachPart(deps, understood, sought, domain);
  const retrieval = await settleGuide(deps, question, domain, found, understood);
  if (retrieval.decision !== 'grounded') return [];
  const { basis } = readAnswerBasis({ question, retrieval, history: [], understood, doubts: null }, deps.knowledge);
  const { sources, isTold = false } = retrieval;
  return rankOpeningCandidates(understood, basis, sources, deps.knowledge, isTold);
}

/** Names a sentence in `bench/answers/answering.tsv`; one that was rewritten since has another name. */
export function sentenceName(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
