import { localEngineName } from '@foja/contracts/models';
import type { Role } from '../corpus/statements/statement.ts';
import type { RankedSource, Retrieval } from '../retrieval/retrieval.ts';
import type { AskingRoles } from '../understanding/asking-roles.ts';
import { type Knowledge, starterKnowledge } from '../understanding/knowledge.ts';
import type { Answerer, AnswerInput } from './answerer.ts';
import type { LawBook } from './law-book.ts';
import { chooseBasis } from './local-answer-basis.ts';
import { composeSections } from './local-answer-sections.ts';
import { readFocus } from './question-focus.ts';
import { quotableSentences } from './quote-law.ts';
import { numberSources } from './source-numbers.ts';

/**
 * Answers without a language model: it picks, from the retrieved notes, guides and articles, the sentences that speak of
 * what was asked, and sets them in order. The same input always gives the same answer.
 */
export function createLocalAnswerer(lawBook: Pick<LawBook, 'articleNamer'>): Answerer {
  return {
    async answer(input, onDelta, signal) {
      signal.throwIfAborted();
      const content = composeAnswer(input, await lawBook.articleNamer(), starterKnowledge());
      for (const paragraph of content.split(/(?<=\n\n)/)) onDelta(paragraph);
      return { content, model: localEngineName };
    },
  };
}

function composeAnswer(input: AnswerInput, nameArticle: (key: string) => string, knowledge: Knowledge): string {
  const { sources } = input.retrieval;
  const retrieval = withoutOtherSide(input.retrieval, input.understood.role, knowledge.roles);
  const earlier = input.history.filter((turn) => turn.role === 'user').map((turn) => turn.content);
  const focus = readFocus(input.question, earlier, sources.flatMap(sentencesOf));
  const basis = chooseBasis(input.question, retrieval, focus);
  const sections = composeSections(basis, focus, numberSources(sources, nameArticle), {
    understood: input.understood,
    knowledge,
    sources,
  });
  return [...nonexistent(input.retrieval.nonexistentReferences), ...sections].join('\n\n');
}

/** A guide written for the other side advises against who asks. It stays a source, and leads nothing. */
function withoutOtherSide(retrieval: Retrieval, asking: Role | null, roles: AskingRoles): Retrieval {
  if (asking === null) return retrieval;
  const isOther = ({ editorial }: RankedSource) => editorial?.role != null && roles.isOtherSide(asking, editorial.role);
  const others = new Set(retrieval.sources.filter(isOther).map(({ id }) => id));
  const kept = { ...retrieval, sources: retrieval.sources.filter(({ id }) => !others.has(id)) };
  return retrieval.guide != null && others.has(retrieval.guide) ? { ...kept, guide: null } : kept;
}

/** Where a question names several articles and some of them do not exist, the others are answered. */
function nonexistent(references: readonly string[]): string[] {
  if (references.length === 0) return [];
  const named = references.map((reference) => `«${reference}»`).join(', ');
  return [references.length === 1 ? `La referencia ${named} no existe.` : `Estas referencias no existen: ${named}.`];
}

function sentencesOf(source: RankedSource): string[] {
  const editorial = source.editorial?.sections.flatMap((section) => section.body.split('\n')) ?? [];
  return [...editorial, ...quotableSentences(source).map((sentence) => sentence.text)];
}
