import type { KeptMention } from '@foja/anonymizer';
import { anonymizeTextMaxCharacters } from '@foja/contracts/anonymization-calls';
import { requestAnonymization, type ServerMode } from '../anonymization/request-anonymization.ts';
import { runInWorker } from '../platform/run-in-worker.ts';
import { textMaxCharacters } from '../text-source/document-text.ts';
import AnonymizerWorker from './anonymizer.worker.ts?worker';
import type { Datum } from './decisions.ts';

export interface Found {
  spans: readonly Omit<Datum, 'kept'>[];
  /** Names that were recognised and stay, in order, outside the spans. */
  kept: readonly KeptMention[];
  mode: ServerMode;
  timeMs: number;
  aiUsed: boolean;
  /** Why advanced mode gave the basic result; null where there is nothing to say. */
  notice: string | null;
}

/** Longest text of each mode: the basic one runs here, the advanced one on the server. */
export const maxCharacters: Record<ServerMode, number> = {
  basic: textMaxCharacters,
  advanced: anonymizeTextMaxCharacters,
};

/**
 * Finds the personal data of a text. Basic: in this browser, nothing is sent. Advanced: the server does, with a review by a model.
 * @throws {DOMException} `AbortError` when `signal` aborts; other errors where the worker or the call fails.
 */
export async function findData(text: string, mode: ServerMode, signal: AbortSignal): Promise<Found> {
  if (mode === 'basic') {
    const answer = await runInWorker<Pick<Found, 'spans' | 'kept' | 'timeMs'>>(
      () => new AnonymizerWorker(),
      text,
      signal,
    );
    return { ...answer, mode, aiUsed: false, notice: null };
  }
  const { replacements, kept, stats, message } = await requestAnonymization(mode, { text }, signal);
  return {
    spans: replacements.map(({ start, end, type, original }) => ({ start, end, type, text: original })),
    kept,
    mode,
    timeMs: stats.processing_time_ms,
    aiUsed: stats.ai_used,
    notice: message,
  };
}
