import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabourLine } from '@foja/contracts/calculators/labour';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProjectRoot } from '../platform/project-root.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';

// Written from the verbatim law by somebody who had not seen the engine. What `expect` leaves out is not asserted.

interface Liquidation {
  id: string;
  input: object;
  expect: {
    /** Words that name the law or the text for which it is refused. */
    refused?: string;
    lines?: Record<string, number>;
    readings?: Record<string, number[]>;
    range?: { min: number; max: number };
  };
  why: string;
}
interface Item {
  id: string;
  type: 'vacaciones' | 'sac' | 'horas-extra' | 'enfermedad-208';
  input: object;
  expect: Record<string, number | number[]> & { readings?: number[] };
  why: string;
}

const read = <Case>(file: string): Case[] =>
  readFileSync(join(findProjectRoot(), 'packages/computable-law/gold', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);
const itemRoutes: Record<Item['type'], string> = {
  vacaciones: routes.calculatorVacations,
  sac: routes.calculatorSac,
  'horas-extra': routes.calculatorOvertime,
  'enfermedad-208': routes.calculatorSickPay,
};

let site: TestApp;
let token: string;
beforeAll(async () => {
  site = await buildTestApp();
  token = (await signInAs(site, 'User')).token;
});
afterAll(() => site.close());

async function ask(url: string, payload: object) {
  const response = await site.app.inject({ method: 'POST', url, headers: callHeaders(token), payload });
  return { status: response.statusCode, body: response.json() };
}

/** A table may name readings in any order, and leave some out. */
function expectReadings(line: LabourLine | undefined, values: readonly number[]) {
  const given = line?.readings.map(({ value }) => value) ?? [];
  for (const value of values) expect(given).toContain(value);
  expect(given.length).toBeGreaterThanOrEqual(values.length);
}

describe('every liquidation of the gold table', () => {
  it.each(read<Liquidation>('liquidations.jsonl'))('$id: $why', async ({ input, expect: expected }) => {
    const { status, body } = await ask(routes.calculatorLabourTermination, input);
    if (expected.refused !== undefined) {
      expect(status).toBe(422);
      expect(body.message).toContain(expected.refused);
      return;
    }
    expect(status).toBe(200);
    const lines = new Map((body.lines as LabourLine[]).map((line) => [line.id, line]));
    const amounts = Object.keys(expected.lines ?? {}).map((id) => [id, lines.get(id)?.amount]);
    expect(Object.fromEntries(amounts)).toEqual(expected.lines);
    for (const [id, values] of Object.entries(expected.readings ?? {})) expectReadings(lines.get(id), values);
    if (expected.range) expect({ min: body.min, max: body.max }).toEqual(expected.range);
  });
});

describe('every labour item of the gold table', () => {
  it.each(read<Item>('labour-items.jsonl'))('$id: $why', async ({ type, input, expect: expected }) => {
    const { status, body } = await ask(itemRoutes[type], input);
    expect(status).toBe(200);
    const { readings, ...values } = expected;
    expect(body).toMatchObject(values);
    if (readings) expectReadings(body.lines[0], readings);
  });
});
