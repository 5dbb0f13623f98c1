import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSessionMessage } from '../platform/office/session-message.ts';
import { currentSession, keepSession } from '../platform/session.ts';
import { api } from '../testing/api.ts';
import { openApp } from '../testing/open-app.tsx';
import { buildSession, sessionAnswer } from '../testing/sessions.ts';
import { serveOffice } from '../testing/stand-in-office-script.ts';

beforeEach(() => {
  vi.spyOn(window, 'close').mockImplementation(() => undefined);
});

async function logIn(address: string, remember = false) {
  const session = buildSession();
  api.use(http.post('*/api/auth/login', () => HttpResponse.json(sessionAnswer(session))));
  const app = openApp(address);
  await app.user.type(await screen.findByLabelText(/^Email/), 'ana@estudio.example');
  await app.user.type(screen.getByLabelText(/^Contraseña/), 'Secreta1');
  if (remember) await app.user.click(screen.getByRole('checkbox', { name: 'Recordarme' }));
  await app.user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
  await screen.findByRole('heading', { name: '¡Autenticado correctamente!' });
  return { ...app, session };
}

describe("the login page in Word's dialog", () => {
  it.each([true, false])('tells the pane its session (remembered: %s) and keeps none itself', async (remember) => {
    const office = serveOffice({ text: [] });
    const { session } = await logIn('/login?source=addin', remember);
    expect(office.word.told).toHaveLength(1);
    const [told] = office.word.told;
    expect(told?.options).toEqual({ targetOrigin: window.location.origin });
    expect(readSessionMessage(told?.message ?? '')).toMatchObject({
      session: { token: session.token, refreshToken: session.refreshToken },
      place: remember ? 'browser' : 'tab',
    });
    expect(currentSession()).toBeNull();
    expect([sessionStorage.length, localStorage.getItem('foja_token')]).toEqual([0, null]);
  });

  it('asks also somebody who is signed in in this browser: the add-in gets a session of its own', async () => {
    const office = serveOffice({ text: [] });
    const own = buildSession();
    keepSession(own, 'browser');
    const { session } = await logIn('/login?source=addin');
    expect(readSessionMessage(office.word.told[0]?.message ?? '')?.session.token).toBe(session.token);
    expect(currentSession()?.token).toBe(own.token);
  });

  it('has the account made in a window of its own, and stays', async () => {
    serveOffice({ text: [] });
    openApp('/login?source=addin');
    const form = within(await screen.findByRole('main'));
    await waitFor(() => expect(form.getByRole('link', { name: 'Registrarse' })).toHaveAttribute('target', '_blank'));
  });
});

describe('the login page in a pop-up', () => {
  it.each([null, { text: [], host: null }])(
    'keeps the session and tells its opener, on this origin alone',
    async (script) => {
      serveOffice(script);
      const opener = { postMessage: vi.fn() };
      vi.stubGlobal('opener', opener);
      const { session } = await logIn('/login?source=addin');
      expect(currentSession()?.token).toBe(session.token);
      expect(opener.postMessage).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ type: 'auth', token: session.token }),
        window.location.origin,
      );
    },
  );
});

describe('the login page of this browser', () => {
  it('tells nobody', async () => {
    const { asked } = serveOffice({ text: [] });
    const opener = { postMessage: vi.fn() };
    vi.stubGlobal('opener', null);
    api.use(http.post('*/api/auth/login', () => HttpResponse.json(sessionAnswer())));
    const app = openApp('/login?returnUrl=/chatbot');
    await app.user.type(await screen.findByLabelText(/^Email/), 'ana@estudio.example');
    await app.user.type(screen.getByLabelText(/^Contraseña/), 'Secreta1');
    await app.user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    await waitFor(() => expect(app.path()).toBe('/chatbot'));
    expect(opener.postMessage).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });
});
