import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answering, api } from '../testing/api.ts';
import { askInChat } from '../testing/ask-in-chat.ts';
import { stubMedia } from '../testing/browser.ts';
import { renderChat } from '../testing/render-chat.tsx';

const plain = 'Podés pedir el cambio (art. 17 LDC).';
const technical = 'El interesado puede solicitar el cambio, conf. art. 17, LDC (ley 24.240).';

/** Not what is told to a screen reader once. */
const onScreen = { ignore: '[aria-live]' };

const wording = () => http.post('*/Rag/wording', () => HttpResponse.json({ content: technical, citations: [] }));

async function openAnswer(options: { wide?: boolean } = {}) {
  stubMedia({ wide: options.wide ?? false, reducedMotion: true });
  api.use(answering({ content: plain, citations: [], sources: [] }));
  const view = renderChat();
  await askInChat(view.user, 'Compré un celular');
  await screen.findByText(plain, onScreen);
  return view;
}

describe('an answer in two wordings', () => {
  it('is plain until the technical one is chosen, which this browser keeps', async () => {
    api.use(wording());
    const { user } = await openAnswer();
    expect(screen.getByRole('radio', { name: 'Lenguaje claro' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /lado a lado/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Lenguaje técnico' }));
    expect(await screen.findByText(technical)).toBeVisible();
    expect(screen.queryByText(plain, onScreen)).toBeNull();
    expect(localStorage.getItem('foja_wording')).toBe('technical');
    await user.click(screen.getByRole('radio', { name: 'Lenguaje claro' }));
    expect(await screen.findByText(plain, onScreen)).toBeVisible();
  });

  it('is told to a screen reader in the wording that is on screen', async () => {
    localStorage.setItem('foja_wording', 'technical');
    api.use(wording(), answering({ content: plain, citations: [], sources: [] }));
    stubMedia({ wide: false, reducedMotion: true });
    const { user, container } = renderChat();
    await askInChat(user, 'Compré un celular');
    await waitFor(() =>
      expect(container.querySelector('p[aria-live]')).toHaveTextContent('El interesado puede solicitar'),
    );
  });

  it('stands side by side where there is room', async () => {
    api.use(wording());
    const { user } = await openAnswer({ wide: true });
    await user.click(screen.getByRole('radio', { name: 'Lenguaje claro y técnico, lado a lado' }));
    const columns = await screen.findByRole('region', { name: 'En lenguaje técnico' });
    expect(await within(columns).findByText(technical)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'En lenguaje claro' })).getByText(plain, onScreen)).toBeVisible();
  });

  it('stays plain where the other could not be had, says so, and tries again', async () => {
    api.use(http.post('*/Rag/wording', () => HttpResponse.error()));
    const { user } = await openAnswer();
    await user.click(screen.getByRole('radio', { name: 'Lenguaje técnico' }));
    expect(await screen.findByText(/No se pudo redactar en lenguaje técnico/)).toBeVisible();
    expect(screen.getByText(plain, onScreen)).toBeVisible();
    api.use(wording());
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.getByText(technical)).toBeVisible());
  });

  it('says how long to wait where it was asked for too often', async () => {
    const message = 'Pediste muchas respuestas en poco tiempo.';
    api.use(http.post('*/Rag/wording', () => HttpResponse.json({ error: 'rate_limited', message }, { status: 429 })));
    const { user } = await openAnswer();
    await user.click(screen.getByRole('radio', { name: 'Lenguaje técnico' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`${message} Se muestra en lenguaje claro.`);
    expect(screen.getByText(plain, onScreen)).toBeVisible();
  });

  it('is not offered for what is no statement of the law', async () => {
    stubMedia({ wide: false, reducedMotion: true });
    api.use(answering({ content: 'Hola.', outcome: 'courtesy', sources: [], citations: [] }));
    const { user } = renderChat();
    await askInChat(user, 'hola');
    // Said to a screen reader as well, as soon as it is there.
    await screen.findAllByText('Hola.');
    expect(screen.queryByRole('radio', { name: 'Lenguaje técnico' })).toBeNull();
  });
});
