import { File as NodeFile } from 'node:buffer';
import { messages } from '@foja/contracts/messages';
import type { Role } from '@foja/contracts/roles';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anonymizing, api, asked } from '../testing/api.ts';
import { stubMedia } from '../testing/browser.ts';
import { signIn } from '../testing/factories.ts';
import {
  buildConsultation,
  buildDocuments,
  buildQuestions,
  buildResult,
  buildRulings,
  buildSentence,
  generating,
  generatingForever,
  refusingToGenerate,
} from '../testing/generations.ts';
import { openApp } from '../testing/open-app.tsx';
import { stubWorkers } from '../testing/worker.ts';
import { type ToolSlug, toolSlugs, toolTitles } from './tool-slugs.ts';

const tooShort = 'Debe ingresar un texto entre 20 y 30.000 caracteres.';
const story = 'Juan Carlos Pérez, DNI 28.456.789, resbaló en el supermercado y se quebró la muñeca.';

beforeEach(() => {
  stubMedia({ reducedMotion: true, wide: true });
  stubWorkers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function openTool(slug: ToolSlug = 'preparacion-de-testigos', role: Role = 'User') {
  signIn(role);
  const app = openApp(`/dashboard/herramientas/${slug}`);
  await screen.findByRole('heading', { name: toolTitles[slug], level: 1 });
  const area = screen.getByRole('textbox') as HTMLTextAreaElement;
  return { ...app, area };
}

const writeText = (area: HTMLElement, text: string) => fireEvent.change(area, { target: { value: text } });
const generate = () => screen.getByRole('button', { name: 'Generar' });
const generatorCalls = () => asked.filter(({ path }) => path.endsWith('/generate'));
const witnesses = () => generating(buildResult('witnessPreparation', buildQuestions()));

describe('a tool of the dashboard', () => {
  it('is not for somebody who is signed out', async () => {
    const { path, search } = openApp('/dashboard/herramientas/analisis-de-contrato');
    await waitFor(() => expect(path()).toBe('/login'));
    expect(search().returnUrl).toBe('/dashboard/herramientas/analisis-de-contrato');
  });

  it('that does not exist leads to the dashboard', async () => {
    signIn('User');
    const { path } = openApp('/dashboard/herramientas/no-existe');
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it.each(toolSlugs)('%s stands at its address with its title', async (slug) => {
    await openTool(slug);
    await waitFor(() => expect(document.title).toBe(`${toolTitles[slug]} · Foja`));
  });

  it('is marked in the sidebar, which names the tools in their order', async () => {
    await openTool('analisis-de-contrato');
    const links = within(screen.getByRole('navigation', { name: 'Herramientas' })).getAllByRole('link');
    const names = links.map((link) => link.textContent);
    const tools = toolSlugs.map((slug) => toolTitles[slug]).filter((title) => names.includes(title));
    expect(tools).toEqual([
      'Análisis de sentencia',
      'Preparación de testigos',
      'Estrategia del oponente',
      'Evaluación de conocimientos',
      'Análisis de contrato',
      'Sugerencia de documentos',
    ]);
    expect(names.filter((name) => tools.includes(name ?? ''))).toEqual(tools);
    expect(
      links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent),
    ).toEqual(['Análisis de contrato']);
  });
});

describe('the text of a tool', () => {
  it.each([
    ['under 20 characters', 'muy corto          '],
    ['over 30.000 characters', 'a'.repeat(30_001)],
  ])('%s is refused in the words of the product, which go after three seconds', async (_what, text) => {
    const { area } = await openTool();
    writeText(area, text);
    vi.useFakeTimers();
    fireEvent.click(generate());
    expect(screen.getByRole('alert')).toHaveTextContent(tooShort);
    expect(area).toHaveAccessibleDescription(expect.stringContaining(tooShort));
    act(() => vi.advanceTimersByTime(2_900));
    expect(screen.queryByText(tooShort)).not.toBeNull();
    act(() => vi.advanceTimersByTime(200));
    expect(screen.queryByText(tooShort)).toBeNull();
    expect(generatorCalls()).toHaveLength(0);
  });

  it('is counted, stays after a reload, and belongs to its tool', async () => {
    const { area } = await openTool();
    writeText(area, story);
    expect(screen.getByText(`${story.length} / 30.000`)).toBeVisible();
    expect(localStorage.getItem('foja_draft:preparacion-de-testigos:ana@estudio.example')).toBe(story);
  });

  it('teaches by an example that can be loaded and is long enough', async () => {
    const { user, area } = await openTool('analisis-de-sentencia');
    expect(screen.getByText('Ejemplo: Sentencia de daños por un accidente de tránsito')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cargar este ejemplo' }));
    expect(area.value).toContain('FALLO');
    expect(area.value.length).toBeGreaterThan(20);
    expect(area).toHaveFocus();
    expect(screen.queryByText('Qué vas a obtener')).toBeNull();
  });

  it('comes out of a file, read in the browser; what cannot be read is said', async () => {
    const { area } = await openTool();
    const input = screen.getByLabelText('Archivo con el texto');
    const file = (name: string, words: string) => new NodeFile([words], name);
    fireEvent.change(input, { target: { files: [file('caso.doc', 'x')] } });
    expect(await screen.findByText(/El formato \.doc no se puede leer/)).toBeVisible();
    fireEvent.change(input, { target: { files: [file('caso.txt', story)] } });
    await waitFor(() => expect(area.value).toBe(story));
    expect(screen.getByText('Se leyó caso.txt.')).toBeVisible();
    fireEvent.drop(area, { dataTransfer: { files: [file('largo.txt', 'a '.repeat(16_000))] } });
    expect(await screen.findByText(/supera los 30\.000 caracteres: dejá la parte/)).toBeVisible();
  });
});

describe('the options', () => {
  const enabled = () =>
    Object.fromEntries(
      (['Rol', 'Cantidad de preguntas', 'País', 'Modelo de IA', 'Incluir respuestas'] as const).map((name) => [
        name,
        !screen.getByLabelText(name).hasAttribute('disabled'),
      ]),
    );

  it.each<[ToolSlug, string[]]>([
    ['jurisprudencia', []],
    ['analisis-de-sentencia', []],
    ['preparacion-de-testigos', ['Rol', 'Incluir respuestas']],
    ['estrategia-del-oponente', ['Rol', 'Incluir respuestas']],
    ['evaluacion-de-conocimientos', ['Incluir respuestas']],
    ['analisis-de-contrato', ['Incluir respuestas']],
    ['sugerencia-de-documentos', ['Rol']],
    ['consulta-por-pais', ['País', 'Modelo de IA']],
  ])('of %s that can be chosen: %s', async (slug, names) => {
    await openTool(slug);
    expect(Object.entries(enabled()).flatMap(([name, on]) => (on ? [name] : []))).toEqual(names);
    expect(screen.getByLabelText('Cantidad de preguntas')).toHaveValue('5');
  });

  it('give a Free user back the free model, and bar the other one', async () => {
    localStorage.setItem('foja_tool_options:ana@estudio.example', JSON.stringify({ model: 'gpt-4o', country: 'usa' }));
    await openTool('consulta-por-pais');
    expect(screen.getByLabelText('Modelo de IA')).toHaveValue('gpt-3.5-turbo');
    expect(screen.getByLabelText('País')).toHaveValue('usa');
    expect(screen.getByRole('option', { name: 'GPT-4o · Premium/Professional' })).toBeDisabled();
  });

  it('leave gpt-4o to a Professional, for the consultation alone', async () => {
    localStorage.setItem('foja_tool_options:ana@estudio.example', JSON.stringify({ model: 'gpt-4o', country: 'usa' }));
    await openTool('consulta-por-pais', 'Professional');
    expect(screen.getByLabelText('Modelo de IA')).toHaveValue('gpt-4o');
  });

  it('outside the consultation are the free model and Argentina, whatever was chosen there', async () => {
    localStorage.setItem('foja_tool_options:ana@estudio.example', JSON.stringify({ model: 'gpt-4o', country: 'usa' }));
    await openTool('preparacion-de-testigos', 'Professional');
    expect(screen.getByLabelText('Modelo de IA')).toHaveValue('gpt-3.5-turbo');
    expect(screen.getByLabelText('País')).toHaveValue('argentina');
  });

  it('are sent, and kept for the next visit', async () => {
    api.use(witnesses());
    const { user, area } = await openTool();
    await user.selectOptions(screen.getByLabelText('Rol'), 'Parte demandada');
    await user.click(screen.getByLabelText('Incluir respuestas'));
    writeText(area, story);
    await user.click(generate());
    await screen.findByRole('article', { name: 'Preparación de testigos' });
    expect(generatorCalls()[0]?.body).toMatchObject({
      useCase: 'witnessPreparation',
      partyRole: 'defendant',
      includeResponses: false,
      numberOfQuestions: 5,
      country: 'argentina',
      model: 'gpt-3.5-turbo',
    });
    expect(JSON.parse(localStorage.getItem('foja_tool_options:ana@estudio.example') ?? '')).toMatchObject({
      partyRole: 'defendant',
      includeResponses: false,
    });
  });
});

describe('generating', () => {
  it('sends placeholders, puts the names back and marks them, and goes to the heading', async () => {
    const set = buildQuestions({ matter: 'La caída de [PERSONA_1]' });
    api.use(generating(buildResult('witnessPreparation', set)));
    const { area } = await openTool();
    writeText(area, story);
    fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true });
    const result = await screen.findByRole('article', { name: 'Preparación de testigos' });
    const [call] = generatorCalls();
    expect(call?.path).toBe('/QuestionGenerator/generate');
    expect(call?.body).toMatchObject({ isAnonymized: true, acceptsOriginal: false });
    expect(JSON.stringify(call?.body)).not.toMatch(/Pérez|28\.456/);
    expect(within(result).getByTitle('Se envió como [PERSONA_1]')).toHaveTextContent('Juan Carlos Pérez');
    expect(within(result).getByText('2 datos personales reemplazados')).toBeVisible();
    expect(within(result).getByRole('heading', { level: 2 })).toHaveFocus();
    expect(within(result).getByText('Motor local')).toBeVisible();
    expect(within(result).getByText(messages.notLegalAdvice)).toBeVisible();
  });

  it('searches rulings at their own address', async () => {
    api.use(generating(buildResult('jurisprudenceSearch', buildRulings())));
    const { area, user } = await openTool('jurisprudencia');
    writeText(area, story);
    await user.click(generate());
    await screen.findByRole('article', { name: 'Informe de jurisprudencia' });
    expect(generatorCalls()[0]?.path).toBe('/JurisprudenceGenerator/generate');
  });

  it('shows what would leave the browser', async () => {
    const { user, area } = await openTool();
    writeText(area, story);
    await user.click(screen.getByRole('button', { name: 'Ver lo que se envía' }));
    expect(await screen.findByRole('region', { name: 'Lo que se envía' })).toHaveTextContent(
      /\[PERSONA_1\], DNI \[DNI_1\]/,
    );
    await user.click(screen.getByRole('button', { name: 'Anonimización: Básica' }));
    expect(await screen.findByRole('dialog', { name: 'Anonimización' })).toBeVisible();
  });

  it('can be left: the server hears of it, and the text stays', async () => {
    const onLeave = vi.fn();
    api.use(generatingForever(onLeave));
    const { user, area } = await openTool();
    writeText(area, story);
    await user.click(generate());
    const working = await screen.findByRole('region', { name: 'Generando' });
    await waitFor(() => expect(generatorCalls()).toHaveLength(1));
    expect(within(working).getByText('Reemplazo de los datos personales')).toBeVisible();
    await user.click(within(working).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(onLeave).toHaveBeenCalled());
    expect(screen.getByRole('textbox')).toHaveValue(story);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

describe('a generation that fails', () => {
  async function attempt(slug?: ToolSlug) {
    const app = await openTool(slug);
    writeText(app.area, story);
    await app.user.click(generate());
    return app;
  }

  it('with 401 leads to the login page, which leads back to the kept text', async () => {
    api.use(
      refusingToGenerate(401, 'unauthenticated'),
      http.post('*/api/auth/refresh-token', () =>
        HttpResponse.json({ error: 'invalid_refresh_token', message: 'no' }, { status: 401 }),
      ),
    );
    const { path, search } = await attempt();
    await waitFor(() => expect(path()).toBe('/login'));
    expect(search().returnUrl).toBe('/dashboard/herramientas/preparacion-de-testigos');
    expect(localStorage.getItem('foja_draft:preparacion-de-testigos:ana@estudio.example')).toBe(story);
  });

  it.each([
    [403, 'premium_required'],
    [429, 'usage_exhausted'],
  ])('with %i opens the premium gate over the text', async (status, error) => {
    api.use(refusingToGenerate(status, error));
    const { user } = await attempt();
    expect(await screen.findByRole('dialog', { name: 'Función Premium' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(story));
  });

  it('with 400 says what the server says', async () => {
    api.use(refusingToGenerate(400, 'invalid_request', tooShort));
    await attempt();
    expect(await screen.findByRole('alert')).toHaveTextContent(tooShort);
  });

  it.each([
    [502, 'El modelo tardó demasiado.', 'El modelo tardó demasiado.'],
    [500, 'no', 'No se pudo generar el resultado por un error del servidor.'],
  ])('with %i says so, keeps the text, and can be tried again', async (status, said, words) => {
    api.use(refusingToGenerate(status, 'upstream_failed', said));
    const { user } = await attempt();
    expect(await screen.findByRole('alert')).toHaveTextContent(`${words} Tu texto sigue acá.`);
    expect(screen.getByRole('textbox')).toHaveValue(story);
    api.use(witnesses());
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('article', { name: 'Preparación de testigos' })).toBeVisible();
  });

  it('with the 502 of a proxy, which says nothing, uses the words of the product', async () => {
    api.use(http.post(/\/QuestionGenerator\/generate$/, () => new HttpResponse('<html>', { status: 502 })));
    await attempt();
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.serviceUnavailable);
  });

  it('without a connection says so', async () => {
    api.use(http.post(/\/QuestionGenerator\/generate$/, () => HttpResponse.error()));
    await attempt();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error de conexión. Verifica tu internet');
  });
});

describe('a text that could not be anonymized', () => {
  const broken = () =>
    http.post('*/anonymize-text', () =>
      HttpResponse.json({ error: 'anonymization_failed', message: 'no' }, { status: 500 }),
    );

  async function attempt(slug?: ToolSlug) {
    const app = await openTool(slug);
    writeText(app.area, story);
    await app.user.click(generate());
    return app;
  }

  it('goes nowhere without a yes', async () => {
    api.use(broken(), witnesses());
    const { user } = await attempt();
    const dialog = await screen.findByRole('alertdialog', { name: 'No se pudo anonimizar el texto' });
    expect(dialog).toHaveTextContent('todavía no se envió nada');
    await user.click(within(dialog).getByRole('button', { name: 'No enviar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('textbox')).toHaveValue(story);
    expect(generatorCalls()).toHaveLength(0);
  });

  it('goes as it is after a yes, which the call carries and the result tells', async () => {
    api.use(broken(), witnesses());
    const { user } = await attempt();
    await user.click(await screen.findByRole('button', { name: 'Sí, enviar el texto original' }));
    expect(await screen.findByText('Se envió el texto original')).toBeVisible();
    expect(generatorCalls().map(({ body }) => body)).toEqual([
      expect.objectContaining({ text: story, isAnonymized: false, acceptsOriginal: true }),
    ]);
  });

  it('is asked about as well when it is the server that could not', async () => {
    api.use(refusingToGenerate(422, 'anonymization_required'));
    const { user } = await attempt();
    await screen.findByRole('alertdialog');
    api.use(witnesses());
    await user.click(screen.getByRole('button', { name: 'Sí, enviar el texto original' }));
    await screen.findByRole('article', { name: 'Preparación de testigos' });
    expect(generatorCalls().map(({ body }) => (body as { acceptsOriginal: boolean }).acceptsOriginal)).toEqual([
      false,
      true,
    ]);
  });

  it('is never searched for', async () => {
    api.use(broken());
    await attempt('jurisprudencia');
    expect(await screen.findByRole('alert')).toHaveTextContent('sin eso la búsqueda no se envía');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(generatorCalls()).toHaveLength(0);
  });

  it('tells why the advanced mode gave the basic result', async () => {
    api.use(anonymizing('/anonymize-text', { message: 'Se hizo con el modo básico.' }), witnesses());
    await attempt();
    expect(await screen.findByText('Se hizo con el modo básico.')).toBeVisible();
  });
});

describe('the results of a tool', () => {
  it('are kept, open again by their address, and can be edited', async () => {
    api.use(generating(buildResult('sentenceAnalysis', buildSentence())));
    const { user, area, search } = await openTool('analisis-de-sentencia');
    writeText(area, story);
    await user.click(generate());
    const title = 'Roldán c/ Transportes del Litoral S.A. s/ daños';
    const result = await screen.findByRole('article', { name: 'Análisis de sentencia' });
    expect(within(result).getByRole('heading', { name: title })).toBeVisible();
    const id = search().r as string;
    expect(id).toBeTruthy();
    await user.click(within(result).getByRole('button', { name: 'Editar y generar de nuevo' }));
    expect(await screen.findByRole('textbox')).toHaveValue(story);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: new RegExp(`^${title.replace(/[.]/g, '\\.')}`) }));
    await screen.findByRole('article', { name: 'Análisis de sentencia' });
    expect(search().r).toBe(id);
    expect(generatorCalls()).toHaveLength(1);
  });

  it('keep what was ticked in a list of documents', async () => {
    api.use(generating(buildResult('documentSuggestion', buildDocuments())));
    const { user, area } = await openTool('sugerencia-de-documentos');
    writeText(area, story);
    await user.click(generate());
    await user.click(await screen.findByRole('checkbox', { name: 'Boleto de 1998' }));
    expect(screen.getByText('Reuniste 1 de 2.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nuevo' }));
    await user.click(await screen.findByRole('button', { name: /^Juan Carlos Pérez/ }));
    expect(await screen.findByRole('checkbox', { name: 'Boleto de 1998' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Partida de defunción' })).not.toBeChecked();
  });

  it('show the names in another tab too, where the text gives them again', async () => {
    api.use(generating(buildResult('legalConsultation', buildConsultation({ content: 'Que [PERSONA_1] avise.' }))));
    const { user, area } = await openTool('consulta-por-pais');
    writeText(area, story);
    await user.click(generate());
    await screen.findByRole('article', { name: 'Consulta por país' });
    sessionStorage.removeItem('foja_placeholders');
    await user.click(screen.getByRole('button', { name: 'Nuevo' }));
    await user.click(await screen.findByRole('button', { name: /^Juan Carlos Pérez/ }));
    expect(await screen.findByTitle('Se envió como [PERSONA_1]')).toHaveTextContent('Juan Carlos Pérez');
  });
});
