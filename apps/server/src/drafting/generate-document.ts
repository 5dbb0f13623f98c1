import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import type { DraftingRequest, DraftingResponse } from '@foja/contracts/drafting';
import { checkValues } from '@foja/contracts/drafting/check-values';
import { documentForms } from '@foja/contracts/drafting/document-forms';
import { draftStatus } from '@foja/contracts/drafting/draft-status';
import type { DocumentForm } from '@foja/contracts/drafting/form';
import { askedFields, readAnswers } from '@foja/contracts/drafting/read-answers';
import { generationDefaults } from '@foja/contracts/generators/use-cases';
import { localEngineName } from '@foja/contracts/models';
import type { Actor } from '../accounts/actor.ts';
import { type RequireAnonymizedDeps, requireAnonymized } from '../anonymization/require-anonymized.ts';
import { openTemplate } from '../corpus/rules/open-templates.ts';
import { readLawUnderReview } from '../corpus/rules/read-law-under-review.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { StructureModel } from '../platform/structure-model.ts';
import type { CountedWorkDeps } from '../usage/settle-use.ts';
import { spendUse } from '../usage/spend-use.ts';
import { composeDocument, type WrittenFacts } from './compose-document.ts';
import { improveFacts } from './improve-facts.ts';

export type GenerateDocumentDeps = CountedWorkDeps & RequireAnonymizedDeps & { structureModel: StructureModel | null };

const keptOwnWords =
  'El modelo propuso una redacción de los hechos que cambiaba u omitía datos, así que quedaron tus palabras.';

/**
 * Writes a document from its form. Only the facts may go to a model, without personal data; everything else is the
 * template's and the form's. The use is given back where the work fails on our side, or the caller leaves
 * before a model has begun.
 * @throws {HttpError} 400 with the fields that are wrong, 422 `anonymization_required`, 429 `usage_exhausted`.
 * @throws {StructureFailed} when the model does not answer as it was asked to.
 */
export async function generateDocument(
  deps: GenerateDocumentDeps,
  actor: Actor,
  { kind, values, ...asked }: DraftingRequest,
  signal: AbortSignal,
): Promise<DraftingResponse> {
  const form: DocumentForm = documentForms[kind];
  const problems = checkValues(form, values);
  if (problems[0]) throw new HttpError(400, 'invalid_request', problems[0].message, problems);

  const factsField = askedFields(form, values).find((field) => field.type === 'facts');
  const ownWords = factsField ? readAnswers(values, '').text(factsField.key) : null;
  const model = asked.improveFacts ? deps.structureModel : null;
  const safe =
    ownWords !== null && model
      ? await requireAnonymized(deps, actor, 'questionGeneration', {
          texts: [ownWords],
          isAnonymized: false,
          acceptsOriginal: asked.acceptsOriginal,
        })
      : null;

  return spendUse(deps, actor, 'documentDrafting', signal, async () => {
    const isImproving = ownWords !== null && model !== null && safe !== null;
    const facts: WrittenFacts | null = isImproving ? await improveFacts(model, ownWords, safe, signal) : null;
    const today = dayInArgentina(deps.clock.now());
    const underReview = await readLawUnderReview(deps.db);
    const blocks = composeDocument(openTemplate(kind), form, values, facts, { today, underReview });
    signal.throwIfAborted();
    const isImproved = facts?.ownWords != null;
    return {
      useCase: 'documentDrafting',
      kind,
      title: form.label,
      engine: isImproved ? generationDefaults.model : localEngineName,
      notice: isImproving && !isImproved ? keptOwnWords : null,
      blocks,
      status: draftStatus(form, values, today, underReview),
    };
  });
}
