import { editionDateHeader } from '@foja/contracts/gazette-date';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../testing/api.ts';
import { unanswered } from '../testing/unanswered.ts';
import { until } from '../testing/until.ts';
import { openGazettePopup } from './open-gazette-popup.ts';

const download = '*/api/boletin/download';
const pdfAnswer = (date: string) =>
  HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1.4').buffer, {
    headers: { 'content-type': 'application/pdf', [editionDateHeader]: date },
  });

/** A window as `window.open` gives it. */
function buildPopup() {
  const shown: string[] = [];
  const popup = {
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: (url: string) => void shown.push(url) },
    close: vi.fn(() => {
      popup.closed = true;
    }),
  };
  return { popup, shown };
}

function stubOpen(popup: unknown) {
  const open = vi.fn(() => popup as Window | null);
  vi.stubGlobal('open', open);
  return open;
}

const made: string[] = [];
const released: string[] = [];
beforeEach(() => {
  made.length = 0;
  released.length = 0;
  // A Friday.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: new Date('2026-11-20T15:00:00Z'),
  });
  URL.createObjectURL = () => {
    made.push(`blob:${made.length}`);
    return made.at(-1) as string;
  };
  URL.revokeObjectURL = (url) => void released.push(url);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the gazette's window", () => {
  it('is said to be blocked where the browser opens none, and nothing is downloaded', async () => {
    stubOpen(null);
    let asked = false;
    api.use(
      http.get(download, () => {
        asked = true;
        return pdfAnswer('20-11-2026');
      }),
    );
    expect(await openGazettePopup()).toEqual({ kind: 'blocked' });
    expect(asked).toBe(false);
  });

  it('closes on a failure, which is told to the letter', async () => {
    const { popup } = buildPopup();
    stubOpen(popup);
    api.use(http.get(download, () => HttpResponse.json({ error: 'upstream_failed', message: 'no' }, { status: 502 })));
    expect(await openGazettePopup()).toEqual({
      kind: 'failed',
      message: 'No se pudo descargar el boletín oficial. Por favor intente más tarde.',
    });
    expect(popup.close).toHaveBeenCalled();
  });

  it('opens at once, 1200x800, saying that it loads', async () => {
    const { popup } = buildPopup();
    const open = stubOpen(popup);
    api.use(http.get(download, () => pdfAnswer('20-11-2026')));
    const opening = openGazettePopup();
    expect(open).toHaveBeenCalledWith('', '_blank', expect.stringMatching(/^popup,width=1200,height=800,/));
    expect(popup.document.body.textContent).toBe('Cargando boletín...');
    await opening;
  });

  it('shows the edition of the UTC day, first section, through an address released after 30 s', async () => {
    const { popup, shown } = buildPopup();
    stubOpen(popup);
    let query = '';
    api.use(
      http.get(download, ({ request }) => {
        query = new URL(request.url).search;
        return pdfAnswer('20-11-2026');
      }),
    );
    expect(await openGazettePopup()).toEqual({ kind: 'shown', date: '20-11-2026', requested: '20-11-2026' });
    expect(query).toBe('?sectionName=primera&date=20-11-2026');
    expect(shown).toEqual(['blob:0']);
    vi.advanceTimersByTime(29_000);
    expect(released).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(released).toEqual(['blob:0']);
  });

  it('shows the last edition on a day that has none', async () => {
    const { popup, shown } = buildPopup();
    stubOpen(popup);
    api.use(
      http.get(download, ({ request }) =>
        new URL(request.url).searchParams.get('date') === '20-11-2026'
          ? HttpResponse.json(
              { error: 'no_edition', message: 'no', details: { lastPublicationDate: '19-11-2026' } },
              { status: 404 },
            )
          : pdfAnswer('19-11-2026'),
      ),
    );
    expect(await openGazettePopup()).toEqual({ kind: 'shown', date: '19-11-2026', requested: '20-11-2026' });
    expect(shown).toHaveLength(1);
  });

  it('stops the download when the person closes it', async () => {
    const { popup } = buildPopup();
    stubOpen(popup);
    let stopped = false;
    api.use(
      http.get(download, async ({ request }) => {
        request.signal.addEventListener('abort', () => {
          stopped = true;
        });
        popup.closed = true;
        await unanswered();
      }),
    );
    const opening = openGazettePopup();
    await until(() => expect(popup.closed).toBe(true));
    await vi.advanceTimersByTimeAsync(500);
    expect(await opening).toEqual({ kind: 'cancelled' });
    await until(() => expect(stopped).toBe(true));
    expect(made).toEqual([]);
  });
});
