import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, type ChatSite, startChatSite } from '../testing/start-chat-site.ts';
import { answers } from './chat.table.ts';

let site: ChatSite;
beforeAll(async () => {
  site = await startChatSite();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

describe('personal data', () => {
  const message = 'Soy Juan Carlos Pérez, DNI 28.456.789: ¿cuánto dura la garantía?';

  test('are taken out before search and model, and put back in the answer', async () => {
    const { token } = await site.somebody();
    site.model.script({
      kind: 'answer',
      text: (prompt) => `${/\[PERSONA_\d+\]/.exec(prompt.split('CONSULTA').at(-1)!)?.[0]}, dura seis meses [1].`,
    });
    const answer = await answerOf(await site.ask({ message }, token));
    expect(JSON.stringify([site.searched, site.model.calls[0]!.body])).not.toMatch(/Pérez|28\.456\.789/);
    expect(answer.content).toContain('Juan Carlos Pérez, dura seis meses [1].');
    const citation = answer.citations[0]!;
    expect(answer.content.slice(citation.start, citation.end)).toBe('[1]');
  });

  test('stay only for a SuperAdmin, who may switch it off', async () => {
    const { token } = await site.somebody('SuperAdmin');
    await site.ask({ message }, token);
    expect(site.searched[0]!.question).toBe(message);
  });

  test('are not kept with the answer', async () => {
    const { token, subject } = await site.somebody();
    const { answerId } = await answerOf(await site.ask({ message }, token));
    const kept = (await site.test.deps.db.select().from(answers)).find((row) => row.id === answerId);
    expect(kept).toMatchObject({ subject, outcome: 'grounded', sourceIds: ['ldc:11', 'ldc:17'] });
    expect(JSON.stringify(kept)).not.toMatch(/Pérez|garantía/);
  });
});
