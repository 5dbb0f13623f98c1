import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** WebSocket address of the one Chromium that all files share, each with contexts of its own. */
    browserEndpoint: string;
  }
}

/** Vitest's global setup: one Chromium for all files. `npm test` finds it and sets CHROMIUM_PATH. */
export default async function shareBrowser(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pictures of text come out the same on every machine.
      '--font-render-hinting=none',
    ],
  });
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
