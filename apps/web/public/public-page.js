// What a page of the server gains where scripts run: a box for a question, sharing and printing. A file of its own because the content
// security policy allows no inline script.
(() => {
  const form = document.querySelector('[data-ask]');
  if (form) {
    form.hidden = false;
    document.querySelector('[data-ask-link]')?.remove();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const question = form.querySelector('textarea').value.trim();
      if (!question) return;
      try {
        // Handed over within the browser, as src/platform/asked-question.ts takes it: an address would be written down on the way.
        sessionStorage.setItem('foja_asked_question', question);
      } catch {
        // Blocked storage: the chat opens empty.
      }
      location.assign('/chatbot');
    });
  }

  const tools = document.querySelector('[data-page-tools]');
  if (!tools) return;
  tools.hidden = false;
  tools.querySelector('[data-print]').addEventListener('click', () => print());
  const share = tools.querySelector('[data-share]');
  share.addEventListener('click', async () => {
    const address = document.querySelector('link[rel="canonical"]')?.href ?? location.href;
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url: address });
      await navigator.clipboard.writeText(address);
      share.textContent = 'Enlace copiado';
    } catch {
      // Nobody was chosen to share with, or copying is not allowed: the address stands above.
    }
  });
})();
