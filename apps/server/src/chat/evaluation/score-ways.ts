import type { RagResponse } from '@foja/contracts/chat';
import { ownQuestionMark } from '@foja/contracts/chat';
import type { Doubt } from '../../corpus/doubts/read-doubts.ts';

/** A way of asking a doubt, as a question. */
export interface AskedWay {
  doubt: Doubt;
  way: string;
}

export interface WayVerdict {
  outcome: RagResponse['outcome'];
  /** The first two paragraphs hold the doubt's answer, in its own words. */
  isTold: boolean;
  /** The doubt is among the questions that are offered to choose from. */
  isOffered: boolean;
}

/** Letters of an answer that tell it from others. */
const telling = 45;

/** Whether an answer says what the doubt says: another doubt that says the same in other words does not count, so it tells less than is right. */
export function judgeWay({ doubt }: AskedWay, { content, outcome, clarification }: RagResponse): WayVerdict {
  return {
    outcome,
    isTold: tellsAnswerOf(doubt, content.split('\n\n').slice(0, 2).join(' ')),
    isOffered: clarification?.options.some(({ adds }) => adds === `${ownQuestionMark}${doubt.asked[0]}`) ?? false,
  };
}

/** Whether a text says what a doubt answers, for everybody or in one of its cases, in the doubt's own words. */
export function tellsAnswerOf(doubt: Doubt, text: string): boolean {
  const said = foldForComparison(text);
  const answers = [doubt.answer, ...doubt.cases.map(({ answer }) => answer)];
  return answers.some((answer) => said.includes(foldForComparison(answer).slice(0, telling)));
}

/** "Sí: podés…" and "Podés…" say the same. */
function foldForComparison(text: string): string {
  return text
    .toLowerCase()
    .replace(/^(?:sí|no|depende): /, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The ways of a file of `doubt's first way<TAB>way` lines.
 * @throws {TypeError} with the line where a way belongs to no doubt.
 */
export function parseAskedWays(written: string, doubts: readonly Doubt[]): AskedWay[] {
  const byFirst = new Map(doubts.map((doubt) => [doubt.asked[0] ?? '', doubt]));
  return written.split('\n').flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return [];
    const [first = '', way = ''] = line.split('\t');
    const doubt = byFirst.get(first);
    if (doubt === undefined || way === '') throw new TypeError(`line ${index + 1}: «${first}» is no doubt's first way`);
    return [{ doubt, way }];
  });
}
