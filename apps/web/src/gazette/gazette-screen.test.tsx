import type { GazetteNotices } from '@foja/contracts/gazette';
import { editionDateHeader } from '@foja/contracts/gazette-date';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { api } from '../testing/api.ts';
import { openApp } from '../testing/open-app.tsx';
import * as opening from './pdf/open-pdf.ts';
import type { PdfDocument } from './pdf/pdf-document.ts';

const page = '/boletin-oficial-republica-argentina-primera-seccion';
const pageTexts = ['DECRETO 817/2026', 'La resolución del Ministerio', 'Otra RESOLUCIÓN, y nada más'];

/** pdf.js paints on canvases, which jsdom has not: its place is taken by a document of three pages. The journey in Chromium reads PDFs. */
let openPdf: MockInstance<typeof opening.openPdf>;
const closed: string[] = [];

function buildPdf(): PdfDocument {
  return {
    pageCount: pageTexts.length,
    pageSize: async () => ({ width: 800, height: 1130 }),
    readText: async (number) => [{ text: pageTexts[number - 1] ?? '', endsLine: true }],
    renderPage: async (number, _scale, { text }) => {
      const words = Object.assign(document.createElement('span'), { textContent: pageTexts[number - 1] ?? '' });
      text.replaceChildren(words);
      return [words];
    },
    close: () => void closed.push('closed'),
  };
}

const noEdition = (lastPublicationDate: string | null) =>
  HttpResponse.json({ error: 'no_edition', message: 'no', details: { lastPublicationDate } }, { status: 404 });

/** The days that have an edition; `asked` collects the days asked for. */
function serveEditions(days: readonly string[], lastBefore: string | null = null) {
  const asked: string[] = [];
  api.use(
    http.get('*/api/boletin/download', ({ request }) => {
      const date = new URL(request.url).searchParams.get('date') ?? '';
      asked.push(date);
      if (!days.includes(date)) return noEdition(lastBefore);
      return HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1.4').buffer, {
        headers: { 'content-type': 'application/pdf', [editionDateHeader]: date },
      });
    }),
  );
  return asked;
}

const notices: GazetteNotices = {
  date: '20-11-2026',
  categories: [
    {
      name: 'DECRETOS',
      notices: [
        {
          id: '900001',
          issuer: 'PODER EJECUTIVO',
          norm: 'Decreto 817/2026',
          summary: 'Promulgación de la ley de protección del Río Colorado.',
          url: 'https://www.boletinoficial.gob.ar/detalleAviso/primera/900001/20261120',
          hasAnnexes: true,
        },
      ],
    },
    {
      name: 'RESOLUCIONES',
      notices: [
        {
          id: '900002',
          issuer: 'MINISTERIO DE ECONOMÍA',
          norm: 'Resolución 5/2026',
          summary: 'Apruébase un reglamento.',
          url: 'https://www.boletinoficial.gob.ar/detalleAviso/primera/900002/20261120',
          hasAnnexes: false,
        },
      ],
    },
  ],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
  openPdf = vi.spyOn(opening, 'openPdf').mockImplementation(async () => buildPdf());
  closed.length = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly told: () => void;
      constructor(told: () => void) {
        this.told = told;
      }
      observe = () => this.told();
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly told: (entries: { isIntersecting: boolean }[]) => void;
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        this.told = told;
      }
      observe = () => this.told([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(824);
  URL.createObjectURL = () => 'blob:edition';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the gazette page', () => {
  it('fails in the words of the specification, and tries again', async () => {
    api.use(
      http.get('*/api/boletin/download', () =>
        HttpResponse.json({ error: 'upstream_failed', message: 'no' }, { status: 502 }),
      ),
    );
    const { user } = openApp(page);
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('No se pudo cargar el boletín. Intenta más tarde.');
    expect(screen.queryByRole('link', { name: 'Descargar PDF' })).toBeNull();
    serveEditions(['20-11-2026']);
    await user.click(within(failure).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('group', { name: 'Página 1 de 3' })).toBeVisible();
  });

  it('says that a day has no edition and offers the last one', async () => {
    const asked = serveEditions(['19-11-2026'], '19-11-2026');
    const { user, search } = openApp(page);
    expect(await screen.findByText('No hay edición del viernes, 20 de noviembre de 2026.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver la edición del 19/11/2026' }));
    expect(await screen.findByRole('group', { name: 'Página 1 de 3' })).toBeVisible();
    expect(search().date).toBe('19-11-2026');
    expect(asked).toEqual(['20-11-2026', '19-11-2026']);
  });

  it('offers no edition where the calendar names none', async () => {
    serveEditions([]);
    openApp(page);
    await screen.findByText(/^No hay edición/);
    expect(screen.queryByRole('button', { name: /^Ver la edición/ })).toBeNull();
  });

  it('offers the file where the browser cannot show it', async () => {
    openPdf.mockRejectedValue(new Error('not a PDF'));
    serveEditions(['20-11-2026']);
    openApp(page);
    const failure = await screen.findByRole('alert');
    expect(within(failure).getByRole('link', { name: 'Descargar PDF' })).toHaveAttribute('href', 'blob:edition');
  });

  it('is open to all, says that it loads, then shows today of the UTC calendar with a link to the file', async () => {
    let answer: () => void = () => undefined;
    const asked: string[] = [];
    api.use(
      http.get('*/api/boletin/download', async ({ request }) => {
        asked.push(new URL(request.url).search);
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers: { [editionDateHeader]: '20-11-2026' } });
      }),
    );
    openApp(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Boletín Oficial' })).toBeVisible();
    expect(await screen.findByText('Cargando boletín...')).toBeVisible();
    await waitFor(() => expect(asked).toEqual(['?sectionName=primera&date=20-11-2026']));
    answer();
    expect(await screen.findByRole('group', { name: 'Página 3 de 3' })).toBeInTheDocument();
    expect(screen.queryByText('Cargando boletín...')).toBeNull();
    expect(screen.getByRole('link', { name: 'Descargar PDF' })).toHaveAttribute(
      'download',
      'boletin-oficial-primera-20-11-2026.pdf',
    );
  });

  it('keeps the address of the file while it is linked, and releases it 30 s after', async () => {
    const released: string[] = [];
    URL.revokeObjectURL = (url) => void released.push(url);
    serveEditions(['20-11-2026']);
    const { router } = openApp(page);
    await screen.findByRole('link', { name: 'Descargar PDF' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(() => router.navigate({ to: '/legal/$type', params: { type: 'terms' } }));
    expect(closed).toEqual(['closed']);
    vi.advanceTimersByTime(29_999);
    expect(released).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(released).toEqual(['blob:edition']);
  });
});

describe('the days of the gazette', () => {
  it.each(['31-02-2026', 'ayer', '2026-11-18'])('fall back to today for ?date=%s', async (date) => {
    const asked = serveEditions(['20-11-2026']);
    openApp(`${page}?date=${date}`);
    await screen.findByRole('group', { name: 'Página 1 de 3' });
    expect(asked).toEqual(['20-11-2026']);
  });

  it('come from the address', async () => {
    const asked = serveEditions(['18-11-2026']);
    openApp(`${page}?date=18-11-2026`);
    await screen.findByRole('group', { name: 'Página 1 de 3' });
    expect(asked).toEqual(['18-11-2026']);
    expect(screen.getByLabelText('Fecha de la edición')).toHaveValue('2026-11-18');
  });

  it('go back over weekends and holidays to the edition before', async () => {
    // Monday the 23rd is a holiday here; the day before in the gazette is Thursday the 19th.
    vi.setSystemTime(new Date('2026-11-24T15:00:00Z'));
    const asked = serveEditions(['24-11-2026', '19-11-2026'], '19-11-2026');
    const { user, search } = openApp(page);
    await screen.findByRole('group', { name: 'Página 1 de 3' });
    await user.click(screen.getByRole('button', { name: 'Edición anterior' }));
    await waitFor(() => expect(search().date).toBe('19-11-2026'));
    expect(asked.slice(0, 2)).toEqual(['24-11-2026', '23-11-2026']);
    await screen.findByRole('group', { name: 'Página 1 de 3' });
    // And forward again, past the Friday and the Monday that have none.
    await user.click(screen.getByRole('button', { name: 'Edición siguiente' }));
    await waitFor(() => expect(search().date).toBeUndefined());
    expect(screen.getByRole('button', { name: 'Edición siguiente' })).toBeDisabled();
  });

  it('say so where no later edition is out yet', async () => {
    serveEditions(['19-11-2026'], '19-11-2026');
    const { user, search } = openApp(`${page}?date=19-11-2026`);
    await screen.findByRole('group', { name: 'Página 1 de 3' });
    await user.click(screen.getByRole('button', { name: 'Edición siguiente' }));
    expect(await screen.findByText('Todavía no hay una edición posterior.')).toBeInTheDocument();
    expect(search().date).toBe('19-11-2026');
  });

  it('lead back to today', async () => {
    serveEditions(['18-11-2026', '20-11-2026']);
    const { user, search } = openApp(`${page}?date=18-11-2026`);
    await screen.findByRole('group', { name: 'Página 1 de 3' });
    await user.click(screen.getByRole('button', { name: 'Hoy' }));
    await waitFor(() => expect(search().date).toBeUndefined());
    expect(screen.getByRole('button', { name: 'Hoy' })).toBeDisabled();
  });
});

describe('the viewer', () => {
  async function openViewer() {
    serveEditions(['20-11-2026']);
    const { user } = openApp(page);
    await screen.findByRole('group', { name: 'Página 1 de 3' });
    return { user, pages: screen.getByRole('region', { name: 'Páginas del boletín' }) };
  }
  const pageField = () => screen.getByRole('textbox', { name: 'Página, de 3' });

  it('goes from page to page by buttons, by number and by keys, never past the ends', async () => {
    const { user, pages } = await openViewer();
    expect(screen.getByRole('button', { name: 'Página anterior' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(pageField()).toHaveValue('2');
    await user.clear(pageField());
    await user.type(pageField(), '99{Enter}');
    expect(pageField()).toHaveValue('3');
    expect(screen.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
    pages.focus();
    await user.keyboard('{PageUp}');
    expect(pageField()).toHaveValue('2');
    await user.keyboard('{Home}');
    expect(pageField()).toHaveValue('1');
    await user.keyboard('{PageDown}');
    expect(pageField()).toHaveValue('2');
    await user.keyboard('{End}');
    expect(pageField()).toHaveValue('3');
  });

  it('enlarges, reduces and fits the width by buttons and by keys', async () => {
    const { user, pages } = await openViewer();
    const width = () => screen.getByRole('group', { name: 'Página 1 de 3' }).style.width;
    await waitFor(() => expect(width()).toBe('800px'));
    await user.click(screen.getByRole('button', { name: 'Acercar' }));
    expect(width()).toBe('880px');
    pages.focus();
    await user.keyboard('--');
    expect(width()).toBe('720px');
    await user.keyboard('+');
    expect(width()).toBe('800px');
    await user.click(screen.getByRole('button', { name: 'Ajustar al ancho' }));
    expect(screen.getByRole('button', { name: 'Ajustar al ancho' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('searches the text with Ctrl+F, without accents, and goes round the hits', async () => {
    const { user, pages } = await openViewer();
    pages.focus();
    await user.keyboard('{Control>}f{/Control}');
    const field = await screen.findByRole('textbox', { name: 'Palabras que buscás' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('resolucion');
    expect(await screen.findByText('1 de 2')).toBeVisible();
    expect([...pages.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['resolución', 'RESOLUCIÓN']);
    expect(pages.querySelector('mark[data-current]')).toHaveTextContent('resolución');
    await user.keyboard('{Enter}');
    expect(screen.getByText('2 de 2')).toBeVisible();
    expect(pages.querySelector('mark[data-current]')).toHaveTextContent('RESOLUCIÓN');
    await user.keyboard('{Enter}');
    expect(screen.getByText('1 de 2')).toBeVisible();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(screen.getByText('2 de 2')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(pages.querySelector('mark')).toBeNull());
    expect(pages).toHaveFocus();
  });

  it('says so where a search finds nothing', async () => {
    const { user } = await openViewer();
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await user.type(await screen.findByRole('textbox', { name: 'Palabras que buscás' }), 'usucapión');
    expect(await screen.findByText('Sin resultados')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resultado siguiente' })).toBeDisabled();
  });
});

describe('the notices of the day', () => {
  async function openNotices() {
    serveEditions(['20-11-2026']);
    api.use(http.get('*/api/boletin/notices', () => HttpResponse.json(notices)));
    const app = openApp(page);
    await app.user.click(await screen.findByRole('tab', { name: 'Avisos del día' }));
    return app;
  }

  it('say so where they cannot be read, and are tried again', async () => {
    serveEditions(['20-11-2026']);
    api.use(http.get('*/api/boletin/notices', () => HttpResponse.json({ error: 'upstream_failed' }, { status: 504 })));
    const { user } = openApp(`${page}?tab=avisos`);
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('No se pudo leer la lista de avisos.');
    api.use(http.get('*/api/boletin/notices', () => HttpResponse.json(notices)));
    await user.click(within(failure).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('2 avisos · edición del 20/11/2026')).toBeVisible();
  });

  it('offer the last edition on a day without one', async () => {
    serveEditions([], '19-11-2026');
    api.use(http.get('*/api/boletin/notices', () => noEdition('19-11-2026')));
    openApp(`${page}?tab=avisos`);
    const panel = await screen.findByRole('tabpanel', { name: 'Avisos del día' });
    expect(await within(panel).findByRole('button', { name: 'Ver la edición del 19/11/2026' })).toBeVisible();
  });

  it('stand under their categories with counts, and open on the official site in a new tab', async () => {
    const { search } = await openNotices();
    expect(await screen.findByRole('heading', { level: 2, name: 'DECRETOS 1 aviso' })).toBeVisible();
    expect(search().tab).toBe('avisos');
    const link = screen.getByRole('link', { name: /^Decreto 817\/2026/ });
    expect(link).toHaveAttribute('href', notices.categories[0]?.notices[0]?.url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(within(link).getByText('Con anexos')).toBeVisible();
  });

  it('are found by words without accents, from the beginning of a word, in any field', async () => {
    const { user } = await openNotices();
    const field = await screen.findByRole('searchbox', { name: 'Buscar en los avisos' });
    await user.type(field, 'rio proteccion');
    expect(await screen.findByText('1 de 2 avisos · edición del 20/11/2026')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /RESOLUCIONES/ })).toBeNull();
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['protección', 'Río']);
    await user.clear(field);
    await user.type(field, 'economia');
    expect(await screen.findByRole('heading', { name: /RESOLUCIONES/ })).toBeVisible();
    await user.clear(field);
    await user.type(field, 'usucapión');
    expect(await screen.findByText('Ningún aviso dice eso.')).toBeVisible();
  });
});
