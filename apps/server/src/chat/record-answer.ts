import type { RagResponse } from '@foja/contracts/chat';
import type { DomainId } from '@foja/contracts/domains';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { keptUse } from '../usage/keep-use.ts';
import type { Reservation } from '../usage/reserve-use.ts';
import type { TokenUsage } from './answerer.ts';
import { answers } from './chat.table.ts';

/**
 * Keeps that an answer was given: for whom, on which sources, how it ended. Never the question nor the text.
 * @param use the use that it costs, which is counted for good by the same statement.
 */
export async function recordAnswer(
  deps: { db: Database; clock: Clock },
  subject: string,
  domain: DomainId,
  response: RagResponse,
  tokens: TokenUsage | null,
  use: Reservation | null = null,
): Promise<void> {
  const { db } = deps;
  await (use === null ? db : db.with(keptUse(db, use))).insert(answers).values({
    id: response.answerId,
    subject,
    domain,
    outcome: response.outcome,
    model: response.model,
    sourceIds: response.sources.map((source) => source.id),
    unverifiedCitations: response.citations.filter((citation) => !citation.verified).length,
    processingTimeMs: Math.round(response.debugStats.processingTimeMs),
    promptTokens: tokens?.prompt ?? null,
    completionTokens: tokens?.completion ?? null,
    createdAt: deps.clock.now(),
  });
}
