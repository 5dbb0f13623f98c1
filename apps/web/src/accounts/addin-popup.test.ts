import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeWindowSoon, isAddinPopup } from './addin-popup.ts';

describe('a page is the pop-up of the add-in', () => {
  afterEach(() => {
    window.name = '';
  });

  it.each([
    ['by its address', () => undefined, 'addin'],
    ['by its name', () => (window.name = 'foja-addin-login'), undefined],
    ['by its opener', () => vi.stubGlobal('opener', {}), undefined],
  ])('%s', (_how, prepare, source) => {
    prepare();
    expect(isAddinPopup(source)).toBe(true);
  });

  it('and a plain one is not', () => {
    vi.stubGlobal('opener', null);
    expect(isAddinPopup('mail')).toBe(false);
  });
});

describe('closing the window', () => {
  let close: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
  });
  afterEach(() => vi.useRealTimers());

  it('is tried after 1.5 s, then from a second later every 500 ms, ten times', () => {
    closeWindowSoon();
    const at = (ms: number, times: number) => {
      vi.advanceTimersByTime(ms);
      expect(close).toHaveBeenCalledTimes(times);
    };
    at(1_499, 0);
    at(1, 1);
    at(999, 1);
    at(1, 2);
    at(499, 2);
    at(1, 3);
    at(8 * 500, 11);
    at(60_000, 11);
  });

  it('stops when the person goes elsewhere', () => {
    closeWindowSoon()();
    vi.advanceTimersByTime(60_000);
    expect(close).not.toHaveBeenCalled();
  });
});
