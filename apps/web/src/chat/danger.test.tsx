import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anonymizing, api, asked, refusing, remember } from '../testing/api.ts';
import { askInChat, chatQueries, noUsesLeft, tellingHelp } from '../testing/ask-in-chat.ts';
import { signIn } from '../testing/factories.ts';
import { renderChat } from '../testing/render-chat.tsx';

const danger = 'soy María Fernández y mi pareja me pega';
const announced = (container: HTMLElement) => container.querySelector('p[aria-live]');

describe('help in danger, where the server refuses the question', () => {
  it.each([
    [403, 'premium_required'],
    [429, 'usage_exhausted'],
    [429, 'rate_limited'],
  ] as const)('with %s %s, is shown to an account in the place of the premium gate', async (status, code) => {
    signIn('User');
    api.use(refusing(status, code), tellingHelp());
    const { user, container } = renderChat();
    await askInChat(user, danger);
    expect(await screen.findByText('Hay ayuda hoy mismo.', { selector: '.legal-prose *' })).toBeVisible();
    expect(screen.getByRole('link', { name: /911/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(announced(container)).toHaveTextContent('Hay ayuda hoy mismo.'));
  });

  it.each([
    [403, 'premium_required'],
    [429, 'guest_limit_reached'],
  ] as const)('with %s %s, is shown to a guest in the place of the wall', async (status, code) => {
    api.use(refusing(status, code), tellingHelp());
    const { user } = renderChat();
    await askInChat(user, danger);
    expect(await screen.findByText('Hay ayuda hoy mismo.', { selector: '.legal-prose *' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('comes before signing in again, where the session has ended', async () => {
    signIn('User');
    api.use(refusing(401, 'invalid_token'), tellingHelp());
    const { user, goes } = renderChat();
    await askInChat(user, danger);
    expect(await screen.findByText('Hay ayuda hoy mismo.', { selector: '.legal-prose *' })).toBeVisible();
    expect(goes.login).not.toHaveBeenCalled();
  });

  it('is asked for without names', async () => {
    signIn('User');
    api.use(
      anonymizing('/anonymize-text'),
      refusing(429, 'usage_exhausted'),
      http.post('*/Rag/safety', async ({ request }) => {
        await remember(request);
        return Response.json({ safety: null });
      }),
    );
    const { user } = renderChat();
    await askInChat(user, danger);
    await screen.findByRole('dialog', { name: 'Función Premium' });
    const calls = asked.filter(({ path }) => path === '/Rag/safety');
    expect(calls.map(({ body }) => body)).toEqual([{ message: 'soy [PERSONA_1] y mi pareja me pega' }]);
  });

  it('is not a reason to lose an answer that was there', async () => {
    signIn('User');
    const { user } = renderChat();
    await askInChat(user, danger);
    await screen.findByText('Fundado');
    api.use(refusing(429, 'usage_exhausted'), tellingHelp());
    await user.click(screen.getByRole('button', { name: 'Regenerar' }));
    expect(await screen.findByText('Hay ayuda hoy mismo.', { selector: '.legal-prose *' })).toBeVisible();
    expect(screen.getByText('Fundado')).toBeVisible();
  });
});

describe('help in danger, in an answer that is coming', () => {
  it('is shown before the first word of the text', async () => {
    const helpLines = [{ name: 'Violencia por motivos de género', number: '144', serves: null }];
    api.use(
      http.post('*/Rag/rag-query', async ({ request }) => {
        await remember(request);
        const event = `event: help\ndata: ${JSON.stringify({ helpLines })}\n\n`;
        const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(event)) });
        return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
      }),
    );
    const { user } = renderChat();
    await askInChat(user, danger);
    expect(await screen.findByRole('link', { name: /144/ })).toHaveAttribute('href', 'tel:144');
    expect(screen.getByRole('button', { name: 'Detener la respuesta' })).toBeVisible();
  });
});

describe('help in danger, with no uses left', () => {
  it('is shown and announced to a screen reader', async () => {
    signIn('User');
    api.use(noUsesLeft(), tellingHelp());
    const { user, container } = renderChat();
    await screen.findByText('Sin usos restantes');
    await askInChat(user, danger);
    expect(await screen.findByRole('link', { name: /911/ })).toBeVisible();
    expect(announced(container)).toHaveTextContent('Hay ayuda hoy mismo.');
    expect(chatQueries()).toHaveLength(0);
  });

  it('where there is no danger, the limit is told as an alert, once', async () => {
    signIn('User');
    api.use(noUsesLeft());
    const { user, container } = renderChat();
    await screen.findByText('Sin usos restantes');
    await askInChat(user, 'hola');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha alcanzado el límite de consultas para su plan.');
    expect(announced(container)).toBeEmptyDOMElement();
  });
});
