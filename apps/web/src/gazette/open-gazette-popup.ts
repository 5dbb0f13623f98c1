import { downloadEdition, type Edition } from './download-edition.ts';
import { type GazetteDate, gazetteToday } from './gazette-date.ts';
import { noEditionOf } from './no-edition.ts';
import { temporaryUrl } from './temporary-url.ts';

/** Specification 2.3 and 9. */
export const gazettePopupPx = { width: 1200, height: 800 };

/** Specification 8. */
export const gazetteDownloadFailed = 'No se pudo descargar el boletín oficial. Por favor intente más tarde.';

export type GazettePopupOutcome =
  /** The window shows the edition of `date`, which is not that of `requested` where there was none that day. */
  | { kind: 'shown'; date: GazetteDate; requested: GazetteDate }
  /** The browser let no window open. */
  | { kind: 'blocked' }
  /** The person closed the window, or the caller's signal aborted. */
  | { kind: 'cancelled' }
  | { kind: 'failed'; message: string };

/** How often it is looked whether the person closed the window: browsers tell nobody. */
const closedCheckMs = 500;

/**
 * Opens today's gazette in a window of its own. Has to be called in the click itself: browsers block windows that open later. On a day
 * without edition the window shows the last one.
 * @param signal stops the download and closes the window.
 * @returns what became of it; never rejects.
 */
export async function openGazettePopup(signal?: AbortSignal): Promise<GazettePopupOutcome> {
  const popup = openWindow();
  if (!popup) return { kind: 'blocked' };
  const closed = new AbortController();
  const watch = setInterval(() => popup.closed && closed.abort(), closedCheckMs);
  const stop = signal ? AbortSignal.any([signal, closed.signal]) : closed.signal;
  const requested = gazetteToday();
  try {
    const { date, pdf } = await downloadLatest(requested, stop);
    if (popup.closed) return { kind: 'cancelled' };
    popup.location.replace(temporaryUrl(pdf));
    return { kind: 'shown', date, requested };
  } catch {
    popup.close();
    return stop.aborted ? { kind: 'cancelled' } : { kind: 'failed', message: gazetteDownloadFailed };
  } finally {
    clearInterval(watch);
  }
}

function openWindow(): Window | null {
  const { width, height } = gazettePopupPx;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  const popup = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!popup) return null;
  const { document } = popup;
  document.title = 'Boletín Oficial';
  document.documentElement.lang = 'es-AR';
  document.body.textContent = 'Cargando boletín...';
  document.body.style.cssText =
    'margin:0;display:grid;place-items:center;min-height:100vh;font:16px system-ui,sans-serif';
  return popup;
}

async function downloadLatest(date: GazetteDate, signal: AbortSignal): Promise<Edition> {
  try {
    return await downloadEdition(date, signal);
  } catch (failure) {
    const last = noEditionOf(failure)?.lastPublicationDate;
    if (!last || last === date) throw failure;
    return downloadEdition(last, signal);
  }
}
