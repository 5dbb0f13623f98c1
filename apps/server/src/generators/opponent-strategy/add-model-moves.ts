import type { OpponentStrategy } from '@foja/contracts/generators/opponent-strategy';
import { z } from 'zod';
import type { StructureModel } from '../../platform/structure-model.ts';
import { asQuote } from '../extract/sentences.ts';
import { verbatimIn } from '../extract/verbatim.ts';
import type { Generated, GenerationDeps, GenerationInput } from '../generation.ts';
import { materialOf } from '../matter/material-of.ts';
import type { Matter } from '../matter/matter.ts';
import { modelOnlyNote } from '../matter/no-ground.ts';
import { checkLaw } from '../model/verify-references.ts';

const moveSchema = z.object({
  title: z.string().min(1),
  explanation: z.string().min(1),
  quote: z.string().nullish().catch(null),
  articles: z.array(z.string()).catch([]),
  howToAnswer: z.string().nullish().catch(null),
});
const movesSchema = z.array(moveSchema).max(20);
const schema = z.object({ arguments: movesSchema, exceptions: movesSchema, defences: movesSchema });

const sides = {
  plaintiff: 'Quien pregunta asesora a la parte actora: escribí lo que diría la parte demandada.',
  defendant: 'Quien pregunta asesora a la parte demandada: escribí lo que diría la parte actora.',
};

function instructionsFor({ includeResponses, partyRole }: GenerationInput): string {
  return `La ficha es la estrategia de la otra parte. ${sides[partyRole]} Formato:
{"arguments": [{"title", "explanation", "quote", "articles", "howToAnswer"}], "exceptions": [...], "defences": [...]}
Hasta cuatro en cada lista, los más fuertes y propios de este texto. "quote" es la frase del texto que da pie, o null.
${includeResponses ? '"howToAnswer" dice cómo contestarlo.' : '"howToAnswer" es null.'}`;
}

/**
 * Adds what a model foresees to our own moves, which stay. A move without words of the text behind it is to be judged; without
 * a guide, it is left out.
 * @throws {StructureFailed}
 */
export async function addModelMoves(
  deps: GenerationDeps,
  model: StructureModel,
  input: GenerationInput,
  matter: Matter | null,
  own: Generated<OpponentStrategy>,
): Promise<Generated<OpponentStrategy>> {
  const { model: modelId, signal, text } = input;
  const read = await model.fill({
    schema,
    instructions: instructionsFor(input),
    text,
    material: materialOf(matter),
    model: modelId,
    signal,
  });
  const citations = [...own.citations];
  const check = async (moves: z.infer<typeof movesSchema>): Promise<OpponentStrategy['arguments']> => {
    const checked: OpponentStrategy['arguments'] = [];
    for (const { articles, explanation, howToAnswer, quote, title } of moves) {
      const words = verbatimIn(text, quote);
      if (words === null && matter === null) continue;
      const law = await checkLaw(deps, articles, [title, explanation, howToAnswer ?? '']);
      citations.push(...law.citations);
      checked.push({
        title,
        explanation,
        mark: words === null ? 'to-judge' : 'inferred',
        articles: law.articles,
        quote: words === null ? null : asQuote(words),
        howToAnswer: input.includeResponses ? (howToAnswer ?? null) : null,
      });
    }
    return checked;
  };
  const { structure } = own;
  const added = {
    arguments: await check(read.arguments),
    exceptions: await check(read.exceptions),
    defences: await check(read.defences),
  };
  const isEmpty = Object.values(added).every((moves) => moves.length === 0);
  return {
    ...own,
    citations,
    engine: isEmpty ? own.engine : modelId,
    structure: {
      ...structure,
      arguments: [...structure.arguments, ...added.arguments],
      exceptions: [...structure.exceptions, ...added.exceptions],
      defences: [...structure.defences, ...added.defences],
      notes: matter === null && !isEmpty ? [modelOnlyNote] : structure.notes,
    },
  };
}
