import { describe, expect, test } from 'vitest';
import type { Actor } from '../accounts/actor.ts';
import { AnonymizationFailed } from '../anonymization/anonymization-failed.ts';
import { openTextAnonymizer, type TextAnonymizer } from '../anonymization/text-anonymizer.ts';
import type { Database } from '../platform/database/database.ts';
import { understood } from '../testing/understood.ts';
import type { Answerer, AnswerInput } from './answerer.ts';
import { protectPersonalData } from './protect-personal-data.ts';

const guest: Actor = { role: 'Guest', subject: 'guest:1' };

/** Of a guest, whose settings nobody reads: no database is needed. */
function protect(
  conversation: { question: string; history: AnswerInput['history'] },
  anonymizer: TextAnonymizer = openTextAnonymizer(),
) {
  return protectPersonalData({ anonymizer, db: {} as Database }, guest, { ...conversation, isAnonymized: false });
}

const message = 'Soy Juan Carlos Pérez, DNI 28.456.789, y mi vecino me rompió el vidrio.';

/** A model that says back what it was told, a few letters at a time. */
function echo(seen: string[]): Answerer {
  return {
    async answer({ question }, onDelta) {
      seen.push(question);
      for (const piece of question.match(/[\s\S]{1,3}/g) ?? []) onDelta(piece);
      return { content: question, model: 'eco' };
    },
  };
}

describe('personal data', () => {
  test('block the question when they cannot be taken out, and the error tells nothing of them', async () => {
    const failing: TextAnonymizer = {
      anonymize: () => Promise.reject(new AnonymizationFailed('failed')),
      close: async () => {},
    };
    const failure = await protect({ question: message, history: [] }, failing).catch(
      (error: unknown) => error as Error,
    );
    expect(failure).toMatchObject({
      status: 422,
      code: 'anonymization_required',
      message: 'Anonymization required but failed. Cannot proceed with RAG query for data privacy.',
    });
    expect((failure as Error).cause).toBeUndefined();
  });

  test('never reach the answerer, and come back whole in its words', async () => {
    const seen: string[] = [];
    const deltas: string[] = [];
    const safe = await protect({ question: message, history: [] });
    const input = {
      question: safe.question,
      history: [],
      model: 'gpt-4o' as const,
      retrieval: {} as never,
      understood: understood(safe.question),
      denied: null,
      computed: null,
      doubts: null,
    };
    const draft = await safe
      .protect(echo(seen))
      .answer(input, (text) => deltas.push(text), new AbortController().signal);
    expect(seen[0]).not.toMatch(/Pérez|28\.456\.789/);
    expect(draft.content).toBe(message);
    expect(deltas.join('')).toBe(message);
  });

  test('keep one placeholder a person through the turns of a conversation', async () => {
    const safe = await protect({
      question: '¿Y si Juan Carlos Pérez no paga?',
      history: [{ role: 'user', content: message }],
    });
    const placeholder = /\[PERSONA_\d+\]/.exec(safe.history[0]!.content)?.[0];
    expect(placeholder).toBeDefined();
    expect(safe.question).toContain(placeholder);
  });
});
