import { describe, expect, test } from 'vitest';
import type { Answerer } from './answerer.ts';
import { protectPersonalData } from './protect-personal-data.ts';

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
  test('block the question when they cannot be taken out, and the error tells nothing of them', () => {
    const failing = () => {
      throw new Error(`cannot read ${message}`);
    };
    const attempt = () => protectPersonalData({ question: message, history: [] }, failing);
    expect(attempt).toThrow('Anonymization required but failed. Cannot proceed with RAG query for data privacy.');
    expect(attempt).toThrow(expect.objectContaining({ status: 422, code: 'anonymization_required' }));
  });

  test('never reach the answerer, and come back whole in its words', async () => {
    const seen: string[] = [];
    const deltas: string[] = [];
    const safe = protectPersonalData({ question: message, history: [] });
    const input = { question: safe.question, history: [], model: 'gpt-4o' as const, retrieval: {} as never };
    const draft = await safe
      .protect(echo(seen))
      .answer(input, (text) => deltas.push(text), new AbortController().signal);
    expect(seen[0]).not.toMatch(/Pérez|28\.456\.789/);
    expect(draft.content).toBe(message);
    expect(deltas.join('')).toBe(message);
  });

  test('keep one placeholder a person through the turns of a conversation', () => {
    const safe = protectPersonalData({
      question: '¿Y si Juan Carlos Pérez no paga?',
      history: [{ role: 'user', content: message }],
    });
    const placeholder = /\[PERSONA_\d+\]/.exec(safe.history[0]!.content)?.[0];
    expect(placeholder).toBeDefined();
    expect(safe.question).toContain(placeholder);
  });
});
