import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stubMedia } from '../testing/browser.ts';
import { preferredTheme, toggleTheme } from './theme.ts';

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
});
