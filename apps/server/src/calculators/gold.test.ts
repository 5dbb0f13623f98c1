import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeadlineResponse, LimitationResponse } from '@foja/contracts/calculators';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProjectRoot } from '../platform/project-root.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';

// Written from the verbatim law by somebody who had not seen the engine. What `expect` leaves out is not asserted.

interface GoldCase<Input, Expected> {
  id: string;
  input: Input;
  expect: Expected;
  why: string;
}
type DeadlineCase = GoldCase<
  object,
  Partial<Pick<DeadlineResponse, 'due' | 'graceUntil' | 'article'>> & { refused?: string }
>;
type LimitationCase = GoldCase<
  object,
  Partial<
    Pick<LimitationResponse, 'period' | 'article' | 'due' | 'dueBeforeDemand' | 'expired' | 'interrupted' | 'suspended'>
  > & {
    /** The first and the last day of a mediation may be counted or not: one day either way is the same law. */
    toleranceDays?: number;
  }
>;

const read = <Case>(file: string): Case[] =>
  readFileSync(join(findProjectRoot(), 'packages/computable-law/gold', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

async function ask(url: string, payload: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await site.app.inject({ method: 'POST', url, headers: callHeaders(), payload });
  return { status: response.statusCode, body: response.json() };
}

/** An article of the tables is written as in the law: "257 ter"; a key has no space. */
const asKey = (article: string) => article.replace(/\s/g, '');

describe('every deadline of the gold table', () => {
  it.each(read<DeadlineCase>('deadlines.jsonl'))('$id: $why', async ({ input, expect: expected }) => {
    const { status, body } = await ask(routes.calculatorDeadline, input);
    if (expected.refused !== undefined) {
      expect({ status, error: body.error }).toEqual({ status: 422, error: expected.refused });
      return;
    }
    expect(status).toBe(200);
    const { article, ...days } = expected;
    expect(body).toMatchObject({ ...days, ...(article !== undefined && { article: asKey(article) }) });
  });
});

describe('every limitation of the gold table', () => {
  it.each(read<LimitationCase>('limitations.jsonl'))('$id: $why', async ({ input, expect: expected }) => {
    const { status, body } = await ask(routes.calculatorLimitation, input);
    expect(status).toBe(200);
    const { article, due, toleranceDays = 0, ...others } = expected;
    expect(body).toMatchObject({ ...others, ...(article !== undefined && { article: asKey(article) }) });
    if (due === undefined) return;
    if (due === null || toleranceDays === 0) expect(body.due).toBe(due);
    else
      expect(Math.abs(Date.parse(String(body.due)) - Date.parse(due)) / 86_400_000).toBeLessThanOrEqual(toleranceDays);
  });
});
