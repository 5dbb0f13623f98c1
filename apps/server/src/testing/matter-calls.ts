import type { MatterItem, MatterItemContent } from '@foja/contracts/matter-items';
import type { Matter } from '@foja/contracts/matters';
import { routes } from '@foja/contracts/routes';
import { expect } from 'vitest';
import { callHeaders, type TestApp } from './build-test-app.ts';

/** A call with JSON in and out, and what it answered. */
export async function callMatters(
  test: Pick<TestApp, 'app'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  token?: string,
  payload?: object,
) {
  const response = await test.app.inject({ method, url, headers: callHeaders(token), ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json() };
}

/** A causa that was opened by whose token it is. */
export async function openedMatter(test: Pick<TestApp, 'app'>, token: string, head: object = {}): Promise<Matter> {
  const payload = { head: { title: 'Pérez c/ Gómez s/ daños', ...head }, forum: 'civil' };
  const { status, body } = await callMatters(test, 'POST', routes.matters, token, payload);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

/** Something that was written into a causa. */
export async function addedItem(
  test: Pick<TestApp, 'app'>,
  token: string,
  matterId: string,
  content: { kind: MatterItemContent['kind']; body: object } = { kind: 'note', body: { text: 'Llamar al perito.' } },
): Promise<MatterItem> {
  const { status, body } = await callMatters(test, 'POST', routes.matterItems(matterId), token, content);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
