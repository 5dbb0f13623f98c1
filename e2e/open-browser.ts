import { type Browser, chromium } from 'playwright-core';
import { expect, inject } from 'vitest';
import { closeIdleProfiles, isIdle } from './lend-profile.ts';

let launched: Promise<Browser> | undefined;

/** The Chromium of this process, which runs one file after the other: it is there as long as the process. */
export async function openBrowser(): Promise<Browser> {
  if (!(await launched)?.isConnected()) launched = launch();
  return launched as Promise<Browser>;
}

// Driven from the process that tests, not through another one: each message would be written and read twice more.
function launch(): Promise<Browser> {
  return chromium.launch({
    // `npm test` finds it.
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The pages of one profile share what was compiled of the application.
      '--process-per-site',
      // Of what a page runs little runs often enough to be worth machine code, and two busy cores have none to spare for threads that
      // collect rubbish beside it: a twentieth to a tenth of a page's processor time. A guest's proof of work does run often
      // enough: without machine code it takes over ten times as long.
      '--js-flags=--no-maglev --invocation-count-for-turbofan=100000 --invocation-count-for-osr=100000 --single-threaded-gc',
      // Pictures of text come out the same on every machine.
      '--font-render-hinting=none',
    ],
  });
}

/** At the end of a file: fails where a test left a page open. Profiles of the server that files share serve the next file. */
export async function leaveBrowser(browser: Browser | undefined): Promise<void> {
  if (!browser) return;
  await closeIdleProfiles(browser, inject('sharedServer').url);
  const held = browser.contexts().filter((context) => !isIdle(browser, context));
  const left = held.flatMap((context) => context.pages().map((page) => page.url()));
  for (const context of held) await context.close();
  expect(left, 'pages that outlive their test').toEqual([]);
}
