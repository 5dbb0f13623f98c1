import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, api } from '../../testing/api.ts';
import { signIn } from '../../testing/factories.ts';
import { openApp } from '../../testing/open-app.tsx';
import { renderChat } from '../../testing/render-chat.tsx';
import { handLetter } from './handed-letter.ts';

const question = 'Entré a trabajar el 2/5/2020 con Beto Muestra y estoy en negro.';
const source = {
  id: 'lct:52',
  kind: 'article' as const,
  norm: 'lct',
  normTitle: 'Ley de Contrato de Trabajo',
  article: '52',
  heading: 'Registro',
  excerpt: 'El empleador debe registrar.',
  officialUrl: null,
  score: 0.9,
  articles: ['lct:52'],
  repealed: false,
  suspect: false,
};

async function ask() {
  api.use(answering({ content: 'Podés intimar [1].', sources: [source] }));
  const { user } = renderChat();
  await user.click(screen.getByLabelText('Tu consulta'));
  await user.paste(question);
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Copiar' });
}

describe('the letter that goes with an answer', () => {
  it('is not offered to a guest, who may not draft', async () => {
    await ask();
    expect(screen.queryByRole('link', { name: 'Redactar el telegrama' })).toBeNull();
  });

  it('opens its form without anything of the person in the address', async () => {
    signIn('User');
    await ask();
    const link = await screen.findByRole('link', { name: 'Redactar el telegrama' });
    expect(link).toHaveAttribute('href', '/dashboard/documentos?tipo=telegrama-laboral');
  });

  it('fills the form once, leaves out what the form does not take, and shows what was told', async () => {
    signIn('User', 'ana@ejemplo.com');
    handLetter('ana@ejemplo.com', {
      kind: 'telegrama-laboral',
      values: { motivo: 'registracion', fechaIngreso: '2020-05-02', otro: 'x' },
      told: ['sin registrar: sí'],
      question,
    });
    openApp('/dashboard/documentos?tipo=telegrama-laboral');
    expect(await screen.findByRole('region', { name: 'Datos de tu consulta' })).toHaveTextContent('sin registrar: sí');
    expect(await screen.findByDisplayValue('2020-05-02')).toBeVisible();
    expect(Object.keys(sessionStorage).filter((key) => key.includes('handed'))).toEqual([]);
  });
});
