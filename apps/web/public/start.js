// On a page that already shows its screen: starts the application once the browser has painted it. A file of its own because the
// content security policy allows no inline script.
(() => {
  const entries = document.currentScript.dataset.entries.split(' ');
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const entry of entries) import(entry);
  };
  requestAnimationFrame(() => setTimeout(start));
  // A tab in the background paints nothing.
  setTimeout(start, 200);
})();
