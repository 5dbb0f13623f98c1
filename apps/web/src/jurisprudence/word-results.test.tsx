import type { SourceDetail } from '@foja/contracts/sources';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../testing/api.ts';
import { searching } from '../testing/jurisprudence-api.ts';
import { asking, openScreen, results, titles, words } from '../testing/jurisprudence-screen.ts';
import { buildFoundRuling } from '../testing/writing-assistant.ts';

describe('the results of a search', () => {
  it('that are none say so in the words of the specification, and offer the way out of the filters', async () => {
    const search = searching(() => ({ results: [] }));
    api.use(search.handler);
    const { user, search: address } = await openScreen(`${asking}&materia=Familia&tribunal=CSJN`);
    expect(
      await screen.findByText(`No se encontraron resultados para "${words}". Intenta con términos diferentes.`),
    ).toBeVisible();
    expect(screen.getByText('Sin resultados.')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Quitar el filtro Materia: Familia' }));
    await waitFor(() => expect(address()).toEqual({ q: words, tribunal: 'CSJN' }));
    await waitFor(() => expect(search.asked.at(-1)?.filters).toEqual({ court: 'CSJN' }));
  });

  it('show what each ruling is, how relevant, what in it matched, and where it is from', async () => {
    api.use(searching().handler);
    await openScreen(asking);
    expect(await titles()).toEqual(['Roldán c/ Transportes del Litoral', 'Paz, Irma c/ Ferrovías s/ daños']);
    const [first, second] = within(screen.getByRole('list', { name: 'Fallos' }))
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('h3')) as [HTMLElement, HTMLElement];
    expect(first).toHaveTextContent('84 % · relevancia alta');
    expect(first).toHaveTextContent('Corte Suprema de Justicia de la Nación · 22/04/2008 · Fallos: 331:819');
    expect(first).toHaveTextContent('Texto oficial del fallo');
    expect(within(first).getByText('caída', { selector: 'mark' })).toBeVisible();
    expect(within(first).getByText('Palabras del fallo')).toBeVisible();
    expect(within(first).getByText('Sumario')).toBeVisible();
    expect(within(first).getByRole('link', { name: /Ver el original/ })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(second).toHaveTextContent('41 % · relevancia baja');
    expect(second).toHaveTextContent('SAIJ sumarios');
    expect(within(second).queryByRole('button', { name: /Abrir la foja/ })).toBeNull();
    expect(screen.getByText('2 fallos.')).toHaveAttribute('role', 'status');
  });

  it('never show an editorial summary as the ruling, nor a link that is not safe', async () => {
    const ruling = buildFoundRuling({
      source: 'Resumen editorial de Foja',
      sourceId: 'resumen:331:819',
      summary: 'La Corte dijo que sí.',
      passages: [{ text: 'pasajero', isVerbatim: false, isEditorial: true, marks: [] }],
      url: 'javascript:alert(1)',
    });
    api.use(searching(() => ({ results: [ruling] })).handler);
    await openScreen(asking);
    const list = await screen.findByRole('list', { name: 'Fallos' });
    expect(within(list).getAllByText('Resumen editorial de Foja').length).toBeGreaterThanOrEqual(2);
    expect(within(list).queryByText('Sumario')).toBeNull();
    expect(within(list).queryByText('Palabras del fallo')).toBeNull();
    expect(within(list).queryByRole('link')).toBeNull();
  });

  it('tell the official summary from the editors’ own where a ruling has both', async () => {
    const ruling = buildFoundRuling({
      isEditorialSummary: true,
      passages: [
        { text: 'del sumario oficial', isVerbatim: false, marks: [] },
        { text: 'del resumen', isVerbatim: false, isEditorial: true, marks: [] },
      ],
    });
    api.use(searching(() => ({ results: [ruling] })).handler);
    await openScreen(asking);
    const list = await screen.findByRole('list', { name: 'Fallos' });
    expect(within(list).queryByText('Sumario')).toBeNull();
    expect(within(list).getByText('del sumario oficial').closest('figure')).toHaveTextContent(
      'Del sumario, no del fallo',
    );
    expect(within(list).getByText('del resumen').closest('figure')).toHaveTextContent('Resumen editorial de Foja');
  });

  it('say in plain sentences what the sources had to say', async () => {
    const notice = 'SAIJ no respondió; se muestran resultados del corpus.';
    api.use(searching(() => ({ notices: [notice] })).handler);
    await openScreen(asking);
    expect(await screen.findByText(notice)).toBeVisible();
    expect(
      screen.getByText(
        'Corpus de Foja: 12 resultados · SAIJ federal: no respondió · SAIJ sumarios: 1 resultado de 340',
      ),
    ).toBeVisible();
  });

  it('are ordered by relevance or by date, as the address says', async () => {
    api.use(searching().handler);
    const { user, search } = await openScreen(asking);
    await results();
    await user.click(screen.getByRole('radio', { name: 'Fecha' }));
    await waitFor(async () => expect((await titles())[0]).toBe('Paz, Irma c/ Ferrovías s/ daños'));
    expect(search().orden).toBe('fecha');
    await user.click(screen.getByRole('radio', { name: 'Relevancia' }));
    await waitFor(async () => expect((await titles())[0]).toBe('Roldán c/ Transportes del Litoral'));
    expect(search().orden).toBeUndefined();
  });

  it('give the citation of a ruling to the clipboard', async () => {
    api.use(searching().handler);
    const { user } = await openScreen(asking);
    await user.click(
      await screen.findByRole('button', { name: 'Copiar la cita de Roldán c/ Transportes del Litoral' }),
    );
    expect(await navigator.clipboard.readText()).toBe('Fallos: 331:819');
    await user.click(screen.getByRole('button', { name: 'Copiar la cita de Paz, Irma c/ Ferrovías s/ daños' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toMatch(/^Paz, Irma c\/ Ferrovías s\/ daños, .+, 2021$/),
    );
  });

  it('are copied whole, in the order in which they are shown', async () => {
    api.use(searching(() => ({ notices: ['SAIJ federal no respondió.'] })).handler);
    const { user } = await openScreen(`${asking}&orden=fecha&tribunal=CSJN`);
    await results();
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(/^# Jurisprudencia\n\nSe buscó: pasajero herido\n\nFiltros: Tribunal: CSJN/);
    expect(copied).toContain('SAIJ federal no respondió.');
    expect(copied.indexOf('Paz, Irma')).toBeLessThan(copied.indexOf('Roldán'));
    expect(copied).toContain('> «el transportista responde por la caída del pasajero»');
    expect(copied).toContain('Información orientativa. No reemplaza el consejo de un abogado.');
  });

  it('open the foja of a ruling with the words that matched marked, and those of its norms', async () => {
    const detail = {
      id: 'fallos_331_p819',
      kind: 'ruling',
      label: 'Fallos: 331:819',
      heading: 'Roldán c/ Transportes del Litoral',
      norm: null,
      article: null,
      path: '',
      text: 'Que el transportista responde por la caída del pasajero, según se dijo.',
      sections: [],
      versions: [],
      previous: null,
      next: null,
      related: [],
      officialUrl: null,
      repealed: false,
      suspect: false,
      citation: 'Fallos: 331:819',
      court: null,
      date: null,
      checkedOn: null,
    } satisfies SourceDetail;
    api.use(
      searching().handler,
      http.get('*/api/sources/:id', ({ params }) =>
        HttpResponse.json({ ...detail, id: params.id, label: `Foja ${params.id}` }),
      ),
    );
    const { user, search } = await openScreen(asking);
    await user.click(await screen.findByRole('button', { name: 'Abrir la foja de Roldán c/ Transportes del Litoral' }));
    const foja = await screen.findByRole('complementary', { name: 'Foja' });
    expect(
      await within(foja).findByText('el transportista responde por la caída del pasajero', { selector: 'mark' }),
    ).toBeVisible();
    expect(search().foja).toBe('fallos_331_p819');
    await user.click(screen.getByRole('button', { name: 'art. 1757 CCyC' }));
    expect(await within(foja).findByRole('heading', { name: 'Foja ccyc:1757' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(search()).toEqual({ q: words }));
  });
});
