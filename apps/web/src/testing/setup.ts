import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { forgetPublicKey } from '../anonymization/account-settings.ts';
import { forgetPreparedText } from '../anonymization/anonymize-message.ts';
import { forgetNamesToReplace } from '../anonymization/names-to-replace.ts';
import { forgetReadSettings } from '../anonymization/settings.ts';
import { forgetKeptTools } from '../anonymization-tool/tool-state.ts';
import { forgetConversationStores } from '../chat/conversation-store.ts';
import { forgetToaster } from '../design-system/toaster.tsx';
import { forgetLater } from '../platform/run-later.ts';
import { forgetReadSession } from '../platform/session.ts';
import { forgetToolHistories } from '../tool-history/tool-history.ts';
import { api, asked } from './api.ts';
import { stubMedia } from './browser.ts';
import { computedStyle } from './computed-style.ts';
import { elementError } from './element-error.ts';
import { watchLeaks } from './leaks.ts';
import { keepNoOwnerStacks } from './no-owner-stacks.ts';
import { stopAllAfterTest } from './stop-after-test.ts';
import { breakUnanswered } from './unanswered.ts';

// Lazy chunks are transformed when a test first needs them, which a busy machine does slowly.
configure({ asyncUtilTimeout: 120_000, getElementError: elementError });

keepNoOwnerStacks();

// Before any test puts a clock of its own in the timers' place.
const leaks = watchLeaks(api);
const nextTurn = setImmediate;

beforeAll(() => api.listen({ onUnhandledRequest: 'error' }));
// jsdom has no pointer capture, which the toaster uses when a finger drags a notice away.
Element.prototype.setPointerCapture ??= () => undefined;
// jsdom does not scroll, and the router does after each navigation.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
// The test's own global, and the window that the page's nodes know.
for (const view of [window, document.defaultView]) if (view) view.getComputedStyle = computedStyle;

beforeEach(() => stubMedia({ reducedMotion: true }));

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  stopAllAfterTest();
  act(forgetToaster);
  forgetLater();
  breakUnanswered();
  const left = [...(await leaks.collect()), ...portalsLeft()];
  api.resetHandlers();
  asked.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  forgetConversationStores();
  forgetReadSession();
  forgetReadSettings();
  forgetPublicKey();
  forgetPreparedText();
  forgetNamesToReplace();
  forgetKeptTools();
  forgetToolHistories();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.theme;
  document.body.removeAttribute('style');
  expect(left, 'what the test left behind').toEqual([]);
});

afterAll(async () => {
  api.close();
  // React puts work off to a later turn of the loop; the window goes away with the last test.
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((next) => nextTurn(next));
  leaks.stop();
});

/** What stands in the page when every screen is gone. */
function portalsLeft(): string[] {
  const left = [...document.body.children].filter(({ tagName }) => tagName !== 'SCRIPT' && tagName !== 'STYLE');
  document.body.replaceChildren();
  return left.map((element) => `in the page: ${element.outerHTML.slice(0, 120)}`);
}
