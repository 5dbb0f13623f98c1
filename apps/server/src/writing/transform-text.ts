import { isProfessionalOrHigher, searchConfigDefaults } from '@foja/contracts/jurisprudence-limits';
import { transformationMessages } from '@foja/contracts/transformation-rules';
import type { TransformationRequest, TransformationResponse } from '@foja/contracts/transformations';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import type { Actor } from '../accounts/actor.ts';
import { type RequireAnonymizedDeps, requireAnonymized } from '../anonymization/require-anonymized.ts';
import type { StructureModel } from '../platform/structure-model.ts';
import type { TextThreads } from '../platform/threads/text-threads.ts';
import { sendNorms } from '../retrieval/norms-in-threads.ts';
import type { CountedWorkDeps } from '../usage/settle-use.ts';
import { spendUse } from '../usage/spend-use.ts';
import { askModel, numberedTexts } from './ask-model.ts';
import { splitPassages } from './split-passages.ts';
import { notUnderstood, transformWithRules, wishOf } from './transform-with-rules.ts';

export type TransformTextDeps = CountedWorkDeps &
  RequireAnonymizedDeps & {
    /** Null where no language model is configured: the local rules answer. */
    structureModel: StructureModel | null;
    norms: () => Promise<NormRegistry>;
    threads: TextThreads;
  };

/**
 * Suggests a new wording for the sentences of a text. Takes a use, which is given back where the work fails on our side, or the
 * caller leaves before a model has begun. Text and wish go to the model without personal data, which come back in what it answers.
 * @throws {HttpError} 422 `anonymization_required`, 429 `usage_exhausted`.
 * @throws {StructureFailed} when the model does not answer as it was asked to.
 */
export async function transformText(
  deps: TransformTextDeps,
  actor: Actor,
  asked: TransformationRequest,
  signal: AbortSignal,
): Promise<TransformationResponse> {
  const { structureModel } = deps;
  if (structureModel === null) {
    const { text, commandId, customCommand } = asked;
    // Nobody pays for a wish that was not understood.
    if (wishOf(asked) === null) return notUnderstood;
    return spendUse(deps, actor, 'writingTransformation', signal, async () =>
      deps.threads.run(
        transformWithRules,
        { text, commandId, customCommand, norms: sendNorms(await deps.norms()) },
        { owner: actor.subject, characters: text.length },
      ),
    );
  }
  const sentences = splitPassages(asked.text);
  const { customCommand = '' } = asked;
  // The whole text first, as the person was shown it: who is who there counts for each of its sentences.
  const { texts, ...ways } = await requireAnonymized(deps, actor, 'questionGeneration', {
    texts: [asked.text, ...numberedTexts(sentences), customCommand],
    isAnonymized: asked.isAnonymized,
    known: asked.known,
    acceptsOriginal: asked.acceptsOriginal,
  });
  const model = isProfessionalOrHigher(actor.role) ? asked.model : searchConfigDefaults.model;
  return spendUse(deps, actor, 'writingTransformation', signal, async () => {
    const registry = await deps.norms();
    const suggestions = await askModel(structureModel, asked.commandId, {
      sentences,
      safe: { texts: texts.slice(1, -1), ...ways },
      wish: texts.at(-1) ?? '',
      model,
      registry,
      signal,
    });
    signal.throwIfAborted();
    const notice = suggestions.length === 0 ? transformationMessages.modelChangedNothing : null;
    return { suggestions, engine: model, notice };
  });
}
