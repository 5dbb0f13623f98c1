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

  const places = [...document.querySelectorAll('[data-place] select')];
  const placeKey = 'foja_place';
  const showPlace = (place) => {
    for (const select of places) select.value = place;
    for (const doors of document.querySelectorAll('[data-province]')) {
      doors.hidden = place !== '' && doors.dataset.province !== place;
    }
    for (const list of document.querySelectorAll('[data-doors]')) {
      const own = list.querySelector(`[data-province="${CSS.escape(place)}"]`);
      list.querySelector('[data-no-doors]').hidden = place === '' || own !== null;
    }
  };
  if (places.length > 0) {
    let kept = '';
    try {
      kept = localStorage.getItem(placeKey) ?? '';
    } catch {
      // Blocked storage: it is asked for on every page.
    }
    for (const select of places) {
      select.closest('[data-place]').hidden = false;
      select.addEventListener('change', () => {
        showPlace(select.value);
        try {
          localStorage.setItem(placeKey, select.value);
        } catch {
          // As above.
        }
      });
    }
    showPlace(places[0].querySelector(`option[value="${CSS.escape(kept)}"]`) ? kept : '');
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
