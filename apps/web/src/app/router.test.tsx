import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userMessage } from '../chat/conversation.ts';
import { createConversationStore } from '../chat/conversation-store.ts';
import { newUser } from '../testing/user.ts';
import { createAppRouter } from './router.tsx';

function open(address: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, user: newUser(), path: () => router.state.location.pathname };
}

describe('addresses', () => {
  it('that do not exist lead to the landing page', async () => {
    const { path } = open('/no/existe');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Plataforma Legal AI-First Todo-en-Uno');
    expect(path()).toBe('/');
  });

  it('of the assistant lead to the chat, with the trial badge for somebody signed out', async () => {
    const { path } = open('/asistente');
    expect(await screen.findByText('En qué puedo ayudarte hoy?')).toBeVisible();
    expect(path()).toBe('/chatbot');
    expect(screen.getByText('Prueba gratuita')).toBeVisible();
  });

  it('name a conversation', async () => {
    createConversationStore('guest').add({
      id: 'abc',
      title: 'Mi herencia',
      createdAt: '2026-11-20T00:00:00.000Z',
      updatedAt: '2026-11-20T00:00:00.000Z',
      messages: [userMessage('¿Cómo se reparte?')],
    });
    open('/chatbot?c=abc');
    expect(await screen.findByText('¿Cómo se reparte?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});

describe('the frame', () => {
  it('leads from the landing page to the chat, and tells connection, uses and version there', async () => {
    const { user } = open('/');
    await user.click(await screen.findByRole('link', { name: 'Abrir el chat' }));
    expect(await screen.findByText('Conectado')).toBeVisible();
    expect(screen.getAllByText('3 usos restantes')).not.toHaveLength(0);
    expect(screen.getByText('v1.0.13')).toBeVisible();
  });

  it('lets a keyboard skip to the content', async () => {
    open('/');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveAttribute('href', '#content');
    expect(document.querySelector('main#content')).not.toBeNull();
  });
});
