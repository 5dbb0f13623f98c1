import type { RagResponse } from '@foja/contracts/chat';
import type { DomainId } from '@foja/contracts/domains';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { TokenUsage } from './answerer.ts';
import { answers } from './chat.table.ts';

/** Keeps that an answer was given: for whom, on which sources, how it ended. Never the question nor the text. */
export async function recordAnswer(
  deps: { db: Database; clock: Clock },
  subject: string,
  domain: DomainId,
  response: RagResponse,
  tokens: TokenUsage | null,
): Promise<void> {
  await deps.db.insert(answers).values({
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
