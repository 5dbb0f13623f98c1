import { rememberChatbot } from './open-chatbot.ts';
import type { AppRouter } from './router.tsx';

/**
 * What a page load does by itself and a navigation inside the page has to: the keyboard goes on from the new screen's content. The
 * router takes care of the scroll. Also marks the way from the chat to the dashboard (specification 2.1).
 * @returns how to stop.
 */
export function followNavigation(router: AppRouter): () => void {
  const stops = [
    router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
      if (fromLocation?.pathname === '/chatbot' && toLocation.pathname === '/dashboard') rememberChatbot();
    }),
    router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) focusContent();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Moves the focus to the screen's content, unless the screen itself has put it somewhere inside. */
function focusContent(): void {
  const content = document.getElementById('content');
  if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
}
