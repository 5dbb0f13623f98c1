import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { stubMedia } from '../testing/browser.ts';
import { applyTheme, followTheme, preferredTheme, toggleTheme } from './theme.ts';

const firstPaintScript = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8');

describe('the theme', () => {
  it.each([
    { saved: 'light', dark: true, theme: 'light' },
    { saved: 'dark', dark: false, theme: 'dark' },
    { saved: null, dark: true, theme: 'dark' },
    { saved: null, dark: false, theme: 'light' },
    { saved: 'sepia', dark: false, theme: 'light' },
  ])(
    'is the saved one, else the system one, else light: $saved/$dark → $theme, also before the first paint',
    ({ saved, dark, theme }) => {
      if (saved) localStorage.setItem('foja-theme', saved);
      stubMedia({ dark });
      expect(preferredTheme()).toBe(theme);
      // biome-ignore lint/security/noGlobalEval: runs the very file that the page loads
      eval(firstPaintScript);
      expect(document.documentElement.dataset.theme).toBe(theme);
    },
  );

  it('is flipped and saved by the toggle', () => {
    stubMedia({ dark: true });
    toggleTheme();
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(localStorage.getItem('foja-theme')).toBe('light');
  });

  describe('while the page is open', () => {
    /** A system whose preference can change. */
    function changingSystem() {
      const listeners = new Set<() => void>();
      const system = { dark: false, listeners, change };
      function change(dark: boolean) {
        system.dark = dark;
        for (const listener of listeners) listener();
      }
      vi.stubGlobal('matchMedia', () => ({
        get matches() {
          return system.dark;
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }));
      return system;
    }
    const shown = () => document.documentElement.dataset.theme;

    it('follows the system at once where nothing is saved', () => {
      const system = changingSystem();
      applyTheme('light');
      const stop = followTheme();
      system.change(true);
      expect(shown()).toBe('dark');
      system.change(false);
      expect(shown()).toBe('light');
      stop();
      expect(system.listeners.size).toBe(0);
    });

    it('stays as saved whatever the system does', () => {
      const system = changingSystem();
      const stop = followTheme();
      toggleTheme();
      system.change(true);
      system.change(false);
      expect(shown()).toBe('dark');
      stop();
    });

    it('follows the toggle of another tab', () => {
      changingSystem();
      applyTheme('light');
      const stop = followTheme();
      localStorage.setItem('foja-theme', 'dark');
      window.dispatchEvent(new StorageEvent('storage', { key: 'foja-theme' }));
      expect(shown()).toBe('dark');
      stop();
    });
  });
});
