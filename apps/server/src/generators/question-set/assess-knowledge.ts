import { generationMessages } from '@foja/contracts/generators/generation-messages';
import type { QuestionSet } from '@foja/contracts/generators/question-set';
import { localEngineName } from '@foja/contracts/models';
import type { Generated, GenerationDeps, GenerationInput } from '../generation.ts';
import { noGroundNote } from '../matter/no-ground.ts';
import { readMatter } from '../matter/read-matter.ts';
import { tellReading } from '../matter/tell-reading.ts';
import { knowledgeQuestions } from './knowledge-questions.ts';
import { askModelForQuestions, fewerNote } from './model-questions.ts';
import { withoutResponses } from './without-responses.ts';

const instructions = ({ numberOfQuestions }: GenerationInput) =>
  `La ficha son ${numberOfQuestions} preguntas de derecho sobre el caso del texto, para evaluar a una persona que está aprendiendo. Preguntá solo lo que el corpus responde: "expectedAnswer" sale de él y "articles" trae los artículos en que se apoya.`;

/**
 * Questions of law on the matter of a text, exactly as many as asked for where a guide has ground, and answered from the corpus.
 * Without ground there are none: what the corpus does not answer is not asked.
 */
export async function assessKnowledge(deps: GenerationDeps, input: GenerationInput): Promise<Generated<QuestionSet>> {
  const matter = await readMatter(deps, input.text, input.subject, input);
  const own = matter === null ? [] : await knowledgeQuestions(deps, matter);
  const asked =
    deps.structureModel === null || matter === null
      ? { questions: [], citations: [] }
      : await askModelForQuestions(deps, deps.structureModel, input, matter, instructions(input));
  // An answer that names no article of the corpus rests on nothing that can be checked.
  const written = asked.questions.filter(({ articles }) => articles.length > 0);
  const questions = [...written, ...own].slice(0, input.numberOfQuestions);
  return {
    structure: withoutResponses(input.includeResponses, {
      matter: matter?.guide.caseData.situation ?? null,
      reading: tellReading(matter),
      partyRole: input.partyRole,
      questions,
      objections: [],
      notes: [...(matter === null ? [noGroundNote] : []), ...fewerNote(questions.length, input.numberOfQuestions)],
    }),
    engine: written.length > 0 ? input.model : localEngineName,
    notice: deps.structureModel === null ? generationMessages.noModel : null,
    sources: matter === null ? [] : [matter.source],
    citations: asked.citations,
  };
}
