/** Has the browser keep the page that it shows without a connection (`public/sw.js`), once the screen itself has loaded. */
export function registerOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // Private windows and policies may refuse it; the product does without.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
