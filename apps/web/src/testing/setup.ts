import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { forgetPublicKey } from '../anonymization/account-settings.ts';
import { forgetPreparedText } from '../anonymization/anonymize-message.ts';
import { forgetReadSettings } from '../anonymization/settings.ts';
import { forgetKeptTools } from '../anonymization/tool/tool-state.ts';
import { forgetConversationStores } from '../chat/conversation-store.ts';
import { forgetToaster } from '../design-system/toaster.tsx';
import { forgetReadSession } from '../platform/session.ts';
import { forgetToolHistories } from '../tool-history/tool-history.ts';
import { api, asked } from './api.ts';
import { stubMedia } from './browser.ts';
import { computedStyle } from './computed-style.ts';

// Lazy chunks are transformed when a test first needs them, which a busy machine does slowly.
configure({ asyncUtilTimeout: 15_000 });

// Before any test puts a clock of its own in its place.
const wait = setTimeout;

beforeAll(() => api.listen({ onUnhandledRequest: 'error' }));
// jsdom has no pointer capture, which the toaster uses when a finger drags a notice away.
Element.prototype.setPointerCapture ??= () => undefined;
// jsdom does not scroll, and the router does after each navigation.
window.scrollTo = () => undefined;
// The test's own global, and the window that the page's nodes know.
for (const view of [window, document.defaultView]) if (view) view.getComputedStyle = computedStyle;

beforeEach(() => stubMedia({ reducedMotion: true }));

afterEach(() => {
  cleanup();
  api.resetHandlers();
  asked.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  forgetConversationStores();
  forgetReadSession();
  forgetReadSettings();
  forgetPublicKey();
  forgetPreparedText();
  forgetKeptTools();
  forgetToolHistories();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.theme;
});

afterAll(async () => {
  api.close();
  act(forgetToaster);
  // React and the editor put work off to a later turn of the loop, up to 20 ms; the window goes away with the last test.
  await new Promise((next) => wait(next, 100));
});
