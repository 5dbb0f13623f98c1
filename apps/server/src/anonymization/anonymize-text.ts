import type { AnonymizeResult } from '@foja/anonymizer';
import type { Anonymized, AnonymizeRequest } from '@foja/contracts/anonymization';
import { personalDataTypes } from '@foja/contracts/anonymization-calls';
import type { TextAnonymizer } from './text-anonymizer.ts';

/**
 * Basic mode: the engine's result.
 * @param owner whose turn it takes where texts wait.
 * @throws {AnonymizationFailed}
 */
export async function anonymizeText(
  deps: { anonymizer: TextAnonymizer },
  owner: string,
  asked: AnonymizeRequest,
): Promise<Anonymized> {
  const startedMs = performance.now();
  return presentAnonymized(await runEngine(deps, owner, asked), { startedMs, isAiUsed: false, message: null });
}

/** The engine on one request, with the data that somebody added beside those that the request brings. */
export async function runEngine(
  deps: { anonymizer: TextAnonymizer },
  owner: string,
  { text, state, keep, known = [] }: AnonymizeRequest,
  added: NonNullable<AnonymizeRequest['known']> = [],
): Promise<AnonymizeResult> {
  const options = { keep, known: [...known, ...added] };
  const [result] = await deps.anonymizer.anonymize({ texts: [text], state, options }, owner);
  return result as AnonymizeResult;
}

/** The engine's result in the words of specification 3. */
export function presentAnonymized(
  { text, replacements, kept, map, state }: AnonymizeResult,
  told: { startedMs: number; isAiUsed: boolean; message: string | null },
): Anonymized {
  return {
    success: true,
    anonymized_text: text,
    replacements,
    searched: [...personalDataTypes],
    kept,
    map,
    state,
    stats: {
      total_replacements: replacements.length,
      processing_time_ms: Math.round(performance.now() - told.startedMs),
      ai_used: told.isAiUsed,
    },
    error: null,
    message: told.message,
  };
}
