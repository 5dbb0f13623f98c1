import type { Anonymized, AnonymizeRequest } from '@foja/contracts/anonymization';
import { anonymizationMessages } from '@foja/contracts/anonymization-calls';
import type { LanguageModels } from '../platform/language-model.ts';
import type { TextThreads } from '../platform/threads/text-threads.ts';
import { acceptProposalsOf } from './accept-proposals.ts';
import { presentAnonymized, runEngine } from './anonymize-text.ts';
import { ProposalFailed, proposeData } from './propose-data.ts';
import type { TextAnonymizer } from './text-anonymizer.ts';

export interface AnonymizeAdvancedDeps {
  anonymizer: TextAnonymizer;
  /** Null where no language model is configured. */
  languageModels: LanguageModels | null;
  threads: TextThreads;
}

/**
 * Advanced mode: the engine, then a language model that reads the redacted text and names what is left, then the engine
 * again with what holds of it, so that every further mention goes too. Without a model, or with one that does not answer
 * well, the basic result with a message.
 * @param onModelFailure told why, for the operator's log; nothing of the text is in it.
 * @throws {AnonymizationFailed} when the engine fails; {HttpError} 503 `text_busy`; the signal's reason when the caller is gone.
 */
export async function anonymizeAdvanced(
  deps: AnonymizeAdvancedDeps,
  owner: string,
  asked: AnonymizeRequest,
  onModelFailure: (reason: ProposalFailed['reason']) => void,
  signal: AbortSignal,
): Promise<Anonymized> {
  const startedMs = performance.now();
  const basic = await runEngine(deps, owner, asked);
  const basicBecause = (message: string) => presentAnonymized(basic, { startedMs, isAiUsed: false, message });
  if (!deps.languageModels) return basicBecause(anonymizationMessages.noModel);
  try {
    const proposals = await proposeData(deps.languageModels, basic.text, signal);
    const { text, keep = [] } = asked;
    const accepted = await deps.threads.run(
      acceptProposalsOf,
      { text, replacements: basic.replacements, proposals, keep },
      { owner, characters: text.length + keep.join('').length, signal },
    );
    const refined = accepted.length > 0 ? await runEngine(deps, owner, asked, accepted) : basic;
    return presentAnonymized(refined, { startedMs, isAiUsed: true, message: null });
  } catch (error) {
    if (!(error instanceof ProposalFailed)) throw error;
    onModelFailure(error.reason);
    return basicBecause(anonymizationMessages.modelFailed);
  }
}
