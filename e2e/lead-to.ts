import type { Page } from 'playwright-core';

/** What a test asks of the application's own router. */
interface RouterOfPage {
  routesByPath: object;
  history: { push(address: string): void };
  state: { status: string; location: { href: string }; resolvedLocation?: { href: string } };
}
export type WithRouter = { __TSR_ROUTER__: RouterOfPage };

/** Goes to an address as a link of the application leads there: to load the page anew costs over three times as much. */
export async function leadTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => (window as unknown as WithRouter).__TSR_ROUTER__.history.push(to), address);
  await page.waitForFunction(() => {
    const { status, location, resolvedLocation } = (window as unknown as WithRouter).__TSR_ROUTER__.state;
    return status === 'idle' && location.href === resolvedLocation?.href;
  });
}
