import { defaultAnonymizationSettings } from '@foja/contracts/anonymization-modes';
import { messages } from '@foja/contracts/messages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anonymizing, api, asked } from '../testing/api.ts';
import { stubMedia } from '../testing/browser.ts';
import { renderAssistant } from '../testing/render-assistant.tsx';
import {
  assistantAnswers,
  assistantRefuses,
  assistantSilent,
  buildAnalysis,
  buildContextAnswer,
  buildFoundRuling,
  buildSearchAnswer,
  contextSearchStream,
} from '../testing/writing-assistant.ts';

const selectedText = 'Juan Carlos Pérez, DNI 28.456.789, cayó al bajar del colectivo.';
const searchPath = '/api/jurisprudence/search';
const contextPath = '/api/jurisprudence/context-search';

const searchbox = () => screen.getByRole('searchbox', { name: 'Buscar jurisprudencia' });
const searchForm = () => searchbox().closest('form') as HTMLFormElement;
const searchButton = () => screen.getByRole('button', { name: 'Buscar' });
const contextButton = () => screen.getByRole('button', { name: 'Buscar por contexto' });
const calls = (path: string) => asked.filter((call) => call.path === path);
const agents = () =>
  within(screen.getByRole('region', { name: 'Progreso de la búsqueda' }))
    .getAllByText(/^(Pendiente|En curso|Completado)$/)
    .map(({ textContent }) => textContent);
const noResults = (query: string) => `No se encontraron resultados para "${query}". Intenta con términos diferentes.`;

beforeEach(() => stubMedia({ reducedMotion: true, wide: true }));

async function search(query = 'caída de un pasajero', options: Parameters<typeof renderAssistant>[0] = {}) {
  const view = renderAssistant(options);
  fireEvent.change(searchbox(), { target: { value: query } });
  fireEvent.submit(searchForm());
  return view;
}

describe('before any search', () => {
  it('the panel says what to do', () => {
    renderAssistant();
    expect(screen.getByText('Todavía no buscaste')).toBeVisible();
  });

  it.each(['', '   '])('a query of %j is not asked', async (query) => {
    const { told } = await search(query);
    expect(searchButton()).toBeDisabled();
    expect(told).toEqual([]);
  });

  it.each(['', ' \n '])('a selection of %j gives no search by context', (text) => {
    renderAssistant({ selectedText: text });
    expect(contextButton()).toBeDisabled();
    expect(screen.getByText(/Seleccioná un texto del documento para buscar/)).toBeVisible();
  });

  it('a selection that is too long is not asked, and why is said', () => {
    renderAssistant({ selectedText: 'a '.repeat(15_001) });
    expect(contextButton()).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('seleccioná hasta 30.000 caracteres');
  });
});

describe('the personal data of a selection', () => {
  it('are said to be replaced before it is sent', () => {
    renderAssistant({ selectedText });
    expect(screen.getByText('Los datos personales del texto se reemplazan antes de enviarlo.')).toBeVisible();
  });

  it('can be seen as they leave: what was replaced, what stays and why; one click replaces that too, in what is searched', async () => {
    api.use(assistantAnswers('jurisprudence/context-search', buildContextAnswer()));
    const { user } = renderAssistant({ selectedText: `${selectedText} La jueza Paz intervino.` });
    await user.click(screen.getByRole('button', { name: 'Ver lo que se envía' }));
    const preview = within(await screen.findByRole('region', { name: 'Lo que se envía' }));
    expect(await preview.findByText('Datos reemplazados: 2. Quedan visibles: 1.')).toBeVisible();
    expect(preview.getByText('puede ser un nombre y no se reconoció como tal · 1 vez')).toBeVisible();
    expect(calls(contextPath)).toHaveLength(0);
    await user.click(preview.getByRole('button', { name: 'Reemplazar en todas partes: Paz' }));
    await preview.findByText('Datos reemplazados: 3. Quedan visibles: 0.');
    await user.click(contextButton());
    await screen.findByRole('heading', { name: 'Resultados (1)' });
    expect(calls(contextPath)[0]?.body).toMatchObject({
      query: '[PERSONA_1], DNI [DNI_1], cayó al bajar del colectivo. La jueza [PERSONA_2] intervino.',
      isAnonymized: true,
    });
  });

  it('are said to go with it where a SuperAdmin has switched anonymization off, and do', async () => {
    const off = { mode: 'none', enabled: false };
    const settings = { ...defaultAnonymizationSettings, jurisprudenceSearch: off };
    api.use(
      http.get('*/api/anonymization/settings', () => HttpResponse.json({ settings, publicKey: 'foja-public' })),
      assistantAnswers('jurisprudence/context-search', buildContextAnswer()),
    );
    const { user } = renderAssistant({ role: 'SuperAdmin', selectedText });
    expect(await screen.findByText(/^La anonimización está desactivada/)).toBeVisible();
    await user.click(contextButton());
    await screen.findByRole('heading', { name: 'Resultados (1)' });
    expect(calls(contextPath)[0]?.body).toMatchObject({ query: selectedText, isAnonymized: false });
  });
});

describe('a search', () => {
  it('asks the host with the query and the settings in force, as typed', async () => {
    localStorage.setItem(
      'writingAssistant_settings',
      '{"model":"gpt-4","maxResults":30,"sources":{"federal":true,"sumarios":false}}',
    );
    api.use(assistantAnswers('jurisprudence/search', buildSearchAnswer()));
    const { told } = await search('Pérez c/ Banco del Sur');
    await screen.findByRole('heading', { name: 'Resultados (1)' });
    const config = { model: 'gpt-3.5-turbo', maxResults: 5, sources: ['saij-federal'] };
    expect(told).toEqual([{ type: 'search', query: 'Pérez c/ Banco del Sur', config, filters: {} }]);
    expect(calls(searchPath).map(({ body }) => body)).toEqual([
      { query: 'Pérez c/ Banco del Sur', config, filters: {} },
    ]);
  });

  it('takes what a Professional has chosen', async () => {
    localStorage.setItem(
      'writingAssistant_settings',
      '{"model":"gpt-4","maxResults":30,"sources":{"federal":true,"sumarios":true}}',
    );
    api.use(assistantAnswers('jurisprudence/search', buildSearchAnswer()));
    await search('despido', { role: 'Professional' });
    await waitFor(() => expect(calls(searchPath)).toHaveLength(1));
    expect(calls(searchPath)[0]?.body).toMatchObject({ config: { model: 'gpt-4', maxResults: 30 } });
  });

  it('asks with the filters that were filled in, unless the dates are the wrong way round', async () => {
    api.use(assistantAnswers('jurisprudence/search', buildSearchAnswer()));
    const { user } = renderAssistant();
    await user.type(searchbox(), 'despido');
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    await user.type(screen.getByLabelText('Tribunal'), 'CSJN');
    fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2020-01-01' } });
    fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2019-01-01' } });
    expect(screen.getByRole('alert')).toHaveTextContent('La fecha de inicio es posterior a la de fin.');
    expect(searchButton()).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2021-01-01' } });
    expect(screen.getByRole('button', { name: 'Filtros (3)' })).toHaveAttribute('aria-expanded', 'true');
    await user.click(searchButton());
    await waitFor(() => expect(calls(searchPath)).toHaveLength(1));
    expect(calls(searchPath)[0]?.body).toMatchObject({
      filters: { court: 'CSJN', from: '2020-01-01', to: '2021-01-01' },
    });
  });

  it('clears the results before it, and ignores another one while it runs', async () => {
    api.use(assistantAnswers('jurisprudence/search', buildSearchAnswer()));
    const { told } = await search();
    await screen.findByRole('heading', { name: 'Resultados (1)' });
    api.use(assistantSilent('jurisprudence/search'));
    fireEvent.submit(searchForm());
    expect(await screen.findByText('Buscando jurisprudencia…')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Resultados (1)' })).toBeNull();
    expect(searchButton()).toBeDisabled();
    fireEvent.submit(searchForm());
    expect(told).toHaveLength(2);
    await waitFor(() => expect(calls(searchPath)).toHaveLength(2));
  });

  it('can be left: the server hears of it, and the panel is as before', async () => {
    const onLeave = vi.fn();
    api.use(assistantSilent('jurisprudence/search', onLeave));
    const { user } = await search();
    await waitFor(() => expect(calls(searchPath)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(onLeave).toHaveBeenCalled());
    expect(screen.getByText('Todavía no buscaste')).toBeVisible();
  });

  it('that finds nothing says so in the words of the specification, aloud too', async () => {
    api.use(assistantAnswers('jurisprudence/search', buildSearchAnswer({ results: [] })));
    await search('zzz');
    expect(await screen.findAllByText(noResults('zzz'))).toHaveLength(2);
  });

  it.each([
    [400, 'invalid_request'],
    [429, 'rate_limited'],
    [500, 'internal'],
    [502, 'upstream_failed'],
  ])(
    'that fails with %i clears the results and shows the no-results state, without a message',
    async (status, code) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      api.use(assistantAnswers('jurisprudence/search', buildSearchAnswer()));
      const { does } = await search('despido');
      await screen.findByRole('heading', { name: 'Resultados (1)' });
      api.use(assistantRefuses('jurisprudence/search', status, code, 'Un mensaje del servidor.'));
      fireEvent.submit(searchForm());
      expect(await screen.findAllByText(noResults('despido'))).not.toHaveLength(0);
      expect(screen.queryByText('Un mensaje del servidor.')).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(does.onSessionExpired).not.toHaveBeenCalled();
    },
  );

  it('of a session that has ended tells the host', async () => {
    api.use(assistantRefuses('jurisprudence/search', 401, 'unauthenticated'));
    const { does } = await search();
    await waitFor(() => expect(does.onSessionExpired).toHaveBeenCalledTimes(1));
  });

  it('shows what the server has to tell, with results or without', async () => {
    const notices = ['SAIJ no respondió; se muestran resultados del corpus.'];
    api.use(assistantAnswers('jurisprudence/search', buildSearchAnswer({ notices })));
    await search();
    expect(await screen.findByRole('list', { name: 'Avisos de la búsqueda' })).toHaveTextContent(notices[0] ?? '');
    expect(screen.getByRole('heading', { name: 'Resultados (1)' })).toBeVisible();
  });
});

describe('a result', () => {
  async function show(part: Parameters<typeof buildFoundRuling>[0] = {}) {
    api.use(assistantAnswers('jurisprudence/search', buildSearchAnswer({ results: [buildFoundRuling(part)] })));
    const view = await search();
    await screen.findByRole('region', { name: 'Resultados de la búsqueda' });
    return view;
  }

  it('says what the ruling is and marks the words that match', async () => {
    await show();
    const list = screen.getByRole('region', { name: 'Resultados de la búsqueda' });
    expect(list).toHaveTextContent('Roldán c/ Transportes del Litoral');
    expect(list).toHaveTextContent('Corte Suprema de Justicia de la Nación · 22/04/2008 · Fallos: 331:819');
    expect(list).toHaveTextContent('Texto oficial del fallo');
    expect(list).toHaveTextContent('Deber de seguridad del transportista.');
    expect(list.querySelector('mark')).toHaveTextContent('caída');
    expect(list).toHaveTextContent('Palabras del fallo');
  });

  it.each([
    [0.8, 'high', '80 % · relevancia alta'],
    [0.79, 'medium', '79 % · relevancia media'],
    [0.6, 'medium', '60 % · relevancia media'],
    [0.59, 'low', '59 % · relevancia baja'],
  ])('of relevance %d is %s', async (relevance, level, words) => {
    await show({ relevance });
    const badge = screen.getByText(words.replace(/^\d+ % /, ''), { exact: false, selector: 'span' });
    expect(badge).toHaveTextContent(words);
    expect(badge.closest('[data-relevance]')).toHaveAttribute('data-relevance', level);
  });

  it('gives its citation to the host, by the rules of the citation', async () => {
    const ruling = buildFoundRuling({ citation: null });
    const { user, does, told } = await show({ citation: null });
    await user.click(screen.getByRole('button', { name: /^Insertar cita/ }));
    const citation = 'Roldán c/ Transportes del Litoral, CSJN, 2008';
    expect(told.at(-1)).toEqual({ type: 'citationGenerated', result: ruling, citation });
    expect(does.onCitation).toHaveBeenCalledWith(ruling, citation);
  });

  it('copies its citation', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Copiar cita: Fallos: 331:819' }));
    expect(await navigator.clipboard.readText()).toBe('Fallos: 331:819');
  });

  it('opens its foja and those of the norms that it cites', async () => {
    const { user, does } = await show();
    await user.click(screen.getByRole('button', { name: /^Abrir la foja/ }));
    await user.click(screen.getByRole('button', { name: 'art. 1757 CCyC' }));
    expect(does.onOpenSource.mock.calls).toEqual([['fallos_331_p819'], ['ccyc:1757']]);
  });

  it('links to the original over https, in another tab that cannot reach back', async () => {
    await show();
    const link = screen.getByRole('link', { name: /Ver el original/ });
    expect(link).toHaveAttribute('href', 'https://fallos.example/331/819');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it.each(['http://fallos.example', 'javascript:alert(1)', null])('does not link to %s', async (url) => {
    await show({ url, sourceId: null });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Abrir la foja/ })).toBeNull();
  });

  it('without court, date and citation shows none, and unfolds a long summary', async () => {
    const summary = `Principio. ${'Palabras del sumario. '.repeat(30)}Fin.`;
    const { user } = await show({ court: null, date: null, citation: null, summary, norms: [] });
    expect(screen.queryByText(/Fin\.$/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Ver todo el sumario/ }));
    expect(screen.getByText(/Fin\.$/)).toBeVisible();
  });

  it.each([{ source: messages.editorialLabel }, { source: 'Análisis legal IA', sourceId: 'resumen:332:111' }])(
    'never lets a summary look like the words of the ruling: %j',
    async (part) => {
      const passage = { text: 'resumen de los editores', isVerbatim: false, marks: [] };
      await show({ ...part, passages: [passage] });
      const figure = screen.getByRole('figure');
      expect(figure).toHaveTextContent(messages.editorialLabel);
      expect(figure).not.toHaveTextContent('«');
    },
  );
});

describe('a search by context', () => {
  async function searchContext(text = selectedText) {
    const stream = contextSearchStream();
    api.use(stream.handler);
    const view = renderAssistant({ selectedText: text });
    await view.user.click(contextButton());
    await waitFor(() => expect(calls(contextPath)).toHaveLength(1));
    return { ...view, stream };
  }

  it('sends the selection without its personal data, and tells the host what was selected', async () => {
    api.use(anonymizing('/anonymize-text'));
    const { told } = await searchContext();
    expect(told).toMatchObject([{ type: 'contextSearch', query: selectedText }]);
    expect(calls(contextPath)[0]?.body).toMatchObject({ isAnonymized: true });
    expect(JSON.stringify(calls(contextPath)[0]?.body)).not.toMatch(/Pérez|28\.456/);
  });

  it('shows what each agent really found, with the names put back', async () => {
    const { stream } = await searchContext();
    expect(agents()[2]).toBe('Pendiente');
    const analysis = buildAnalysis({ facts: ['[PERSONA_1] cayó al bajar'] });
    const sources = buildSearchAnswer().sources;
    await act(async () => {
      stream.send({ event: 'agent', data: { agent: 1, status: 'completed', analysis, foundCount: 1 } });
      stream.send({ event: 'agent', data: { agent: 2, status: 'completed', optimizedQuery: 'caída de [PERSONA_1]' } });
      stream.send({ event: 'agent', data: { agent: 3, status: 'running' } });
    });
    await waitFor(() => expect(agents()).toEqual(['Completado', 'Completado', 'En curso']));
    const progress = screen.getByRole('region', { name: 'Progreso de la búsqueda' });
    expect(progress).toHaveTextContent('Consulta optimizada: caída de Juan Carlos Pérez');
    expect(progress).toHaveTextContent('Juan Carlos Pérez cayó al bajar');
    expect(progress).toHaveTextContent('Responsabilidad del transportista');
    // No figure before there are results to count.
    expect(progress).not.toHaveTextContent(/resultado/);
    const results = [
      buildFoundRuling({ id: 'a', source: 'Análisis legal IA' }),
      buildFoundRuling({ id: 'b', source: 'SAIJ federal' }),
      buildFoundRuling({ id: 'c', source: 'SAIJ sumarios' }),
      buildFoundRuling({ id: 'd' }),
    ];
    await act(async () => {
      stream.send({ event: 'agent', data: { agent: 3, status: 'completed', sources } });
      stream.send({ event: 'results', data: { results, notices: [] } });
      stream.send({ event: 'done', data: buildContextAnswer({ results, sources }) });
    });
    expect(await screen.findByRole('heading', { name: 'Resultados (4)' })).toBeVisible();
    expect(agents()).toEqual(['Completado', 'Completado', 'Completado']);
    expect(progress).toHaveTextContent('1 resultado');
    expect(progress).toHaveTextContent('2 resultados de SAIJ');
    expect(progress).toHaveTextContent('Corpus de Foja: 8 resultados');
    expect(progress).toHaveTextContent('SAIJ federal: no respondió');
    expect(progress).not.toHaveTextContent('SAIJ sumarios:');
  });

  it('reads an answer that comes whole, without events', async () => {
    api.use(assistantAnswers('jurisprudence/context-search', buildContextAnswer()));
    const { user } = renderAssistant({ selectedText });
    await user.click(contextButton());
    expect(await screen.findByRole('heading', { name: 'Resultados (1)' })).toBeVisible();
    expect(agents()).toEqual(['Completado', 'Completado', 'Completado']);
  });

  it('quotes a long selection in short where nothing was found', async () => {
    const long = 'texto largo '.repeat(40).trim();
    api.use(assistantAnswers('jurisprudence/context-search', buildContextAnswer({ results: [] })));
    const { user } = renderAssistant({ selectedText: long });
    await user.click(contextButton());
    expect(
      await screen.findAllByText(/^No se encontraron resultados para "texto largo .{60,120}…"\. Intenta/),
    ).toHaveLength(2);
  });

  it('that breaks off in mid-stream ends in the no-results state', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { stream } = await searchContext('cayó al bajar');
    await act(async () => stream.breakOff());
    expect(await screen.findAllByText(noResults('cayó al bajar'))).not.toHaveLength(0);
  });

  it('that breaks off after its results keeps them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { stream } = await searchContext();
    await act(async () => stream.send({ event: 'results', data: { results: [buildFoundRuling()], notices: [] } }));
    await screen.findByRole('heading', { name: 'Resultados (1)' });
    await act(async () => stream.breakOff());
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(screen.getByRole('heading', { name: 'Resultados (1)' })).toBeVisible();
  });

  it('of a text whose personal data could not be replaced is not sent, and that is said', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api.use(
      http.post('*/anonymize-text', () =>
        HttpResponse.json({ error: 'anonymization_failed', message: 'no' }, { status: 500 }),
      ),
    );
    const { user } = renderAssistant({ selectedText: 'cayó al bajar' });
    await user.click(contextButton());
    expect(await screen.findByRole('list', { name: 'Avisos de la búsqueda' })).toHaveTextContent(
      /^No se pudieron reemplazar los datos personales, y sin eso la búsqueda no se envía/,
    );
    expect(calls(contextPath)).toHaveLength(0);
  });
});
