import { useSyncExternalStore } from 'react';
import { localStore, storageKeys } from './browser-storage.ts';

export type Theme = 'light' | 'dark';

const themeColors: Record<Theme, string> = { light: '#f6f7fb', dark: '#0f1322' };
const listeners = new Set<() => void>();

/** The saved theme, else the system's, else light. `public/theme.js` applies the same rule before the first paint. */
export function preferredTheme(): Theme {
  const saved = localStore.get(storageKeys.theme);
  if (saved === 'light' || saved === 'dark') return saved;
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[theme]);
  for (const listener of listeners) listener();
}

/** Flips the theme and saves it. */
export function toggleTheme(): void {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  localStore.set(storageKeys.theme, next);
  applyTheme(next);
}

/**
 * Keeps the page in the preferred theme: a change of the system's counts at once where nothing is saved, and so does a toggle in
 * another tab. Returns what ends it.
 */
export function followTheme(): () => void {
  const system = window.matchMedia?.('(prefers-color-scheme: dark)');
  const follow = () => {
    if (preferredTheme() !== currentTheme()) applyTheme(preferredTheme());
  };
  // `key` is null where the whole storage was cleared.
  const followTabs = ({ key }: StorageEvent) => (key === storageKeys.theme || key === null) && follow();
  system?.addEventListener('change', follow);
  window.addEventListener('storage', followTabs);
  return () => {
    system?.removeEventListener('change', follow);
    window.removeEventListener('storage', followTabs);
  };
}

function currentTheme(): Theme {
  const applied = document.documentElement.dataset.theme;
  return applied === 'light' || applied === 'dark' ? applied : preferredTheme();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}
