import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { openContext, widths } from './browser.ts';
import { fromNetwork } from './network-of-file.ts';

/**
 * A browser profile with its page, which tests have in turn: in a page that has been used the application loads at less than half the cost.
 * What a test adds to each load (`addInitScript`) is not taken back: it wants a profile of its own.
 */
interface Profile {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
}

const idle = new WeakMap<Browser, Map<string, Profile[]>>();

function idleOf(browser: Browser, url: string): Profile[] {
  const byServer = idle.get(browser) ?? new Map<string, Profile[]>();
  const profiles = byServer.get(url) ?? [];
  idle.set(browser, byServer.set(url, profiles));
  return profiles;
}

/** Lends a profile that nobody else has, in which nothing is kept of this server; its page stands on a picture of the server. */
export async function borrowProfile(
  browser: Browser,
  url: string,
): Promise<{ context: BrowserContext; page: Page; giveBack(): Promise<void> }> {
  const profiles = idleOf(browser, url);
  const profile = profiles.pop() ?? (await openProfile(browser));
  const { context, page } = profile;
  await context.setExtraHTTPHeaders(fromNetwork());
  if (page.url() === 'about:blank') await park(profile, url);
  return {
    context,
    page,
    async giveBack() {
      // A test may have closed it.
      if (page.isClosed()) return context.close();
      for (const other of context.pages()) if (other !== page) await other.close();
      await emptyProfile(profile, url);
      profiles.push(profile);
    },
  };
}

async function openProfile(browser: Browser): Promise<Profile> {
  const context = await openContext(browser, {
    viewport: widths.desktop,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    // A worker that has taken the page over asks the network itself, past the answers that a test gives in its place.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  return { context, page, devtools: await context.newCDPSession(page) };
}

/** Of the same process as the application, which lives on there with what was compiled of it. */
const park = ({ page }: Profile, url: string) => page.goto(`${url}/favicon.svg`);

/** Makes the page and the profile what they were when they were new. */
async function emptyProfile(profile: Profile, url: string): Promise<void> {
  const { context, page, devtools } = profile;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const event of ['console', 'dialog', 'download', 'request', 'response', 'requestfailed'] as const) {
    page.removeAllListeners(event);
  }
  await park(profile, url);
  await page.setViewportSize(widths.desktop);
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });
  // Beyond the page, so that nothing of the next screen lies under it.
  await page.mouse.move(-1, -1);
  await devtools.send('Page.resetNavigationHistory');
  await context.clearCookies();
  await page.evaluate(async () => {
    window.name = '';
    sessionStorage.clear();
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

/** Ends the profiles that nobody has, other than those of a server that lives on: the next test file has them. */
export async function closeIdleProfiles(browser: Browser, except: string): Promise<void> {
  for (const [url, profiles] of idle.get(browser) ?? []) {
    if (url !== except) for (const { context } of profiles.splice(0)) await context.close();
  }
}

export const isIdle = (browser: Browser, context: BrowserContext): boolean =>
  [...(idle.get(browser)?.values() ?? [])].flat().some((profile) => profile.context === context);
