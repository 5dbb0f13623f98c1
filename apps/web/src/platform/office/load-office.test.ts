import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveOffice } from '../../testing/stand-in-office-script.ts';

const opened = '/addin?_host_Info=Word$Web$16.01$es-AR$guid$$$0';

beforeEach(() => window.history.replaceState({ key: 'a' }, '', opened));
afterEach(() => {
  vi.resetModules();
  window.history.replaceState(null, '', '/');
});

/** The module as the page opens it: it remembers the address from that moment on. */
async function openModule() {
  vi.resetModules();
  return import('./load-office.ts');
}

describe('loading Office.js', () => {
  it('shows it the address with which Office opened the page, which the router has written anew', async () => {
    const { loadOffice } = await openModule();
    window.history.replaceState({ key: 'b' }, '', '/addin?x=1');
    serveOffice({ text: [] });
    expect(await loadOffice()).toMatchObject({ kind: 'ready' });
    expect(window.location.search).toBe('?x=1&_host_Info=Word$Web$16.01$es-AR$guid$$$0');
    expect(window.history.state).toEqual({ key: 'b' });
  });

  it('leaves the page its history, which Office.js takes away', async () => {
    const { loadOffice } = await openModule();
    const { pushState, replaceState } = window.history;
    serveOffice({ text: [] });
    await loadOffice();
    expect([window.history.pushState, window.history.replaceState]).toEqual([pushState, replaceState]);
  });

  it('happens once, and again after it failed', async () => {
    const { loadOffice } = await openModule();
    const failing = serveOffice(null);
    expect(await Promise.all([loadOffice(), loadOffice()])).toEqual([{ kind: 'unreachable' }, { kind: 'unreachable' }]);
    expect(failing.asked).toHaveLength(1);
    const working = serveOffice({ text: [], host: null });
    expect(await loadOffice()).toEqual({ kind: 'outside' });
    expect(await loadOffice()).toEqual({ kind: 'outside' });
    expect(working.asked).toHaveLength(1);
  });
});
