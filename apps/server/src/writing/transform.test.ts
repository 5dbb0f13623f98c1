import { transformationMessages } from '@foja/contracts/transformation-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestToken } from '../testing/guest-token.ts';
import { startWritingTestApp, type WritingTestApp } from '../testing/start-writing-test-app.ts';

let site: WritingTestApp;
beforeAll(async () => {
  site = await startWritingTestApp({ withModel: false });
});
afterAll(() => site.close());

const text = 'Cabe destacar que el actor no pagó.';
const concise = { text, commandId: 'concise' } as const;

describe('POST /api/writing/transform refuses', () => {
  it('who is not signed in with 401, and a guest with 403', async () => {
    expect(await site.post(concise)).toMatchObject({ status: 401, body: { error: 'unauthenticated' } });
    const guest = await site.post(concise, await guestToken(site.test));
    expect(guest).toMatchObject({ status: 403, body: { error: 'forbidden' } });
  });

  it('what is no text or no command with 400 in Spanish, and takes no use', async () => {
    const { token, used } = await site.somebody();
    const refused: [object, string][] = [
      [{ commandId: 'concise' }, transformationMessages.emptyText],
      [{ text: '', commandId: 'concise' }, transformationMessages.emptyText],
      [{ text: ' \n\t ', commandId: 'concise' }, transformationMessages.emptyText],
      [{ text: 'x'.repeat(20_001), commandId: 'concise' }, transformationMessages.longText],
      [{ text }, transformationMessages.emptyCommand],
      [{ text, commandId: 'poetic' }, transformationMessages.unknownCommand],
      [{ text, customCommand: '   ' }, transformationMessages.emptyCommand],
      [{ text, customCommand: 'x'.repeat(501) }, transformationMessages.longCommand],
      [{ text, commandId: 'formal', customCommand: 'más breve' }, transformationMessages.oneCommand],
      [{ ...concise, model: 'gpt-9' }, transformationMessages.unknownModel],
    ];
    for (const [body, message] of refused) {
      expect(await site.post(body, token)).toMatchObject({
        status: 400,
        body: { error: 'invalid_request', message },
      });
    }
    expect(await used()).toBe(0);
  });

  it('somebody without uses left with 429; of calls that race for the last use, one succeeds', async () => {
    const { token, used } = await site.somebody();
    for (let use = 0; use < 9; use += 1) expect((await site.post(concise, token)).status).toBe(200);
    const racing = await Promise.all([1, 2, 3, 4].map(() => site.post(concise, token)));
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    expect(racing.find(({ status }) => status === 429)?.body).toMatchObject({ error: 'usage_exhausted' });
    expect(await used()).toBe(10);
  });
});

describe('POST /api/writing/transform without a model', () => {
  it('suggests by rules, says so and counts one use', async () => {
    const { token, used } = await site.somebody();
    const { status, body } = await site.post({ ...concise, text: `  ${text} Fin.` }, token);
    expect(status).toBe(200);
    expect(body).toEqual({
      suggestions: [
        {
          id: expect.any(String),
          originalText: text,
          transformedText: 'El actor no pagó.',
          start: 2,
          end: 2 + text.length,
          reason: 'Quita fórmulas de relleno.',
          lost: [],
          added: [],
          flagged: false,
        },
      ],
      engine: 'Motor local',
      notice: transformationMessages.noModel,
    });
    expect(await used()).toBe(1);
  });

  it('tells what wishes it understands, and takes no use for one that it does not', async () => {
    const { token, used } = await site.somebody();
    const { status, body } = await site.post({ text, customCommand: 'traducilo al inglés' }, token);
    expect([status, body]).toEqual([
      200,
      { suggestions: [], engine: 'Motor local', notice: transformationMessages.customNotUnderstood },
    ]);
    expect(await used()).toBe(0);
    expect((await site.post({ text, customCommand: 'más breve' }, token)).body.suggestions).toHaveLength(1);
    expect(await used()).toBe(1);
  });
});
