import type { ContextSearchInput } from '@foja/contracts/jurisprudence';
import type { Role } from '@foja/contracts/roles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, asked } from '../testing/api.ts';
import { stubMedia } from '../testing/browser.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import {
  assistantRefuses,
  assistantSilent,
  buildAnalysis,
  buildContextAnswer,
  buildFoundRuling,
  contextSearchStream,
} from '../testing/writing-assistant.ts';

const path = '/dashboard/jurisprudencia';
const story = 'Juan Carlos Pérez, DNI 28.456.789, cayó al bajar del colectivo.';

async function openContext(role: Role = 'User', address = `${path}?modo=contexto`) {
  stubMedia({ wide: true, reducedMotion: true });
  signIn(role);
  const app = openApp(address);
  await screen.findByRole('heading', { level: 1, name: 'Jurisprudencia' });
  return app;
}

const area = () => screen.findByRole('textbox', { name: 'Texto de tu caso o de tu escrito' });
const button = () => screen.getByRole('button', { name: 'Buscar por contexto' });
const agents = async () =>
  within(await screen.findByRole('region', { name: 'Progreso de la búsqueda' }))
    .getAllByText(/^(Pendiente|En curso|Completado)$/)
    .map(({ textContent }) => textContent);
const sent = () =>
  asked
    .filter((call) => call.path === '/api/jurisprudence/context-search')
    .map(({ body }) => body as ContextSearchInput);

async function write(text = story): Promise<void> {
  fireEvent.change(await area(), { target: { value: text } });
}

describe('a search by context', () => {
  it('is not made of a blank text, nor of one that is too long', async () => {
    await openContext();
    await write('   ');
    expect(button()).toBeDisabled();
    await write('a'.repeat(30_001));
    expect(screen.getByText('El texto puede tener hasta 30.000 caracteres.')).toBeVisible();
    expect(button()).toBeDisabled();
  });

  it('sends nothing when the personal data could not be replaced', async () => {
    api.use(http.post('*/anonymize-text', () => HttpResponse.json({ error: 'anonymization_failed' }, { status: 500 })));
    const { user } = await openContext();
    await write();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No se pudieron reemplazar los datos personales, y sin eso la búsqueda no se envía.',
    );
    expect(sent()).toEqual([]);
    expect(await area()).toHaveValue(story);
  });

  it.each([
    [429, 'rate_limited', 'Demasiadas búsquedas. Esperá un minuto.', 'Demasiadas búsquedas. Esperá un minuto.'],
    [503, 'upstream_failed', 'La búsqueda no está disponible.', 'La búsqueda no está disponible.'],
    [500, 'internal', 'TypeError', 'La búsqueda falló por un error del servidor.'],
  ])('that is refused with %i keeps the text, says why, and can be tried again', async (status, error, said, shown) => {
    api.use(assistantRefuses('jurisprudence/context-search', status, error, said));
    const { user } = await openContext();
    await write();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(`${shown} Tu texto sigue acá.`);
    expect(await area()).toHaveValue(story);
    const stream = contextSearchStream();
    api.use(stream.handler);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    stream.send({ event: 'done', data: buildContextAnswer() });
    expect(await screen.findByRole('region', { name: 'Resultados' })).toBeVisible();
  });

  it('in an ended session leads to the login, and the text stays', async () => {
    api.use(
      assistantRefuses('jurisprudence/context-search', 401, 'unauthenticated'),
      http.post('*/api/auth/refresh', () => HttpResponse.json({ error: 'invalid_refresh_token' }, { status: 401 })),
    );
    const { user, path: at } = await openContext();
    await write();
    await user.click(button());
    await waitFor(() => expect(at()).toBe('/login'));
    expect(Object.values(localStorage)).toContain(story);
  });

  it('that breaks off in the middle says so, and keeps the text', async () => {
    const stream = contextSearchStream();
    api.use(stream.handler);
    const { user } = await openContext();
    await write();
    await user.click(button());
    stream.send({ event: 'agent', data: { agent: 1, status: 'running' } });
    await waitFor(async () => expect((await agents())[0]).toBe('En curso'));
    stream.breakOff();
    expect(await screen.findByRole('alert')).toHaveTextContent('La búsqueda se cortó antes de terminar.');
    expect(await area()).toHaveValue(story);
  });

  it('can be left: the server hears of it, and the focus is back in the text', async () => {
    const onLeave = vi.fn();
    api.use(assistantSilent('jurisprudence/context-search', onLeave));
    const { user } = await openContext();
    await write();
    await user.click(button());
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(onLeave).toHaveBeenCalled());
    expect(await area()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what the three agents do and find, with the real names put back', async () => {
    const stream = contextSearchStream();
    api.use(stream.handler);
    const { user, search } = await openContext();
    await write();
    await user.click(await area());
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual({
      query: '[PERSONA_1], DNI [DNI_1], cayó al bajar del colectivo.',
      isAnonymized: true,
      filters: {},
      config: { model: 'gpt-3.5-turbo', maxResults: 5, sources: ['saij-federal', 'saij-sumarios'] },
    });
    const analysis = buildAnalysis({ facts: ['[PERSONA_1] cayó al bajar'] });
    stream.send({ event: 'agent', data: { agent: 1, status: 'completed', analysis, foundCount: 1 } });
    stream.send({ event: 'agent', data: { agent: 2, status: 'running' } });
    await waitFor(async () => expect(await agents()).toEqual(['Completado', 'En curso', 'Pendiente']));
    expect(screen.getByText(/Juan Carlos Pérez cayó al bajar/)).toBeInTheDocument();
    stream.send({ event: 'agent', data: { agent: 2, status: 'completed', optimizedQuery: 'caída pasajero' } });
    await waitFor(() => expect(screen.getByText('caída pasajero')).toBeVisible());

    const found = [buildFoundRuling({ source: 'Análisis legal IA', reason: 'Citado en el texto' })];
    stream.send({ event: 'results', data: { results: found, notices: [] } });
    stream.send({
      event: 'done',
      data: buildContextAnswer({ analysis, results: found, optimizedQuery: 'caída pasajero' }),
    });
    expect(await screen.findByText('Citado en el texto')).toBeVisible();
    expect(await agents()).toEqual(['Completado', 'Completado', 'Completado']);
    expect(screen.getByText('1 resultado')).toBeVisible();
    expect(screen.getByText('1 fallo.')).toHaveAttribute('role', 'status');
    expect(search().r).toEqual(expect.any(String));
  });

  it('that found nothing says so of the query that the agents made', async () => {
    const stream = contextSearchStream();
    api.use(stream.handler);
    const { user } = await openContext();
    await write();
    await user.click(button());
    stream.send({ event: 'done', data: buildContextAnswer({ results: [], optimizedQuery: 'caída pasajero' }) });
    expect(
      await screen.findByText('No se encontraron resultados para "caída pasajero". Intenta con términos diferentes.'),
    ).toBeVisible();
  });

  it('is kept whole in this browser, opens again at its address, and its text can be edited', async () => {
    const stream = contextSearchStream();
    api.use(stream.handler);
    const { user, search, router } = await openContext();
    await write();
    await user.click(button());
    stream.send({ event: 'done', data: buildContextAnswer() });
    await screen.findByRole('region', { name: 'Resultados' });
    const { r } = search();
    await user.click(screen.getByRole('tab', { name: 'Por palabras' }));
    await screen.findByRole('list', { name: 'Ejemplos' });
    router.history.back();
    await screen.findByRole('region', { name: 'Resultados' });
    expect(search().r).toBe(r);
    expect(sent()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Editar el texto y buscar de nuevo' }));
    await waitFor(async () => expect(await area()).toHaveFocus());
    expect(await area()).toHaveValue(story);
    await user.click(screen.getByRole('button', { name: /^Juan Carlos Pérez/ }));
    expect(await screen.findByText('Texto que se buscó')).toBeVisible();
  });

  it('that this browser does not have says so, and offers a new one', async () => {
    await openContext('User', `${path}?modo=contexto&r=otra`);
    expect(await screen.findByText('Esa búsqueda no está guardada en este navegador.')).toBeVisible();
    expect(await area()).toBeVisible();
  });

  it.each([
    ['User', true],
    ['Professional', false],
  ] as const)('offers %s the models of the plan', async (role, barred) => {
    const { user } = await openContext(role);
    await user.click(screen.getByRole('button', { name: 'Filtros y fuentes' }));
    const option = within(screen.getByRole('combobox', { name: 'Modelo de IA' })).getByRole('option', {
      name: /^GPT-4 Turbo/,
    });
    expect((option as HTMLOptionElement).disabled).toBe(barred);
  });
});
