import { localEngineName } from '@foja/contracts/models';
import type { SignedInActor } from '../accounts/actor.ts';
import { type RequireAnonymizedDeps, requireAnonymized } from '../anonymization/require-anonymized.ts';
import { HttpError } from '../platform/http-errors.ts';
import { askModel, documentModelId } from './ask-model.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { keepGrounded } from './keep-grounded.ts';
import type { ReadOutcome } from './reading/read-document.ts';

export type SummaryDeps = RequireAnonymizedDeps & Pick<DocumentsDeps, 'languageModels' | 'limits'>;

const summaryMaxCharacters = 900;
const task = `Resumí el documento en español, en tres o cuatro oraciones claras, sin títulos ni listas: qué es, entre quiénes, qué se pide, decide o acuerda, con sus fechas, plazos y montos. Usá solamente lo que el documento dice y no agregues opiniones.`;

/**
 * A document's summary: the model's, as far as each sentence holds against the document, else the document's own sentences. The
 * model sees no personal data that the account's settings take out.
 */
export async function summariseDocument(
  deps: SummaryDeps,
  actor: SignedInActor,
  { beginning, summary }: Pick<ReadOutcome, 'beginning' | 'summary'>,
  signal: AbortSignal,
): Promise<{ text: string; by: string }> {
  const own = { text: summary, by: localEngineName };
  if (!deps.languageModels || beginning.trim() === '') return own;
  const safe = await requireAnonymized(deps, actor, 'documentUpload', {
    texts: [beginning],
    isAnonymized: false,
  }).catch((error: unknown) => {
    // What cannot be made safe goes to no model; the document itself is still the person's to keep.
    if (error instanceof HttpError && error.code === 'anonymization_required') return null;
    throw error;
  });
  if (!safe) return own;
  const material = [{ label: 'DOCUMENTO', text: safe.texts[0] as string }];
  const { summaryTimeoutMs: timeoutMs } = deps.limits.model;
  const draft = await askModel(deps.languageModels, { task, material, timeoutMs }, signal);
  if (draft === null) return own;
  const { text } = keepGrounded(safe.putBack ? safe.putBack(draft) : draft, () => beginning);
  return text === '' ? own : { text: text.slice(0, summaryMaxCharacters), by: documentModelId };
}
