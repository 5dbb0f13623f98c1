import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, api } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { renderChat } from '../testing/render-chat.tsx';

const calculation = {
  slug: 'vencimientos',
  title: 'Ver el vencimiento día por día',
  inputs: { notified: '2026-11-20', deadline: 'apelar' },
};

async function askFor(answer: Parameters<typeof answering>[0]) {
  api.use(answering(answer));
  const { user } = renderChat();
  await user.click(screen.getByLabelText('Tu consulta'));
  await user.paste('¿Cuándo vence?');
  await user.keyboard('{Enter}');
}

describe('the calculation of an answer', () => {
  it('is not offered where nothing was computed', async () => {
    await askFor({ content: 'Respuesta [1].' });
    await screen.findByRole('button', { name: 'Copiar' });
    expect(screen.queryByRole('link', { name: calculation.title })).toBeNull();
  });

  it('opens with the same inputs, for a guest at the open calculators', async () => {
    await askFor({ content: 'Vence el lunes [1].', calculation });
    const link = await screen.findByRole('link', { name: calculation.title });
    expect(link).toHaveAttribute('href', '/calculadoras/vencimientos?notified=2026-11-20&deadline=apelar');
  });

  it('and for an account in its dashboard', async () => {
    signIn('User');
    await askFor({ content: 'Vence el lunes [1].', calculation });
    const link = await screen.findByRole('link', { name: calculation.title });
    expect(link.getAttribute('href')).toMatch(/^\/dashboard\/calculadoras\/vencimientos\?/);
  });
});
