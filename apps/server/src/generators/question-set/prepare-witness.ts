import { generationMessages } from '@foja/contracts/generators/generation-messages';
import type { QuestionSet } from '@foja/contracts/generators/question-set';
import { localEngineName } from '@foja/contracts/models';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import { readLawUnderReview } from '../../corpus/rules/read-law-under-review.ts';
import type { Generated, GenerationDeps, GenerationInput } from '../generation.ts';
import { modelOnlyNote, noGroundNote } from '../matter/no-ground.ts';
import { readMatter } from '../matter/read-matter.ts';
import { tellReading } from '../matter/tell-reading.ts';
import { type AskedQuestions, askModelForQuestions, fewerNote } from './model-questions.ts';
import { withoutResponses } from './without-responses.ts';
import { witnessQuestions } from './witness-questions.ts';
import { leadingQuestion, witnessNotes, witnessObjections } from './witness-rules.ts';

const instructions = (
  input: GenerationInput,
) => `La ficha son ${input.numberOfQuestions} preguntas para preparar a un testigo propio de la ${
  input.partyRole === 'plaintiff' ? 'parte actora' : 'parte demandada'
}. Cada pregunta es abierta, clara y concreta, sobre un solo hecho, sin términos afirmativos, sin sugerir la respuesta y sin tecnicismos (art. 443 CPCCN).
"quote" es la frase del texto de la que sale la pregunta.`;

/**
 * Questions for a witness of `partyRole`'s side, exactly as many as asked for where a guide has ground. Those that a model writes
 * come first, each from words of the text; ours make up the number.
 */
export async function prepareWitness(deps: GenerationDeps, input: GenerationInput): Promise<Generated<QuestionSet>> {
  const matter = await readMatter(deps, input.text, input.subject, input);
  const underReview = matter?.underReview ?? (await readLawUnderReview(deps.db));
  const own = matter === null ? [] : witnessQuestions(matter, input.partyRole);
  const asked: AskedQuestions =
    deps.structureModel === null
      ? { questions: [], citations: [] }
      : await askModelForQuestions(deps, deps.structureModel, input, matter, instructions(input));
  const written = asked.questions.filter(({ question, quote }) => quote !== null && !leadingQuestion.test(question));
  const questions = [...written, ...own].slice(0, input.numberOfQuestions);
  const isLabour = matter?.guide.area === 'trabajo';
  const ground = matter !== null ? [] : written.length > 0 ? [modelOnlyNote] : [noGroundNote];
  return {
    structure: withoutResponses(input.includeResponses, {
      matter: matter?.guide.caseData.situation ?? null,
      reading: tellReading(matter),
      partyRole: input.partyRole,
      questions,
      objections: questions.length === 0 ? [] : witnessObjections(underReview),
      notes: [
        ...ground,
        ...(questions.length > 0 ? witnessNotes : []),
        ...(isLabour ? [lawStatement('testigos-en-el-trabajo', underReview).text] : []),
        ...fewerNote(questions.length, input.numberOfQuestions),
      ],
    }),
    engine: written.length > 0 ? input.model : localEngineName,
    notice: deps.structureModel === null ? generationMessages.noModel : null,
    sources: matter === null ? [] : [matter.source],
    citations: asked.citations,
  };
}
