import type { RagResponse } from '@foja/contracts/chat';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { storageKeys } from '../platform/browser-storage.ts';
import { answering, api, refusing } from '../testing/api.ts';
import { askInChat, chatInput, chatQueries, noUsesLeft } from '../testing/ask-in-chat.ts';
import { buildAnswer, signIn } from '../testing/factories.ts';
import { renderChat } from '../testing/render-chat.tsx';
import { answerMessage, userMessage } from './conversation.ts';
import { createConversationStore } from './conversation-store.ts';

const asksBack: Partial<RagResponse> = {
  continuation: 'misma',
  clarification: {
    question: '¿Para vivir?',
    options: [{ label: 'Sí', adds: 'Es para vivir.', continuation: 'prueba' }],
  },
  nearestTopics: ['Ruidos molestos'],
};

/** Somebody who reads the answer that took the last use. */
async function readLast(role: 'Guest' | 'User') {
  if (role === 'User') {
    signIn('User');
    api.use(noUsesLeft());
  } else leaveToGuest(0);
  const question = { ...userMessage('¿Cuánto dura?'), sent: '¿Cuánto dura?' };
  const owner = role === 'User' ? 'ana@estudio.example' : 'guest';
  const { timestamp } = question;
  createConversationStore(owner).add({
    id: 'conversation',
    title: '¿Cuánto dura?',
    createdAt: timestamp,
    updatedAt: timestamp,
    messages: [question, answerMessage(buildAnswer(asksBack))],
  });
  const view = renderChat({ conversationId: 'conversation' });
  await screen.findByText('Sin usos restantes');
  await screen.findByText('Fundado');
  return view;
}

/** This browser's guest has a token with so many uses left. */
function leaveToGuest(remaining: number): void {
  localStorage.setItem(storageKeys.guestUsage, String(3 - remaining));
  const token = {
    token: 'guest-1',
    expiresAt: '2099-01-01T00:00:00.000Z',
    usageRemaining: remaining,
    usageLimit: 3,
  };
  localStorage.setItem(storageKeys.guestToken, JSON.stringify(token));
}

describe.each(['Guest', 'User'] as const)('a %s with no uses left', (role) => {
  it('may still take the choice that an answer offered, and the server decides', async () => {
    const { user } = await readLast(role);
    await user.click(await screen.findByRole('button', { name: 'Sí' }));
    await waitFor(() => expect(chatQueries()).toHaveLength(1));
    expect(chatQueries()[0]?.body).toMatchObject({ choice: 'Es para vivir.', continuation: 'prueba' });
    expect(await screen.findAllByText('Fundado')).toHaveLength(2);
  });

  it('may still have an answer made anew, and the server decides', async () => {
    const { user } = await readLast(role);
    api.use(answering({ ...asksBack, content: 'Otra vez.' }));
    await user.click(screen.getByRole('button', { name: 'Regenerar' }));
    expect(await screen.findByText('Otra vez.', { selector: '.legal-prose *' })).toBeVisible();
    expect(chatQueries()[0]?.body).toMatchObject({ message: '¿Cuánto dura?', continuation: 'misma' });
  });
});

describe("a guest's counter", () => {
  it('shows what the server says is left, after a greeting, a refusal and a question', async () => {
    const { user } = renderChat();
    const steps = [
      { usesLeft: 3, outcome: 'courtesy', shown: '3 usos restantes' },
      { usesLeft: 3, outcome: 'no-match', shown: '3 usos restantes' },
      { usesLeft: 2, outcome: 'grounded', shown: '2 usos restantes' },
    ] as const;
    for (const [index, { shown, ...answer }] of steps.entries()) {
      api.use(answering({ ...answer, content: `Respuesta ${index}.` }));
      await askInChat(user, 'hola');
      await screen.findByText(`Respuesta ${index}.`, { selector: '.legal-prose *' });
      expect(await screen.findByText(shown)).toBeVisible();
    }
  });

  it('counts by itself what the server did not tell', async () => {
    api.use(answering({ usesLeft: null }));
    const { user } = renderChat();
    await askInChat(user, 'hola');
    expect(await screen.findByText('2 usos restantes')).toBeVisible();
  });
});

describe('a guest with no uses left', () => {
  it('cannot send a new question, and is offered to register or to come back tomorrow', async () => {
    await readLast('Guest');
    expect(chatInput()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Ruidos molestos' })).toBeDisabled();
    const limit = screen.getByRole('region', { name: 'Límite de consultas' });
    expect(limit).toHaveTextContent(/volvé mañana/);
    expect(within(limit).getByRole('link', { name: '144' })).toHaveAttribute('href', 'tel:144');
  });

  it('may try again what failed, since the server may have given the use back', async () => {
    api.use(refusing(502, 'upstream_failed'));
    leaveToGuest(1);
    const { user } = renderChat();
    await askInChat(user, 'hola');
    await screen.findByRole('alert');
    api.use(answering());
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Fundado')).toBeVisible();
  });
});

describe('an account with no uses left', () => {
  it('is told so at the input, which stays open for help, and is offered the trial and the plans', async () => {
    signIn('User');
    api.use(
      noUsesLeft(),
      http.get('*/api/usage/plan', () =>
        HttpResponse.json({
          role: 'User',
          label: 'Free',
          description: 'Diez usos.',
          limit: 10,
          period: 'total',
          renewsAt: null,
          features: [],
          trial: { available: true, active: false, endsAt: null },
        }),
      ),
    );
    const { user } = renderChat();
    const limit = await screen.findByRole('region', { name: 'Límite de consultas' });
    expect(limit).toHaveTextContent('No te quedan usos');
    expect(await within(limit).findByRole('link', { name: 'Probar Premium gratis' })).toHaveAttribute('href', '/trial');
    expect(chatInput()).toBeEnabled();
    expect(chatInput()).toHaveAttribute('placeholder', 'Sin usos restantes');
    await user.click(within(limit).getByRole('button', { name: 'Ver planes' }));
    expect(await screen.findByRole('dialog', { name: 'Función Premium' })).toBeVisible();
  });

  it('whose uses come back is told when', async () => {
    signIn('Professional');
    api.use(
      noUsesLeft(),
      http.get('*/api/usage/plan', () =>
        HttpResponse.json({
          role: 'Professional',
          label: 'Professional',
          description: 'Cincuenta usos.',
          limit: 50,
          period: 'month',
          renewsAt: '2026-12-01T00:00:00.000Z',
          features: [],
          trial: { available: false, active: false, endsAt: null },
        }),
      ),
    );
    renderChat();
    const limit = await screen.findByRole('region', { name: 'Límite de consultas' });
    await waitFor(() => expect(limit).toHaveTextContent('Se renuevan el 01/12/2026'));
    expect(within(limit).queryByRole('link', { name: 'Probar Premium gratis' })).toBeNull();
  });
});
