import { type Clarification, ownQuestionMark } from '@foja/contracts/chat';
import type { DomainId } from '@foja/contracts/domains';
import { analyzeTerms } from '@foja/legal-text/analyze';
import type { RankedSource } from '../retrieval/retrieval.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import type { QuestionPart, UnderstoodQuestion } from '../understanding/understood-question.ts';
import { answerOf } from './answer/doubts/answer-of.ts';
import { rankTellable } from './answer/doubts/rank-tellable.ts';
import type { CitationResolver } from './citation-resolver.ts';
import { readGone } from './doubts-of-question.ts';

const maxChoices = 3;
/**
 * Worth of the likeliest from which it is asked: of 600 unseen ways of asking 159 were neither answered nor below it, and 68 of them had their
 * own question among the choices; of 209 questions that no law answers 14 get any.
 */
const worthAsking = 0;
/** Letters at the end of an answer that tell it from others: its beginning may have lost its "Sí:". */
const tellingLetters = 40;
/** Worth from which another is offered beside it. */
const worthOffering = -2.5;

/**
 * The questions that Foja can answer and that come nearest to what was asked, to choose from where it is not sure: each choice is then
 * answered as that question, with what was told before it.
 * @param domain of another one than all only what was found in it is offered: the rest would not be answered.
 * @param told what the answer says already, which is not offered again: by its articles, and of what is left open of several things by its
 * words, since the same article may answer that too.
 * @param of the parts of the question that it is about.
 * @returns null where nothing comes near.
 */
export async function askWhichQuestion(
  citationResolver: Pick<CitationResolver, 'readStates'>,
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
  domain: DomainId,
  told: { keys?: readonly string[]; text?: string } = {},
  of: readonly QuestionPart[] = understood.parts,
): Promise<Clarification | null> {
  // What says nothing comes as near to one question as to another.
  if (analyzeTerms([understood.before, understood.text].filter(Boolean).join(' ')).length === 0) return null;
  const found = new Set(sources.flatMap(({ articles }) => articles));
  const isOfDomain = (keys: readonly string[]) => domain === 'todos_premium' || keys.some((key) => found.has(key));
  const ranked = rankTellable(understood, sources, starterKnowledge())
    .filter(({ part }) => of.includes(part))
    .flatMap(({ tellable, context }) =>
      tellable.slice(0, maxChoices * 2).map((doubt) => ({ ...doubt, answer: answerOf(doubt.one, context.facts) })),
    )
    .filter(({ one, worth }) => worth >= worthOffering && isOfDomain(one.doubt.on))
    .sort((left, right) => right.worth - right.behind - (left.worth - left.behind));
  const isGone = await readGone(
    citationResolver,
    ranked.flatMap(({ one }) => one.doubt.on),
  );
  if ((ranked[0]?.worth ?? worthOffering) < worthAsking) return null;
  const known = new Set<string>();
  const choices = ranked.filter(({ one, answer }) => {
    const isTold =
      told.text === undefined
        ? one.doubt.on.every((key) => told.keys?.includes(key))
        : told.text.includes(answer.slice(-tellingLetters).replace(/[.\s]+$/, ''));
    if (isTold || known.has(answer) || one.doubt.on.some(isGone)) return false;
    known.add(answer);
    return true;
  });
  const options = choices
    .slice(0, maxChoices)
    .map(({ one }) => ({ label: upperFirst(one.name), adds: `${ownQuestionMark}${one.name}` }));
  return options.length === 0 ? null : { question: '¿Tu consulta es alguna de estas?', options };
}

/** The question that a choice of {@link askWhichQuestion} puts by itself; null for any other choice. */
export function ownQuestionOf(choice: string | undefined): string | null {
  return choice?.startsWith(ownQuestionMark) ? choice.slice(ownQuestionMark.length).trim() || null : null;
}

function upperFirst(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
