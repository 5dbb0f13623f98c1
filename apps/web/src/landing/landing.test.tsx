import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepSession } from '../platform/session.ts';
import { api } from '../testing/api.ts';
import { stubMedia } from '../testing/browser.ts';
import { openApp } from '../testing/open-app.tsx';
import { buildSession, buildUser } from '../testing/sessions.ts';
import { unanswered } from '../testing/unanswered.ts';
import { until } from '../testing/until.ts';
import { everydayProblems } from './everyday-problems.ts';
import { exampleTasks } from './example-tasks.ts';
import { QuestionBox } from './question-box.tsx';

const corpusFolder = join(import.meta.dirname, '../../../../corpus');
const texts = exampleTasks.map(({ text }) => text);

describe('the landing page, signed out', () => {
  it('says what Foja is, and offers login, an account and the free uses', async () => {
    openApp('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Plataforma Legal AI-First Todo-en-Uno');
    const main = within(screen.getByRole('main'));
    for (const link of main.getAllByRole('link', { name: 'Iniciar Sesión' }))
      expect(link).toHaveAttribute('href', '/login');
    for (const link of main.getAllByRole('link', { name: 'Crear cuenta' }))
      expect(link).toHaveAttribute('href', '/register');
    expect(main.getByText('Registro gratuito - 10 usos incluidos')).toBeVisible();
    expect(main.getByRole('region', { name: /^Transformá tu práctica/ })).toBeVisible();
    expect(main.queryByText(/Bienvenido de vuelta/)).toBeNull();
  });

  it('leads to the dashboard through the login page, which leads back', async () => {
    const { user, path, search } = openApp('/');
    await user.click(await screen.findByRole('link', { name: /^Dashboard/ }));
    await screen.findByRole('heading', { name: 'Iniciar Sesión' });
    expect(path()).toBe('/login');
    expect(search()).toMatchObject({ returnUrl: '/dashboard' });
  });

  it('ends with the contact, the legal pages and the version', async () => {
    openApp('/');
    const contact = await screen.findByRole('link', { name: 'hola@foja.example' });
    expect(contact).toHaveAttribute('href', 'mailto:hola@foja.example');
    for (const [name, type] of [
      ['Privacidad', 'privacy'],
      ['Términos', 'terms'],
      ['Aviso legal', 'disclaimer'],
    ]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/legal/${type}`);
    }
    expect(screen.getByRole('link', { name: 'Comprobar una constancia' })).toHaveAttribute('href', '/verificar');
    expect(screen.getByText('Versión 1.0')).toBeVisible();
  });

  it('shows no contact where the installation tells none', async () => {
    let asked = false;
    api.use(
      http.get('*/api/status', () => {
        asked = true;
        return HttpResponse.json({ error: 'internal', message: '' }, { status: 500 });
      }),
    );
    openApp('/');
    await screen.findByText('Versión 1.0');
    await until(() => expect(asked).toBe(true));
    expect(screen.queryByText(/Contacto/)).toBeNull();
  });

  it('shows the product in pictures that say what is on them and keep their place', async () => {
    openApp('/');
    const pictures = within(await screen.findByRole('main')).getAllByRole('img');
    expect(pictures).toHaveLength(1);
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
      expect(picture.getAttribute('alt')?.length).toBeGreaterThan(40);
    }
  });

  it('takes the pictures of the theme that the reader has', async () => {
    document.documentElement.dataset.theme = 'dark';
    openApp('/');
    for (const picture of within(await screen.findByRole('main')).getAllByRole('img')) {
      expect(picture.getAttribute('src')).toContain('-dark');
    }
  });
});

describe('the box of the hero', () => {
  const box = () => screen.findByRole('textbox', { name: 'Contá qué te pasó' });

  it('asks nothing while nothing is written, and puts the keyboard where one writes', async () => {
    const { user, path } = openApp('/');
    await box();
    await user.click(screen.getByRole('button', { name: 'Preguntar' }));
    expect(await box()).toHaveFocus();
    expect(path()).toBe('/');
  });

  it('takes the question to the chat, which has sent it already; it stands in no address', async () => {
    const asked = vi.fn();
    api.use(
      http.post('*/Rag/rag-query', async ({ request }) => {
        asked(((await request.json()) as { message: string }).message);
        return unanswered();
      }),
    );
    const { user, path, search } = openApp('/');
    await user.type(await box(), 'Se me rompió el termo{Enter}');
    await until(() => expect(asked).toHaveBeenCalledWith('Se me rompió el termo'));
    expect(path()).toBe('/chatbot');
    expect(JSON.stringify(search())).not.toContain('termo');
    expect(screen.getByLabelText('Tu consulta')).toHaveValue('');
    expect(sessionStorage.getItem('foja_asked_question')).toBeNull();
  });

  it('loses nothing where the chat may not send: the question waits in the input, after what was written there', async () => {
    localStorage.setItem('foja_guest_usage', '3');
    localStorage.setItem('foja_draft:guest', 'Lo de ayer');
    const { user } = openApp('/');
    await user.type(await box(), 'Se me rompió el termo{Enter}');
    await until(() => expect(screen.getByLabelText('Tu consulta')).toHaveValue('Lo de ayer\n\nSe me rompió el termo'));
    expect(localStorage.getItem('foja_draft:guest')).toContain('Se me rompió el termo');
  });

  it('asks a signed-in person’s question in the dashboard', async () => {
    keepSession(buildSession(), 'tab');
    const { user, path } = openApp('/');
    await user.type(await box(), 'Se me rompió el termo{Enter}');
    await until(() => expect(path()).toBe('/dashboard'));
  });
});

describe('the tiles', () => {
  it('are the eight problems, each leading to a guide that there is', async () => {
    openApp('/');
    const tiles = within(await screen.findByRole('navigation', { name: 'O empezá por una guía' }));
    const names =
      'Me echaron, Alquilo, Me separo, Choqué, Compré algo fallado, Me deben plata, Herencia, Sufro violencia';
    expect(everydayProblems.map(({ label }) => label)).toEqual(names.split(', '));
    for (const { label, guide } of everydayProblems) {
      expect(tiles.getByRole('link', { name: label })).toHaveAttribute('href', `/guias/${guide}`);
      expect(existsSync(join(corpusFolder, 'guides', `${guide}.md`)), guide).toBe(true);
    }
    expect(tiles.getByRole('link', { name: 'Todas las guías' })).toHaveAttribute('href', '/guias');
  });
});

describe('the second half', () => {
  it('shows an answer to people, and to lawyers tools, verification and Word, at an address that can be shared', async () => {
    const { user, search } = openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Soy abogado' }));
    expect(await screen.findByRole('heading', { name: 'Herramientas' })).toBeVisible();
    expect(search()).toEqual({ para: 'abogados' });
    for (const name of ['Verificación', 'Word']) expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bóveda' }).closest('li')).toHaveTextContent('Professional');
    expect(screen.queryByRole('heading', { name: /La respuesta y su fuente/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Tengo un problema' }));
    expect(await screen.findByRole('heading', { name: /La respuesta y su fuente/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Herramientas' })).toBeNull();
  });

  it('is the lawyers’ where the address says so', async () => {
    openApp('/?para=abogados');
    expect(await screen.findByRole('heading', { name: 'Herramientas' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Soy abogado' })).toBeChecked();
  });
});

describe('the landing page, signed in', () => {
  it('greets by the first name, and offers neither login nor an account', async () => {
    keepSession(buildSession(), 'tab');
    openApp('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('¡Hola, Ana! Bienvenido de vuelta.');
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('link', { name: 'Iniciar Sesión' })).toBeNull();
    expect(main.queryByRole('link', { name: 'Crear cuenta' })).toBeNull();
    expect(main.queryByText(/Registro gratuito/)).toBeNull();
    expect(main.queryByText(/Transformá tu práctica/)).toBeNull();
    expect(main.getByRole('link', { name: /^Dashboard/ })).toHaveAttribute('href', '/dashboard');
  });

  it.each(['', '   '])('greets somebody without a first name (%j) as Usuario', async (firstName) => {
    keepSession(buildSession({ user: buildUser({ firstName }) }), 'tab');
    openApp('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('¡Hola, Usuario! Bienvenido de vuelta.');
  });
});

describe('the quick card of the gazette', () => {
  afterEach(() => vi.restoreAllMocks());

  it('opens a window of 1200x800 and covers the page with "Cargando boletín..." meanwhile', async () => {
    const popup = { closed: false, close: vi.fn(), document: document.implementation.createHTMLDocument() };
    const open = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    api.use(http.get('*/api/boletin/download', () => unanswered()));
    const { user } = openApp('/');
    await user.click(await screen.findByRole('button', { name: /^Boletín Oficial/ }));
    expect(open.mock.calls[0]?.[2]).toMatch(/width=1200,height=800/);
    expect(await screen.findByText('Cargando boletín...')).toBeVisible();
  });
});

describe('the examples of the hero', () => {
  afterEach(() => vi.useRealTimers());

  const typed = () => screen.getByTestId('typed').textContent;
  const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  /** Effects set the next timer after each render: characters come one at a time. */
  function characters(count: number, msEach: number): void {
    for (let index = 0; index < count; index++) advance(msEach);
  }

  function start(): void {
    vi.useFakeTimers();
    stubMedia({ reducedMotion: false });
    render(<QuestionBox onAsk={() => undefined} />);
  }

  it('are six', () => expect(new Set(texts).size).toBe(6));

  it('are typed at 50 ms a character, held 3 s, erased at 30 ms a character, and followed by the next after 500 ms', () => {
    start();
    const [first = '', second = ''] = texts;
    expect(typed()).toBe('');
    advance(49);
    expect(typed()).toBe('');
    advance(1);
    expect(typed()).toBe(first.slice(0, 1));
    characters(first.length - 1, 50);
    expect(typed()).toBe(first);
    // Held; the first character goes 30 ms after.
    advance(3_000);
    advance(29);
    expect(typed()).toBe(first);
    advance(1);
    expect(typed()).toBe(first.slice(0, -1));
    characters(first.length - 1, 30);
    expect(typed()).toBe('');
    advance(500);
    advance(49);
    expect(typed()).toBe('');
    advance(1);
    expect(typed()).toBe(second.slice(0, 1));
  });

  it('begin again after the sixth', () => {
    start();
    for (const text of texts) {
      characters(text.length, 50);
      expect(typed()).toBe(text);
      advance(3_000);
      characters(text.length, 30);
      advance(500);
    }
    characters(texts[0]?.length ?? 0, 50);
    expect(typed()).toBe(texts[0]);
  });

  it('can be paused, which leaves the example whole, and go on', () => {
    start();
    const [first = ''] = texts;
    characters(5, 50);
    fireEvent.click(screen.getByRole('button', { name: 'Pausar los ejemplos' }));
    expect(typed()).toBe(first);
    advance(60_000);
    expect(typed()).toBe(first);
    fireEvent.click(screen.getByRole('button', { name: 'Reanudar los ejemplos' }));
    advance(3_000);
    advance(30);
    expect(typed()).toBe(first.slice(0, -1));
  });

  it('are read as a list and never letter by letter', () => {
    start();
    characters(4, 50);
    const list = within(screen.getByRole('list', { name: 'Tareas de ejemplo' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(texts);
    expect(screen.getByTestId('typed')).toHaveAttribute('aria-hidden', 'true');
    expect(document.querySelector('[aria-live]')).toBeNull();
  });

  it('stand still, all six, where the reader asks for no motion', () => {
    vi.useFakeTimers();
    stubMedia({ reducedMotion: true });
    render(<QuestionBox onAsk={() => undefined} />);
    expect(vi.getTimerCount()).toBe(0);
    for (const text of texts) expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /los ejemplos$/ })).toBeNull();
    expect(screen.queryByTestId('typed')).toBeNull();
  });
});
