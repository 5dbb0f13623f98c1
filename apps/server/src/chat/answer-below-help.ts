import type { Citation, RagResponse } from '@foja/contracts/chat';
import { messages } from '@foja/contracts/messages';
import type { Ask, UnderstoodQuestion } from '../understanding/understood-question.ts';
import { type AnswerQuestionDeps, answerUnrecorded, type QuestionAsked } from './answer-question.ts';
import { findHelp } from './find-help.ts';
import { createLocalAnswerer } from './local-answerer.ts';
import { withNotice } from './with-notice.ts';

/** What whom to call and the guide's steps answer already. */
const answeredByHelp = new Set<Ask>(['what-to-do', 'where']);
/** What stands over the answer of the law, where whom to call stands before it. */
export const lawHeading = '### Lo que preguntaste';

/** Whether somebody in danger asks about the law besides asking for help: "¿puedo desheredar a un hijo que me pega?" */
export function asksForLaw({ parts }: Pick<UnderstoodQuestion, 'parts'>): boolean {
  return parts.some(({ asks }) => asks.some((ask) => !answeredByHelp.has(ask)));
}

/**
 * Whom to call first, and right below it the answer to what was asked of the law, by the local engine, whatever matter it is of; then
 * what to do about the danger. Only the help where nothing is asked of the law, or nothing was found.
 */
export async function answerBelowHelp(
  deps: Omit<AnswerQuestionDeps, 'answerer'> & Partial<Pick<AnswerQuestionDeps, 'answerer'>>,
  asked: Pick<QuestionAsked, 'subject' | 'question' | 'history'>,
  help: RagResponse,
  signal: AbortSignal,
): Promise<RagResponse> {
  const called = findHelp(asked.question)?.content;
  if (called === undefined || !help.content.startsWith(called)) return help;
  const earlier = asked.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  if (!asksForLaw(await deps.understand(asked.question, earlier))) return help;
  const { response: law } = await answerUnrecorded(
    { ...deps, answerer: deps.answerer ?? createLocalAnswerer(deps.citationResolver) },
    { ...asked, domain: 'todos_premium', model: 'gpt-3.5-turbo', evaluate: null },
    () => {},
    signal,
  );
  if (law.outcome !== 'grounded' && law.outcome !== 'approximate') return help;
  const answer = { content: withoutNotice(law.content), citations: law.citations };
  const details = placeOf(answer.content, '\n\n### Más detalle');
  // The steps out of the danger come first; those of the law's guide would stand under the same heading.
  const visible = Math.min(details, placeOf(answer.content, '\n\n### Qué hacer ahora'));
  const joined = join([
    { content: `${called}\n\n${lawHeading}\n\n`, citations: [] },
    cut(answer, 0, visible),
    renumbered(restOf(help, called), law.sources.length),
    // What is folded on screen stays last.
    cut(answer, details, answer.content.length),
  ]);
  return {
    ...help,
    content: withNotice(joined.content),
    citations: joined.citations,
    sources: [...law.sources, ...help.sources],
    // What was asked is answered: the choice that would have answered it gives way to the law's own.
    clarification: law.clarification,
    understood: law.understood,
    calculation: law.calculation,
    debugStats: law.debugStats,
  };
}

interface Stretch {
  content: string;
  citations: Citation[];
}

const withoutNotice = (content: string) => content.replaceAll(messages.notLegalAdvice, '').trimEnd();

/** What follows whom to call. */
function restOf({ content, citations }: RagResponse, called: string): Stretch {
  const whole = withoutNotice(content);
  return cut({ content: whole, citations }, called.length, whole.length);
}

function placeOf(content: string, words: string): number {
  const at = content.indexOf(words);
  return at === -1 ? content.length : at;
}

function cut({ content, citations }: Stretch, from: number, to: number): Stretch {
  return {
    content: content.slice(from, to),
    citations: citations
      .filter(({ start, end }) => from <= start && end <= to)
      .map((one) => ({ ...one, start: one.start - from, end: one.end - from })),
  };
}

/** Its marks count on from the sources that stand before its own. */
function renumbered({ content, citations }: Stretch, by: number): Stretch {
  const grown: { at: number; by: number }[] = [];
  const text = content.replace(/\[(\d+)\]/g, (mark, number: string, at: number) => {
    const written = `[${Number(number) + by}]`;
    grown.push({ at, by: written.length - mark.length });
    return written;
  });
  const moved = (place: number) => grown.reduce((sum, one) => (one.at < place ? sum + one.by : sum), place);
  return {
    content: text,
    citations: citations.map((one) => {
      const [start, end] = [moved(one.start), moved(one.end)];
      return { ...one, start, end, text: text.slice(start, end) };
    }),
  };
}

function join(stretches: readonly Stretch[]): Stretch {
  let content = '';
  const citations: Citation[] = [];
  for (const one of stretches) {
    const from = content.length;
    content += one.content;
    citations.push(
      ...one.citations.map((citation) => ({ ...citation, start: citation.start + from, end: citation.end + from })),
    );
  }
  return { content, citations };
}
