import type { AskDocumentsRequest } from '@foja/contracts/documents';
import type { SignedInActor } from '../accounts/actor.ts';
import { requireAnonymized } from '../anonymization/require-anonymized.ts';
import { askModel, documentModelId } from './ask-model.ts';
import type { CitedPassage } from './cite-passage.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { keepGrounded } from './keep-grounded.ts';

const task = `Respondé la pregunta en español, breve y claro, usando solamente los pasajes de los documentos. Al final de cada oración poné entre corchetes el número del pasaje que la sostiene, por ejemplo [1]. Copiá exactamente fechas, montos y nombres. Si los pasajes no responden la pregunta, escribí solamente: SIN RESPUESTA.`;

const notices = {
  silent: 'El modelo de lenguaje no respondió: se muestran los pasajes encontrados.',
  ungrounded:
    'La respuesta del modelo de lenguaje no se apoyaba en tus documentos: se muestran los pasajes encontrados.',
  partly: 'Se quitaron de la respuesta oraciones que tus documentos no sostienen.',
} as const;

export interface WrittenAnswer {
  answer: string;
  /** Numbers of the passages that it stands on. */
  used: number[];
  model: string;
  notice: string | null;
}

/**
 * The model's answer over the passages, as far as each sentence names its passage and holds against it; null, with why, where
 * nothing of it does. The model sees no personal data that the account's settings take out.
 * @throws {HttpError} 422 `anonymization_required`
 */
export async function answerWithModel(
  deps: DocumentsDeps,
  actor: SignedInActor,
  { question, known }: Pick<AskDocumentsRequest, 'question' | 'known'>,
  cited: readonly CitedPassage[],
  signal: AbortSignal,
): Promise<{ answer: WrittenAnswer | null; notice: string | null }> {
  if (!deps.languageModels) return { answer: null, notice: null };
  const safe = await requireAnonymized(deps, actor, 'documentUpload', {
    texts: [...cited.map(({ passage }) => passage.text), question],
    isAnonymized: false,
    known,
  });
  const material = safe.texts.map((text, index) =>
    index === cited.length ? { label: 'PREGUNTA', text } : { label: `PASAJE [${index + 1}]`, text },
  );
  const { answerTimeoutMs: timeoutMs } = deps.limits.model;
  const draft = await askModel(deps.languageModels, { task, material, timeoutMs }, signal);
  if (draft === null) return { answer: null, notice: notices.silent };
  const sourcesOf = (numbers: readonly number[]) => {
    const sources = numbers.map((number) => cited[number - 1]?.passage.text);
    return numbers.length === 0 || sources.includes(undefined) ? null : sources.join('\n');
  };
  const kept = keepGrounded(safe.putBack ? safe.putBack(draft) : draft, sourcesOf, question);
  if (kept.text === '') return { answer: null, notice: notices.ungrounded };
  return {
    answer: {
      answer: kept.text,
      used: kept.numbers.toSorted((a, b) => a - b),
      model: documentModelId,
      notice: kept.dropped > 0 ? notices.partly : null,
    },
    notice: null,
  };
}
