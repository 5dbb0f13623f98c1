import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeesResponse } from '@foja/contracts/calculators/fees';
import type { InheritanceResponse } from '@foja/contracts/calculators/inheritance';
import type { RentExitResponse } from '@foja/contracts/calculators/rent-exit';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProjectRoot } from '../platform/project-root.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';

// Written from the verbatim law by somebody who had not seen the engine. What `expect` leaves out is not asserted.

interface GoldCase<Expected> {
  id: string;
  input: object;
  expect: Partial<Expected> & { refused?: string };
  why: string;
}

const read = <Expected>(file: string): GoldCase<Expected>[] =>
  readFileSync(join(findProjectRoot(), 'packages/computable-law/gold', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldCase<Expected>);

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

async function holds<Expected>(url: string, { input, expect: expected }: GoldCase<Expected>): Promise<void> {
  const response = await site.app.inject({ method: 'POST', url, headers: callHeaders(), payload: input });
  const { refused, ...lines } = expected;
  if (refused !== undefined) {
    expect({ status: response.statusCode, error: response.json().error }).toEqual({ status: 422, error: refused });
    return;
  }
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject(lines);
}

describe('every inheritance of the gold table', () => {
  it.each(read<InheritanceResponse>('inheritance.jsonl'))('$id: $why', async (gold) => {
    await holds(routes.calculatorInheritance, gold);
  });
});

describe('every leaving of a lease of the gold table', () => {
  it.each(read<RentExitResponse>('rent-exit.jsonl'))('$id: $why', async (gold) => {
    await holds(routes.calculatorRentExit, gold);
  });
});

describe('every fee of the gold table', () => {
  it.each(read<FeesResponse>('fees.jsonl'))('$id: $why', async (gold) => {
    await holds(routes.calculatorFees, gold);
  });
});
