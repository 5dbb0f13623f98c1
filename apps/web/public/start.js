// On a page that already shows its screen: fetches and starts the application once the browser has painted that, so that neither waits
// for the other. A file of its own because the content security policy allows no inline script.
(() => {
  const { entries, chunks } = document.currentScript.dataset;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    // The screen's own chunks, which the application would otherwise learn of one after the other.
    for (const href of chunks.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    for (const entry of entries.split(' ')) import(entry);
  };
  // Nothing is painted for somebody who comes back (theme.js), nor in the background.
  if ('returning' in document.documentElement.dataset || document.hidden) return start();
  try {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // The timer below does it.
  }
  setTimeout(start, 500);
})();
