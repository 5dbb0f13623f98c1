import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { type ChatPage, type OpenOptions, openChat } from './chat-page.ts';
import { leaveBrowser, openBrowser } from './open-browser.ts';
import { logOfSharedServer } from './share-server.ts';
import { type ReachableServer, type RunningServer, startPreparedServer, stopAndRemove } from './start-server.ts';

export interface RunningApp {
  readonly server: ReachableServer;
  readonly url: string;
  readonly browser: Browser;
  /** A page in a browser profile in which nothing is kept. */
  open(options?: OpenOptions): Promise<ChatPage>;
}

/** The server of all files that need nothing special of it: `share-server.ts` says how it is set up. */
function sharedServer(): ReachableServer {
  const { url, dataDir } = inject('sharedServer');
  return { url, dataDir, output: () => readFileSync(logOfSharedServer(dataDir), 'utf8') };
}

/**
 * The product and a browser for the tests of one file.
 * @param environment of a server of the file's own, which starts before its first test and ends after its last; without it the
 * tests run on the server that files share, where they find what other files do beside them.
 */
export function startApp(environment?: Record<string, string>): RunningApp {
  let own: RunningServer | undefined;
  let server: ReachableServer | undefined;
  let browser: Browser | undefined;
  const started = <Part>(part: Part | undefined): Part => {
    if (!part) throw new Error('The application runs only while its tests do.');
    return part;
  };
  beforeAll(async () => {
    const starting = environment ? startPreparedServer(environment) : undefined;
    [own, browser] = await Promise.all([starting, openBrowser()]);
    server = own ?? sharedServer();
  });
  afterAll(async () => {
    await stopAndRemove(own);
    await leaveBrowser(browser);
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
