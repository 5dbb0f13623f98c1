import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { storageKeys } from '../platform/browser-storage.ts';
import { api } from '../testing/api.ts';
import { openApp } from '../testing/open-app.tsx';
import { buildSession, sessionAnswer } from '../testing/sessions.ts';

const asked: unknown[] = [];
const answering = (answer: () => Response | Promise<Response>) =>
  api.use(
    http.post('*/api/auth/register', async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
  );

beforeEach(() => {
  asked.length = 0;
});

const good = {
  Nombre: 'Ana',
  Apellido: 'Gómez',
  Email: 'ana@estudio.example',
  Contraseña: 'Secreta1',
  'Confirmar contraseña': 'Secreta1',
};

const field = (label: string) => screen.getByLabelText(label, { exact: false, selector: 'input' });
const submitButton = () => screen.getByRole('button', { name: 'Crear cuenta' });

async function openRegister(search = '') {
  const app = openApp(`/register${search}`);
  await screen.findByRole('heading', { name: 'Crear una cuenta' });
  return {
    ...app,
    async fill(values: Partial<typeof good> = good, terms = true) {
      for (const [label, value] of Object.entries(values)) {
        const input = screen.getByLabelText(new RegExp(`^${label}`));
        await app.user.clear(input);
        if (value) await app.user.type(input, value);
        await app.user.tab();
      }
      if (terms) await app.user.click(screen.getByRole('checkbox'));
    },
  };
}

describe('the registration form', () => {
  it.each<[keyof typeof good, string, string]>([
    ['Nombre', '', 'El nombre es requerido'],
    ['Nombre', 'A', 'El nombre debe tener al menos 2 caracteres'],
    ['Apellido', '', 'El apellido es requerido'],
    ['Apellido', 'G', 'El apellido debe tener al menos 2 caracteres'],
    ['Email', '', 'El email es requerido'],
    ['Email', 'ana@', 'Ingresa un email válido'],
    ['Contraseña', '', 'La contraseña es requerida'],
    ['Contraseña', 'Corta1', 'La contraseña debe tener al menos 8 caracteres'],
    ['Contraseña', 'sinmayuscula1', 'La contraseña debe contener al menos una mayúscula, una minúscula y un número'],
    ['Confirmar contraseña', '', 'Confirma tu contraseña'],
  ])('says of %s "%s": %s', async (label, value, message) => {
    const { fill } = await openRegister();
    await fill({ [label]: value }, false);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(new RegExp(`^${label}`))).toBeInvalid();
    expect(submitButton()).toBeDisabled();
  });

  it('compares the passwords while other fields are still empty, and again when the first one changes', async () => {
    const { fill, user } = await openRegister();
    await fill({ Contraseña: 'Secreta1', 'Confirmar contraseña': 'Secreta2' }, false);
    expect(await screen.findByText('Las contraseñas no coinciden')).toBeVisible();
    await user.clear(screen.getByLabelText(/^Contraseña/));
    await user.type(screen.getByLabelText(/^Contraseña/), 'Secreta2');
    await waitFor(() => expect(screen.queryByText('Las contraseñas no coinciden')).toBeNull());
  });

  it('asks to accept the terms, which open beside the form', async () => {
    const { user } = await openRegister();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('checkbox'));
    await user.tab();
    expect(await screen.findByText('Debes aceptar los términos y condiciones')).toBeVisible();
    const link = screen.getByRole('link', { name: 'términos y condiciones' });
    expect(link).toHaveAttribute('href', '/legal/terms');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['a', 33, 'Débil'],
    ['abcdefg1', 66, 'Media'],
    ['Abcdefg1', 100, 'Fuerte'],
  ])('shows how strong "%s" is', async (password, percent, text) => {
    const { user } = await openRegister();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await user.type(screen.getByLabelText(/^Contraseña/), password);
    const bar = screen.getByRole('progressbar', { name: 'Seguridad de la contraseña' });
    expect(bar).toHaveAttribute('aria-valuenow', String(percent));
    expect(bar).toHaveAttribute('aria-valuetext', text);
  });

  it('marks every field as required, and shows and hides each password', async () => {
    const { user } = await openRegister();
    for (const label of Object.keys(good)) {
      expect(screen.getByLabelText(new RegExp(`^${label}`))).toBeRequired();
    }
    await user.click(screen.getByRole('button', { name: 'Mostrar: Confirmar contraseña' }));
    expect(field('Confirmar contraseña')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText(/^Contraseña/)).toHaveAttribute('type', 'password');
  });

  it('can be sent once everything is right, keeps the session persistently and goes where it was asked to', async () => {
    const session = buildSession();
    answering(() => HttpResponse.json(sessionAnswer(session)));
    const { fill, user, path } = await openRegister('?returnUrl=%2Fchatbot');
    expect(submitButton()).toBeDisabled();
    await fill();
    await waitFor(() => expect(submitButton()).toBeEnabled());
    await user.click(submitButton());
    // It stands there for a moment: by the next step a busy machine may have gone on.
    await screen.findByText('¡Cuenta creada! Redirigiendo...');
    await waitFor(() => expect(path()).toBe('/chatbot'));
    expect(asked).toEqual([
      {
        firstName: 'Ana',
        lastName: 'Gómez',
        email: 'ana@estudio.example',
        password: 'Secreta1',
        applicationId: 'foja',
      },
    ]);
    expect(localStorage.getItem(storageKeys.token)).toBe(session.token);
    expect(sessionStorage.getItem(storageKeys.token)).toBeNull();
  });

  it('says at the password that leaks have made it common, and takes another', async () => {
    const said = 'Esa contraseña figura en listas de contraseñas filtradas.';
    answering(() => HttpResponse.json({ error: 'breached_password', message: said }, { status: 400 }));
    const { user, fill } = await openRegister();
    await fill();
    await user.click(submitButton());
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByLabelText(/^Contraseña/)).toHaveAccessibleDescription(new RegExp(said));
    await waitFor(() => expect(screen.getByLabelText(/^Contraseña/)).toHaveFocus());
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await user.type(screen.getByLabelText(/^Contraseña/), 'Otra2caballeriza');
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });

  it('is disabled while it is sent, and sent once', async () => {
    let release = () => undefined as unknown;
    answering(
      () =>
        new Promise<Response>((resolve) => {
          release = () => resolve(HttpResponse.json({ error: 'conflict', message: 'Ya existe.' }, { status: 409 }));
        }),
    );
    const { fill, user } = await openRegister();
    await fill();
    await waitFor(() => expect(submitButton()).toBeEnabled());
    await user.click(submitButton());
    expect(await screen.findByRole('button', { name: 'Creando la cuenta...' })).toBeDisabled();
    for (const label of Object.keys(good)) {
      expect(screen.getByLabelText(new RegExp(`^${label}`))).toBeDisabled();
    }
    await waitFor(() => expect(asked).toHaveLength(1));
    release();
    expect(await screen.findByText('Ya existe.')).toBeVisible();
    expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Ana');
    expect(asked).toHaveLength(1);
  });

  it('asks to confirm the address where that is required, and sends the mail again', async () => {
    const message = 'Te enviamos un email para confirmar tu cuenta. Revisá tu bandeja de entrada y spam.';
    answering(() => HttpResponse.json({ success: true, requiresConfirmation: true, message }));
    const resent: unknown[] = [];
    api.use(
      http.post('*/api/auth/resend-confirmation', async ({ request }) => {
        resent.push(await request.json());
        return HttpResponse.json({ success: true, message: 'x' });
      }),
    );
    const { fill, user } = await openRegister();
    await fill();
    await waitFor(() => expect(submitButton()).toBeEnabled());
    await user.click(submitButton());
    expect(await screen.findByText(message)).toBeVisible();
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reenviar email' }));
    expect(
      await screen.findByText('Email de confirmación reenviado. Revisa tu bandeja de entrada y spam.'),
    ).toBeVisible();
    expect(resent).toEqual([{ email: 'ana@estudio.example', applicationId: 'foja' }]);
  });
});
