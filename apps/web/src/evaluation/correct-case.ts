import type { CaseCorrections } from '@foja/contracts/evaluation';
import { localStore, storageKeys } from '../platform/browser-storage.ts';
import type { HistoryEntry } from '../tool-history/tool-history.ts';
import { type EvaluatedCase, evaluationHistoryOf } from './evaluated-case.ts';
import { requestEvaluation } from './request-evaluation.ts';

/**
 * Has a kept case computed anew with what the person put right, and keeps the result in place of the first.
 * @throws {CallFailed} when the server refuses or fails; an error where so corrected it tells too little.
 */
export async function correctCase(
  owner: string,
  { content, id }: HistoryEntry<EvaluatedCase>,
  corrections: CaseCorrections,
): Promise<void> {
  const { chosen, evaluation, sent, story } = content;
  const answer = await requestEvaluation(
    {
      message: sent,
      // What left the browser as it was written was not anonymized here: the server then sees to it.
      isAnonymized: sent !== story,
      corrections: chosen ? { ...corrections, guideTitle: chosen } : corrections,
      ...(evaluation.continuation ? { continuation: evaluation.continuation } : {}),
    },
    new AbortController().signal,
  );
  if (answer.insufficient) throw new Error('So corrected, the case tells too little');
  evaluationHistoryOf(owner).change(id, (kept) => ({
    ...kept,
    evaluation: answer,
    chosen: null,
    corrections: chosen ? { ...corrections, guideTitle: chosen } : corrections,
  }));
  localStore.set(storageKeys.lastEvaluation, JSON.stringify(answer));
}
