import type { UnderstoodFact } from '@foja/contracts/chat';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answering, api, remember } from '../testing/api.ts';
import { askInChat, chatQueries, noUsesLeft } from '../testing/ask-in-chat.ts';
import { signIn } from '../testing/factories.ts';
import { renderChat } from '../testing/render-chat.tsx';

const question = 'Soy María Fernández, hace 7 años que laburo y me echaron sin causa';
const sent = question.replace('María Fernández', '[PERSONA_1]');
const facts: UnderstoodFact[] = [
  fact('antiguedad', 'Antigüedad: 7 años', 'hace 7 años que laburo'),
  fact('sin-causa', 'Despido sin causa', 'sin causa'),
];

function fact(name: string, label: string, words: string): UnderstoodFact {
  return { name, label, words, start: sent.indexOf(words) };
}

const told = (continuation: string | null = 'prueba') => answering({ understood: facts, continuation });
const chips = () => screen.findByRole('list', { name: 'Datos entendidos' });

async function askTold() {
  api.use(told());
  const view = renderChat();
  await askInChat(view.user, question);
  return { ...view, list: await chips() };
}

describe('the facts understood', () => {
  it('stand as chips above the text of the answer', async () => {
    const { list, container } = await askTold();
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Antigüedad: 7 años', 'Despido sin causa']);
    const prose = container.querySelector('.legal-prose');
    expect(list.compareDocumentPosition(prose as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('cannot be changed without the proof that the question was asked', async () => {
    api.use(told(null));
    const { user } = renderChat();
    await askInChat(user, question);
    expect(within(await chips()).queryByRole('button')).toBeNull();
  });

  it('put right, ask the same question with only these words changed, in the place of the first', async () => {
    const { user, list } = await askTold();
    await user.click(within(list).getByRole('button', { name: 'Corregir: Antigüedad: 7 años' }));
    const form = screen.getByRole('form', { name: 'Corregir: Antigüedad: 7 años' });
    const field = within(form).getByRole('textbox');
    expect(field).toHaveValue('hace 7 años que laburo');
    await user.clear(field);
    await user.type(field, 'hace 5 años que laburo');
    api.use(answering({ content: 'Con cinco años.' }));
    await user.click(within(form).getByRole('button', { name: 'Responder con este dato' }));
    expect(await screen.findByText('Con cinco años.', { selector: '.legal-prose *' })).toBeVisible();
    expect(chatQueries()[1]?.body).toMatchObject({
      message: sent,
      history: [],
      continuation: 'prueba',
      correction: { start: facts[0]?.start, words: 'hace 7 años que laburo', instead: 'hace 5 años que laburo' },
      isAnonymized: true,
    });
    expect(screen.getByText('Soy María Fernández, hace 5 años que laburo y me echaron sin causa')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('corrected, are what is asked again and what a follow-up goes on from', async () => {
    const { user, list } = await askTold();
    api.use(answering({ continuation: 'segunda', usesLeft: 2 }));
    await user.click(within(list).getByRole('button', { name: 'Quitar: Despido sin causa' }));
    await waitFor(() => expect(chatQueries()).toHaveLength(2));
    const corrected = 'Soy [PERSONA_1], hace 7 años que laburo y me echaron';
    await screen.findByText(corrected.replace('[PERSONA_1]', 'María Fernández'));
    await user.click(await screen.findByRole('button', { name: 'Regenerar' }));
    await waitFor(() => expect(chatQueries()).toHaveLength(3));
    expect(chatQueries()[2]?.body).toMatchObject({ message: corrected, continuation: 'segunda' });
    await screen.findByText('Fundado');
    await askInChat(user, '¿y el aguinaldo?');
    await waitFor(() => expect(chatQueries()).toHaveLength(4));
    expect(chatQueries()[3]?.body).toMatchObject({
      history: [{ role: 'user', content: corrected }, { role: 'assistant' }],
    });
  });

  it('that the server does not understand leave question and answer as they were, and say why', async () => {
    const { user, list } = await askTold();
    api.use(
      http.post('*/Rag/rag-query', async ({ request }) => {
        await remember(request);
        return HttpResponse.json({ error: 'invalid_request', message: 'No se entendió el dato.' }, { status: 400 });
      }),
    );
    await user.click(within(list).getByRole('button', { name: 'Corregir: Antigüedad: 7 años' }));
    await user.type(screen.getByRole('textbox', { name: /^En tu consulta/ }), ' y pico');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('No se entendió el dato.')).toBeVisible();
    expect(screen.getByText(question)).toBeVisible();
    expect(await screen.findByText('Fundado')).toBeVisible();
  });

  it('can be put right with no uses left: the server decides', async () => {
    signIn('User');
    api.use(told());
    const { user, client } = renderChat();
    await askInChat(user, question);
    const list = await chips();
    api.use(noUsesLeft());
    await client.invalidateQueries({ queryKey: ['usage'] });
    await screen.findByText('Sin usos restantes');
    await user.click(within(list).getByRole('button', { name: 'Quitar: Despido sin causa' }));
    await waitFor(() => expect(chatQueries()).toHaveLength(2));
  });

  it('are left with Escape, back to the chip', async () => {
    const { user, list } = await askTold();
    const button = within(list).getByRole('button', { name: 'Corregir: Antigüedad: 7 años' });
    await user.click(button);
    expect(screen.getByRole('textbox', { name: /^En tu consulta/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('form')).toBeNull();
    expect(button).toHaveFocus();
  });
});
