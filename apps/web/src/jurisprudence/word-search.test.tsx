import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { searching } from '../testing/jurisprudence-api.ts';
import { asking, input, openScreen, path, results, titles, words } from '../testing/jurisprudence-screen.ts';
import { openApp } from '../testing/open-app.tsx';
import { assistantRefuses, assistantSilent, buildFoundRuling } from '../testing/writing-assistant.ts';

const bothSources = ['saij-federal', 'saij-sumarios'];

describe('the screen of jurisprudence', () => {
  it('is not for somebody who is signed out, who comes back to the same search', async () => {
    const { path: at, search } = openApp(asking);
    await waitFor(() => expect(at()).toBe('/login'));
    expect(search().returnUrl).toBe(`${path}?q=pasajero+herido`);
  });

  it('stands in the sidebar, with its own title, and leads to the report on a text', async () => {
    const { user, path: at } = await openScreen();
    await waitFor(() => expect(document.title).toBe('Jurisprudencia · Foja'));
    const tools = screen.getByRole('navigation', { name: 'Herramientas' });
    expect(within(tools).getByRole('link', { name: 'Jurisprudencia' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: 'Informe de jurisprudencia sobre un texto' }));
    await waitFor(() => expect(at()).toBe('/dashboard/herramientas/jurisprudencia'));
  });

  it('teaches by example before the first search, and asks for nothing by itself', async () => {
    const search = searching();
    api.use(search.handler);
    const { user } = await openScreen();
    const examples = await screen.findByRole('list', { name: 'Ejemplos' });
    expect(search.asked).toEqual([]);
    await user.click(within(examples).getByRole('button', { name: /Fallos: 329:2316/ }));
    await results();
    expect(search.asked).toEqual([
      {
        query: 'Fallos: 329:2316',
        filters: {},
        config: { model: 'gpt-3.5-turbo', maxResults: 5, sources: bothSources },
      },
    ]);
  });
});

describe('a search that cannot be made', () => {
  it('for blanks is not asked', async () => {
    const { user } = await openScreen();
    await user.type(await input(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Buscar' })).toBeDisabled();
    expect(screen.getByRole('list', { name: 'Ejemplos' })).toBeVisible();
  });

  it('whose dates are the wrong way round is not asked, and says why', async () => {
    await openScreen(`${asking}&desde=2020-01-01&hasta=2019-01-01`);
    expect(await screen.findByText('La fecha de inicio es posterior a la de fin.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Buscar' })).toBeDisabled();
  });

  it('in an ended session leads to the login and back to the same search', async () => {
    api.use(
      assistantRefuses('jurisprudence/search', 401, 'unauthenticated'),
      http.post('*/api/auth/refresh', () => HttpResponse.json({ error: 'invalid_refresh_token' }, { status: 401 })),
    );
    signIn('User');
    const { path: at, search } = openApp(asking);
    await waitFor(() => expect(at()).toBe('/login'));
    expect(search().returnUrl).toContain(`${path}?q=pasajero`);
  });

  it.each([
    [429, 'rate_limited', 'Demasiadas búsquedas. Esperá un minuto.', 'Demasiadas búsquedas. Esperá un minuto.'],
    [503, 'upstream_failed', 'La búsqueda no está disponible.', 'La búsqueda no está disponible.'],
    [400, 'invalid_request', 'La base no existe.', 'La base no existe.'],
    [500, 'internal', 'TypeError: undefined', 'La búsqueda falló por un error del servidor.'],
  ])('that is refused with %i says why in plain words, and can be tried again', async (status, error, said, shown) => {
    api.use(assistantRefuses('jurisprudence/search', status, error, said));
    const { user } = await openScreen(asking);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`No se pudo buscar.${shown}`);
    expect(await input()).toHaveValue(words);
    api.use(searching().handler);
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await titles()).toHaveLength(2);
  });

  it('without a connection says so', async () => {
    api.use(http.post('*/api/jurisprudence/search', () => HttpResponse.error()));
    await openScreen(asking);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error de conexión. Verifica tu internet');
  });

  it('can be left while it runs: the server hears of it, and it can be made again', async () => {
    const onLeave = vi.fn();
    api.use(assistantSilent('jurisprudence/search', onLeave));
    const { user } = await openScreen(asking);
    await screen.findByRole('region', { name: 'Búsqueda en curso' });
    expect(screen.getByRole('button', { name: 'Buscar' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(onLeave).toHaveBeenCalled());
    expect(await screen.findByText('La búsqueda se canceló.')).toBeVisible();
    expect(await input()).toHaveFocus();
    api.use(searching().handler);
    await user.click(screen.getByRole('button', { name: 'Buscar de nuevo' }));
    expect(await titles()).toHaveLength(2);
  });
});

describe('the address', () => {
  it('holds words, filters and sources, and going back and forth restores the search without asking again', async () => {
    const search = searching(({ query }) => ({ results: [buildFoundRuling({ title: `Sobre ${query}` })] }));
    api.use(search.handler);
    const { user, search: address, router } = await openScreen(asking, 'Professional');
    expect(await titles()).toEqual(['Sobre pasajero herido']);

    await user.clear(await input());
    await user.type(await input(), 'halabi');
    await user.click(screen.getByRole('button', { name: 'Filtros y fuentes' }));
    await user.type(screen.getByRole('textbox', { name: 'Tribunal' }), 'CSJN');
    await user.type(screen.getByRole('textbox', { name: 'Norma aplicada' }), 'art. 43 CN');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Máximo de resultados' }), '30');
    await user.click(screen.getByRole('checkbox', { name: /SAIJ sumarios/ }));
    await user.type(await input(), '{Enter}');
    await waitFor(async () => expect(await titles()).toEqual(['Sobre halabi']));
    expect(address()).toEqual({ q: 'halabi', tribunal: 'CSJN', norma: 'art. 43 CN', fuentes: 'federal', max: 30 });
    expect(search.asked.at(-1)).toEqual({
      query: 'halabi',
      filters: { court: 'CSJN', norm: 'art. 43 CN' },
      config: { model: 'gpt-3.5-turbo', maxResults: 30, sources: ['saij-federal'] },
    });

    router.history.back();
    await waitFor(async () => expect(await titles()).toEqual(['Sobre pasajero herido']));
    expect(await input()).toHaveValue(words);
    expect(screen.getByRole('textbox', { name: 'Tribunal' })).toHaveValue('');
    router.history.forward();
    await waitFor(async () => expect(await titles()).toEqual(['Sobre halabi']));
    expect(screen.getByRole('textbox', { name: 'Tribunal' })).toHaveValue('CSJN');
    expect(search.asked).toHaveLength(2);
  });

  it('that asks for more than the plan gives is answered within it, and says so', async () => {
    const search = searching(() => ({
      results: Array.from({ length: 5 }, (_, at) => buildFoundRuling({ id: `r${at}` })),
    }));
    api.use(search.handler);
    await openScreen(`${asking}&max=50`);
    await results();
    expect(search.asked[0]?.config?.maxResults).toBe(5);
    expect(screen.getByText('Tu plan muestra hasta 5 resultados; desde Professional, hasta 50.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Máximo de resultados', hidden: true })).toBeDisabled();
  });

  it('is narrowed by what was found', async () => {
    const search = searching();
    api.use(search.handler);
    const { user, search: address } = await openScreen(asking);
    await user.click(await screen.findByText('Afinar por tribunal, materia o año'));
    await user.click(within(screen.getByRole('list', { name: 'Año' })).getByRole('button', { name: /2021/ }));
    await waitFor(() => expect(address()).toEqual({ q: words, desde: '2021-01-01', hasta: '2021-12-31' }));
    await waitFor(() => expect(search.asked.at(-1)?.filters).toEqual({ from: '2021-01-01', to: '2021-12-31' }));
  });

  it('that is the same again asks the sources once more', async () => {
    const search = searching();
    api.use(search.handler);
    const { user } = await openScreen(asking);
    await results();
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(search.asked).toHaveLength(2));
    expect(await titles()).toHaveLength(2);
  });
});

describe('the searches made before', () => {
  it('are kept in this browser, once each, and open again with their filters', async () => {
    api.use(searching().handler);
    const { user, search } = await openScreen(`${asking}&materia=Transporte`);
    const before = await screen.findByRole('list', { name: 'Resultados guardados' });
    await user.type(await input(), '{Enter}');
    await results();
    expect(within(before).getAllByRole('listitem')).toHaveLength(1);
    await user.clear(await input());
    await user.type(await input(), 'otra cosa{Enter}');
    await waitFor(() => expect(search().q).toBe('otra cosa'));
    await user.click(await within(before).findByRole('button', { name: /^pasajero herido/ }));
    await waitFor(() => expect(search()).toEqual({ q: words, materia: 'Transporte' }));
  });
});
