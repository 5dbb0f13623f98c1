import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openContext, widths } from './browser.ts';

/** A browser profile that tests have in turn. In one that has been used the application loads at two thirds of the cost. */
interface Profile {
  context: BrowserContext;
  /** Stays open, so that the process with what was compiled of the application lives on between two tests. */
  keeper: Page;
}

const idle = new WeakMap<Browser, Map<string, Profile[]>>();

function idleOf(browser: Browser, url: string): Profile[] {
  const byServer = idle.get(browser) ?? new Map<string, Profile[]>();
  const profiles = byServer.get(url) ?? [];
  idle.set(browser, byServer.set(url, profiles));
  return profiles;
}

/** Lends a profile that nobody else has, in which nothing is kept of this server; `giveBack` closes its pages and empties it. */
export async function borrowProfile(
  browser: Browser,
  url: string,
): Promise<{ context: BrowserContext; giveBack(): Promise<void> }> {
  const profiles = idleOf(browser, url);
  const profile = profiles.pop() ?? (await openProfile(browser, url));
  return {
    context: profile.context,
    async giveBack() {
      for (const page of profile.context.pages()) if (page !== profile.keeper) await page.close();
      await emptyProfile(profile);
      profiles.push(profile);
    },
  };
}

async function openProfile(browser: Browser, url: string): Promise<Profile> {
  const context = await openContext(browser, {
    viewport: widths.desktop,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    // A worker that has taken the page over asks the network itself, past the answers that a test gives in its place.
    serviceWorkers: 'block',
  });
  const keeper = await context.newPage();
  await keeper.goto(`${url}/favicon.svg`);
  return { context, keeper };
}

/** What a session keeps goes with its page; what the profile keeps is emptied from a page of the same process, which sees it at once. */
async function emptyProfile({ context, keeper }: Profile): Promise<void> {
  await context.clearCookies();
  await keeper.evaluate(async () => {
    localStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name } of await indexedDB.databases()) {
      await new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name ?? '');
        deleting.onsuccess = resolve;
        deleting.onerror = reject;
      });
    }
  });
}

/** Ends the profiles that nobody has. */
export async function closeIdleProfiles(browser: Browser): Promise<void> {
  for (const { context } of [...(idle.get(browser)?.values() ?? [])].flat()) await context.close();
  idle.delete(browser);
}
