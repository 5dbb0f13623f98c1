import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { closeBrowser, openBrowser } from './browser.ts';
import { type ChatPage, type OpenOptions, openChat } from './chat-page.ts';
import { knownAdmin } from './sign-in-as.ts';
import { type RunningServer, startPreparedServer, stopAndRemove } from './start-server.ts';

export interface RunningApp {
  readonly server: RunningServer;
  readonly url: string;
  readonly browser: Browser;
  /** A page in a browser profile of its own. */
  open(options?: OpenOptions): Promise<ChatPage>;
}

/**
 * The product and a browser for the tests of one file: both start before the first and end after the last.
 * @param environment of the server; with the administrator that `signInAs` needs unless told.
 */
export function startApp(environment: Record<string, string> = knownAdmin): RunningApp {
  let server: RunningServer | undefined;
  let browser: Browser | undefined;
  const started = <Part>(part: Part | undefined): Part => {
    if (!part) throw new Error('The application runs only while its tests do.');
    return part;
  };
  beforeAll(async () => {
    [server, browser] = await Promise.all([startPreparedServer(environment), openBrowser()]);
  });
  afterAll(async () => {
    await stopAndRemove(server);
    await closeBrowser(browser);
  });
  return {
    get server() {
      return started(server);
    },
    get url() {
      return started(server).url;
    },
    get browser() {
      return started(browser);
    },
    open: (options) => openChat(started(browser), started(server).url, options),
  };
}
