import { describe, expect, it } from 'vitest';
import { buildAnswer } from '../testing/factories.ts';
import {
  type AssistantMessage,
  answerMessage,
  type ChatMessage,
  type Conversation,
  failureMessage,
  stoppedMessage,
  userMessage,
} from './conversation.ts';
import { earlierTurns } from './earlier-turns.ts';

const asked = (content: string, sent: string | null = content) => ({ ...userMessage(content), sent });
const answered = (content: string, part: Partial<AssistantMessage> = {}): AssistantMessage => ({
  ...answerMessage(buildAnswer({ content })),
  ...part,
});

function turnsBefore(messages: ChatMessage[]) {
  const question = asked('¿y si no me pagan?');
  const conversation: Conversation = {
    id: 'c',
    title: 't',
    createdAt: '2026-11-20T00:00:00.000Z',
    updatedAt: '2026-11-20T00:00:00.000Z',
    messages: [...messages, question],
  };
  return earlierTurns(conversation, question.id);
}

describe('the turns that go along with a question', () => {
  it('leave out what failed, what was never sent, and what comes after', () => {
    expect(turnsBefore([asked('Nunca salió', null), failureMessage('No se pudo.')])).toEqual([]);
  });

  it('carry an answer as plain text: no marks, no numbers of sources, no links', () => {
    const content =
      'Con **7 años** te tocan *21 días* corridos [1][2].\n\n### Qué hacer ahora\n\n1. Pedilas por [escrito](https://x.example).\n2. Guardá `copia`.';
    expect(turnsBefore([asked('vacaciones'), answered(content)]).at(-1)).toEqual({
      role: 'assistant',
      content: 'Con 7 años te tocan 21 días corridos.',
    });
  });

  it('carry the first paragraphs of an answer, as far as its first heading, and keep placeholders', () => {
    const content =
      '> Lo dice la ley.\n\nSí, [PERSONA_1]: podés [1].\n\n### Más detalle\n\n#### Plazos\n\n- Seis meses.';
    expect(turnsBefore([asked('hola'), answered(content)]).at(-1)?.content).toBe(
      'Lo dice la ley.\n\nSí, [PERSONA_1]: podés.',
    );
  });

  it('carry the beginning of an answer that has no paragraph before its first heading', () => {
    expect(turnsBefore([asked('hola'), answered('### Plazos\n\n- Seis meses [1].')]).at(-1)?.content).toBe(
      'Plazos\n\nSeis meses.',
    );
  });

  it('are cut at a word where they are longer than the contract allows', () => {
    const turns = turnsBefore([asked('pregunta '.repeat(2_000).trim()), answered('palabra '.repeat(3_000))]);
    expect(turns.map(({ content }) => content.length <= 8_000)).toEqual([true, true]);
    expect(turns[0]?.content).toMatch(/ pregunta…$/);
    expect(turns[1]?.content).toMatch(/ palabra…$/);
  });

  it('do not give a stopped answer as a whole one', () => {
    const stopped = [
      answered('Te tocan 21 días. Si la empresa no contesta, podés reclamar.', { stoppedAt: 40 }),
      stoppedMessage('Te tocan 21 días. Si la empresa no ', []),
    ];
    for (const message of stopped) {
      expect(turnsBefore([asked('hola'), message]).at(-1)?.content).toMatch(/^Te tocan 21 días\. Si la empresa no.*…$/);
    }
    expect(turnsBefore([asked('hola'), answered('Sí.', { stoppedAt: 0 })])).toHaveLength(1);
  });

  it('are six at most, the last ones', () => {
    const messages = Array.from({ length: 5 }, (_, index) => [asked(`p${index}`), answered(`r${index}`)]).flat();
    expect(turnsBefore(messages).map(({ content }) => content)).toEqual(['p2', 'r2', 'p3', 'r3', 'p4', 'r4']);
  });
});
