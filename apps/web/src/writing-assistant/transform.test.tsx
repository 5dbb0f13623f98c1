import { defaultAnonymizationSettings } from '@foja/contracts/anonymization-modes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, asked } from '../testing/api.ts';
import { stubMedia } from '../testing/browser.ts';
import { renderAssistant } from '../testing/render-assistant.tsx';
import {
  assistantAnswers,
  assistantRefuses,
  assistantSilent,
  buildSuggestion,
  buildTransformation,
} from '../testing/writing-assistant.ts';
import { remainingUsesQuery } from '../usage/use-remaining-uses.ts';

const selectedText = 'Lo echaron el 10/03/2026. Juan reclamó 10 días.';
const first = buildSuggestion();
const second = buildSuggestion({
  id: 's2',
  originalText: 'Juan reclamó 10 días.',
  transformedText: 'Se reclamó.',
  start: 26,
  end: 47,
  lost: [
    { kind: 'name', text: 'Juan' },
    { kind: 'number', text: '10 días' },
  ],
  flagged: true,
});
const two = buildTransformation({ suggestions: [first, second] });

const calls = () => asked.filter(({ path }) => path === '/api/writing/transform');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const steps = () =>
  within(screen.getByRole('list', { name: 'Pasos de la transformación' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.match(/\((.*)\)/)?.[1]);

beforeEach(() => stubMedia({ reducedMotion: true, wide: true }));
async function openTransform(options: Parameters<typeof renderAssistant>[0] = {}) {
  const view = renderAssistant({ selectedText, ...options });
  await view.user.click(screen.getByRole('tab', { name: 'Transformación' }));
  return view;
}

async function transformed(answer: object = two, options: Parameters<typeof renderAssistant>[0] = {}) {
  api.use(assistantAnswers('writing/transform', answer));
  const view = await openTransform(options);
  await view.user.click(button('Más formal'));
  await screen.findByRole('region', { name: 'Sugerencias' });
  return view;
}

describe('asking for a transformation', () => {
  it.each(['', '  \n'])('needs selected text, which %j is not', async (text) => {
    await openTransform({ selectedText: text });
    for (const name of ['Más formal', 'Académico', 'Jurídico', 'Más conciso']) expect(button(name)).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Comando propio'), { target: { value: 'más breve' } });
    expect(button('Transformar')).toBeDisabled();
    expect(screen.getByText('Seleccioná un texto del documento para transformarlo.')).toBeVisible();
  });

  it('refuses a selection over 20,000 characters', async () => {
    await openTransform({ selectedText: 'a'.repeat(20_001) });
    expect(button('Más formal')).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('20.000');
  });

  it.each(['', '   '])('by a command of one’s own needs one, which %j is not', async (command) => {
    const { told } = await openTransform();
    fireEvent.change(screen.getByLabelText('Comando propio'), { target: { value: command } });
    expect(button('Transformar')).toBeDisabled();
    fireEvent.submit(screen.getByRole('form', { name: 'Transformar con un comando propio' }));
    expect(told).toEqual([]);
  });

  it.each([
    ['Más formal', 'formal'],
    ['Académico', 'academic'],
    ['Jurídico', 'legal'],
    ['Más conciso', 'concise'],
  ])('%s tells the host and asks the server for %s', async (name, commandId) => {
    api.use(assistantAnswers('writing/transform', two));
    const { user, told } = await openTransform();
    await user.click(button(name));
    await screen.findByRole('region', { name: 'Sugerencias' });
    expect(told).toEqual([
      { type: 'textTransformation', transformation: { commandId, selectedText, model: 'gpt-3.5-turbo' } },
    ]);
    expect(calls()[0]?.body).toEqual({ text: selectedText, commandId, model: 'gpt-3.5-turbo' });
  });

  it('a command of one’s own is sent trimmed, and cleared once it is done', async () => {
    api.use(assistantAnswers('writing/transform', two));
    const { user } = await openTransform();
    await user.type(screen.getByLabelText('Comando propio'), ' más breve ');
    await user.click(button('Transformar'));
    await screen.findByRole('region', { name: 'Sugerencias' });
    expect(calls()[0]?.body).toMatchObject({ customCommand: 'más breve' });
    expect(screen.getByLabelText('Comando propio')).toHaveValue('');
  });

  it('shows the four steps, the first running, and can be left', async () => {
    const onLeave = vi.fn();
    api.use(assistantSilent('writing/transform', onLeave));
    const { user } = await openTransform();
    await user.click(button('Más formal'));
    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(steps()).toHaveLength(4);
    expect(steps().at(-1)).not.toBe('hecho');
    expect(button('Más formal')).toBeDisabled();
    await user.click(button('Cancelar'));
    await waitFor(() => expect(onLeave).toHaveBeenCalled());
    expect(screen.queryByRole('list', { name: 'Pasos de la transformación' })).toBeNull();
    expect(button('Más formal')).toBeEnabled();
  });

  it('counts as a use: the count is read again a little later', async () => {
    api.use(assistantAnswers('writing/transform', two));
    const { user, client } = await openTransform();
    const invalidated = vi.spyOn(client, 'invalidateQueries');
    await user.click(button('Más formal'));
    await screen.findByRole('region', { name: 'Sugerencias' });
    await waitFor(() => expect(invalidated).toHaveBeenCalledWith({ queryKey: ['usage'] }));
  });

  it('is refused without asking the server where no uses are left, and the gate opens', async () => {
    const { user, client, does } = await openTransform();
    client.setQueryData(remainingUsesQuery('ana@estudio.example').queryKey, {
      remaining: 0,
      used: 10,
      limit: 10,
      lastUpdated: '2026-11-20T00:00:00.000Z',
    });
    await user.click(button('Más formal'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Has alcanzado el límite de usos totales.');
    expect(does.onPremiumGate).toHaveBeenCalledTimes(1);
    expect(calls()).toHaveLength(0);
  });
});

describe('the personal data of what is transformed', () => {
  const text = 'Juan Pérez, DNI 28.456.789, pagó. La jueza Paz intervino.';
  const preview = async () => within(await screen.findByRole('region', { name: 'Lo que se envía' }));

  it('are said to be replaced, and shown as the server replaces them, with the wish', async () => {
    const { user } = await openTransform({ selectedText: text });
    expect(
      screen.getByText('Los datos personales se reemplazan antes de consultar a un modelo de lenguaje.'),
    ).toBeVisible();
    fireEvent.change(screen.getByLabelText('Comando propio'), { target: { value: 'tratá a Juan Pérez de usted' } });
    await user.click(button('Ver lo que se envía'));
    const shown = await preview();
    expect(await shown.findByText('Datos reemplazados: 3. Quedan visibles: 1.')).toBeVisible();
    expect(shown.getByText('puede ser un nombre y no se reconoció como tal · 1 vez')).toBeVisible();
    expect(shown.getByText(/tratá a/)).toHaveTextContent('tratá a [PERSONA_1] de usted');
    expect(shown.getByText(/los vuelve a poner en la respuesta/)).toBeVisible();
    expect(calls()).toHaveLength(0);
  });

  it('are what the server decides: a name that is to be replaced too goes to it, with the preview and with the work', async () => {
    api.use(assistantAnswers('writing/transform', two));
    const { user } = await openTransform({ selectedText: text });
    await user.click(button('Ver lo que se envía'));
    const shown = await preview();
    await user.click(await shown.findByRole('button', { name: 'Reemplazar en todas partes: Paz' }));
    const known = [{ type: 'persona', text: 'Paz' }];
    await waitFor(() =>
      expect(asked.filter(({ path }) => path === '/anonymize-text').at(-1)?.body).toMatchObject({ text, known }),
    );
    await user.click(button('Más formal'));
    await screen.findByRole('region', { name: 'Sugerencias' });
    expect(calls()[0]?.body).toEqual({ text, commandId: 'formal', model: 'gpt-3.5-turbo', known });
  });

  it('are said to go with it where a SuperAdmin has switched anonymization off', async () => {
    const off = { mode: 'none', enabled: false };
    const settings = { ...defaultAnonymizationSettings, questionGeneration: off };
    api.use(http.get('*/api/anonymization/settings', () => HttpResponse.json({ settings, publicKey: 'foja-public' })));
    await openTransform({ role: 'SuperAdmin', selectedText: text });
    expect(await screen.findByText(/^La anonimización está desactivada/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ver lo que se envía' })).toBeNull();
  });
});

describe('a transformation that fails', () => {
  it.each([
    [400, 'invalid_request', 'El comando puede tener hasta 500 caracteres.', 'El comando puede tener hasta 500'],
    [429, 'rate_limited', 'Esperá un momento.', 'Esperá un momento.'],
    [502, 'upstream_failed', 'El modelo tardó demasiado.', 'El modelo tardó demasiado.'],
    [500, 'internal', 'no', 'No se pudo transformar el texto por un error del servidor.'],
  ])('with %i %s says so, and keeps the command', async (status, code, said, words) => {
    api.use(assistantRefuses('writing/transform', status, code, said));
    const { user } = await openTransform();
    await user.type(screen.getByLabelText('Comando propio'), 'más breve');
    await user.click(button('Transformar'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('Comando propio')).toHaveValue('más breve');
    expect(button('Transformar')).toBeEnabled();
  });

  it('with 401 tells the host', async () => {
    api.use(assistantRefuses('writing/transform', 401, 'unauthenticated'));
    const { user, does } = await openTransform();
    await user.click(button('Más formal'));
    await waitFor(() => expect(does.onSessionExpired).toHaveBeenCalledTimes(1));
  });

  it('for personal data that could not be replaced asks first, and sends the original only after a yes', async () => {
    api.use(assistantRefuses('writing/transform', 422, 'anonymization_required'));
    const { user } = await openTransform();
    await user.click(button('Más formal'));
    const question = await screen.findByRole('alertdialog', { name: 'No se pudo anonimizar el texto' });
    await user.click(within(question).getByRole('button', { name: 'No enviar' }));
    expect(calls()).toHaveLength(1);
    await user.click(button('Más formal'));
    api.use(assistantAnswers('writing/transform', two));
    await user.click(await screen.findByRole('button', { name: 'Sí, enviar el texto original' }));
    expect(await screen.findByRole('region', { name: 'Sugerencias' })).toBeVisible();
    expect(calls().map(({ body }) => (body as { acceptsOriginal?: boolean }).acceptsOriginal)).toEqual([
      undefined,
      undefined,
      true,
    ]);
  });
});

describe('the suggestions', () => {
  it('show each change in words and not in colour alone, why, and who made it', async () => {
    await transformed({ ...two, notice: 'Sin un modelo de lenguaje configurado.' });
    const list = screen.getByRole('region', { name: 'Sugerencias' });
    expect(steps()).toEqual(['hecho', 'hecho', 'hecho', 'hecho']);
    expect(list.querySelector('del')).toHaveTextContent('Se quita: Lo echaron');
    expect(list.querySelector('del')).toHaveClass('line-through');
    expect(list.querySelector('ins')).toHaveTextContent('Se agrega: Fue despedido');
    expect(list.querySelector('ins')).toHaveClass('underline');
    expect(within(list).getAllByText('Término técnico.')[0]).toBeVisible();
    expect(within(list).getByText('Motor local')).toBeVisible();
    expect(within(list).getByText('Sin un modelo de lenguaje configurado.')).toBeVisible();
    expect(screen.getByText('La transformación terminó: 2 sugerencias.')).toBeInTheDocument();
  });

  it('are applied one by one, in the text that was transformed', async () => {
    const { user, does, told, select } = await transformed();
    select('otra selección');
    await user.click(button('Aplicar sugerencia 1 de 2'));
    expect(does.onApply).toHaveBeenCalledWith(first, selectedText);
    expect(told.at(-1)).toEqual({
      type: 'textTransformation',
      transformation: {
        commandId: 'apply_suggestion',
        selectedText,
        suggestion: first,
        transformedText: first.transformedText,
      },
    });
    expect(await screen.findByRole('heading', { name: '1 sugerencia' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Sugerencias' })).toHaveFocus());
  });

  it('stay, and say why, where the document holds another text by now', async () => {
    const { user } = await transformed(two, { applies: false });
    await user.click(button('Aplicar sugerencia 1 de 2'));
    expect(await screen.findByRole('alert')).toHaveTextContent('El texto del documento cambió');
    expect(screen.getByRole('heading', { name: '2 sugerencias' })).toBeVisible();
  });

  it('that would lose something say what, and are asked about before they are applied', async () => {
    const { user, does } = await transformed();
    expect(screen.getByText('Se perdería: «Juan», «10 días».')).toBeVisible();
    await user.click(button('Aplicar sugerencia 2 de 2'));
    const question = await screen.findByRole('alertdialog', { name: '¿Aplicar esta sugerencia igual?' });
    expect(question).toHaveTextContent('Se perdería: «Juan», «10 días».');
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(does.onApply).not.toHaveBeenCalled();
    await user.click(button('Aplicar sugerencia 2 de 2'));
    await user.click(await screen.findByRole('button', { name: 'Aplicar igual' }));
    expect(does.onApply).toHaveBeenCalledWith(second, selectedText);
    expect(await screen.findByRole('heading', { name: '1 sugerencia' })).toBeVisible();
  });

  it('are dismissed one by one, the result with the last of them', async () => {
    const { user, told } = await transformed();
    await user.click(button('Descartar sugerencia 1 de 2'));
    await user.click(button('Descartar sugerencia 1 de 1'));
    expect(screen.queryByRole('region', { name: 'Sugerencias' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Pasos de la transformación' })).toBeNull();
    expect(told.slice(1)).toMatchObject([
      { transformation: { commandId: 'dismiss_suggestion', suggestion: first } },
      { transformation: { commandId: 'dismiss_suggestion', suggestion: second } },
    ]);
  });

  it('are applied all at once, after a question where one would lose something, and the result goes', async () => {
    const { user, does, told } = await transformed();
    await user.click(button('Aplicar todas'));
    const question = await screen.findByRole('alertdialog', { name: '¿Aplicar todas igual?' });
    expect(does.onApplyAll).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Aplicar todas igual' }));
    expect(does.onApplyAll).toHaveBeenCalledWith([first, second], selectedText);
    expect(told.at(-1)).toMatchObject({
      transformation: { commandId: 'apply_all_suggestions', suggestions: [first, second] },
    });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sugerencias' })).toBeNull());
  });

  it('are applied all at once without a question where all of them keep everything', async () => {
    const { user, does } = await transformed(buildTransformation());
    await user.click(button('Aplicar todas'));
    expect(does.onApplyAll).toHaveBeenCalledWith([first], selectedText);
  });

  it('are dismissed all at once, and the result goes', async () => {
    const { user, does } = await transformed();
    await user.click(button('Descartar todas'));
    expect(screen.queryByRole('region', { name: 'Sugerencias' })).toBeNull();
    expect(does.onApply).not.toHaveBeenCalled();
    expect(does.onApplyAll).not.toHaveBeenCalled();
  });

  it('may be none, and that is said', async () => {
    await transformed(buildTransformation({ suggestions: [], notice: 'No hay nada para cambiar.' }));
    expect(screen.getByText('No hay nada para cambiar.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aplicar todas' })).toBeNull();
    expect(screen.getByText('La transformación terminó sin sugerencias.')).toBeInTheDocument();
  });
});
