import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { asked } from './api.ts';
import type { renderChat } from './render-chat.tsx';

export const chatInput = () => screen.getByLabelText('Tu consulta');

/** The calls of rag-query so far. */
export const chatQueries = () => asked.filter(({ path }) => path === '/Rag/rag-query');

/** Writes a question as somebody would who pastes it, and sends it. */
export async function askInChat(user: ReturnType<typeof renderChat>['user'], text: string): Promise<void> {
  await user.click(chatInput());
  await user.paste(text);
  await user.keyboard('{Enter}');
}

/** The account's count: nothing left. */
export function noUsesLeft() {
  return http.get('*/api/usage/remaining', () =>
    HttpResponse.json({ remaining: 0, used: 10, limit: 10, lastUpdated: '2026-11-20T00:00:00.000Z' }),
  );
}

/** POST /Rag/safety that finds danger in every message, and tells one line. */
export function tellingHelp(content = 'Hay ayuda hoy mismo.') {
  return http.post('*/Rag/safety', () =>
    HttpResponse.json({
      safety: { content, helpLines: [{ name: 'Emergencias', number: '911', serves: null }] },
    }),
  );
}
