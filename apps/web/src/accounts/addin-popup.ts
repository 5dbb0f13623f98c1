/** Times of specification 2.4, in milliseconds. */
const closeAfterMs = 1_500;
const retryAfterMs = 1_000;
const retryEveryMs = 500;
const retries = 10;

/** Whether this page is the login pop-up of the word processor's add-in. */
export function isAddinPopup(source: string | undefined): boolean {
  const { opener, name } = window;
  return source === 'addin' || name === 'foja-addin-login' || (opener !== null && opener !== undefined);
}

/**
 * Closes the window after 1.5 s. A browser may refuse at first, so it is asked again from 1 s later, every 500 ms, up to 10 times.
 * @returns how to stop asking.
 */
export function closeWindowSoon(): () => void {
  let timer = setTimeout(() => {
    window.close();
    timer = setTimeout(() => again(1), retryAfterMs);
  }, closeAfterMs);

  function again(time: number): void {
    if (window.closed) return;
    window.close();
    if (time < retries) timer = setTimeout(() => again(time + 1), retryEveryMs);
  }

  return () => clearTimeout(timer);
}
