import type { GenerationCitation } from '@foja/contracts/generators/generation-result';
import type { GeneratedQuestion } from '@foja/contracts/generators/question-set';
import { z } from 'zod';
import type { StructureModel } from '../../platform/structure-model.ts';
import { asQuote } from '../extract/sentences.ts';
import { verbatimIn } from '../extract/verbatim.ts';
import type { GenerationDeps, GenerationInput } from '../generation.ts';
import { materialOf } from '../matter/material-of.ts';
import type { Matter } from '../matter/matter.ts';
import { checkLaw } from '../model/verify-references.ts';

const schema = z.object({
  questions: z
    .array(
      z.object({
        question: z.string(),
        purpose: z.string(),
        expectedAnswer: z.string().nullish().catch(null),
        quote: z.string().nullish().catch(null),
        articles: z.array(z.string()).catch([]),
        followUps: z.array(z.string()).catch([]),
      }),
    )
    .max(30),
});

const shape = `Formato:
{"questions": [{"question", "purpose": qué hecho o elemento sirve, "expectedAnswer": lo que el texto o el corpus responden, o null, "quote", "articles", "followUps": hasta tres repreguntas}]}`;

export interface AskedQuestions {
  questions: GeneratedQuestion[];
  /** References in what the model wrote. */
  citations: GenerationCitation[];
}

/**
 * Has the model write questions. Each that is no question is left out; a quotation that the text does not hold is dropped, and an
 * answer without one is to be judged; every norm is looked up.
 * @throws {StructureFailed}
 */
export async function askModelForQuestions(
  deps: Pick<GenerationDeps, 'db' | 'citationResolver'>,
  model: StructureModel,
  { model: modelId, signal, text }: GenerationInput,
  matter: Matter | null,
  instructions: string,
): Promise<AskedQuestions> {
  const read = await model.fill({
    schema,
    instructions: `${instructions}\n${shape}`,
    text,
    material: materialOf(matter),
    model: modelId,
    signal,
  });
  const questions: GeneratedQuestion[] = [];
  const citations: GenerationCitation[] = [];
  for (const { articles, expectedAnswer, followUps, purpose, question, quote } of read.questions) {
    if (!/^¿.+\?$/s.test(question.trim())) continue;
    const words = verbatimIn(text, quote);
    const law = await checkLaw(deps, articles, [question, purpose, expectedAnswer ?? '', ...followUps]);
    citations.push(...law.citations);
    questions.push({
      question: question.trim(),
      purpose,
      expectedAnswer: expectedAnswer ?? 'El modelo no dio una respuesta que surja del texto: hay que averiguarla.',
      mark: words === null ? 'to-judge' : 'inferred',
      quote: words === null ? null : asQuote(words),
      articles: law.articles,
      followUps,
      witness: null,
      otherWillAsk: [],
    });
  }
  return { questions, citations };
}

/** Says that there are fewer questions than asked for, where there are some. */
export function fewerNote(count: number, asked: number): string[] {
  return count === 0 || count >= asked
    ? []
    : [`Hay ${count} preguntas con fundamento en el texto, y se pidieron ${asked}.`];
}
