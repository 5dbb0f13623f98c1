import { describe, expect, test } from 'vitest';
import { buildSource } from '../../../testing/build-retrieval.ts';
import { understood } from '../../../testing/understood.ts';
import { starterKnowledge } from '../../../understanding/knowledge.ts';
import type { Ask } from '../../../understanding/understood-question.ts';
import { answerOf } from './answer-of.ts';
import { readDoubtCandidates } from './measure-doubts.ts';
import { ownPartWorth, tellsAsked } from './own-part-worth.ts';

const knowledge = starterKnowledge();
const story = 'Me robaron la camioneta, avisé tarde a la aseguradora porque estaba internado y me lo rechazan.';
const sources = [buildSource({ id: 'ley-17418:46' }), buildSource({ id: 'ley-17418:58' })];
const lateNotice = 'qué pasa si no denuncié a tiempo el siniestro al seguro';
const suing = 'el seguro me rechazó el siniestro, hasta cuándo puedo demandar';

/** What the last part of a question says by its own words for two doubts of the starter corpus. */
function ofLastPart(question: string, history: readonly string[] = []): { late: number; sue: number } {
  const last = readDoubtCandidates(understood(question, history), sources, knowledge).at(-1);
  const worthOf = (name: string): number => {
    const one = knowledge.doubts.all.find((doubt) => doubt.name === name);
    if (one === undefined || last === undefined) throw new Error(`no such doubt: ${name}`);
    return ownPartWorth(one, answerOf(one, last.context.facts), last.part, last.context);
  };
  return { late: worthOf(lateNotice), sue: worthOf(suing) };
}

describe('what a part of several says by itself', () => {
  test('speaks for the doubt that it asks, whatever the story tells', () => {
    const { late, sue } = ofLastPart(`${story} ¿Es válido el rechazo? ¿Cuánto tiempo tengo para demandar al seguro?`);
    expect(sue).toBeGreaterThan(late + 0.5);
  });

  test.each<[readonly Ask[], string, number]>([
    [['how-long'], 'La acción prescribe a los tres años.', 1],
    [['how-long'], 'Lo decide el juez.', -1],
    [['how-much'], 'Se descuenta hasta el veinte por ciento.', 1],
    [['how-much'], 'Lo decide el juez.', -1],
    [['since-when'], 'Se debe desde la intimación.', 0.5],
    [['yes-no'], 'Lo decide el juez.', 0],
  ])(
    'speaks for an answer that tells what is asked for, and against one that does not: %s «%s»',
    (asks, answer, worth) => {
      expect(tellsAsked(asks, answer)).toBe(worth);
    },
  );

  test('is nothing where one thing is asked, or a thread goes on', () => {
    expect(ofLastPart('¿Cuánto tiempo tengo para demandar al seguro?')).toEqual({ late: 0, sue: 0 });
    expect(ofLastPart('¿Está bien? ¿Y cuánto tiempo tengo para demandar al seguro?', [story])).toEqual({
      late: 0,
      sue: 0,
    });
  });
});
