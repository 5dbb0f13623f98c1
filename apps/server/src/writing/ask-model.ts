import type { AssistantModelId } from '@foja/contracts/jurisprudence-limits';
import type { TransformationRequest, TransformationSuggestion } from '@foja/contracts/transformations';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import type { Stretch } from '@foja/legal-text/split-sentences';
import { z } from 'zod';
import type { SafeTexts } from '../anonymization/require-anonymized.ts';
import { said } from '../generators/model/lenient-fields.ts';
import type { StructureModel } from '../platform/structure-model.ts';
import { commandInstructions } from './commands.ts';
import { compareFacts, readFacts } from './facts/compare-facts.ts';
import { suggest } from './suggest.ts';

/** Sentences that go together in one call to the model, so that no answer grows past what endpoints give. */
const callMaxCharacters = 6_000;
const reasonMaxCharacters = 200;
/** A wording past this is no wording of its sentence. */
const wordingMaxCharacters = (sentence: string) => sentence.length * 3 + 400;

const changeSchema = z.object({
  oracion: z.coerce.number().int().positive(),
  texto: z.string().trim().min(1),
  motivo: said,
});
const changesSchema = z.object({
  cambios: z
    .array(changeSchema.nullable().catch(null))
    .refine((changes) => changes.length === 0 || changes.some((change) => change !== null)),
});

/**
 * The sentences as they go to the model, one a line with its number, in as many texts as calls are made. The numbers are what
 * leads an answer back to its sentence, also where personal data were taken out in between.
 */
export function numberedTexts(sentences: readonly Stretch[]): string[] {
  const texts: string[] = [];
  let current = '';
  for (const [index, { text }] of sentences.entries()) {
    const line = `[${index + 1}] ${text.replace(/\s*\n\s*/g, ' ')}\n`;
    if (current !== '' && current.length + line.length > callMaxCharacters) {
      texts.push(current);
      current = '';
    }
    current += line;
  }
  return current === '' ? texts : [...texts, current];
}

/**
 * Suggestions of a language model, one a sentence that it changes. Every one is compared with its sentence: what it loses or
 * adds is told with it. Whatever else the model answers is left out, so that nothing that stands in the text can make it do
 * more than reword that text.
 * @param safe the numbered texts without personal data, and the way back.
 * @throws {StructureFailed} when the model does not answer as it was asked to.
 */
export async function askModel(
  model: StructureModel,
  commandId: TransformationRequest['commandId'],
  asked: {
    sentences: readonly Stretch[];
    safe: SafeTexts;
    /** The person's own command without personal data; it counts where there is no quick one. */
    wish: string;
    model: AssistantModelId;
    registry: NormRegistry;
    signal: AbortSignal;
  },
): Promise<TransformationSuggestion[]> {
  const putBack = asked.safe.putBack ?? ((text: string) => text);
  const instructions = instructionsFor(commandId ? commandInstructions[commandId] : asked.wish);
  const stop = new AbortController();
  // Not AbortSignal.any: what that makes may be collected before it fires on Node 20.
  const follow = () => stop.abort(asked.signal.reason);
  if (asked.signal.aborted) follow();
  asked.signal.addEventListener('abort', follow, { once: true });
  const answers = await Promise.all(
    asked.safe.texts.map((text) =>
      model.fill({ schema: changesSchema, instructions, text, model: asked.model, signal: stop.signal }),
    ),
  )
    .catch((error: unknown) => {
      // One call that fails fails them all: the others need not be paid for.
      stop.abort();
      throw error;
    })
    .finally(() => asked.signal.removeEventListener('abort', follow));
  const reworded = new Map<number, TransformationSuggestion>();
  for (const change of answers.flatMap(({ cambios }) => cambios)) {
    const sentence = change && asked.sentences[change.oracion - 1];
    if (!sentence || reworded.has(change.oracion)) continue;
    const wording = putBack(change.texto.replace(/^\[\d+\]\s*/, '')).replace(/\s*\n\s*/g, ' ');
    if (wording === '' || wording === sentence.text || wording.length > wordingMaxCharacters(sentence.text)) continue;
    const reason = putBack(change.motivo ?? 'Reescribe la oración.')
      .replace(/\s+/g, ' ')
      .slice(0, reasonMaxCharacters);
    const changes = compareFacts(readFacts(sentence.text, asked.registry), readFacts(wording, asked.registry));
    reworded.set(change.oracion, suggest(sentence, wording, reason, changes));
  }
  return [...reworded.values()].sort((left, right) => left.start - right.start);
}

function instructionsFor(task: string): string {
  return `Reescribís oraciones de un texto. El pedido es: ${task}
El texto trae una oración por línea, con su número adelante ("[12] ..."). Proponé solo las oraciones que cambian, cada una completa y por separado: no unas ni repartas oraciones entre números.
Conservá exactamente cada nombre, número, fecha, importe, cita legal y todo lo que está entre comillas, y no agregues ninguno. No agregues ni quites hechos, argumentos ni negaciones. No repitas el número de línea en "texto".
Completá {"cambios": [{"oracion": 12, "texto": "la oración reescrita", "motivo": "qué cambió y por qué, en pocas palabras"}]}; si ninguna cambia, {"cambios": []}.`;
}
