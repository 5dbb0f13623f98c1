import type { DocumentSuggestion } from '@foja/contracts/generators/document-suggestion';
import { z } from 'zod';
import type { StructureModel } from '../../platform/structure-model.ts';
import { asQuote } from '../extract/sentences.ts';
import { verbatimIn } from '../extract/verbatim.ts';
import type { Generated, GenerationDeps, GenerationInput } from '../generation.ts';
import { materialOf } from '../matter/material-of.ts';
import type { Matter } from '../matter/matter.ts';
import { modelOnlyNote } from '../matter/no-ground.ts';
import { checkLaw } from '../model/verify-references.ts';

const schema = z.object({
  documents: z
    .array(
      z.object({
        name: z.string().min(1),
        proves: z.string().min(1),
        quote: z.string().nullish().catch(null),
        articles: z.array(z.string()).catch([]),
      }),
    )
    .max(30),
});

const sides = { plaintiff: 'la parte actora', defendant: 'la parte demandada' };
const instructionsFor = ({
  partyRole,
}: GenerationInput) => `La ficha son documentos y otra prueba que conviene reunir para ${sides[partyRole]}. Formato:
{"documents": [{"name", "proves": qué hecho del texto prueba, "quote": la frase del texto que lo nombra o que cuenta ese hecho, "articles"}]}
Hasta ocho, propios de este texto. No digas dónde se consiguen.`;

/**
 * Adds proof that a model draws from the text, each with words of it, under an element of its own. Where to get it is not asked of
 * a model.
 * @throws {StructureFailed}
 */
export async function addModelDocuments(
  deps: GenerationDeps,
  model: StructureModel,
  input: GenerationInput,
  matter: Matter | null,
  own: Generated<DocumentSuggestion>,
): Promise<Generated<DocumentSuggestion>> {
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
  const known = new Set(
    own.structure.elements.flatMap(({ documents }) => documents.map(({ name }) => name.toLowerCase())),
  );
  const added: DocumentSuggestion['elements'] = [];
  for (const { articles, name, proves, quote } of read.documents) {
    const words = verbatimIn(text, quote);
    if (words === null || known.has(name.toLowerCase())) continue;
    const law = await checkLaw(deps, articles, [name, proves]);
    citations.push(...law.citations);
    added.push({
      element: proves,
      mark: 'inferred',
      quote: asQuote(words),
      articles: law.articles,
      burden: null,
      documents: [
        { name, why: proves, whereToGet: null, namedInText: false, quote: asQuote(words), articles: law.articles },
      ],
    });
  }
  return {
    ...own,
    citations,
    engine: added.length === 0 ? own.engine : modelId,
    structure: {
      ...own.structure,
      elements: [...own.structure.elements, ...added],
      notes: matter === null && added.length > 0 ? [modelOnlyNote] : own.structure.notes,
    },
  };
}
