// Runs before the first paint, so that the page never flashes in the wrong theme. A file of its own because the content
// security policy allows no inline script. `src/platform/theme.ts` holds the same rule for the toggle.
(() => {
  const system = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;
  const applyTheme = () => {
    let saved = null;
    try {
      saved = localStorage.getItem('foja-theme');
    } catch {
      // Storage may be blocked; the system preference decides then.
    }
    const theme = saved === 'light' || saved === 'dark' ? saved : system?.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    const themeColor = document.querySelector('meta[name="theme-color"]');
    if (themeColor) themeColor.content = theme === 'dark' ? '#0f1322' : '#f6f7fb';
  };
  applyTheme();
  // A page without the application follows the system, and a toggle in another tab, by itself.
  if ('follow' in (document.currentScript?.dataset ?? {})) {
    system?.addEventListener('change', applyTheme);
    addEventListener('storage', applyTheme);
    return;
  }
  let session = null;
  try {
    session = sessionStorage.getItem('foja_token') ?? localStorage.getItem('foja_token');
  } catch {
    // Nobody comes back where storage is blocked.
  }
  // A page that already shows a screen shows a visitor's: not to somebody who comes back to a session or to a conversation.
  if (session || location.search) document.documentElement.dataset.returning = '';
})();
